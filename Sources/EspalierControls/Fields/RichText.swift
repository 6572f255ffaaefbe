import EspalierViews
import Foundation

/// A text, with attributes or without.
struct RichText: Equatable {
    private(set) var text: String
    private(set) var attributed: AttributedText?

    init(_ text: String) {
        self.text = text
    }

    init(_ attributed: NSAttributedString?) {
        self.attributed = AttributedText(attributed)
        text = attributed?.string ?? ""
    }

    /// The text with the attributes that it was given, or with a font and a colour.
    func attributedString(font: UIFont, color: UIColor) -> NSAttributedString {
        attributed?.value ?? NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
    }

    /// The text with its fonts as a view shows them.
    func shown(by view: UIView, adjusts: Bool) -> RichText {
        guard let attributed else { return self }
        var text = self
        text.attributed = view.shown(attributed, adjusts: adjusts)
        return text
    }

    func runs(font: UIFont) -> [TextRun] {
        attributed?.runs(font: font) ?? [TextRun(text, font: font)]
    }
}

extension UIView {
    /// The size of a text as the view measures it; at least a line high.
    final func size(of text: RichText, font: UIFont, wrapping: TextWrapping) -> CGSize {
        let measurer = usedTextMeasurer
        let size = measurer.size(of: text.runs(font: font), wrapping: wrapping, maximumLines: 0)
        if size.height > 0 { return size }
        let line = measurer.size(of: [TextRun(" ", font: font)], wrapping: .none, maximumLines: 1)
        return CGSize(width: size.width, height: line.height)
    }
}

extension UITextField {
    /// Whether the text was set with attributes.
    package final var hasAttributes: Bool { self[stored: Self.contentProperty].attributed != nil }
}

extension UITextView {
    /// Whether the text was set with attributes.
    package final var hasAttributes: Bool { self[stored: Self.textProperty].attributed != nil }
}
