import Foundation

/// What stands in a text in place of a character, and has a place and a size there.
package protocol AttachedObject: AnyObject {
    /// From the baseline up, in points.
    var attachedBounds: CGRect { get }
}

/// Text with attributes, as an immutable value.
package struct AttributedText: Equatable {
    package let value: NSAttributedString

    package init?(_ text: NSAttributedString?) {
        guard let text else { return nil }
        // A mutable one may change afterwards.
        value = NSAttributedString(attributedString: text)
    }

    package static func == (lhs: AttributedText, rhs: AttributedText) -> Bool {
        lhs.value === rhs.value || lhs.value.isEqual(to: rhs.value)
    }

    /// The stretches that are measured alike; `font` where none is given.
    package func runs(font: UIFont) -> [TextRun] {
        let text = value.string as NSString
        var runs: [TextRun] = []
        value.enumerateAttributes(in: NSRange(location: 0, length: value.length)) { attributes, range, _ in
            var run = TextRun("", font: attributes[.font] as? UIFont ?? font)
            run.kern = attributes[.kern].flatMap(Self.number)
            run.baselineOffset = attributes[.baselineOffset].flatMap(Self.number) ?? 0
            run.attachment = (attributes[.attachment] as? any AttachedObject)?.attachedBounds
            run.paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.parts
            let piece = text.substring(with: range)
            if var last = runs.last {
                let whole = last.text
                last.text = ""
                if last == run {
                    runs[runs.count - 1].text = whole + piece
                    return
                }
            }
            run.text = piece
            runs.append(run)
        }
        return runs
    }

    /// Numbers come as whatever the caller has written.
    package static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// An attribute of the first character, or nil.
    package func first<Value>(_ key: NSAttributedString.Key) -> Value? {
        value.length > 0 ? value.attribute(key, at: 0, effectiveRange: nil) as? Value : nil
    }

    /// The same text with other values of an attribute. Where `map` changes none, it is this object.
    package func mapping<Value: Equatable>(_ key: NSAttributedString.Key, _ map: (Value) -> Value) -> AttributedText {
        var changed: [(value: Value, range: NSRange)] = []
        value.enumerateAttribute(key, in: NSRange(location: 0, length: value.length)) { old, range, _ in
            guard let old = old as? Value else { return }
            let new = map(old)
            if new != old { changed.append((new, range)) }
        }
        if changed.isEmpty { return self }
        let copy = NSMutableAttributedString(attributedString: value)
        for (value, range) in changed { copy.addAttribute(key, value: value, range: range) }
        return AttributedText(copy) ?? self
    }

    /// The same text with an attribute over all of it.
    package func setting(_ key: NSAttributedString.Key, _ attribute: Any) -> AttributedText? {
        let copy = NSMutableAttributedString(attributedString: value)
        copy.addAttribute(key, value: attribute, range: NSRange(location: 0, length: copy.length))
        return AttributedText(copy)
    }
}
