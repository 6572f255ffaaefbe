import EspalierScenarios
import Foundation
import TestSupport
import Testing

@testable import EspalierCommand

@Suite("Scenes of interface files in place of documents")
struct SceneCommandTests {
    /// A storyboard: a navigation controller with a screen, which has a list with a prototype; and a second screen.
    static func storyboard(
        title: String = "Orders", second: String = #"storyboardIdentifier="Detail""#, third: String = ""
    ) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
        initialViewController="n"><device id="retina6_12" orientation="portrait"/><scenes>
        <scene><objects><navigationController id="n" title="Root">
        <navigationBar key="navigationBar" id="nb"/><connections>
        <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        <scene><objects><viewController storyboardIdentifier="Orders" title="All" customClass="OrdersController" id="c">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <label text="\(title)" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="16" y="111" width="361" height="21"/></label>
        <tableView translatesAutoresizingMaskIntoConstraints="NO" id="t">
        <rect key="frame" x="0" y="200" width="393" height="300"/><prototypes>
        <tableViewCell reuseIdentifier="Row" id="p"><rect key="frame" x="0" y="50" width="393" height="44"/>
        <tableViewCellContentView key="contentView" id="pc"><rect key="frame" x="0" y="0" width="393" height="44"/>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
        <viewLayoutGuide key="safeArea" id="sa"/><constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="k1"/>
        <constraint firstItem="v" firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="16" id="k2"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="8" id="k3"/>
        <constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="k4"/>
        <constraint firstItem="v" firstAttribute="trailing" secondItem="t" secondAttribute="trailing" constant="10" id="k5"/>
        <constraint firstItem="t" firstAttribute="top" secondItem="l" secondAttribute="bottom" id="k6"/>
        <constraint firstItem="t" firstAttribute="height" constant="300" id="k7"/>
        </constraints></view></viewController></objects></scene>
        <scene><objects><viewController \(second) title="All" id="d">
        <view key="view" id="w"><rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController></objects></scene>
        \(third)
        </scenes></document>
        """
    }

    private static let nib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <view id="a"><rect key="frame" x="0" y="0" width="300" height="60"/><subviews><label text="Hi" id="al">
        <rect key="frame" x="10" y="5" width="280" height="30"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/>
        </label></subviews></view></objects></document>
        """

    private func inFolder(_ files: [String: String] = [:], _ body: (_ folder: String) throws -> Void) throws {
        var all = ["Main.storyboard": Self.storyboard(), "Card.xib": Self.nib]
        all.merge(files) { _, new in new }
        let folder = try TemporaryFolder(all)
        try body(folder.path)
    }

    @Test("1.1: a scene is named by its id, identifier, class or title; several are listed, and case counts")
    func names() throws {
        try inFolder { folder in
            let file = "\(folder)/Main.storyboard"
            let runs = ["c", "Orders", "OrdersController"].map { CommandRun(["tree", "\(file)#\($0)"]) }
            #expect(runs[0].status == 0 && runs[0].output.contains("UILabel \"l\""), "\(runs[0].errors)")
            #expect(Set(runs.map(\.output)).count == 1)
            let several = CommandRun(["tree", "\(file)#All"])
            #expect(several.status == 2)
            #expect(several.errors.contains("2 scenes are called 'All'"))
            #expect(several.errors.contains("c Orders OrdersController All") && several.errors.contains("d Detail All"))
            #expect(CommandRun(["tree", "\(file)#orders"]).status == 2)
            #expect(CommandRun(["tree", "\(folder)/Gone.storyboard#c"]).status == 65)
        }
    }

    @Test("1.1: a path that exists as written comes first")
    func paths() throws {
        let document = #"{"espalier": 1, "root": {"name": "mine"}}"#
        try inFolder(["Main.storyboard#c": document, "a#b.xib": Self.nib]) { folder in
            #expect(CommandRun(["tree", "\(folder)/Main.storyboard#c"]).output.contains("\"mine\""))
            #expect(CommandRun(["tree", "\(folder)/a#b.xib"]).output.contains("\"al\""))
            #expect(CommandRun(["tree", "\(folder)/a#b.xib#a"]).output.contains("\"al\""))
        }
    }

