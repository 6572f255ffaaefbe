import Testing
import UIKit

/// A label with room around its text.
final class PaddedLabel: UILabel {
    var textInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8) {
        didSet { invalidateIntrinsicContentSize() }
    }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let rect = super.textRect(forBounds: bounds.inset(by: textInsets), limitedToNumberOfLines: numberOfLines)
        let inverted = UIEdgeInsets(
            top: -textInsets.top, left: -textInsets.left, bottom: -textInsets.bottom, right: -textInsets.right)
        return rect.inset(by: inverted)
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: textInsets))
    }
}

@Suite("Attributed text as iOS code makes it")
struct AttributedTests {
    func styled() -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineSpacing = 4
        paragraph.lineBreakMode = .byWordWrapping
        let text = NSMutableAttributedString(
            string: "Total ",
            attributes: [
                .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.secondaryLabel,
                .paragraphStyle: paragraph,
            ])
        text.append(
            NSAttributedString(
                string: "42",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.systemRed,
                    .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 0.5, .paragraphStyle: paragraph,
                ]))
        return text
    }

    @Test("A label is as large as the runs of its text")
    func label() {
        let label = UILabel()
        label.attributedText = styled()
        label.sizeToFit()
        // "Total " is 2.501 em of 17, "42" 1.112 em of 34; the line is as high as 34 points need.
        #expect(label.text == "Total 42")
        #expect(label.bounds.size == CGSize(width: 86, height: 41))
        // The text itself is not rounded.
        #expect(label.attributedText?.size().width.rounded(.up) == 86)
        #expect(label.attributedText?.size().height == UIFont.systemFont(ofSize: 34).lineHeight)
    }

    @Test("Text measured by itself is as large as a label with it, which rounds up to half points")
    func measuring() {
        let font = UIFont.systemFont(ofSize: 17)
        let text = "The quick brown fox jumps over the lazy dog"
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = 0
        let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
        let measured = text.boundingRect(with: room, options: options, attributes: [.font: font], context: nil)
        let fitted = label.sizeThatFits(room)
        #expect(fitted.width == (2 * measured.width).rounded(.up) / 2 && measured.origin == .zero)
        #expect(fitted.height == (2 * measured.height).rounded(.up) / 2 && measured.height > 61)
        let bridged = (text as NSString).boundingRect(
            with: room, options: options, attributes: [.font: font], context: nil)
        #expect(bridged == measured)
        #expect(("Test" as NSString).size(withAttributes: [.font: font]).height == font.lineHeight)
        #expect(ceil("Test".size(withAttributes: [.font: font]).width) == 33)
    }

    @Test("A label with insets is larger by them")
    func padded() {
        let label = PaddedLabel()
        label.text = "Test"
        #expect(label.intrinsicContentSize == CGSize(width: 48.5, height: 28.5))
        label.textInsets = .zero
        #expect(label.intrinsicContentSize == CGSize(width: 32.5, height: 20.5))
    }
}
