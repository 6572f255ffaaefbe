import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("The geometry of layers")
struct LayerGeometryTests {
    /// What a geometry is, by Apple's formula alone: `frame` is the box of the bounds, put through the transform around
    /// the anchor point, which lies at the position.
    struct Model {
        var bounds = CGRect.zero
        var position = CGPoint.zero
        var anchor = CGPoint(x: 0.5, y: 0.5)
        var transform = CGAffineTransform.identity

        var frame: CGRect {
            let shares: [(x: CGFloat, y: CGFloat)] = [(0, 0), (1, 0), (0, 1), (1, 1)]
            let corners = shares.map { share -> CGPoint in
                let (x, y): (CGFloat, CGFloat) = (share.x - anchor.x, share.y - anchor.y)
                let p = CGPoint(x: x * bounds.width, y: y * bounds.height).applying(transform)
                return CGPoint(x: p.x + position.x, y: p.y + position.y)
            }
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            return CGRect(
                x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
        }
    }

    private static let transforms: [CGAffineTransform] = [
        .identity, CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(scaleX: 2, y: 0.5),
        CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.5, y: 1),
    ]

    @Test(
        "Whatever is set, on the view or on the layer, both say the same, and a lone layer too",
        arguments: randomPrograms(120))
    func oneTruth(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let view = UIView(frame: random.rect())
        let layer = view.layer
        let lone = CALayer()
        lone.frame = view.frame
        var model = Model(bounds: layer.bounds, position: view.center)
        for _ in 0..<40 {
            let throughView = random.oneIn(2)
            switch random.below(6) {
            case 0:
                let frame = random.rect()
                if throughView { view.frame = frame } else { layer.frame = frame }
                lone.frame = frame
                #expect(close(view.frame, frame, within: 0.01) || !model.transform.isIdentity)
                (model.bounds, model.position) = (lone.bounds, lone.position)
                if model.transform.isIdentity {
                    #expect(close(model.frame, frame, within: 1e-6), "seed \(seed)")
                } else {
                    #expect(close(model.frame.middle, frame.middle, within: 1e-6), "seed \(seed)")
                }
            case 1:
                model.bounds = random.rect()
                if throughView { view.bounds = model.bounds } else { layer.bounds = model.bounds }
                lone.bounds = model.bounds
            case 2:
                model.position = random.rect().origin
                if throughView { view.center = model.position } else { layer.position = model.position }
                lone.position = model.position
            case 3:
                model.anchor = CGPoint(x: CGFloat(random.below(9)) / 8, y: CGFloat(random.below(9)) / 8)
                if throughView { view.anchorPoint = model.anchor } else { layer.anchorPoint = model.anchor }
                lone.anchorPoint = model.anchor
            case 4:
                model.transform = random.any(Self.transforms)
                if throughView { view.transform = model.transform } else { layer.setAffineTransform(model.transform) }
                lone.transform = CATransform3DMakeAffineTransform(model.transform)
            default:
                let alpha = Float(random.below(5)) / 4
                if throughView { view.alpha = CGFloat(alpha) } else { layer.opacity = alpha }
                #expect(layer.opacity == alpha && view.alpha == CGFloat(alpha))
            }
            #expect(close(layer.bounds, model.bounds, within: 1e-6) && view.bounds == layer.bounds, "seed \(seed)")
            #expect(layer.position == view.center && close(view.center, model.position, within: 1e-6))
            #expect(layer.frame == view.frame && close(view.frame, model.frame, within: 1e-6), "seed \(seed)")
            #expect(view.anchorPoint == model.anchor && layer.anchorPoint == model.anchor)
            #expect(view.transform == model.transform && layer.affineTransform() == model.transform)
            #expect(lone.frame == layer.frame && lone.bounds == layer.bounds && lone.position == layer.position)
            let inside = view.convert(CGPoint(x: 3, y: 4), to: UIView())
            #expect(inside.x.isFinite && layer.superlayer == nil)
        }
    }

    @Test("Setting a layer's place tells the view's observers, as setting the view does")
    func observers() {
        let view = UIView(frame: rect(0, 0, 40, 20))
        var heard: [String] = []
        let tokens = [
            view.observe(\.center) { view, _ in heard.append("center \(view.center.x)") },
            view.observe(\.frame) { view, _ in heard.append("frame \(view.frame.minX)") },
        ]
        view.layer.position = point(30, 10)
        view.layer.anchorPoint = point(0, 0.5)
        view.layer.anchorPoint = point(0, 0.5)
        #expect(heard.contains("center 30.0") && heard.last == "frame 30.0" && heard.count == 3)
        for token in tokens { token.invalidate() }
    }