    @Test("1.1: without a name inspect, render and tree take all scenes, the others the initial one or the only one")
    func unnamed() throws {
        try inFolder(["Other.storyboard": Self.storyboard().replacing("initialViewController=\"n\"", with: "")]) {
            folder in
            let file = "\(folder)/Main.storyboard"
            let tree = CommandRun(["tree", file])
            #expect(tree.status == 0)
            for name in ["Orders", "Row", "Detail"] {
                #expect(tree.output.contains("==> \(file)#\(name) <==\n"), "\(name)")
            }
            #expect(!tree.output.contains("#Root"))
            for command in ["render", "inspect"] {
                let ending = command == "render" ? "svg" : "html"
                #expect(CommandRun([command, file, "-o", "\(folder)/out"]).status == 0)
                let made = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/out").sorted()
                #expect(
                    made.filter { $0.hasSuffix(ending) } == ["Detail", "Orders", "Row"].map { "Main-\($0).\(ending)" })
                #expect(CommandRun([command, "\(folder)/Card.xib", "-o", "\(folder)/card.\(ending)"]).status == 0)
                #expect(FileManager.default.fileExists(atPath: "\(folder)/card.\(ending)"))
            }
            let query = ["--select", "UILabel"]
            for arguments in [
                ["explain", file, "l"], ["query", file] + query, ["simulate", file, "--views", "last"],
            ] {
                let run = CommandRun(arguments)
                #expect(run.status == 0 && run.output.contains("l"), "\(arguments) \(run.errors)")
            }
            #expect(CommandRun(["query", "\(folder)/Card.xib"] + query).output.contains("\"al\""))
            let several = CommandRun(["explain", "\(folder)/Other.storyboard", "l"])
            #expect(several.status == 2)
            #expect(several.errors.contains("#c (Orders, OrdersController, All)"))
        }
    }

    @Test("1.1: an explanation leads to the constraint in the interface file")
    func explained() throws {
        try inFolder { folder in
            let file = "\(folder)/Main.storyboard"
            let run = CommandRun(["explain", "\(file)#c", "l", "--attribute", "x"])
            let line =
                Self.storyboard().split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains(#"id="k1""#) }.map { $0 + 1 } ?? 0
            #expect(run.status == 0 && run.output.contains("\(file):\(line):1"), "\(run.output)\(run.errors)")
        }
    }

    @Test("1.1: a view is named by an outlet of its scene, before those of other scenes; an identifier comes first")
    func outlets() throws {
        func outlet(_ name: String, _ id: String) -> String {
            #"<connections><outlet property="\#(name)" destination="\#(id)" id="o-\#(name)-\#(id)"/></connections>"#
        }
        let storyboard = Self.storyboard(
            third: "<scene><objects><viewController id=\"x\"><view key=\"view\" id=\"xv\"/>\(outlet("list", "xv"))"
                + "\(outlet("t", "xv"))</viewController></objects></scene>"
        ).replacing(
            "</constraints></view></viewController>",
            with: "</constraints></view>\(outlet("titleLabel", "l"))\(outlet("list", "t"))</viewController>")
        try inFolder(["Main.storyboard": storyboard]) { folder in
            for (outlet, id) in [("titleLabel", "l"), ("list", "t"), ("t", "t")] {
                let runs = [outlet, id].map {
                    CommandRun(["explain", "\(folder)/Main.storyboard#c", $0, "--attribute", "x"])
                }
                #expect(runs[0].status == 0 && runs[0].output == runs[1].output, "\(runs[0].errors)")
            }
            #expect(CommandRun(["explain", "\(folder)/Main.storyboard#c", "none", "--attribute", "x"]).status != 0)
        }
    }

    @Test("1.1: shrink writes a document of a scene; replay and bisect refuse one, and name import")
    func others() throws {
        let overlapping = Self.nib.replacing(
            "</subviews>",
            with:
                #"<label text="Ho" id="ao"><rect key="frame" x="10" y="5" width="280" height="30"/></label></subviews>"#
        )
        try inFolder(["Over.xib": overlapping]) { folder in
            let small = CommandRun(["shrink", "\(folder)/Over.xib#a", "--while", "overlap"])
            #expect(small.status == 0, "\(small.errors)")
            let document = try ScenarioDocument(json: small.output)
            #expect(document.root.views.count == 3)
            for arguments in [
                ["replay", "--to", "0"], ["bisect", "--expect", #"{"expect": "/", "ambiguous": false}"#],
            ] {
                let run = CommandRun(arguments + ["\(folder)/Card.xib"])
                #expect(run.status == 65 && run.errors.contains("'espalier import \(folder)/Card.xib"), "\(run.errors)")
            }
        }
    }

    @Test("2.1: a device gives a scene its size and its safe area; a cell is as wide as its list there")
    func devices() throws {
        try inFolder { folder in
            let file = "\(folder)/Main.storyboard"
            func lines(_ name: String, _ options: String...) -> String {
                let run = CommandRun(["tree", "\(file)#\(name)"] + options)
                #expect(run.status == 0, "\(run.errors)")
                return run.output
            }
            // Below the status bar of 20 points, and the navigation bar of 54 points.
            let small = lines("c", "--devices", "iPhone SE")
            #expect(
                small.hasPrefix("UIView \"v\" [0, 0, 375, 667]") && small.contains("UILabel \"l\" [16, 82, 343, 20.5]"))
            let lying = lines("c", "--devices", "iPhone SE", "--orientations", "landscape")
            #expect(lying.hasPrefix("UIView \"v\" [0, 0, 667, 375]"))
            #expect(lines("p", "--devices", "iPhone SE").hasPrefix("UITableViewCell \"p\" [0, 0, 355, 44]"))
            let masked = CommandRun(["tree", "\(folder)/Card.xib", "--devices", "320x568"])
            #expect(masked.output.contains("UILabel \"al\" [10, 5, 300, 30]"), "\(masked.output)")
            let large = lines("c", "--text-sizes", "AX5")
            #expect(large.contains("contentSize") || large != lines("c"))
            #expect(CommandRun(["tree", file, "--devices", "phones"]).status == 2)
        }
    }

    @Test("2.3: a language gives a scene its texts, and its direction")
    func languages() throws {
        try inFolder(["de.lproj/Main.strings": #""l.text" = "Bestellungen";"#, "ar.lproj/Main.strings": ""]) { folder in
            let german = CommandRun(["tree", "\(folder)/Main.storyboard#c", "--languages", "de"])
            #expect(german.output.contains("Bestellungen"), "\(german.output)\(german.errors)")
            let query = ["--select", "UILabel[text='Bestellungen']", "--languages", "de"]
            #expect(CommandRun(["query", "\(folder)/Main.storyboard#c"] + query).status == 0)
        }
    }
}

@Suite("Comparing interface files")
struct SceneDiffTests {
    private static let added = """
        <scene><objects><viewController id="e"><view key="view" id="x"><rect key="frame" x="0" y="0" width="393" height="852"/>
        </view></viewController></objects></scene>
        """

    private let folder: TemporaryFolder
    private var before: String { "\(folder.path)/Before.storyboard" }
    private var after: String { "\(folder.path)/After.storyboard" }

    init() throws {
        folder = try TemporaryFolder([
            "Before.storyboard": SceneCommandTests.storyboard(),
            "After.storyboard": SceneCommandTests.storyboard(
                title: "All orders", second: #"storyboardIdentifier="Other""#, third: Self.added),
            "a.json": #"{"espalier": 1, "root": {"name": "a"}}"#, "b.json": #"{"espalier": 1, "root": {"name": "b"}}"#,
        ])
    }

    @Test("1.1: diff compares scenes by object id, and says which came and which went")
    func scenes() {
        let run = CommandRun(["diff", before, after])
        #expect(run.status == 1)
        #expect(
            run.output == """
                ==> \(after)#Orders <==
                ~ UILabel "l" at /0: text "Orders" -> "All orders"
                + \(after)#e

                """)
        let back = CommandRun(["diff", after, before])
        #expect(back.output.hasSuffix("\n- \(after)#e\n"))
        #expect(CommandRun(["diff", before, before]).status == 0)
        let named = CommandRun(["diff", "\(before)#c", "\(after)#c"])
        #expect(named.output.contains("~ UILabel \"l\"") && !named.output.contains("+ "))
        let json = CommandRun(["diff", before, after, "--format", "json"]).output.split(separator: "\n")
        #expect(json.count == 2 && json[0].hasPrefix(#"{"espalier": 1, "change": "changed", "scene": "c""#), "\(json)")
    }

    @Test("1.1: diff writes a page with both screens, what changed outlined, and the constraints that are others")
    func page() throws {
        let page = CommandRun(["diff", before, after, "--format", "html"])
        #expect(page.status == 1 && page.output.hasPrefix("<!DOCTYPE html>"), "\(page.errors)")
        #expect(page.output.components(separatedBy: "data:image/svg+xml;base64,").count == 4)
        #expect(page.output.contains("#Orders") && page.output.contains("&quot;All orders&quot;"))
        #expect(page.output.contains("default-src 'none'") && !page.output.contains("http://"))
        #expect(CommandRun(["diff", before, after, "--format", "html"]).output == page.output)
        let same = CommandRun(["diff", before, before, "--format", "html"])
        #expect(same.status == 0 && same.output.contains("No scene differs."))
    }

    @Test("1.1: diff lists the constraints that are others, new or gone, with their lines, in pages and comments")
    func constraints() throws {
        let file = try String(contentsOfFile: before, encoding: .utf8)
        let changed = file.replacingOccurrences(of: #"constant="8" id="k3""#, with: #"constant="30" id="k3""#)
            .replacingOccurrences(
                of: #"<constraint firstItem="t" firstAttribute="height" constant="300" id="k7"/>"#, with: "")
        let folder = try TemporaryFolder(["New.storyboard": changed])
        let new = "\(folder.path)/New.storyboard"
        let comment = CommandRun(["diff", before, new, "--format", "markdown"])
        #expect(comment.status == 1 && comment.output.hasPrefix("### `\(new)#Orders`\n"), "\(comment.errors)")
        let moved =
            "~ line 18: label l.top == viewLayoutGuide sa.top + 8 -> line 18: label l.top == viewLayoutGuide sa.top + 30"
        #expect(comment.output.contains("- `\(moved)`"), "\(comment.output)")
        #expect(comment.output.contains("- `- line 22: tableView t.height == 300`"), "\(comment.output)")
        #expect(comment.output.contains("moved [16, "))
        let back = CommandRun(["diff", new, before, "--format", "html"]).output
        #expect(back.contains("<li><code>+ line 22: tableView t.height == 300</code></li>"))
        #expect(CommandRun(["diff", before, before, "--format", "markdown"]).output == "No scene differs.\n")
        let document = #"{"espalier": 1, "root": {}}"#
        #expect(CommandRun(["diff", "-", "x.json", "--format", "html"], input: document).status == 2)
    }

    @Test("1.1: git calls diff with seven arguments, and takes another status than 0 for a failure")
    func git() {
        let (id, mode) = ("0123456789abcdef0123456789abcdef01234567", "100644")
        let changed = CommandRun(["diff", "App/Main.storyboard", before, id, mode, after, id, mode])
        #expect(changed.status == 0)
        #expect(
            changed.output.hasPrefix("==> App/Main.storyboard#Orders <==\n~ UILabel"),
            "\(changed.output)\(changed.errors)")
        let new = CommandRun(["diff", "App/Main.storyboard", "/dev/null", ".", ".", after, id, mode])
        #expect(new.status == 0 && new.output.contains("+ App/Main.storyboard#Orders\n"), "\(new.output)\(new.errors)")
        let gone = CommandRun(["diff", "App/Main.storyboard", before, id, mode, "/dev/null", ".", "."])
        #expect(gone.status == 0 && gone.output.contains("- App/Main.storyboard#Orders\n"))
        let renamed = CommandRun([
            "diff", "Old.storyboard", before, id, mode, after, id, mode, "New.storyboard", "similarity",
        ])
        #expect(renamed.output.hasPrefix("==> New.storyboard#Orders <==\n"))
        let (a, b) = ("\(folder.path)/a.json", "\(folder.path)/b.json")
        let document = CommandRun(["diff", "Doc.json", a, id, mode, b, id, mode])
        #expect(document.status == 0 && document.output.hasPrefix("==> Doc.json <==\n"), "\(document.errors)")
        let unmerged = CommandRun(["diff", "Main.storyboard"], environment: ["GIT_DIFF_PATH_COUNTER": "1"])
        #expect(unmerged.status == 0 && unmerged.output == "* Main.storyboard: not merged\n")
        // Seven arguments that are none of git's are too many.
        #expect(CommandRun(["diff", "1", "2", "3", "4", "5", "6", "7"]).status == 2)
    }

    @Test(
        "1.1: what git diff --ext-diff and git difftool call with is understood",
        .enabled(if: ToolRun.find("git") != nil, "there is no git"))
    func called() throws {
        let clone = try TemporaryFolder([
            "App/Main.storyboard": SceneCommandTests.storyboard(),
            "note": "#!/bin/sh\nprintf '%s\\000' \"$@\" >> \"$NOTED\"\n",
        ])
        let place = URL(filePath: clone.path)
        func git(_ arguments: String...) throws -> [String] {
            let noted = "\(folder.path)/noted"
            try? FileManager.default.removeItem(atPath: noted)
            let note = "\(clone.path)/note"
            let run = try ToolRun(
                program: URL(filePath: ToolRun.find("git") ?? ""),
                ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"] + arguments, in: place,
                environment: ["GIT_EXTERNAL_DIFF": note, "NOTED": noted, "GIT_CONFIG_GLOBAL": "/dev/null"])
            #expect(run.status == 0, "\(run.errors)")
            let text = (try? String(contentsOfFile: noted, encoding: .utf8)) ?? ""
            return text.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(clone.path)/note")
        _ = try git("init", "-q")
        _ = try git("add", ".")
        _ = try git("commit", "-q", "-m", "one")
        try SceneCommandTests.storyboard(title: "All orders")
            .write(toFile: "\(clone.path)/App/Main.storyboard", atomically: true, encoding: .utf8)
        let external = try git("diff", "--ext-diff")
        let call = try #require(GitCall(external), "\(external)")
        #expect(call.path == "App/Main.storyboard" && call.newPath == call.path)
        #expect(CommandLineTool.interfaceOperand(call.before) != nil && call.after == "App/Main.storyboard")
        let tool = try git("difftool", "--no-prompt", "--extcmd=\(clone.path)/note")
        #expect(tool.count == 2 && tool.allSatisfy { CommandLineTool.interfaceOperand($0) != nil }, "\(tool)")
        _ = try git("mv", "App/Main.storyboard", "App/Other.storyboard")
        let renamed = try #require(GitCall(try git("diff", "--ext-diff", "-M", "HEAD")))
        #expect(renamed.path == "App/Main.storyboard" && renamed.newPath == "App/Other.storyboard")
        _ = try git("rm", "-q", "-f", "App/Other.storyboard")
        #expect(GitCall(try git("diff", "--ext-diff", "HEAD"))?.after == GitCall.nothing)
    }
}
