import Foundation
import Synchronization
import TestSupport
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

/// `espalier lint` of an application's folder, by the numbers of its specification (APPLICATIONS).
@Suite struct ApplicationLintCommandTests {
    /// The kinds in the first lines of findings.
    private func kinds(_ run: CommandRun) -> [String] {
        run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.compactMap { line in
            line.split(separator: " ").dropFirst(2).first.map { String($0.dropLast()) }
        }
    }

    @Test("4.4: findings are an error's 1, warnings only with --strict, and --exit-zero is 0 for findings alone")
    func statuses() throws {
        let shop = try ShopFolder()
        #expect(shop.lint("--quiet").status == 1)
        #expect(shop.lint("--quiet", "--exit-zero").status == 0)
        #expect(shop.lint("--only", "missing-image").status == 0)
        #expect(shop.lint("--only", "missing-image", "--strict").status == 1)
        #expect(shop.lint("--only", "overlap").status == 0)
        try shop.folder.write("<document><objects>", to: "Cells/Broken.xib")
        let broken = shop.lint("--quiet", "--exit-zero")
        #expect(broken.status == 65)
        #expect(broken.errors.contains("Cells/Broken.xib:1:"))
        #expect(broken.output.contains("small-target"))
        try shop.folder.write(#"{"device": "all"}"#, to: ".espalier.json")
        let wrong = shop.lint()
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("did you mean 'devices'?"))
        #expect(shop.lint("--config", "/no/such/file").status == 2)
        #expect(shop.lint("--config", "\(shop.path)/.espalier.json", "--no-config").status == 2)
    }

