import EspalierViews
import Foundation

/// Text with attributes, as an immutable value.
struct AttributedText: Equatable {
    let value: NSAttributedString

    init?(_ text: NSAttributedString?) {
        guard let text else { return nil }
        // A mutable one may change afterwards.
        value = NSAttributedString(attributedString: text)
    }

    static func == (lhs: AttributedText, rhs: AttributedText) -> Bool {
        lhs.value === rhs.value || lhs.value.isEqual(to: rhs.value)
    }

    /// The stretches of one font; `font` where none is given.
    func runs(font: UIFont) -> [TextRun] {
        let text = value.string as NSString
        var runs: [TextRun] = []
        value.enumerateAttribute(.font, in: NSRange(location: 0, length: value.length)) { attribute, range, _ in
            let used = attribute as? UIFont ?? font
            let piece = text.substring(with: range)
            if let last = runs.last, last.font == used {
                runs[runs.count - 1].text += piece
            } else {
                runs.append(TextRun(piece, font: used))
            }
        }
        return runs
    }

    /// An attribute of the first character, or nil.
    func first<Value>(_ key: NSAttributedString.Key) -> Value? {
        value.length > 0 ? value.attribute(key, at: 0, effectiveRange: nil) as? Value : nil
    }

    /// The same text with an attribute over all of it.
    func setting(_ key: NSAttributedString.Key, _ attribute: Any) -> AttributedText? {
        let copy = NSMutableAttributedString(attributedString: value)
        copy.addAttribute(key, value: attribute, range: NSRange(location: 0, length: copy.length))
        return AttributedText(copy)
    }
}
