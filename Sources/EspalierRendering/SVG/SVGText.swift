import EspalierControls
import EspalierViews
import Foundation

/// A text with its place in a picture, measured before it is drawn.
struct SVGText: Equatable {
    /// How a text looks. The raw value is the class of the style sheet.
    enum Style: String, CaseIterable {
        case title
        case name
        case changed
        case added
        case removed
        case fact
        case rule

        var size: CGFloat {
            switch self {
            case .title: 16
            case .name, .changed, .added, .removed: 11
            case .fact, .rule: 10
            }
        }

        var isBold: Bool { self != .fact && self != .rule }

        var font: UIFont { isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size) }

        /// The height of a line.
        var height: Double { (Double(size) * 1.25).rounded(.up) }
    }

    /// The text as it is drawn.
    let text: String
    /// The whole text, where what is drawn is cut short.
    let full: String?
    let style: Style
    /// The width, by the package's own measurer, so that it is the same on all machines.
    let width: Double
    /// The corner at the upper left.
    var origin = CGPoint.zero

    var box: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: style.height) }

    /// Measures a text, and cuts it where it is wider than it may be.
    init(_ text: String, _ style: Style, maximumWidth: Double = .infinity) {
        // Nothing is as long as this on a screen; a text of a million characters must not be measured again and again.
        let whole = SVGWriter.plain(text)
        // A short text has no more characters than bytes.
        let isShort = whole.utf8.count <= 400
        var shown = isShort ? whole : String(whole.prefix(400))
        var width = Self.width(shown, style)
        if width > maximumWidth || !isShort && shown.count < whole.count {
            var low = 0
            var high = shown.count
            while low < high {
                let middle = (low + high + 1) / 2
                if Self.width(shown.prefix(middle) + "…", style) <= maximumWidth {
                    low = middle
                } else {
                    high = middle - 1
                }
            }
            shown = shown.prefix(low) + "…"
            width = Self.width(shown, style)
            full = whole
        } else {
            full = nil
        }
        self.text = shown
        self.style = style
        self.width = width
    }

    private static func width(_ text: String, _ style: Style) -> Double {
        let measurer = TextMeasurer(scale: 1)
        return Double(measurer.size(of: text, font: style.font, wrapping: .none, maximumLines: 1).width)
    }

    /// `textLength` makes the text as wide as it was measured, whatever font there is.
    func write(to writer: inout SVGWriter) {
        let baseline = origin.y + style.height * 0.78
        writer.text(
            "text",
            [
                "class": style.rawValue, "x": SVGWriter.number(origin.x), "y": SVGWriter.number(baseline),
                "textLength": SVGWriter.number(width), "lengthAdjust": "spacingAndGlyphs",
            ], text, full: full)
    }
}
