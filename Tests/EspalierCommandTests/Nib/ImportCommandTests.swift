import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("espalier import")
struct ImportCommandTests {
    static let card = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view tag="3" alpha="0.5" id="card" customClass="CardView">
        <rect key="frame" x="0.0" y="0.0" width="200" height="80"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <subviews>
        <label userLabel="Title" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="t-1">
        <rect key="frame" x="8" y="8" width="100" height="20"/>
        </label>
        <switch hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s-1">
        <rect key="frame" x="116" y="8" width="51" height="31"/>
        </switch>
        </subviews>
        <constraints>
        <constraint firstItem="t-1" firstAttribute="leading" secondItem="card" \
        secondAttribute="leading" constant="8" id="c1"/>
        <constraint firstItem="s-1" firstAttribute="leading" secondItem="t-1" \
        secondAttribute="trailing" constant="8" id="c2"/>
        <constraint firstItem="t-1" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c3"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
        </view>
        <button id="other"><rect key="frame" x="0" y="0" width="10" height="10"/></button>
        </objects>
        </document>
        """

    private let document = #"""
        {"espalier": 1, "title": "standard input", "root": {"tag": 3, "frame": [0, 0, 200, 80], \#
        "autoresizing": ["width", "bottom"], "alpha": 0.5, "properties": {"class": "CardView"}, "subviews": \#
        [{"class": "UILabel", "name": "Title", "frame": [8, 8, 100, 20], "text": "Hello", "rules": ["ll = 8"]}, \#
        {"class": "UISwitch", "frame": [116, 8, 51, 31], "hidden": true, "rules": [["ll = %rl + 8", "Title"]]}]}}

        """#

    @Test("reads a number as the loader does: hexadecimal digits are none")
    func numbers() {
        let odd = Self.card.replacing(#"<rect key="frame" x="8" y="8""#, with: #"<rect key="frame" x="0x10" y="8""#)
        let run = CommandRun(["import", "-"], input: odd)
        #expect(run.status == 0 && run.errors.contains("the rectangle is left out: its numbers are none"))
        #expect(!run.output.contains("[16, 8, 100, 20]"))
    }

    @Test("prints a scenario, and on standard error what is not in it")
    func prints() {
        let run = CommandRun(["import", "-", "--as-rules"], input: Self.card)
        #expect(run.output == document)
        #expect(
            run.errors == """
                standard input:5:1: this view is the root; for another one, write --view with one of other (UIButton)
                standard input:19:1: constraint c3 (t-1.top = safe.top + 8) is left out: 'safe' \
                is a layout guide (safeArea)

                """)
        #expect(run.status == 0)
    }

    @Test("the scenario runs under simulate, with the frames of the file")
    func runs() {
        let scenario = CommandRun(["import", "-", "--as-rules"], input: Self.card).output
        let run = CommandRun(["simulate", "-", "--format", "json"], input: scenario)
        #expect(run.status == 0)
        #expect(run.output.contains(#""name": "Title", "tag": 0, "frame": [8, 8, 100, 20]"#))
        #expect(run.output.contains(#""class": "UISwitch", "tag": 0, "frame": [116, 8, 63, 28]"#))
    }

    @Test("writes constraints as constraints, one key a line where a person looks or --pretty says so")
    func constraints() {
        let run = CommandRun(["import", "-", "--content-sizes", "stored", "--canvas"], input: Self.card)
        #expect(
            run.output == #"""
                {"espalier": 1, "title": "standard input", "root": {"name": "card", "tag": 3, "frame": [0, 0, 200, 80], \#
                "autoresizing": ["width", "bottom"], "alpha": 0.5, "properties": {"class": "CardView"}, "constraints": \#
                ["c1: t-1.leading == self.leading + 8", "c2: s-1.leading == t-1.trailing + 8", \#
                "c3: t-1.top == self.safeArea.top + 8"], "subviews": \#
                [{"class": "UILabel", "name": "t-1", "text": "Hello", "translatesAutoresizingMaskIntoConstraints": \#
                false, "intrinsicContentSize": [100, 20]}, {"class": "UISwitch", "name": "s-1", "hidden": true, \#
                "translatesAutoresizingMaskIntoConstraints": false, "intrinsicContentSize": [49, 31]}]}}

