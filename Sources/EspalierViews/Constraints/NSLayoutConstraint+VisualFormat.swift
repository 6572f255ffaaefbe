import EspalierConstraintText
import EspalierObservation
import EspalierSupport
import Foundation

/// What is wrong with the names of a visual format, or with its options, after it was parsed.
package struct VisualFormatMistake: Error, CustomStringConvertible {
    /// What is wrong.
    package let message: String
    /// What to do about it.
    package let fix: String
    /// Where: in UTF-8 code units from the beginning of the format.
    package let offset: Int
    /// The format, as it was written.
    package let text: String

    /// What is wrong, with what ported code looks for before it (AUTOLAYOUT 7.6).
    package var sentence: String { "Unable to parse constraint format: \(message)" }

    /// Place and message, the line, the caret, the fix; as mistakes of parsing look.
    package var description: String {
        let excerpt = SourceExcerpt(text: text, offset: offset)
        return "\(excerpt.line):\(excerpt.column): \(sentence)\n"
            + excerpt.lines(indent: "  ") + "\nfix: \(fix)"
    }
}

extension NSLayoutConstraint {
    /// The constraints of a format, or a trap that shows what is wrong.
    static func made(
        ofFormat text: String, _ options: FormatOptions, _ metrics: [String: Any]?, _ views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let (format, diagnostics) = VisualFormat.parse(text)
        guard let format else {
            trap("\(diagnostics.map(\.description).joined(separator: "\n"))")
        }
        do {
            return try made(
                of: format, text: text, options: options, metric: { metrics?[$0].flatMap(number) },
                item: { views[$0] })
        } catch {
            trap("\(error)")
        }
    }

    /// The constraints of a parsed format, in the order in which the text says them, alignments last.
    ///
    /// - Parameters:
    ///   - container: what `|` stands for; nil for the superview of the view beside it.
    ///   - metric: the number of a name, or nil.
    ///   - item: the view or the guide of a name, or nil.
    /// - Throws: names that nobody knows, a `|` beside a view without a superview, and options that contradict the
    ///   format.
    package static func made(
        of format: VisualFormat, text: String, options: FormatOptions, container: UIView? = nil,
        metric: (String) -> Double?, item: (String) -> Any?
    ) throws(VisualFormatMistake) -> [NSLayoutConstraint] {
        var builder = VisualFormatBuilder(format: format, text: text, options: options, container: container)
        try builder.findItems(item)
        try builder.build(metric, item)
        return builder.constraints
    }

    /// A metric as a number.
    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
