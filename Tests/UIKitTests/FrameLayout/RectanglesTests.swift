import Testing
import UIKit

@Suite("Helpers on rectangles, insets and frames, as layout code has them")
struct RectanglesTests {
    @Test("Slices and columns of a rectangle")
    func slices() {
        var rest = CGRect(x: 10, y: 20, width: 300, height: 200)
        #expect(rest.slice(40, from: .minYEdge, gap: 5) == CGRect(x: 10, y: 20, width: 300, height: 40))
        #expect(rest.slice(60, from: .maxXEdge) == CGRect(x: 250, y: 65, width: 60, height: 155))
        #expect(rest == CGRect(x: 10, y: 65, width: 240, height: 155))
        #expect(rest.columns(3, gap: 15).map(\.minX) == [10, 95, 180])
        #expect(rest.slice(1000, from: .minXEdge).width == 240 && rest.width == 0)
    }

    @Test("Centres and aspects")
    func centres() {
        let rect = CGRect(x: 0, y: 0, width: 300, height: 100)
        #expect(rect.centered(CGSize(width: 50, height: 20)) == CGRect(x: 125, y: 40, width: 50, height: 20))
        #expect(rect.fitting(aspect: CGSize(width: 16, height: 8)) == CGRect(x: 50, y: 0, width: 200, height: 100))
        #expect(rect.insetBy(dx: 10, dy: -5).integral == CGRect(x: 10, y: -5, width: 280, height: 110))
        #expect(rect.offsetBy(dx: 1, dy: 2).union(rect) == CGRect(x: 0, y: 0, width: 301, height: 102))
        #expect(rect.origin + CGVector(dx: 3, dy: 4) == CGPoint(x: 3, y: 4))
    }

    @Test("Insets add up, and directional ones are read")
    func insets() {
        let insets = UIEdgeInsets(all: 8) + UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(insets.horizontal == 22 && insets.vertical == 20)
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(UIOffset(horizontal: 1, vertical: 0) != .zero)
    }

    @Test("Frames by their parts, rounded to pixels")
    func parts() {
        let view = UIView(frame: CGRect(x: 0.3, y: 0.26, width: 10.1, height: 9.9))
        view.roundToPixels(scale: 2)
        #expect(view.frame == CGRect(x: 0.5, y: 0.5, width: 10, height: 10))
        view.right = 100
        view.x += 1
        view.size.height = 20
        #expect(view.frame == CGRect(x: 91, y: -4.5, width: 10, height: 20))
    }
}
