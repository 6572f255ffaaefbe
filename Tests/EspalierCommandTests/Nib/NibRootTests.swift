import EspalierControls
import EspalierNibs
import EspalierViews
import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("A scenario whose root is an interface file")
struct NibRootTests {
    private static let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"30\" height=\"40\"/>"

    /// Runs a document of a folder that holds `card.xib`.
    private func run(
        _ root: String, steps: String = "", options: [String] = [], classes: ScenarioClasses = ScenarioClasses(),
        prepare: (URL) throws -> Void = { _ in }
    ) throws -> CommandRun {
        try withFolder { folder in
            try ImportCommandTests.card.write(
                to: folder.appending(path: "card.xib"), atomically: true, encoding: .utf8)
            try prepare(folder)
            let file = folder.appending(path: "screen.json").path
            try #"{"espalier": 1, "root": \#(root), "steps": [\#(steps)]}"#
                .write(toFile: file, atomically: true, encoding: .utf8)
            var run = CommandRun(["simulate", file, "--format", "json"] + options, classes: classes)
            run.errors = run.errors.replacing(folder.path, with: "FOLDER")
            return run
        }
    }

    @Test("is the live tree that the loader makes, and steps go on with it")
    func root() throws {
        let run = try run(
            #"{"nib": "card.xib"}"#,
            steps: #"{"set": "/0", "keyPath": "text", "value": "x"}, {"expect": "/0", "frame": [8, 8, 8.5, 20.5]}"#)
        #expect(run.status == 0, "\(run.errors)")
        let first = run.output.components(separatedBy: #"{"step": 1"#)[0]
        #expect(
            first.contains(
                #""views": [{"path": "/", "class": "UIView", "tag": 3, "frame": [0, 0, 200, 80]}, "#
                    + #"{"path": "/0", "class": "UILabel", "tag": 0, "frame": [8, 8, 39, 20.5]}, "#
                    + #"{"path": "/1", "class": "UISwitch", "tag": 0, "frame": [55, 0, 63, 28]}]"#))
    }

    @Test("may be one of the file's views, by its id")
    func view() throws {
        let run = try run(#"{"nib": "card.xib", "view": "t-1"}"#)
        #expect(
            run.output.contains(#""views": [{"path": "/", "class": "UILabel", "tag": 0, "frame": [8, 8, 100, 20]}]"#))
        let other = try self.run(#"{"nib": "card.xib", "view": "other"}"#)
        #expect(other.output.contains(#""views": [{"path": "/", "class": "UIButton""#))
    }

    @Test("of a storyboard is the view of its initial controller, or of the controller that is named")
    func storyboard() throws {
        func scene(_ id: String, _ width: Int) -> String {
            "<scene><objects><viewController id=\"\(id)\"><view key=\"view\" id=\"v\(id)\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"9\"/></view>"
                + "</viewController></objects></scene>"
        }
        let text =
            "<document type=\"a.Storyboard.XIB\" initialViewController=\"B\"><scenes>\(scene("A", 1))\(scene("B", 2))"
            + "</scenes></document>"
        func write(_ folder: URL) throws {
            try FileManager.default.createDirectory(at: folder.appending(path: "in"), withIntermediateDirectories: true)
            try text.write(to: folder.appending(path: "in/a.storyboard"), atomically: true, encoding: .utf8)
        }
        let initial = try run(#"{"nib": "in/a.storyboard"}"#, prepare: write)
        #expect(initial.output.contains(#""frame": [0, 0, 2, 9]"#), "\(initial.errors)")
        for id in ["A", "vA"] {
            let named = try run(#"{"nib": "in/../in/./a.storyboard", "view": "\#(id)"}"#, prepare: write)
            #expect(named.output.contains(#""frame": [0, 0, 1, 9]"#), "\(named.errors)")
        }
    }

    @Test("has views of the classes that scenarios know, with their texts")
    func classes() throws {
        final class Card: UIView {}
        var classes = ScenarioClasses()
        classes.register("CardView", Card.self, text: (get: { _ in "of a card" }, set: { _, _ in })) { Card() }
        let document = try ScenarioDocument(
            json:
                #"{"espalier": 1, "root": {"nib": "card.xib"}, "#
                + #""steps": [{"set": "/", "keyPath": "text", "value": ""}]}"#
        )
        try withFolder { folder in
            try ImportCommandTests.card.write(
                to: folder.appending(path: "card.xib"), atomically: true, encoding: .utf8)
            var nibs = ScenarioNibs()
            nibs.folder = folder.path
            let result = try document.simulate(classes: classes, nibs: nibs)
            #expect(result.steps.first?.views?.first?.className == "CardView")
            #expect(result.error == nil)
            #expect(try document.simulate(nibs: nibs).error != nil)
        }
    }

    @Test("lets observers and queries see its views")
    func observers() throws {
        let document = #"""
            {"espalier": 1, "root": {"nib": "card.xib"}, "observers": [{"id": "o", "target": "/0", "keyPath": "tag"}],
             "steps": [{"set": "/0", "keyPath": "tag", "value": 9},
              {"query": "q", "from": "/", "group": "descendants", "by": {"class": ["UISwitch"]}},
              {"expect": "q", "equals": {"UISwitch": ["/1"]}}]}
            """#
        try withFolder { folder in
            try ImportCommandTests.card.write(
                to: folder.appending(path: "card.xib"), atomically: true, encoding: .utf8)
            let file = folder.appending(path: "screen.json")
            try document.write(to: file, atomically: true, encoding: .utf8)
            let run = CommandRun(["simulate", file.path, "--format", "json"])
            #expect(run.status == 0)
            #expect(
                run.output.contains(
                    #""events": [{"observer": "o", "kind": "setting", "path": "/0", "keyPath": "tag"}]"#))
        }
    }

    struct Wrong: Sendable {
        let root: String
        let error: String
        init(_ root: String, _ error: String) { (self.root, self.error) = (root, error) }
    }

    static let wrong = [
        Wrong(
            #"{"nib": "no.xib"}"#,
            "1:33: $.root.nib: the interface file 'FOLDER/no.xib' cannot be read: No such file or directory\n"),
        Wrong(#"{"nib": "in"}"#, "1:33: $.root.nib: 'FOLDER/in' is no file\n"),
        Wrong(#"{"nib": "broken.xib"}"#, "1:33: $.root.nib: FOLDER/broken.xib:2:10: "),
        Wrong(
            #"{"nib": "card.xib", "view": "crad"}"#,
            "1:53: $.root.view: FOLDER/card.xib: there is no view with the id 'crad'\nfix: did you mean 'card'?\n"),
        Wrong(
            #"{"nib": "card.xib", "view": "c1"}"#,
            "1:53: $.root.view: FOLDER/card.xib:17:1: 'c1' is no view, but <constraint>\n"),
        Wrong(
            #"{"nib": "empty.xib"}"#, "1:33: $.root.nib: FOLDER/empty.xib: there is no view in the file\n"),
        Wrong(#"{"nib": 5}"#, "1:33: $.root.nib: a text belongs here, but this is a number\n"),
        Wrong(#"{"nib": ""}"#, "1:33: $.root.nib: 'nib' is empty\n"),
        Wrong(
            #"{"nib": "card.xib", "veiw": "t-1"}"#,
            "1:45: $.root.veiw: unknown key 'veiw' of a nib\nfix: did you mean 'view'?\n"),
        Wrong(#"{"nib": "card.xib", "frame": [0, 0, 1, 1]}"#, "1:45: $.root.frame: unknown key 'frame' of a nib\n"),
        Wrong(#"{"nbi": "card.xib"}"#, "1:26: $.root.nbi: unknown key 'nbi' of a view\nfix: did you mean 'nib'?\n"),
        Wrong(
            #"{"subviews": [{"nib": "card.xib"}]}"#,
            "1:40: $.root.subviews[0].nib: unknown key 'nib' of a view\n"),
    ]

    @Test(
        "that is wrong is an error of the document, with the place in both files, before anything runs",
        arguments: wrong)
    func errors(_ test: Wrong) throws {
        let run = try run(test.root) { folder in
            try FileManager.default.createDirectory(at: folder.appending(path: "in"), withIntermediateDirectories: true)
            try "<document>\n<objects>".write(
                to: folder.appending(path: "broken.xib"), atomically: true, encoding: .utf8)
            try "<document/>".write(to: folder.appending(path: "empty.xib"), atomically: true, encoding: .utf8)
        }
        #expect(run.errorsAlone.hasPrefix("FOLDER/screen.json:" + test.error), "\(run.errors)")
        #expect(run.errors.contains("\nfix: "))
        #expect(run.status == 65 && run.output.isEmpty)
    }

    @Test("outside the document's folder is refused, unless --allow-outside is given")
    func outside() throws {
        try withFolder { outer in
            let elsewhere = outer.appending(path: "card.xib")
            try ImportCommandTests.card.write(to: elsewhere, atomically: true, encoding: .utf8)
            func link(_ folder: URL) throws {
                try FileManager.default.createSymbolicLink(
                    at: folder.appending(path: "link.xib"), withDestinationURL: elsewhere)
                try FileManager.default.createSymbolicLink(
                    at: folder.appending(path: "way"), withDestinationURL: outer)
                try FileManager.default.createSymbolicLink(
                    at: folder.appending(path: "inner.xib"), withDestinationURL: folder.appending(path: "card.xib"))
            }
            let cases = [
                (elsewhere.path, "its path is absolute"),
                ("../\(outer.lastPathComponent)/card.xib", "'..' leads out of it"),
                ("a/../../card.xib", "'..' leads out of it"), ("../no.xib", "'..' leads out of it"),
                ("link.xib", "a symbolic link leads out of it"), ("way/card.xib", "a symbolic link leads out of it"),
            ]
            for (path, why) in cases {
                let refused = try run(#"{"nib": "\#(path)"}"#, prepare: link)
                #expect(refused.status == 65 && refused.output.isEmpty, "\(path)")
                #expect(
                    refused.errorsAlone
                        == "FOLDER/screen.json:1:33: $.root.nib: the interface file '\(path)' lies outside the "
                        + "folder of the document: \(why)\n"
                        + "fix: move it into the folder, or allow it with --allow-outside\n"
                )
            }
            for path in [elsewhere.path, "../\(outer.lastPathComponent)/card.xib", "link.xib", "way/card.xib"] {
                let allowed = try run(#"{"nib": "\#(path)"}"#, options: ["--allow-outside"], prepare: link)
                #expect(allowed.status == 0, "\(path): \(allowed.errors)")
            }
            #expect(try run(#"{"nib": "inner.xib"}"#, prepare: link).status == 0)
        }
    }

    @Test("is found from the working directory where the document comes from standard input or a batch")
    func workingDirectory() {
        for arguments in [["simulate", "-"], ["batch", "-"]] {
            let run = CommandRun(arguments, input: #"{"espalier": 1, "root": {"nib": "no such/card.xib"}}"#)
            #expect(run.status == 65)
            let text = run.errors + run.output
            #expect(text.contains("the interface file 'no such/card.xib' cannot be read: No such file or directory"))
        }
        let batch = CommandRun(["batch", "-"], input: #"{"espalier": 1, "root": {"nib": "/etc/passwd"}}"#)
        #expect(batch.output.contains("lies outside the folder of the document"))
        #expect(batch.output.contains(#""path": "$.root.nib""#))
    }

    @Test("is written as it was read")
    func encoding() throws {
        for root in [#"{"nib": "a.xib"}"#, #"{"nib": "a.xib", "view": "b"}"#] {
            let text = #"{"espalier": 1, "root": \#(root)}"#
            let document = try ScenarioDocument(json: text)
            #expect(document.json() == text)
            #expect(try ScenarioDocument(json: document.json()) == document)
            #expect(try document != ScenarioDocument(json: #"{"espalier": 1, "root": {}}"#))
        }
    }
}
