import Foundation

/// The Swift examples of a page, as the source of a file that compiles and runs them.
struct PageExamples {
    /// One function: an example, and those that continue it.
    struct Example {
        var heading: String
        var blocks: [Block] = []
    }

    /// The code between two fences, with what makes it whole.
    struct Block {
        var code: [String]
        /// What it prints by the comments behind its calls of `print`.
        var commented: [String]
        /// What it prints by the fence behind it; nil where there is none.
        var shown: PageFence?

        /// What it prints; nil where the page does not say it.
        var output: [String]? { shown?.lines ?? (commented.isEmpty ? nil : commented) }
    }

    let page: String
    var imports: Set<String> = ["Espalier", "Testing"]
    var declarations: [String] = []
    var examples: [Example] = []

    /// - Parameters:
    ///   - page: The page's path.
    ///   - text: What stands in it.
    init(page: String, text: String) {
        self.page = page
        var isLastSwift = false, isLastDeclaration = false
        for fence in PageFence.all(of: text) {
            if fence.language == "swift" {
                isLastDeclaration = fence.declares
                add(fence)
            } else if fence.isOutput, isLastSwift, !isLastDeclaration {
                let last = examples[examples.count - 1].blocks.count - 1
                examples[examples.count - 1].blocks[last].shown = fence
            }
            isLastSwift = fence.language == "swift"
        }
    }

    private mutating func add(_ fence: PageFence) {
        var code = fence.before + fence.lines + fence.after
        for line in code where line.hasPrefix("import ") { imports.insert(String(line.dropFirst(7))) }
        // What a reader's own module has stands in the same file here.
        code.removeAll { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") }
        if let first = code.firstIndex(where: { !$0.isEmpty }) { code.removeFirst(first) }
        if fence.declares {
            declarations += code + [""]
            return
        }
        if !fence.continues || examples.isEmpty { examples.append(Example(heading: fence.heading)) }
        examples[examples.count - 1].blocks.append(Block(code: code, commented: fence.commentedOutput))
    }

    /// Such as `Observers` for `Docs/Observers.md`.
    var name: String {
        guard page != "README.md" else { return "Readme" }
        return page.replacing(".md", with: "").replacing("Docs/", with: "").replacing("/", with: "")
    }

    /// Where the source stands.
    var path: String { "Tests/EspalierTests/Documentation/Examples/\(name)Examples.swift" }

    /// The source; nil for a page without examples.
    var source: String? {
        guard !(examples.isEmpty && declarations.isEmpty) else { return nil }
        var lines = [
            "// swift-format-ignore-file",
            "// The examples of \(page), made from the page by a test: edit the page, and record.",
        ]
        lines += imports.sorted().map { "import \($0)" }
        lines += [
            "",
            "private func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\") {",
            "    Printed.add(items, separator: separator, terminator: terminator)",
            "}",
            "",
        ]
        lines += declarations
        if !examples.isEmpty {
            lines += ["@Suite(\"The examples of \(page)\")", "struct \(name)Examples {"]
            for (index, example) in examples.enumerated() {
                lines += function(example, number: index + 1)
            }
            lines[lines.count - 1] = "}"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func function(_ example: Example, number: Int) -> [String] {
        var lines = ["    @Test(\"\(number): \(example.heading.replacing("`", with: ""))\")"]
        lines.append("    func example\(number)() async throws {")
        lines.append("        let printed = try await Printed.collect {")
        for (index, block) in example.blocks.enumerated() {
            if index > 0 { lines.append("            Printed.endBlock()") }
            lines += block.code.map { $0.isEmpty ? "" : "            " + $0 }
        }
        lines.append("        }")
        lines.append("        try Printed.compare(printed, withExample: \(number), of: \"\(page)\")")
        return lines + ["    }", ""]
    }
}
