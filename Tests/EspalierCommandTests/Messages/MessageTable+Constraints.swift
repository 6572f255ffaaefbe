import Foundation

@testable import EspalierNibs

// What is said about constraints of interface files that are no rules.
extension MessageTable {
    static let constraints = [
        MessageGroup("constraints that are no rules", lists) { list in
            let constraints = list.split(separator: ",").enumerated().map { index, text in
                constraint(text.split(separator: " ").map(String.init), id: "\(index + 1)")
            }
            let document = try InterfaceDocument(data: Data(xib(screen(constraints.joined())).utf8), name: "a.xib")
            let rules = document.rules(for: InterfaceViewTree(root: document.topViews[0]))
            return rules.untranslated.map(\.description).joined(separator: "\n")
        },
        MessageGroup("constraints without an id", ["firstItem=\"a\" firstAttribute=\"width\" relation=\"near\""]) {
            text in
            let document = try InterfaceDocument(data: Data(xib(screen("<constraint \(text)/>")).utf8), name: "a.xib")
            let rules = document.rules(for: InterfaceViewTree(root: document.topViews[0]))
            return rules.untranslated.map(\.description).joined(separator: "\n")
        },
    ]

    /// `first.attribute second.attribute key=value …`; `-` for no item.
    private static func constraint(_ words: [String], id: String) -> String {
        let keys = ["firstItem", "firstAttribute", "secondItem", "secondAttribute"]
        let items = zip(keys, words).filter { $0.1 != "-" }.map { "\($0.0)=\"\($0.1)\"" }
        let others = words.dropFirst(4).map { word in
            let parts = word.split(separator: "=", maxSplits: 1)
            return "\(parts[0])=\"\(parts[1])\""
        }
        return "<constraint \((items + others).joined(separator: " ")) id=\"\(id)\"/>"
    }

    private static func screen(_ constraints: String) -> String {
        func view(_ id: String, _ attributes: String = "", _ inner: String = "", _ name: String = "view") -> String {
            "<\(name) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/><subviews>\(inner)</subviews></\(name)>"
        }
        let views =
            view("a") + view("b") + view("r", "semanticContentAttribute=\"forceRightToLeft\"")
            + view("f", "fixedFrame=\"YES\"") + view("box", "", view("c"))
            + view("scroll", "", view("d"), "scrollView")
        return "<view id=\"s\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"200\"/>"
            + "<subviews>\(views)</subviews>\n<constraints>\(constraints)"
            + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"1\" id=\"small\"/></constraints>"
            + "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"small\"/></mask></variation>"
            + "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><color key=\"backgroundColor\" id=\"color\"/></view>"
    }

    private static let lists = [
        "a leading safe leading", "top bottom a top", "a width - - constant=8 relation=greaterThanOrEqual",
        "a width - - constant=8 relation=near", "a width - - constant=8 priority=999", "a leading s leadingMargin",
        "a firstBaseline b baseline", "a middle b left", "a - b left", "a left - - constant=8", "a left b width",
        "a left b top", "a left a right", "a width b width multiplier=0", "a width - - constant=inf",
        "a leading b trailing symbolic=YES", "a leading b trailing placeholder=YES",
        "a bottom b left", "s width - - constant=300", "a leading r leading",
        "f width - - constant=10", "c leading b leading", "d top scroll top", "a leading color trailing",
        "a width - - constant=8,a width - - constant=9",
        "a left s left,a width - - constant=9,a right s right", "a centerX s centerX,a right s right,a left s left",
        "a centerY s centerY,a top s top,a bottom s bottom", "a width b height,b height a width",
        "a left b right,b left a right,b width a width,a width b width",
    ]
}
