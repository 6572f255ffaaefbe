import EspalierText
import Foundation
import Testing

@Suite("Sizes of texts themselves are not rounded")
struct UnroundedTests {
    @Test(
        "One line is as high as its font's line, to the last bit",
        arguments: [7, 10.5, 12, 16, 17, 20, 33.3] as [CGFloat])
    func oneLine(points: CGFloat) {
        for font in [UIFont.systemFont(ofSize: points), UIFont(name: "Helvetica", size: points)].compactMap({ $0 }) {
            let attributes: [NSAttributedString.Key: Any] = [.font: font]
            #expect("Text".size(withAttributes: attributes).height == font.lineHeight)
            let text = NSAttributedString(string: "Text", attributes: attributes)
            #expect(text.size().height == font.lineHeight)
            let rect = text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
            #expect(rect.height == font.lineHeight && rect.width == text.size().width)
        }
    }

    @Test("16 points of the system font are 19.09375 high; views' sizes are these, rounded up to half points")
    func values() {
        let font = UIFont.systemFont(ofSize: 16)
        let size = "Text".size(withAttributes: [.font: font])
        #expect(size.height == 19.09375)
        let view = TextMeasurer().size(of: "Text", font: font, wrapping: .none, maximumLines: 0)
        #expect(view.height == 19.5 && view.width - 0.5 <= size.width && size.width <= view.width)
        #expect("".size(withAttributes: [.font: font]) == .zero)
    }

    @Test("Lines are added unrounded, and as many are visible as the height holds")
    func lines() {
        let font = UIFont.systemFont(ofSize: 16)
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let text = "a\nb\nc"
        let limit = CGSize(width: 100, height: 1e6)
        #expect(
            text.boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
                .height
                == 3 * font.lineHeight)
        for count in 1...3 {
            let room = CGSize(width: 100, height: CGFloat(count) * font.lineHeight)
            let rect = text.boundingRect(
                with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes,
                context: nil)
            #expect(abs(rect.height - room.height) < 1e-9)
        }
    }
}