    @Test("A new size lays the view out, another anchor point does not")
    func marks() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let view = Counting(frame: rect(0, 0, 10, 10))
        view.layoutIfNeeded()
        view.layer.anchorPoint = .zero
        view.layoutIfNeeded()
        #expect(view.count == 1)
        view.layer.bounds.size.width = 20
        view.layoutIfNeeded()
        #expect(view.count == 2 && view.frame == rect(5, 5, 20, 10))
        view.layer.setNeedsLayout()
        #expect(view.layer.needsLayout())
        view.layer.layoutIfNeeded()
        #expect(view.count == 3 && !view.layer.needsLayout())
    }

    @Test("A transform of space is kept, its part in the plane counts, and setting one of the plane ends it")
    func space() {
        let view = UIView(frame: rect(0, 0, 100, 50))
        var tilted = CATransform3DIdentity
        tilted.m34 = -1 / 500
        tilted = CATransform3DRotate(tilted, .pi / 3, 0, 1, 0)
        view.layer.transform = tilted
        #expect(view.layer.transform == tilted && view.transform3D == tilted)
        #expect(view.transform == CATransform3DGetAffineTransform(tilted))
        #expect(close(view.frame, rect(25, 0, 50, 50)))
        view.transform = view.transform
        #expect(view.transform3D == CATransform3DMakeAffineTransform(view.transform))
        view.transform3D = CATransform3DMakeScale(2, 2, 2)
        view.center.x += 10
        #expect(view.layer.transform == CATransform3DMakeScale(2, 2, 2) && view.frame.width == 200)
        view.layer.transform = CATransform3DIdentity
        #expect(view.transform.isIdentity && view.frame == rect(10, 0, 100, 50))
    }

    @Test("Constraints, masks and the anchor point: frames are what they would be without it")
    func layout() {
        let root = UIView(frame: rect(0, 0, 200, 100))
        let pinned = makeView("pinned", in: root)
        pinned.translatesAutoresizingMaskIntoConstraints = false
        pinned.anchorPoint = point(0, 1)
        NSLayoutConstraint.activate([
            pinned.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            pinned.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
            pinned.topAnchor.constraint(equalTo: root.topAnchor), pinned.heightAnchor.constraint(equalToConstant: 30),
        ])
        let masked = makeView("masked", rect(20, 10, 100, 40), in: root)
        masked.anchorPoint = point(1, 1)
        masked.center = point(120, 50)
        masked.autoresizingMask = [.flexibleWidth]
        root.layoutIfNeeded()
        #expect(pinned.frame == rect(10, 0, 180, 30) && pinned.center == point(10, 30))
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(pinned.frame == rect(10, 0, 280, 30) && masked.frame == rect(20, 10, 200, 40))
        #expect(masked.center == point(220, 50))
    }

    @Test("Points go from layer to layer by way of views that have none", arguments: randomPrograms(60))
    func conversion(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let views = ConversionModelTests.makeTree(&random)
        let one = views[random.below(views.count)]
        let other = views[random.below(views.count)]
        let inner = CALayer()
        inner.frame = random.rect()
        let p = point(random.quarter(-50...50), random.quarter(-50...50))
        #expect(close(one.layer.convert(p, to: other.layer), one.convert(p, to: other), within: 1e-6))
        #expect(close(one.layer.convert(p, from: other.layer), one.convert(p, from: other), within: 1e-6))
        #expect(close(one.layer.convert(p, to: nil), one.convert(p, to: nil), within: 1e-6))
        let box = random.rect()
        #expect(close(one.layer.convert(box, to: other.layer), one.convert(box, to: other), within: 1e-6))
        one.layer.addSublayer(inner)
        let shifted = point(p.x + inner.frame.minX, p.y + inner.frame.minY)
        #expect(close(inner.convert(p, to: other.layer), one.convert(shifted, to: other), within: 1e-6))
        #expect(close(inner.convert(inner.convert(p, to: other.layer), from: other.layer), p, within: 1e-5))
    }

    @Test("The foremost layer is hit, hidden ones are passed over, and what is cut off is not there")
    func hits() {
        let root = CALayer()
        root.bounds = rect(0, 0, 100, 100)
        root.position = point(50, 50)
        let (back, front) = (CALayer(), CALayer())
        back.frame = rect(10, 10, 50, 50)
        front.frame = rect(40, 40, 100, 100)
        root.sublayers = [back, front]
        #expect(root.hitTest(point(45, 45)) === front && root.hitTest(point(20, 20)) === back)
        #expect(root.hitTest(point(130, 130)) === front && root.hitTest(point(5, 5)) === root)
        root.masksToBounds = true
        #expect(root.hitTest(point(130, 130)) == nil)
        front.isHidden = true
        #expect(root.hitTest(point(45, 45)) === back)
        let view = UIView(frame: rect(10, 10, 100, 100))
        let subview = makeView("subview", rect(20, 20, 30, 30), in: view)
        #expect(view.layer.hitTest(point(35, 35)) === subview.layer && view.layer.hitTest(point(15, 15)) === view.layer)
    }
}
