import EspalierControls
import EspalierViews
import Foundation

extension LayoutSweep {
    /// A text made longer as translations are: letters are repeated, evenly over the text, until it is that many times as
    /// long. Spaces and signs stay as they are.
    ///
    ///     LayoutSweep.lengthened("Save all", times: 1.5)  // "Saavee aalll"
    ///
    /// A text without letters stays as it is.
    /// - Complexity: O(length of the result).
    public static func lengthened(_ text: String, times factor: Double) -> String {
        guard factor > 1 else { return text }
        let length = text.count
        let goal = Int(clamping: (Double(length) * factor).rounded(.up)) - length
        var result = ""
        var added = 0
        var passed = 0
        var last: String.Index?
        for index in text.indices {
            let letter = text[index]
            result.append(letter)
            passed += 1
            guard letter.isLetter else { continue }
            last = index
            // As many as there should be by now; what a sign could not take, the next letter takes.
            let due = Int(clamping: Double(goal) * Double(passed) / Double(length))
            while added < due {
                result.append(letter)
                added += 1
            }
        }
        guard let last, added < goal else { return result }
        // Signs at the end: what is left goes to the last letter.
        let tail = text[text.index(after: last)...].count
        result.insert(
            contentsOf: String(repeating: text[last], count: goal - added),
            at: result.index(result.endIndex, offsetBy: -tail))
        return result
    }
}

extension UIView {
    /// Makes the texts of the view longer: what a label, a button, a field's placeholder or a segment says.
    package func lengthenTexts(times factor: Double) {
        func longer(_ text: String?) -> String? { text.map { LayoutSweep.lengthened($0, times: factor) } }
        switch self {
        case let label as UILabel:
            if label.superview is UIButton { return }
            if let attributed = label.attributedText, attributed.length > 0, label.text != nil,
                label.hasAttributes
            {
                let text = longer(attributed.string) ?? ""
                let attributes = attributed.attributes(at: 0, effectiveRange: nil)
                label.attributedText = NSAttributedString(string: text, attributes: attributes)
            } else if label.text != nil {
                label.text = longer(label.text)
            }
        case let button as UIButton:
            for state in [UIControl.State.normal, .disabled, .selected, .highlighted] {
                let title = button.title(for: state)
                guard title != nil, state == .normal || title != button.title(for: .normal) else { continue }
                button.setTitle(longer(title), for: state)
            }
        case let field as UITextField:
            if field.placeholder != nil { field.placeholder = longer(field.placeholder) }
        case let control as UISegmentedControl:
            for index in 0..<control.numberOfSegments {
                guard let title = control.titleForSegment(at: index) else { continue }
                control.setTitle(longer(title), forSegmentAt: index)
            }
        default: break
        }
    }
}
