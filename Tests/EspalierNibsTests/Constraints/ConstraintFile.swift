import Foundation

@testable import EspalierNibs

/// A small interface file of a root `s` of 300 by 200 with views that constraints place.
struct ConstraintFile {
    /// The rules, one line each: `VIEW: TEXT (ARGUMENTS)`.
    let rules: [String]
    /// What is left out, one line each: `ID: why`.
    let leftOut: [String]
    let untranslated: [UntranslatedConstraint]

    /// - Parameters:
    ///   - views: the elements below the root. `a`, `b` and `c` unless given.
    ///   - constraints: each as `first.attribute = second.attribute * factor + constant`, in attributes:
    ///     `firstItem firstAttribute secondItem secondAttribute`, then further ones as `key=value`; `-` for none. Their
    ///     ids are `1`, `2`, …
    init(
        views: String = view("a") + view("b") + view("c"), root: String = "view", attributes: String = "",
        extra: String = "", _ constraints: String...
    ) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><\(root) id="s" \(attributes)>
            <rect key="frame" x="0" y="0" width="300" height="200"/><subviews>\(views)</subviews>
            <constraints>
            \(constraints.enumerated().map { Self.constraint($0.element, "\($0.offset + 1)") }.joined(separator: "\n"))
            </constraints>\(extra)</\(root)></objects></document>
            """
        let document = try InterfaceDocument(data: Data(text.utf8), name: "a.xib")
        let tree = InterfaceViewTree(root: document.topViews[0])
        let result = document.rules(for: tree)
        func id(_ view: Int) -> String { tree.nodes[view].element.id ?? "?" }
        rules = result.rules.map { rule in
            let arguments = rule.arguments.map { argument in
                switch argument {
                case .view(let view): id(view)
                case .number(let number): "\(number)"
                }
            }
            let list = arguments.isEmpty ? "" : " (\(arguments.joined(separator: ", ")))"
            return "\(id(rule.view)): \(rule.text)\(list)"
        }
        untranslated = result.untranslated
        leftOut = untranslated.map { "\($0.id ?? "?"): \($0.reason)" }
    }

    /// A view that constraints place.
    static func view(_ id: String, _ name: String = "view", _ attributes: String = "", _ inner: String = "") -> String {
        """
        <\(name) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
        <rect key="frame" x="0" y="0" width="10" height="10"/><subviews>\(inner)</subviews></\(name)>
        """
    }

    static func constraint(_ text: String, _ id: String) -> String {
        let parts = text.split(separator: " ").map(String.init)
        let keys = ["firstItem", "firstAttribute", "secondItem", "secondAttribute"]
        var written = zip(keys, parts).filter { $0.1 != "-" }.map { "\($0.0)=\"\($0.1)\"" }
        for part in parts.dropFirst(4) {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            written.append("\(pair[0])=\"\(pair[1])\"")
        }
        return "<constraint \(written.joined(separator: " ")) id=\"\(id)\"/>"
    }
}
