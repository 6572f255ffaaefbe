import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("What layers refuse")
struct LayerTrapTests {
    @Test("A place that is not finite")
    func place() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CALayer().position = CGPoint(x: CGFloat.nan, y: 3)
        }
        #expect(errorText(result).contains("position of <CALayer> set to CGPoint(x: nan, y: 3.0): every part"))
    }

    @Test("An anchor point of a view that is not finite")
    func anchor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().anchorPoint = CGPoint(x: CGFloat.infinity, y: 3)
        }
        #expect(errorText(result).contains("anchorPoint of UIView"))
    }

    @Test("A transform of space of a view that is not finite")
    func transform() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().transform3D.m34 = .nan
        }
        #expect(errorText(result).contains("transform3D of UIView"))
    }

    @Test("A layer in itself")
    func itself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let layer = CALayer()
            layer.addSublayer(layer)
        }
        #expect(errorText(result).contains("<CALayer> cannot be added to itself"))
    }

    @Test("A layer below itself, by way of views")
    func below() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (root, view) = (UIView(), UIView())
            root.addSubview(view)
            let inner = CALayer()
            view.layer.addSublayer(inner)
            inner.addSublayer(root.layer)
        }
        #expect(errorText(result).contains("<CALayer> cannot be added to <CALayer>, which lies below it"))
    }

    @Test("A class for layers that is none")
    func layerClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Wrong: UIView {
                override class var layerClass: AnyClass { UIView.self }
            }
            _ = Wrong().layer
        }
        #expect(errorText(result).contains("layerClass of Wrong"))
    }

    @Test("A control point that a course does not have")
    func points() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var values: [Float] = [0, 0]
            CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &values)
        }
        #expect(errorText(result).contains("getControlPoint(at: 4)"))
    }

    @Test("A transaction without an end")
    func duration() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CATransaction.setAnimationDuration(.infinity)
        }
        #expect(errorText(result).contains("CATransaction.setAnimationDuration(inf)"))
    }
}
