import EspalierControls
import Foundation
import Testing

@Suite("Fonts by name and by use")
struct NamedFontTests {
    @Test(
        "A text style has its size",
        arguments: [
            (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
            (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ] as [(UIFont.TextStyle, CGFloat)])
    func styles(style: UIFont.TextStyle, points: CGFloat) {
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == points)
    }

    @Test("A headline is semibold")
    func headline() {
        #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    }

    @Test("The ending of a font's name says how it is measured")
    func names() {
        let label = UILabel()
        label.text = "n"
        for (name, width) in [
            ("Avenir-Heavy", 611), ("Avenir-Medium", 588), ("Avenir-Light", 556), ("Boldly", 556), ("Times-Bold", 556),
            ("Times New Roman", 500), ("Courier", 600), ("Menlo-Bold", 600), ("SFMono-Regular", 618),
        ] as [(String, CGFloat)] {
            label.font = UIFont(name: name, size: 1000)
            #expect(label.intrinsicContentSize.width == width && label.font.fontName == name)
        }
        #expect(UIFont(name: "", size: 10) == nil)
        #expect(UIFont(name: "Avenir", size: 10) != .systemFont(ofSize: 10))
        #expect(UIFont(name: "Avenir", size: 10)?.withSize(11) == UIFont(name: "Avenir", size: 11))
        #expect(UIFont.italicSystemFont(ofSize: 10) != .systemFont(ofSize: 10))
        #expect(UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .bold) != .boldSystemFont(ofSize: 10))
        #expect(UIFont(name: "Avenir", size: 0)?.pointSize == UIFont.systemFontSize)
        #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
        #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    }
}
