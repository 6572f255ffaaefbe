import EspalierRendering
import EspalierViews
import Foundation
import Testing

@Suite("Recording expected trees")
struct RecordingTests {
    /// Runs an expectation on a file with a content. Returns the failure and the content afterwards.
    static func record(
        _ source: String, _ expected: String, view: UIView = HierarchyExpectationTests.view()
    ) throws -> (failure: String, source: String, path: String) {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        try Data(source.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let failure = HierarchyExpectationTests.failure(expected, file: url.path, recording: .granted, view: view)
        let after = try String(decoding: Data(contentsOf: url), as: UTF8.self)
        return (try #require(failure), after, url.path)
    }

    @Test(
        "The literal with the expected text is written anew, and nothing else",
        arguments: [
            // Indentation follows the closing quotes.
            (
                "a\n  f(\"\"\"\n    old\n    \"\"\")\nb\n",
                "a\n  f(\"\"\"\n    UIView \"v\" [0, 0, 10, 20]\n    \"\"\")\nb\n"
            ),
            ("\"\"\"\nold\n\"\"\"", "\"\"\"\nUIView \"v\" [0, 0, 10, 20]\n\"\"\""),
            // Line breaks of another system stay.
            ("f(\"\"\"\r\n old\r\n \"\"\")\r\n", "f(\"\"\"\r\n UIView \"v\" [0, 0, 10, 20]\r\n \"\"\")\r\n"),
            // What a comment has is no text.
            ("// \"\"\"\nf(\"\"\"\n old\n \"\"\")", "// \"\"\"\nf(\"\"\"\n UIView \"v\" [0, 0, 10, 20]\n \"\"\")"),
            // A text without need of # gets none.
            ("f(#\"\"\"\n old\n \"\"\"#)", "f(\"\"\"\n UIView \"v\" [0, 0, 10, 20]\n \"\"\")"),
            // Escapes, others before and after, one that looks alike in a comment.
            (
                "/// \"\"\"\nx = \"\"\"\n other\n \"\"\"\nf(\"\"\"\n o\\u{6C}d\n \"\"\", \"\"\"\n  ol\\d\n  \"\"\", \"\"\"\n old\n \"\"\")",
                "/// \"\"\"\nx = \"\"\"\n other\n \"\"\"\nf(\"\"\"\n o\\u{6C}d\n \"\"\", \"\"\"\n  ol\\d\n  \"\"\", \"\"\"\n UIView \"v\" [0, 0, 10, 20]\n \"\"\")"
            ),
        ])
    func rewritten(before: String, after: String) throws {
        let recorded = try Self.record(before, "old")
        #expect(recorded.source == after)
        #expect(recorded.failure.hasPrefix("recorded at \(recorded.path):"))
    }

    @Test("A literal of several lines and with escapes is found, an empty one too")
    func found() throws {
        let tree = "UIView [0, 0, 0, 0]\n  UILabel \"a\\\\\\\"\" [0, 0, 1, 1]\n"
        let source = "f(\"\"\"\n  UIView [0, 0, 0, 0]\n    UILabel \"a\\\\\\\\\\\\\\\"\" [0, 0, 1, 1]\n\n  \"\"\")\n"
        let recorded = try Self.record(source, tree)
        #expect(recorded.source == "f(\"\"\"\n  UIView \"v\" [0, 0, 10, 20]\n  \"\"\")\n")
        #expect(
            try Self.record("f(\"\"\"\n  \"\"\")", "").source == "f(\"\"\"\n  UIView \"v\" [0, 0, 10, 20]\n  \"\"\")")
    }

    @Test("A tree whose text has escapes is written with #")
    func raw() throws {
        let view = UIView()
        view.name = "a\nb"
        let recorded = try Self.record("f(\"\"\"\n  old\n  \"\"\")", "old", view: view)
        #expect(recorded.source == "f(#\"\"\"\n  UIView \"a\\nb\" [0, 0, 0, 0]\n  \"\"\"#)")
        let hostile = UIView()
        hostile.name = "\\#"
        let twice = try Self.record("f(\"\"\"\n  old\n  \"\"\")", "old", view: hostile)
        #expect(twice.source == "f(##\"\"\"\n  UIView \"\\\\#\" [0, 0, 0, 0]\n  \"\"\"##)")
    }

    @Test(
        "What cannot be recorded is told with the tree, and the file stays",
        arguments: [
            ("f(\"old\")", "no text in \"\"\" has the expected text"),
            ("f(\"\"\"\n \\(x)\n \"\"\")", "no text in \"\"\" has the expected text"),
            ("f(\"\"\"\n old\n \"\"\")\nf(\"\"\"\n old\n \"\"\")", "the expected text stands at lines 1, 4"),
        ])
    func refused(source: String, message: String) throws {
        let recorded = try Self.record(source, "old")
        #expect(recorded.source == source)
        #expect(recorded.failure.contains(message))
        #expect(recorded.failure.contains("\nfix: "))
        #expect(recorded.failure.hasSuffix("the tree is:\nUIView \"v\" [0, 0, 10, 20]\n"))
    }

    @Test("A file that is not there, or is no text, is told")
    func unreadable() throws {
        let failure = HierarchyExpectationTests.failure("old", file: "/nowhere/Test.swift", recording: .granted)
        #expect(failure?.hasPrefix("recording failed: /nowhere/Test.swift: ") == true)
    }

    @Test("Tests that run at once record into one file without losing any")
    func atOnce() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        // Long enough for the recordings to overlap.
        let filler = String(repeating: "// a line of the file\n", count: 2000)
        let source = filler + (0..<20).map { "f(\"\"\"\n  old\($0)\n  \"\"\")\n" }.joined()
        try Data(source.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let view = UIView()
                    view.name = "v\(number)"
                    view.addSubview(UIView())
                    _ = HierarchyExpectationTests.failure(
                        "old\(number)", file: url.path, recording: .granted, view: view)
                }
            }
        }
        let expected =
            filler
            + (0..<20).map {
                "f(\"\"\"\n  UIView \"v\($0)\" [0, 0, 0, 0]\n    UIView [0, 0, 0, 0]\n  \"\"\")\n"
            }.joined()
        #expect(try String(decoding: Data(contentsOf: url), as: UTF8.self) == expected)
    }
}
