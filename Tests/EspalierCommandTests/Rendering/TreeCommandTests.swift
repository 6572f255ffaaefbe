import Foundation
import Testing

@testable import EspalierCommand

@Suite("espalier tree and espalier diff")
struct TreeCommandTests {
    @Test("print the tree after the last step, or another one, with ids where asked for")
    func tree() {
        let run = CommandRun(["tree", "-"], input: SmallScenario.title)
        #expect(run.output == SmallScenario.tree && run.errors.isEmpty && run.status == 0)
        let first = CommandRun(["tree", "-", "--step", "0", "--ids"], input: SmallScenario.title)
        #expect(
            first.output == """
                UIView "screen" #0 [0, 0, 390, 844]
                  UIView "avatar" #1 [16, 16, 64, 64]
                  UIView "title" #2 [88, 36, 286, 24]

                """)
    }

    @Test(
        "refuse a step that is not there with 2, and a run that ends before it with 65",
        arguments: [["tree"], ["render"], ["diff", "--steps", "0"]])
    func steps(_ words: [String]) {
        let isDiff = words.count > 1
        func run(_ step: String, _ input: String) -> CommandRun {
            CommandRun([words[0], "-"] + (isDiff ? ["--steps", "0", step] : ["--step", step]), input: input)
        }
        let missing = run("3", SmallScenario.title)
        #expect(missing.status == 2 && missing.output.isEmpty)
        #expect(missing.errors == "standard input: there is no step 3\nfix: write a step from 0 to 2\n")
        let ended = run("2", SmallScenario.ended)
        #expect(ended.status == 65 && ended.output.isEmpty && ended.errors == SmallScenario.endedMessage)
        #expect(run("1", SmallScenario.ended).status == 0)
    }

    @Test("print the tree as JSON: a list of views with what the text tells of them")
    func json() {
        let run = CommandRun(["tree", "-", "--step", "0", "--format", "json", "--ids"], input: SmallScenario.title)
        #expect(
            run.output == #"""
                {"espalier": 1, "step": 0, "views": [\#
                {"path": "/", "id": 0, "class": "UIView", "name": "screen", "tag": 0, "frame": [0, 0, 390, 844]}, \#
                {"path": "/0", "id": 1, "class": "UIView", "name": "avatar", "tag": 0, "frame": [16, 16, 64, 64]}, \#
                {"path": "/1", "id": 2, "class": "UIView", "name": "title", "tag": 0, "frame": [88, 36, 286, 24]}]}

                """#)
        let rich =
            #"{"espalier": 1, "root": {"subviews": [{"subviews": [{"class": "UILabel", "text": "é", "alpha": 0.5}]}, "#
            + #"{"isHidden": true, "properties": {"a": [1]}}]}}"#
        let views = CommandRun(["tree", "-", "--format", "json"], input: rich).output
        #expect(
            views.contains(
                #"{"path": "/0/0", "class": "UILabel", "tag": 0, "frame": [0, 0, 0, 0], "alpha": 0.5, "text": "é""#))
        #expect(
            views.contains(
                #"{"path": "/1", "class": "UIView", "tag": 0, "frame": [0, 0, 0, 0], "hidden": true, "properties": {"properties.a": [1]}}"#
            ))
    }

    @Test("print of several documents a line of JSON each, with the name of the file")
    func jsonOfSeveral() throws {
        try withFolder { folder in
            for name in ["a", "b"] {
                try #"{"espalier": 1, "root": {}}"#
                    .write(to: folder.appending(path: "\(name).json"), atomically: true, encoding: .utf8)
            }
            let files = ["a", "b"].map { folder.appending(path: "\($0).json").path }
            let lines = CommandRun(["tree", "--format", "json"] + files).output.split(separator: "\n")
            #expect(lines.count == 2)
            for (line, file) in zip(lines, files) {
                #expect(line.hasPrefix(#"{"espalier": 1, "file": "\#(file)", "step": 0"#))
            }
        }
    }

    @Test("refuse a wrong document with 65, as simulate does", arguments: ["tree", "render", "inspect", "lint"])
    func wrong(_ command: String) {
        let run = CommandRun([command, "-"], input: SmallScenario.wrong)
        #expect(run.status == 65 && run.output.isEmpty && run.errors == SmallScenario.wrongMessage)
    }

    @Test("find no difference between a scenario and its own tree as text, and end with 0")
    func same() throws {
        try withFolder { folder in
            let scenario = folder.appending(path: "a.json").path
            let tree = folder.appending(path: "a.txt").path
            try SmallScenario.title.write(toFile: scenario, atomically: true, encoding: .utf8)
            #expect(CommandRun(["tree", scenario, "-o", tree]).status == 0)
            for pair in [[scenario, tree], [tree, scenario], [scenario, scenario]] {
                let run = CommandRun(["diff"] + pair)
                #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
            }
            #expect(CommandRun(["diff", tree, "-"], input: SmallScenario.title).status == 0)
        }
    }

    @Test("print what differs, as text or JSON, and end with 1")
    func different() throws {
        try withFolder { folder in
            let tree = folder.appending(path: "a.txt").path
            try SmallScenario.tree.replacing("[16, 16, 64, 64]", with: "[17, 16, 64, 64]")
                .write(toFile: tree, atomically: true, encoding: .utf8)
            let run = CommandRun(["diff", tree, "-"], input: SmallScenario.title)
            #expect(run.status == 1 && run.errors.isEmpty)
            #expect(run.output == "~ UIView \"avatar\" at /0: moved [17, 16] -> [16, 16]\n")
            let json = CommandRun(["diff", tree, "-", "--format", "json"], input: SmallScenario.title)
            #expect(json.status == 1 && json.output.hasPrefix(#"{"espalier": 1, "changes": [{"change": "changed""#))
            #expect(json.output.hasSuffix("]}\n"))
            let colored = CommandRun(
                ["diff", tree, "-"], input: SmallScenario.title, environment: ["TERM": "xterm"], terminal: true)
            #expect(colored.output == "\u{1B}[33m\(run.output.dropLast())\u{1B}[0m\n")
            let plain = CommandRun(
                ["diff", tree, "-"], input: SmallScenario.title, environment: ["NO_COLOR": "1"], terminal: true)
            #expect(plain.output == run.output)
        }
    }

    @Test("compare two steps of one document by the numbers of the views")
    func ofOne() {
        let run = CommandRun(["diff", "-", "--steps", "0", "2"], input: SmallScenario.title)
        #expect(run.status == 1)
        #expect(
            run.output == """
                ~ UIView "screen" #0 at /: resized [390, 844] -> [844, 844]
                ~ UIView "title" #2 at /1: resized [286, 24] -> [740, 24]

                """)
        #expect(CommandRun(["diff", "-", "--steps", "0", "1"], input: SmallScenario.title).status == 0)
        #expect(CommandRun(["diff", "-", "--steps=0", "1"], input: SmallScenario.title).status == 0)
    }

    @Test("refuse a text that is no tree with 65, and its place")
    func wrongTree() throws {
        try withFolder { folder in
            let tree = folder.appending(path: "a.txt").path
            try "UIView [0, 0, 0, 0]\nUIView [0, 0, 0, 0]\n".write(toFile: tree, atomically: true, encoding: .utf8)
            let run = CommandRun(["diff", tree, tree])
            #expect(run.status == 65 && run.output.isEmpty)
            #expect(
                run.errors == """
                    \(tree):2:1: a second view at the outermost level
                      UIView [0, 0, 0, 0]
                      ^
                    fix: indent it, or compare one tree at a time

                    """)
        }
    }

    @Test("find the interface file that a root is in the document's folder")
    func nib() throws {
        try withFolder { folder in
            try ImportCommandTests.card.write(
                to: folder.appending(path: "card.xib"), atomically: true, encoding: .utf8)
            let file = folder.appending(path: "screen.json").path
            try #"{"espalier": 1, "root": {"nib": "card.xib"}}"#.write(toFile: file, atomically: true, encoding: .utf8)
            for arguments in [["tree", file], ["render", file], ["inspect", file], ["explain", file, "/0"]] {
                let run = CommandRun(arguments)
                #expect(run.status == 0 && run.errors.isEmpty, "\(arguments[0])")
                #expect(run.output.contains("UILabel"), "\(arguments[0])")
            }
            #expect(CommandRun(["lint", file]).status != 65)
        }
    }
}
