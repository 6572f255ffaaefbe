import Foundation
import Testing

@Suite("The Swift examples of the pages")
struct ExamplesTests {
    /// Its examples are written for `import UIKit`, and compiled with the tests of that module.
    private static let elsewhere: Set = ["Docs/ComingFromUIKit.md"]

    @Test("Are compiled and run as they stand", arguments: ProjectFiles.pages)
    func compiled(page: String) throws {
        guard !Self.elsewhere.contains(page) else { return }
        let examples = PageExamples(page: page, text: try ProjectFiles.text(page))
        guard let source = examples.source else {
            #expect(!ProjectFiles.exists(examples.path), "\(page) has no examples any more; remove \(examples.path)")
            return
        }
        try ProjectFiles.expect(examples.path, is: source)
    }

    @Test("There is no file of examples without its page")
    func noneLeft() throws {
        let folder = "Tests/EspalierTests/Documentation/Examples"
        let files = try FileManager.default.contentsOfDirectory(
            atPath: ProjectFiles.root.appendingPathComponent(folder).path)
        let made = ProjectFiles.pages.map { PageExamples(page: $0, text: "").path }
        #expect(files.count >= 8)
        for file in files.sorted() {
            #expect(made.contains("\(folder)/\(file)"), "no page for \(file); remove it")
        }
    }

    @Test("A page is taken apart as its comments say")
    func takenApart() {
        let page = """
            # Title
            <!-- example begins with
            let a = 1
            -->
            ```swift
            import Foundation

            print(a)  // 1
            ```
            It prints:

            ```text
            more
            ```
            <!-- example continues -->
            ```swift
            print(a + 1)  // 2
            ```
            <!-- example ends with
            #expect(a == 1)
            -->

            <!-- a remark -->
            <!-- example declares -->
            ```swift
            extension Int {}
            ```
            """
        let examples = PageExamples(page: "Docs/Some.md", text: page)
        #expect(examples.imports == ["Espalier", "Foundation", "Testing"])
        #expect(examples.declarations == ["extension Int {}", ""])
        #expect(examples.examples.map(\.heading) == ["Title"])
        let blocks = examples.examples.first?.blocks ?? []
        #expect(
            blocks.map(\.code)
                == [["let a = 1", "", "print(a)  // 1"], ["print(a + 1)  // 2", "#expect(a == 1)"]])
        #expect(blocks.map(\.output) == [["more"], ["2"]])
        #expect(examples.name == "Some")
        #expect(examples.source?.contains("    func example1() async throws {\n") == true)
        #expect(PageExamples(page: "Docs/Some.md", text: "# Title").source == nil)
    }

    @Test("What an example prints is collected line by line")
    func printed() async throws {
        let lines = try await Printed.collect {
            Printed.add(["a", 1], separator: ", ", terminator: "\n")
            Printed.add(["b\nc"], separator: " ", terminator: "")
            Printed.endBlock()
            Printed.add(["d"], separator: " ", terminator: "\n")
        }
        #expect(lines == [["a, 1", "b", "c"], ["d"]])
    }
}
