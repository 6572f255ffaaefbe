import Foundation
import Testing

/// The page for those who come from UIKit, taken apart.
struct ComingFromUIKitPage {
    /// The project's folder.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// What `import UIKit` and `import Espalier` give: all libraries but the containers, which are imported by name.
    static let declarations = Result {
        try PublicDeclarations(below: root.appendingPathComponent("Sources"), except: ["EspalierContainers"])
    }

    /// The libraries that `import UIKit` re-exports, as its source says.
    static func exported() throws -> Set<String> {
        let source = try String(contentsOf: root.appendingPathComponent("Sources/UIKit/Exports.swift"), encoding: .utf8)
        return Set(source.matches(of: #/@_exported import (\w+)/#).map { String($0.1) })
    }

    let text: String

    init() throws {
        text = try String(contentsOf: Self.root.appendingPathComponent("Docs/ComingFromUIKit.md"), encoding: .utf8)
    }

    /// What stands under a heading of the second rank.
    func section(_ heading: String) throws -> String {
        let parts = text.components(separatedBy: "\n## ")
        return try #require(parts.first { $0.hasPrefix(heading + "\n") }, "no section '\(heading)'")
    }

    /// The names of types and members in a column of a section's table: what stands in backquotes and looks like one.
    func names(_ heading: String, column: Int) throws -> [String] {
        let rows = try section(heading).split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
        return rows.flatMap { row in
            let cell = row.split(separator: "|")[column]
            return cell.matches(of: #/`([A-Za-z_][A-Za-z_.=]*(?:\([A-Za-z_:]*\))?)`/#).map { String($0.1) }
                .filter { $0.first?.isUppercase == true || $0.contains("_") }
        }
    }

    /// The code in fences of a language.
    func code(_ language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }
}

@Suite("The page for those who come from UIKit")
struct ComingFromUIKitTests {
    private let page: ComingFromUIKitPage
    private let declarations: PublicDeclarations

    init() throws {
        page = try ComingFromUIKitPage()
        declarations = try ComingFromUIKitPage.declarations.get()
    }

    @Test("What it says is here is declared in the sources")
    func present() throws {
        let unchanged = try page.names("What compiles unchanged", column: 1)
        let instead = try page.names("What must change", column: 1)
        #expect(unchanged.count >= 80 && instead.count >= 20)
        let ofExamples: Set = ["Controller.save", "Controller.unwind(_:)"]
        let wrong = (unchanged + instead).filter { !ofExamples.contains($0) && !declarations.has($0) }
        #expect(wrong == [], "the page says that they are here")
    }

    @Test("What it says is not here is not declared in the sources")
    func missing() throws {
        let changed = try page.names("What must change", column: 0)
        let missing = try page.names("Not here yet", column: 1)
        #expect(changed.count >= 8 && missing.count >= 5)
        let wrong = (changed + missing).filter { declarations.has($0) }
        #expect(wrong == [], "the page says that they are not here")
    }

    @Test("What the compiler says something of is what is declared as unavailable, and there is a message for each")
    func marked() throws {
        let listed = try page.names("Not here, and the compiler says so", column: 1).sorted()
        // What makes `T()` work is no name to leave out.
        // What a class has from its superclass, and may not be called, says so itself.
        let declared = declarations.unavailable.filter {
            !$0.key.hasSuffix(".init(making:)") && !declarations.has($0.key)
        }
        #expect(listed.count >= 35)
        #expect(listed == declared.keys.sorted())
        #expect(declared.filter { !$0.value }.isEmpty, "without a message")
        #expect(listed.filter { declarations.has($0) } == [], "declared as something else too")
    }

    @Test("What import UIKit has besides, at the top level, is what the page lists: nothing of the languages and tools")
    func others() throws {
        let exported = try ComingFromUIKitPage.exported()
        #expect(exported.isSuperset(of: ["EspalierViews", "EspalierControls", "EspalierControllers", "Foundation"]))
        #expect(exported.isDisjoint(with: ["Espalier", "EspalierSLL", "EspalierLayout", "EspalierScenarios"]))
        let sources = ComingFromUIKitPage.root.appendingPathComponent("Sources")
        let left = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { !exported.contains($0) }
        let declarations = try PublicDeclarations(below: sources, except: Set(left))
        let names = declarations.types.union(declarations.members).map { String($0.prefix { $0 != "(" }) }
        let own = Set(names.filter { !$0.contains(".") && $0.firstMatch(of: prefix) == nil }).sorted()
        let block = try page.section("Other names that it has").components(separatedBy: "```text\n")
        let listed = block.last?.components(separatedBy: "```").first?.split { " \n".contains($0) }.map(String.init)
        #expect(own.count >= 30 && !own.contains("Axis"))
        #expect(listed == own, "the list should be:\n\(lines(own))")
    }

    private var prefix: Regex<Substring> { #/^(?:UI|NS|CA|CF|CG|AR|GLK|MK|MTK|SCN|SK|WK)[A-Z]/# }

    /// Names in lines of a page.
    private func lines(_ names: [String]) -> String {
        var lines = [""]
        for name in names {
            if lines[lines.count - 1].count + name.count >= 118 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + name
        }
        return lines.joined(separator: "\n")
    }

    @Test("Its list of types is what the sources declare")
    func types() throws {
        let declared = declarations.types.filter { !$0.contains(".") && $0.firstMatch(of: prefix) != nil }.sorted()
        let listed = try #require(page.code("text").last).split { " \n".contains($0) }.map(String.init)
        #expect(declared.count >= 100)
        #expect(listed == declared, "the list should be:\n\(lines(declared))")
    }

    @Test("Its examples are compiled with the tests that import UIKit, line by line")
    func examples() throws {
        let file = "Tests/UIKitTests/ComingFromUIKit/PageExamples.swift"
        let source = try String(contentsOf: ComingFromUIKitPage.root.appendingPathComponent(file), encoding: .utf8)
        let examples = page.code("swift")
        #expect(examples.count >= 4)
        for example in examples {
            #expect(source.contains(example), "not in \(file):\n\(example)")
        }
    }
}
