import EspalierLayout
import EspalierViews
import Foundation

/// Rule texts of a thousand bytes to a million.
extension Cliff {
    static let texts = [
        text("one sum", "w = 1", " + 1", ""),
        text("statements", "w = 1", ", h = 2", ""),
        text("limits", "w = 1", ", minw = 2", ""),
        text("assignments in a row", "w", " = h", " = 1"),
        text("parentheses never closed", "w = ", "(", "1", isWrong: true),
        text("words that are wrong", "w = 1", " wrong", "", isWrong: true),
        text("blanks", "w = ", " ", "1"),
        Cliff(name: "rule text: nested parentheses", unit: "ns/byte", smallest: 1000, largest: 1_000_000) { n in
            let nested = String(repeating: "(", count: n / 2) + "1" + String(repeating: ")", count: n / 2)
            return try time("w = " + nested, isWrong: false)
        },
        Cliff(name: "rule text: a sum, added and laid out", unit: "ns/byte", smallest: 1000, largest: 1_000_000) { n in
            let rule = try LayoutRule("w = 1" + String(repeating: " + 1", count: n / 4))
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let view = UIView()
            root.addSubview(view)
            let time = try nanoseconds {
                try view.layoutRules.add(rule)
                try root.solveLayout()
            }
            try WrongAnswer.check(view.frame.size.width == Double(1 + n / 4), "\(view) has the wrong width")
            return time
        },
    ]

    /// Texts of a beginning, a part as often as fits, and an end.
    private static func text(
        _ name: String, _ beginning: String, _ part: String, _ end: String, isWrong: Bool = false
    ) -> Cliff {
        Cliff(name: "rule text: \(name)", unit: "ns/byte", smallest: 1000, largest: 1_000_000) { n in
            let text = beginning + String(repeating: part, count: n / part.utf8.count) + end
            return try time(text, isWrong: isWrong)
        }
    }

    private static func time(_ text: String, isWrong: Bool) throws -> Double {
        var isRefused = false
        let time = nanoseconds {
            do { keep(try LayoutRule(text)) } catch { isRefused = true }
        }
        try WrongAnswer.check(isRefused == isWrong, "'\(text.prefix(40))…' \(isRefused ? "is" : "is not") refused")
        return time
    }
}
