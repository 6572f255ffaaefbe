import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("Labels of several lines, and of texts that are too long")
struct LabelLineTests {
    @Test("A label that constraints give a width is as high as its lines; an override of its size counts")
    func constraints() {
        final class Padded: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width, height: size.height + 10)
            }
        }
        let window = UIWindow(frame: rect(0, 0, 300, 300))
        for (label, border) in [(UILabel(), 0), (Padded(), 10)] as [(UILabel, CGFloat)] {
            label.text = "Test Test Test"
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                label.topAnchor.constraint(equalTo: window.topAnchor),
                label.widthAnchor.constraint(equalToConstant: 40),
            ])
            window.layoutIfNeeded()
            #expect(label.frame == rect(0, 0, 40, 61 + border))
            label.numberOfLines = 2
            window.layoutIfNeeded()
            #expect(label.frame == rect(0, 0, 40, 41 + border))
            label.removeFromSuperview()
        }
    }

    @Test("preferredMaxLayoutWidth goes before the width that constraints give")
    func preferredWidth() {
        let window = UIWindow(frame: rect(0, 0, 300, 300)), label = UILabel()
        label.text = "Test Test"
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 40
        label.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(label)
        label.widthAnchor.constraint(equalToConstant: 200).isActive = true
        window.layoutIfNeeded()
        #expect(label.frame.height == 41)
    }

    @Test("Text that is to fit in a line becomes smaller, down to a share; letters may move closer first")
    func shrinking() {
        let label = unitLabel("nnnn")
        label.adjustsFontSizeToFitWidth = true
        func rect(_ width: CGFloat) -> CGRect {
            label.textRect(forBounds: CGRect(x: 0, y: 0, width: width, height: 2000), limitedToNumberOfLines: 1)
        }
        #expect(rect(1112).height == 1193.5)
        label.minimumScaleFactor = 0.25
        #expect(rect(2224).height == 1193.5)
        let half = rect(1112)
        #expect(half.width <= 1112 && half.width > 1111 && abs(half.height - 597) < 1)
        #expect(abs(rect(100).height - 298.5) < 0.01)
        label.allowsDefaultTighteningForTruncation = true
        #expect(rect(2030).height == 1193.5 && rect(1112).height > half.height)
        #expect(label.intrinsicContentSize == size(2224, 1193.5))
    }

    @Test("A text that has just been measured is not measured again; what it follows from is compared")
    func remembering() {
        let text = String(repeating: "word ", count: 40)
        let label = UILabel()
        label.numberOfLines = 0
        for (text, width) in [(text, 100), (text, 200), (text + "more", 200), (text, 100)] as [(String, CGFloat)] {
            label.text = text
            let other = UILabel()
            other.numberOfLines = 0
            other.text = text
            #expect(label.sizeThatFits(size(width, 0)) == other.sizeThatFits(size(width, 0)))
            #expect(label.sizeThatFits(size(width, 0)) == label.sizeThatFits(size(width, 0)))
        }
        let before = label.sizeThatFits(size(100, 0))
        label.font = .systemFont(ofSize: 30)
        #expect(label.sizeThatFits(size(100, 0)).height > before.height)
    }

    @Test("Paragraph styles, kern and objects count in a label's size")
    func attributes() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 10
        style.lineBreakMode = .byTruncatingTail
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: "nn nn", attributes: [.font: UIFont.unit(1000), .paragraphStyle: style, .kern: 5])
        #expect(label.sizeThatFits(size(1300, 0)) == size(1122, 2397))
        let image = NSTextAttachment(image: UIImage(size: size(30, 2000)))
        let text = NSMutableAttributedString(string: "n", attributes: [.font: UIFont.unit(1000)])
        text.append(NSAttributedString(attachment: image))
        label.attributedText = text
        #expect(label.intrinsicContentSize == size(586, 2241.5))
        image.bounds = rect(0, -500, 40, 500)
        #expect(image.attachedBounds == rect(0, -500, 40, 500))
    }

    @Test("A drawing context says how small a text became")
    func context() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.25
        let rect = "nnnn".boundingRect(
            with: size(1112, 1000), attributes: [.font: UIFont.unit(1000)], context: context)
        #expect(abs(context.actualScaleFactor - 0.5) < 0.001 && context.totalBounds == rect && rect.width <= 1112)
    }
}