    @Test("4.4: a broken document is told as well, with its place, and the others are still looked at")
    func documents() throws {
        let shop = try ShopFolder()
        try shop.folder.write(#"{"espalier": 1, "root": {"fram": 1}}"#, to: "Screens/wrong.json")
        try shop.folder.write(
            #"{"espalier": 1, "root": {"frame": [0, 0, 100, 100], "subviews": [{"name": "a", "frame": [90, 0, 20, 20]}]}}"#,
            to: "Screens/right.json")
        let run = shop.lint("--quiet")
        #expect(run.status == 65)
        #expect(run.errors.contains("Screens/wrong.json:1:"))
        #expect(run.output.contains("Screens/right.json:1:"))
        #expect(run.output.contains("small-target"))
        #expect(!run.output.contains("Screens/right.json") || run.output.contains("outside"))
        try shop.folder.write(
            #"{"exclude": ["Screens/**"], "ignore": [{"file": "Screens/right.json", "why": "x"}]}"#,
            to: ".espalier.json")
        #expect(shop.lint("--quiet").status == 1)
        // A document by itself in the form of a service, and with the configuration's silence.
        let alone = CommandRun(["lint", "\(shop.path)/Screens/right.json", "--format", "gitlab"])
        #expect(alone.output == "[]\n")
        #expect(alone.status == 0)
        try FileManager.default.removeItem(atPath: "\(shop.path)/.espalier.json")
        let found = CommandRun(["lint", "\(shop.path)/Screens/right.json", "--format", "gitlab"])
        #expect(found.output.contains("\"check_name\": \"outside\""))
        #expect(found.status == 1)
    }

    @Test("4.2: a document says itself what stays, and is told what does not occur any more")
    func ignoredInDocument() throws {
        func document(_ ignored: String) -> String {
            """
            {"espalier": 1, "root": {"frame": [0, 0, 100, 100], "subviews": [
            {"name": "b", "frame": [90, 0, 20, 20], "subviews": [{"frame": [0, 0, 5, 5]}]}]}, "ignore": [\(ignored)]}
            """
        }
        func run(_ ignored: String, _ options: String...) -> CommandRun {
            CommandRun(["lint", "-"] + options, input: document(ignored))
        }
        #expect(run("").output.contains("outside: 'b'"))
        for entry in [#""kind": "outside", "object": "b", "why": "x""#, #""kind": "outside""#, #""object": "b""#] {
            let silent = run("{\(entry)}")
            #expect(silent.status == 0 && !silent.output.contains("outside"), "\(silent.output)")
            #expect(silent.output.contains("1 silenced") && !silent.output.contains("does not occur"))
        }
        let others = run(#"{"kind": "overlap"}, {"kind": "outsid"}, {"object": "c"}"#)
        #expect(others.status == 1 && others.output.contains("outside: 'b'"))
        for text in ["overlap", "outsid; it is no kind, did you mean 'outside'?", "c"] {
            #expect(others.output.contains("what is ignored does not occur: \(text)\n"), "\(others.output)")
        }
        // What is not looked for says nothing of what occurs.
        #expect(!run(#"{"kind": "outside"}"#, "--without", "outside").output.contains("does not occur"))
        #expect(!run(#"{"kind": "overlap"}"#, "--widths", "90...100").output.contains("does not occur"))
        let list = #""ignore": [{"kind": "outside", "object": "b", "why": "x"}, {"object": "c"}]"#
        let read = try ScenarioDocument(json: #"{"espalier": 1, "root": {}, \#(list)}"#)
        let plain = try ScenarioDocument(json: #"{"espalier": 1, "root": {}}"#)
        #expect(read.json().contains(list) && read != plain)
        #expect(try ScenarioDocument(json: read.json()) == read)
        let shop = try ShopFolder()
        try shop.folder.write(document(#"{"kind": "outside"}, {"object": "c"}"#), to: "Screens/a.json")
        let folder = shop.lint()
        #expect(folder.output.contains("1 silenced") && folder.output.contains("does not occur: c, in Screens/a.json"))
        let wrong = run(#"{"why": "x"}"#)
        #expect(wrong.status == 65 && wrong.errors.contains("$.ignore[0]: this would silence everything"))
    }

    @Test("4.4: several forms at once, each in its file, and the text on standard output")
    func outputs() throws {
        let shop = try ShopFolder()
        let files = ["sarif", "junit", "gitlab", "checkstyle", "json", "github", "text"]
        let run = shop.lint("--output", "sarif=\(shop.path)/x.sarif", "-o", "junit=\(shop.path)/x.junit")
        #expect(run.output.contains(": error: small-target: "))
        #expect(try shop.text("x.sarif").contains("\"version\": \"2.1.0\""))
        #expect(try shop.text("x.junit").contains("<testsuites"))
        let all = CommandRun(
            ["lint", shop.path, "--devices", "iPhone SE", "-o", "\(shop.path)/out.txt"]
                + files.flatMap { ["--output", "\($0)=\(shop.path)/out.\($0)"] })
        #expect(all.output == "")
        #expect(try shop.text("out.txt").contains(": error: small-target: "))
        for file in files { #expect(try shop.text("out.\(file)").contains("small-target"), "\(file)") }
        let misspelt = shop.lint("--output", "sraif=x")
        #expect(misspelt.status == 2)
        #expect(misspelt.errors.contains("did you mean 'sarif=x'?"))
        #expect(shop.lint("--output", "sarif=").status == 2)
        // What is no form is the name of a file.
        let odd = shop.lint("--output", "\(shop.path)/a=b")
        #expect(odd.output == "")
        #expect(try shop.text("a=b").contains("small-target"))
    }

    @Test("4.7: a path that matches nothing is an error, a folder with nothing in it a warning")
    func nothing() throws {
        let empty = try TemporaryFolder(["a.txt": "a"])
        let run = CommandRun(["lint", empty.path])
        #expect(run.status == 0)
        #expect(run.errors.contains("warning: there is no storyboard, nib or scenario document in it"))
        #expect(CommandRun(["lint", "\(empty.path)/no.xib"]).status == 2)
        #expect(CommandRun(["lint", "\(empty.path)/no", "--quiet"]).status == 2)
        let shop = try ShopFolder()
        let scene = CommandRun(["lint", "\(shop.path)/Base.lproj/Main.storyboard#Nobody"])
        #expect(scene.status == 2)
        #expect(scene.errors.contains("no scene is called 'Nobody'"))
        let language = shop.lint("--languages", "de,fr", "--only", "overlap")
        #expect(language.errors.contains("nothing in it is translated into 'fr'"))
        #expect(!language.errors.contains("'de'"))
    }

    @Test("4.7: --only, --with and --without; --statistics counts by kind; --quiet leaves the last line out")
    func kinds() throws {
        let shop = try ShopFolder()
        #expect(
            Set(kinds(shop.lint("--quiet", "--only", "small-target,missing-image"))) == [
                "small-target", "missing-image",
            ])
        #expect(!kinds(shop.lint("--quiet", "--without", "small-target")).contains("small-target"))
        #expect(kinds(shop.lint("--quiet", "--languages", "de", "--with", "untranslated")).contains("untranslated"))
        let counted = shop.lint("--statistics", "--quiet", "--only", "small-target,missing-image")
        #expect(
            counted.output.hasSuffix(
                "\n\n1\tsmall-target\ta control too small for a finger\n1\tmissing-image\ta name of an image that is not there\n"
            ))
        let last = try #require(shop.lint("--only", "small-target").output.split(separator: "\n").last)
        #expect(last.contains(#/^3 scenes; \d+ layouts; 1 error; [\d.]+ s$/#))
    }

    @Test("4.7: what is excluded is left out where a folder is named, and with --force-exclude where the file is")
    func excludes() throws {
        let shop = try ShopFolder()
        try shop.folder.write(#"{"exclude": ["Cells/**"]}"#, to: ".espalier.json")
        #expect(!shop.lint("--quiet").output.contains("OrderCell"))
        let file = "\(shop.path)/Cells/OrderCell.xib"
        #expect(CommandRun(["lint", file, "--quiet"]).output.contains("OrderCell"))
        let forced = CommandRun(["lint", file, "--quiet", "--force-exclude"])
        #expect(forced.output == "" && forced.errors == "" && forced.status == 0)
        // A file in a folder that nobody searches through is still looked at where it is named.
        try shop.folder.write(shop.text("Cells/OrderCell.xib"), to: "Pods/OrderCell.xib")
        #expect(!shop.lint("--quiet").output.contains("Pods"))
        #expect(
            CommandRun(["lint", "\(shop.path)/Pods/OrderCell.xib", "--quiet"]).output.contains("Pods/OrderCell.xib:"))
    }

    @Test("4.1: a folder below the configuration is looked at as a part of what the configuration is for")
    func below() throws {
        let shop = try ShopFolder()
        let run = CommandRun(["lint", "\(shop.path)/Cells", "--devices", "iPhone SE", "--format", "json"])
        #expect(run.output.contains("\"file\": \"\(shop.path)/Cells/OrderCell.xib\""))
        #expect(!run.output.contains("Main.storyboard"))
        // The catalogue stands above: the nearest name is known.
        #expect(run.output.contains("did you mean 'star'?"))
        try shop.folder.write(
            #"{"kinds": {"missing-image": "off"}, "overrides": [{"files": ["Cells/**"], "kinds": {"conflict": "note"}}]}"#,
            to: ".espalier.json")
        let configured = CommandRun(["lint", "\(shop.path)/Cells", "--devices", "iPhone SE"])
        #expect(configured.output.contains(": note: conflict: "))
        #expect(!configured.output.contains("missing-image"))
        #expect(configured.status == 0)
        let printed = CommandRun(["lint", "\(shop.path)/Cells/OrderCell.xib", "--print-config", "--devices", "6.1"])
        #expect(printed.output.contains("kinds.conflict\tnote\t\(shop.path)/.espalier.json:1:"))
        #expect(printed.output.contains("kinds.missing-image\toff\t\(shop.path)/.espalier.json:1:"))
        #expect(printed.output.contains("kinds.overlap\terror\tby default\n"))
        #expect(printed.output.contains(#/devices\t[^\t]+\tby an option\n/#))
    }

    @Test("1.5: --classes gives sizes of contents by class, as the configuration does")
    func classes() throws {
        let shop = try ShopFolder()
        let open = shop.lint("--no-config", "--with", "unknown-class", "--only", "unknown-class")
        #expect(open.output.contains("unknown-class"))
        try shop.folder.write(#"{"RatingView": {"size": [120, 24]}}"#, to: "sizes.txt")
        let known = shop.lint("--no-config", "--classes", "\(shop.path)/sizes.txt", "--only", "unknown-class")
        #expect(!known.output.contains("unknown-class:"))
        try shop.folder.write(#"{"RatingView": {"sice": [120, 24]}}"#, to: "sizes.txt")
        let wrong = shop.lint("--classes", "\(shop.path)/sizes.txt")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("sizes.txt:1:17:"))
        #expect(wrong.errors.contains("did you mean 'size'?"))
    }

    @Test("4.2: a baseline silences what there is; later runs tell what is new, and name what is gone")
    func baseline() throws {
        let shop = try ShopFolder()
        let file = "\(shop.path)/known.json"
        let written = shop.lint("--write-baseline", "--baseline", file)
        #expect(written.status == 0)
        let quiet = shop.lint("--baseline", file, "--quiet")
        #expect(quiet.output == "" && quiet.status == 0)
        #expect(shop.lint("--baseline", file).output.contains("in the baseline"))
        try shop.change("Cells/OrderCell.xib", "image=\"stars\"", "image=\"star\"")
        let gone = CommandRun(["lint", shop.path, "--baseline", file])
        #expect(gone.output.contains("note: gone from the baseline: missing-image Cells/OrderCell.xib"))
        #expect(!shop.lint("--baseline", file, "--only", "overlap").output.contains("gone"))
        // A run of one file leaves the others' entries as they are.
        let before = try shop.text("known.json")
        let one = CommandRun(
            [
                "lint", "\(shop.path)/Base.lproj/Main.storyboard", "--devices", "iPhone SE", "--baseline", file,
                "--write-baseline",
            ])
        #expect(one.status == 0)
        #expect(try shop.text("known.json") == before)
        #expect(CommandRun(["lint", shop.path, "--baseline", "\(shop.path)/none.json"]).status == 2)
    }

    @Test("4.3: --since looks at what has changed since a revision: files, translations, sizes of classes")
    func since() throws {
        guard ToolRun.find("git") != nil else { return }
        let shop = try ShopFolder()
        let outside = shop.lint("--since", "HEAD")
        #expect(outside.status == 2)
        #expect(outside.errors.contains("is in none"))
        try shop.commit()
        func files(_ arguments: String...) -> Set<String> {
            let run = CommandRun(
                ["lint", shop.path, "--format", "json"] + arguments, environment: ProcessInfo.processInfo.environment)
            // The first file of a line is the finding's own.
            return Set(
                run.output.split(separator: "\n").compactMap { line in
                    line.firstMatch(of: #/"file": "[^"]*\/([^"\/]+)"/#).map { String($0.1) }
                })
        }
        #expect(files("--since", "HEAD") == [])
        try shop.change("de.lproj/Main.strings", "= \"", "= \"Sehr ")
        #expect(files("--since", "HEAD", "--devices", "iPhone SE") == ["Main.storyboard"])
        try shop.change("Cells/OrderCell.xib", "image=\"stars\"", "image=\"starr\"")
        #expect(files("--since", "HEAD", "--devices", "iPhone SE") == ["Main.storyboard", "OrderCell.xib"])
        let git = try ToolRun("git", ["checkout", "-q", "."], in: URL(filePath: shop.path))
        #expect(git.status == 0)
        // A file that git does not know yet.
        try shop.folder.write(shop.text("Cells/OrderCell.xib"), to: "Cells/NewCell.xib")
        #expect(files("--since", "HEAD", "--devices", "iPhone SE") == ["NewCell.xib"])
        try FileManager.default.removeItem(atPath: "\(shop.path)/Cells/NewCell.xib")
        try shop.change(".espalier.json", "[120, 24]", "[121, 24]")
        let config = files("--since", "HEAD", "--devices", "iPhone SE")
        #expect(config.count == 1)
        let unknown = shop.lint("--since", "no-such-branch")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("git knows no revision 'no-such-branch'"))
        #expect(shop.lint("--since", "--output=x").status == 2)
        let without = shop.lint("--since", "HEAD", environment: ["PATH": "/no/such/folder"])
        #expect(without.status == 2)
        #expect(without.errors.contains("there is no command 'git'"))
    }

    @Test("4.6: --watch lays out again what is saved, tells the difference, and ends by a signal")
    func watch() throws {
        let shop = try ShopFolder()
        let ends = Mutex<[Int32]>([])
        let interruption = Interruption { signal in ends.withLock { $0.append(signal) } }
        let output = FakeOutput()
        let path = shop.path
        let status = Mutex<CommandStatus?>(nil)
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            let tool = CommandLineTool(
                input: FakeInput(""), output: output, errors: FakeOutput(), outputIsTerminal: true,
                interruption: interruption)
            let ended = tool.run(["lint", path, "--devices", "iPhone SE", "--watch", "--color", "never"])
            status.withLock { $0 = ended }
            isDone.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        func comes(_ text: String) -> Bool {
            for _ in 0..<600 {
                if output.text.contains(text) { return true }
                Thread.sleep(forTimeInterval: 0.05)
            }
            return false
        }
        #expect(comes("3 scenes; "))
        #expect(output.text.contains("small-target"))
        try shop.change("Cells/OrderCell.xib", "image=\"stars\"", "image=\"star\"")
        #expect(comes("gone: \(path)/Cells/OrderCell.xib: missing-image: "))
        #expect(output.text.contains("\u{1B}[H\u{1B}[2J"))
        try shop.change("Base.lproj/Main.storyboard", "constant=\"36\"", "constant=\"48\"")
        #expect(comes("gone: \(path)/Base.lproj/Main.storyboard: small-target: "))
        interruption.arrive(SIGINT)
        #expect(isDone.wait(timeout: .now() + .seconds(30)) == .success)
        #expect(status.withLock { $0 } == .failure)
        #expect(ends.withLock { $0 } == [])
        interruption.endProcess()
        #expect(ends.withLock { $0 } == [SIGINT])
    }

    @Test("4.5: progress has the scene, and what is left as soon as that can be said")
    func progress() {
        #expect(SceneProgress.text(12, 63, spent: 1, last: "Cart") == "12 of 63 scenes: Cart\u{1B}[K")
        #expect(SceneProgress.text(12, 63, spent: 4, last: "Cart") == "12 of 63 scenes, about 17 s left: Cart\u{1B}[K")
        #expect(
            SceneProgress.text(1, 100, "drawn", spent: 3, last: "A\u{1B}[2J\(String(repeating: "b", count: 40))")
                == "1 of 100 scenes drawn, about 5 min left: AU+001B[2J\(String(repeating: "b", count: 24))…\u{1B}[K")
    }
}