                """#)
        #expect(run.status == 0)
        let pretty = CommandRun(["import", "-", "--pretty"], input: Self.card).output
        #expect(pretty.hasPrefix("{\n  \"espalier\": 1,\n  \"title\": \"standard input\",\n  \"root\": {\n"))
        #expect(CommandRun(["import", "-"], input: Self.card, terminal: true).output == pretty)
        #expect(CommandRun(["simulate", "-"], input: pretty).status == 0)
    }

    @Test("takes the view that --view names, and nothing around it")
    func view() {
        let run = CommandRun(["import", "-", "--view", "t-1"], input: Self.card)
        #expect(
            run.output == #"{"espalier": 1, "title": "standard input", "root": {"class": "UILabel", "#
                + #""name": "t-1", "frame": [8, 8, 100, 20], "text": "Hello"}}"# + "\n")
        #expect(run.errors.isEmpty && run.status == 0)
    }

    @Test("of a storyboard takes the view of the initial controller, or of the controller that --view names")
    func storyboard() {
        func scene(_ id: String, _ width: Int) -> String {
            "<scene><objects><viewController id=\"\(id)\"><view key=\"view\" id=\"v\(id)\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"9\"/></view>"
                + "</viewController></objects></scene>"
        }
        let file =
            "<document type=\"a.Storyboard.XIB\" initialViewController=\"B\"><scenes>\(scene("A", 1))\(scene("B", 2))"
            + "</scenes></document>"
        #expect(CommandRun(["import", "-"], input: file).output.contains("[0, 0, 2, 9]"))
        #expect(CommandRun(["import", "-"], input: file).errors.contains("one of vA"))
        #expect(CommandRun(["import", "-", "--view=A"], input: file).output.contains("[0, 0, 1, 9]"))
    }

    @Test("of a view that is not there names those that are")
    func noView() {
        let near = CommandRun(["import", "-", "--view", "crad"], input: Self.card)
        #expect(near.errors == "standard input: there is no view with the id 'crad'\nfix: did you mean 'card'?\n")
        #expect(near.status == 2 && near.output.isEmpty)
        let far = CommandRun(["import", "-", "--view", "something else"], input: Self.card)
        #expect(
            far.errors.hasSuffix(
                "fix: write one of card (CardView), t-1 (UILabel 'Title'), s-1 (UISwitch), other (UIButton)\n"))
        let constraint = CommandRun(["import", "-", "--view", "c1"], input: Self.card)
        #expect(
            constraint.errors.hasPrefix("standard input:17:1: 'c1' is no view, but <constraint>\nfix: write one of"))
        #expect(constraint.status == 2)
    }

    @Test("of a broken file says where, and exits with 65")
    func broken() throws {
        let run = CommandRun(["import", "-"], input: "<document>\n <objects></document>")
        #expect(run.errors.hasPrefix("standard input:2:"))
        #expect(run.errors.contains("\nfix: ") && run.errors.hasSuffix("\n"))
        #expect(run.status == 65 && run.output.isEmpty)
        let empty = CommandRun(["import", "-"], input: "<document><objects/></document>")
        #expect(empty.errors == "standard input: there is no view in the file\nfix: write a file that has one\n")
        #expect(empty.status == 65)
        try withFolder { folder in
            let file = folder.appending(path: "no.xib").path
            let missing = CommandRun(["import", file])
            #expect(missing.errors.hasPrefix("\(file): the file cannot be read: No such file or directory\n"))
            #expect(missing.status == 65)
        }
    }

    @Test("writes to the file of --output, and exits with 74 where that cannot be")
    func output() throws {
        try withFolder { folder in
            let input = folder.appending(path: "card.xib")
            try Self.card.write(to: input, atomically: true, encoding: .utf8)
            let output = folder.appending(path: "card.json").path
            let run = CommandRun(["import", input.path, "--as-rules", "-o", output])
            #expect(run.status == 0 && run.output.isEmpty)
            let written = try String(contentsOfFile: output, encoding: .utf8)
            #expect(written == document.replacing("standard input", with: "card.xib"))
            let full = CommandRun(["import", input.path, "-o", folder.appending(path: "no/card.json").path])
            #expect(full.status == 74)
        }
    }

    struct Usage: Sendable {
        let arguments: [String]
        let error: String
    }

    @Test(
        "wrong usage is said, and exits with 2",
        arguments: [
            Usage(arguments: ["import"], error: "espalier: 'import' needs an interface file\n"),
            Usage(arguments: ["import", "a", "b"], error: "espalier: one interface file at a time, but there are 2\n"),
            Usage(
                arguments: ["import", "a", "--veiw", "x"],
                error: "espalier: unknown option '--veiw'\nfix: did you mean '--view'?\n"),
            Usage(arguments: ["import", "a", "--view"], error: "espalier: '--view' needs a value\n"),
            Usage(arguments: ["import", "a", "--view="], error: "espalier: '--view' cannot be ''\n"),
            Usage(arguments: ["import", "a", "--max-views", "3"], error: "espalier: unknown option '--max-views'\n"),
            Usage(arguments: ["simulate", "a", "--view", "x"], error: "espalier: unknown option '--view'\n"),
            Usage(
                arguments: ["simulate", "a", "--allow-outside=x"], error: "espalier: '--allow-outside' takes no value\n"
            ),
        ])
    func usage(_ test: Usage) {
        let run = CommandRun(test.arguments)
        #expect(run.errors.hasPrefix(test.error))
        #expect(run.status == 2)
    }

    @Test("--help tells of it")
    func help() {
        #expect(CommandRun(["import", "--help"]).output.contains("--view ID"))
        #expect(CommandRun(["--help"]).output.contains("espalier import FILE"))
    }
}
