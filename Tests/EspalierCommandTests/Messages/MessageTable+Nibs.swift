import Foundation

@testable import EspalierCommand
@testable import EspalierScenarios

// What is said about interface files that scenarios begin with, and about their import.
extension MessageTable {
    static let nibs = [
        MessageGroup("scenarios of interface files", roots, done: { #""root": \#($0)"# }, said: begun),
        MessageGroup("import of interface files", imports, done: \.done) { row in
            CommandRun(["import", "-"] + row.options, input: row.xml).errors
        },
    ]

    /// Runs a scenario in a folder with `card.xib`, a link that leads out of it, and a folder.
    private static func begun(_ root: String) throws -> String {
        try withFolder { folder in
            let inside = folder.appending(path: "in")
            try FileManager.default.createDirectory(
                at: inside.appending(path: "folder.xib"), withIntermediateDirectories: true)
            try xib("<view id=\"a\"/><button id=\"b\"/><color id=\"c\"/>")
                .write(to: inside.appending(path: "card.xib"), atomically: true, encoding: .utf8)
            try "<archive/>".write(to: inside.appending(path: "old.xib"), atomically: true, encoding: .utf8)
            try xib("").write(to: inside.appending(path: "empty.xib"), atomically: true, encoding: .utf8)
            try "x".write(to: folder.appending(path: "x.xib"), atomically: true, encoding: .utf8)
            try FileManager.default.createSymbolicLink(
                at: inside.appending(path: "link.xib"), withDestinationURL: folder.appending(path: "x.xib"))
            let file = inside.appending(path: "screen.json").path
            try #"{"espalier": 1, "root": \#(root)}"#.write(toFile: file, atomically: true, encoding: .utf8)
            return CommandRun(["simulate", file]).errors.replacing(inside.path, with: "FOLDER")
        }
    }

    private static let roots = [
        #"{"nib": "none.xib"}"#, #"{"nib": "/card.xib"}"#, #"{"nib": "../x.xib"}"#, #"{"nib": "link.xib"}"#,
        #"{"nib": "folder.xib"}"#, #"{"nib": "old.xib"}"#, #"{"nib": "empty.xib"}"#, #"{"nib": "a\u0000b.xib"}"#,
        #"{"nib": "card.xib", "view": "bb"}"#, #"{"nib": "card.xib", "view": "zzz"}"#,
        #"{"nib": "card.xib", "view": "c"}"#,
    ]

    struct Import: Sendable {
        let done: String
        let xml: String
        let options: [String]

        init(_ done: String, _ xml: String, _ options: String...) {
            self.done = done
            self.xml = xml
            self.options = options
        }
    }

    private static let imports = [
        Import("a file without a view", xib("")),
        Import("a view that the file does not have", xib("<view id=\"abc\"/>"), "--view", "abd"),
        Import("a view of a file without ids", xib("<view/>"), "--view", "a"),
        Import("an element that is no view", xib("<view><color id=\"c\"/></view>"), "--view", "c"),
        Import(
            "a file for macOS",
            xib("<view id=\"a\"/>").replacing("<document", with: "<document targetRuntime=\"MacOSX.Cocoa\"")),
        Import(
            "what is left out",
            xib(
                """
                <view id="a" glow="1"><subviews><view id="b"><connections><segue destination="vc" kind="embed" id="s"/>
                </connections></view><view id="c"/><tableView id="t"><prototypes><tableViewCell id="p"/></prototypes>
                </tableView></subviews><variation key="default"><mask key="subviews"><exclude reference="c"/></mask>
                </variation><variation key="heightClass=compact" alpha="0"/></view>
                """)),
        Import("two views at the top", xib("<view id=\"a\"/><label id=\"b\"/>")),
        Import(
            "numbers that are none", xib("<view><rect key=\"frame\" x=\"a\" y=\"0\" width=\"1\" height=\"1\"/></view>")),
        Import(
            "runtime attributes that scenarios do not have",
            xib(
                "<view><userDefinedRuntimeAttributes>"
                    + "<userDefinedRuntimeAttribute type=\"color\" keyPath=\"tint\"/>"
                    + "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"name\" value=\"/a\"/>"
                    + "</userDefinedRuntimeAttributes></view>")),
        Import(
            "a view that a bar places",
            xib(
                "<navigationBar id=\"n\"><items><navigationItem><view key=\"titleView\" id=\"t\"/></navigationItem>"
                    + "</items></navigationBar>")),
        Import(
            "a constraint that is no rule",
            xib(
                "<view id=\"a\"><constraints><constraint firstAttribute=\"width\" constant=\"8\"/>"
                    + "</constraints></view>"), "--as-rules"),
        Import(
            "a constraint that stands further up",
            xib(
                "<view id=\"a\"><subviews><view id=\"b\"><subviews><view id=\"c\"/></subviews></view></subviews>"
                    + "<constraints><constraint firstItem=\"c\" firstAttribute=\"width\" secondItem=\"a\" "
                    + "secondAttribute=\"width\"/></constraints></view>"), "--view", "b"),
        Import(
            "a priority below 1",
            xib(
                "<view id=\"a\"><constraints><constraint firstAttribute=\"width\" constant=\"8\" priority=\"0.5\"/>"
                    + "</constraints></view>")),
    ]

    /// A xib of these objects.
    static func xib(_ objects: String, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
        \(objects)
        </objects>
        <resources>\(resources)</resources>
        </document>
        """
    }
}
