import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

@testable import EspalierCommand

// What is said while rules are added, solved and written down.
extension MessageTable {
    static let frames = [
        MessageGroup(
            "rules of views",
            [
                MessageRow("a rule that is refused is added") {
                    do {
                        try namedView("a").layoutRules.add("w = , h = %f", 2, 3, file: "App/Screen.swift", line: 7)
                        return ""
                    } catch {
                        return "\(error)"
                    }
                },
                MessageRow("a rule divides by zero") {
                    let (root, view) = pair()
                    try view.layoutRules.add("tt = 3,\n w = 4 / 0", file: "App/Screen.swift", line: 7)
                    return told(root)
                },
                MessageRow("the middle of a turned view is out of range") {
                    let (root, view) = pair()
                    view.transform = CGAffineTransform(rotationAngle: 1)
                    try view.layoutRules.add("ll = %f,\n w = %f", 1e308, 1.7e308, file: "App/Screen.swift", line: 7)
                    return told(root)
                },
                MessageRow("a view is measured that is gone") {
                    let (root, view) = pair()
                    try {
                        let other = namedView("other")
                        root.addSubview(other)
                        try view.layoutRules.add("w = %w", other, file: "App/Screen.swift", line: 7)
                        root.layoutIfNeeded()
                        other.removeFromSuperview()
                    }()
                    return told(root)
                },
                MessageRow("an attribute needs itself") {
                    let (root, view) = pair()
                    try view.layoutRules.add("w = %w", view, file: "App/Screen.swift", line: 7)
                    return told(root)
                },
                MessageRow("two attributes need one another, and an origin") {
                    let (root, view) = pair()
                    let other = namedView("b")
                    root.addSubview(other)
                    let inner = namedView("inner")
                    other.addSubview(inner)
                    try view.layoutRules.add("ll = %ll", inner, file: "App/Screen.swift", line: 7)
                    try other.layoutRules.add("ll = %lr", view, file: "App/Screen.swift", line: 8)
                    return told(root)
                },
                MessageRow("a superview is as wide as its subview, whose mask follows it") {
                    let (root, view) = pair()
                    let inner = namedView("inner")
                    inner.autoresizingMask = .flexibleWidth
                    view.addSubview(inner)
                    try view.layoutRules.add("w = %w", inner, file: "App/Screen.swift", line: 7)
                    return told(root)
                },
                MessageRow("layout code marks its view again and again") {
                    let restless = Restless()
                    restless.name = "restless"
                    return told(restless)
                },
            ]),
        MessageGroup(
            "trees written down as scenarios",
            [
                captured("a frame that is not finite") { _, view in
                    view.center.x = -1.7e308
                    view.bounds.size.width = 1.7e308
                },
                captured("a name that begins with '/'") { _, view in view.name = "/a" },
                captured("an alpha that is not finite") { _, view in view.alpha = .infinity },
                MessageRow("a rule with a view outside the tree") {
                    let (root, view) = pair()
                    let other = namedView("other")
                    try view.layoutRules.add("w = %w", other)
                    return withExtendedLifetime(other) { captured(root) }
                },
                captured("a rule with a number that is not finite") { _, view in
                    try view.layoutRules.add("w = %f", Double.infinity)
                },
                captured("a rule with a block") { _, view in try view.layoutRules.add("w = %^f", .block { _ in 1 }) },
                captured("a rule with an object") { _, view in
                    try view.layoutRules.add("w = %@f", .object(NSNumber(value: 1)))
                },
            ] + capturedConstraints),
    ]

    static func namedView(_ name: String) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.name = name
        return view
    }

    static func pair() -> (root: UIView, view: UIView) {
        let (root, view) = (namedView("root"), namedView("a"))
        root.addSubview(view)
        return (root, view)
    }

    /// Lays a tree out, and gives its diagnostics.
    private static func told(_ root: UIView) -> String {
        var messages: [String] = []
        root.diagnosticsHandler = { messages.append($0.message) }
        root.setNeedsLayout()
        root.layoutIfNeeded()
        root.diagnosticsHandler = nil
        return messages.joined(separator: "\n")
    }

    static func captured(
        _ done: String, _ change: @escaping @Sendable (UIView, UIView) throws -> Void
    ) -> MessageRow {
        MessageRow(done) {
            let (root, view) = pair()
            try change(root, view)
            return captured(root)
        }
    }

    static func captured(_ root: UIView) -> String {
        do {
            _ = try ScenarioDocument(capturing: root)
            return ""
        } catch {
            return "\(error)"
        }
    }

    private final class Restless: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsLayout()
        }
    }
}
