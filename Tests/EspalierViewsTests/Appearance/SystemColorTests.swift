import EspalierViews
import Foundation
import Testing

@Suite("Colours of the system")
struct SystemColorTests {
    @Test(
        "They have the light appearance's parts",
        arguments: [
            (UIColor.systemRed, 255, 59, 48, 1), (.systemOrange, 255, 149, 0, 1), (.systemYellow, 255, 204, 0, 1),
            (.systemGreen, 52, 199, 89, 1), (.systemMint, 0, 199, 190, 1), (.systemTeal, 48, 176, 199, 1),
            (.systemCyan, 50, 173, 230, 1), (.systemBlue, 0, 122, 255, 1), (.systemIndigo, 88, 86, 214, 1),
            (.systemPurple, 175, 82, 222, 1), (.systemPink, 255, 45, 85, 1), (.systemBrown, 162, 132, 94, 1),
            (.systemGray, 142, 142, 147, 1), (.systemGray6, 242, 242, 247, 1), (.label, 0, 0, 0, 1),
            (.secondaryLabel, 60, 60, 67, 0.6), (.separator, 60, 60, 67, 0.29), (.systemBackground, 255, 255, 255, 1),
            (.systemGroupedBackground, 242, 242, 247, 1), (.systemFill, 120, 120, 128, 0.2),
            (.lightText, 255, 255, 255, 0.6),
        ] as [(UIColor, CGFloat, CGFloat, CGFloat, CGFloat)])
    func parts(color: UIColor, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(light == UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha))
    }

    @Test("The greys go from dark to light")
    func greys() {
        let greys: [UIColor] = [.systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6]
        let whites = greys.map { grey in
            var white: CGFloat = 0
            _ = grey.getRed(&white, green: nil, blue: nil, alpha: nil)
            return white
        }
        #expect(whites == whites.sorted() && Set(whites).count == 6)
    }
}

@Suite("Small values of geometry")
struct SmallValuesTests {
    @Test("Vectors and offsets are zero when they are made of nothing, and equal by their parts")
    func values() {
        #expect(CGVector() == .zero && CGVector(dx: 1, dy: 2) != CGVector(dx: 2, dy: 1))
        #expect(CGVector(dx: 1, dy: 2).dx == 1 && CGVector(dx: 1, dy: 2).dy == 2)
        #expect(UIOffset() == .zero && UIOffset(horizontal: 3, vertical: 4) != .zero)
        #expect(UIOffset(horizontal: 3, vertical: 4).vertical == 4)
    }

    @Test("A view can be told to draw, and never does")
    func drawing() {
        final class Drawing: UIView {
            var drawn = 0
            var laidOut = 0
            override func layoutSubviews() { laidOut += 1 }
            override func draw(_ rect: CGRect) { drawn += 1 }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        view.setNeedsDisplay()
        view.setNeedsDisplay(view.bounds)
        view.layoutIfNeeded()
        #expect(view.drawn == 0 && view.laidOut == 1)
    }
}
