import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Layers: presentation and model")
struct PresentationTests {
    private final class CountingView: UIView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
    }

    private final class Own: CAShapeLayer {
        var note = ""
        override init() { super.init() }
        override init(layer: Any) {
            super.init(layer: layer)
            note = (layer as? Own)?.note ?? ""
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("presentation() is a copy as the layer is now: changing it changes neither the view nor its layout")
    func copy() throws {
        let root = CountingView()
        let view = UIView(frame: rect(10, 20, 30, 40))
        root.addSubview(view)
        view.alpha = 0.5
        view.layer.cornerRadius = 4
        root.layoutIfNeeded()
        let layouts = root.layouts
        let shown = try #require(view.layer.presentation())
        #expect(shown !== view.layer && shown.frame == rect(10, 20, 30, 40) && shown.opacity == 0.5)
        #expect(shown.cornerRadius == 4 && shown.superlayer == nil && shown.sublayers == nil)
        shown.bounds.size = size(20, 20)
        shown.position = .zero
        shown.opacity = 1
        root.layoutIfNeeded()
        #expect(view.frame == rect(10, 20, 30, 40) && view.alpha == 0.5 && root.layouts == layouts)
        view.frame.origin.x = 0
        #expect(view.layer.presentation()?.frame.minX == 0 && shown.frame.minX == -10)
    }

    @Test("A class copies what it has by init(layer:); model() leads back, also from what a hit on the copy answers")
    func classes() throws {
        let layer = Own()
        layer.note = "mine"
        layer.lineWidth = 7
        layer.frame = rect(0, 0, 10, 10)
        let shown = try #require(layer.presentation())
        #expect(shown.note == "mine" && shown.lineWidth == 7)
        #expect(shown.model() === layer && layer.model() === layer)
        #expect(shown.hitTest(point(5, 5))?.model() === layer && shown.hitTest(point(50, 5)) == nil)
    }
}
