import EspalierObservation
import EspalierViews
import Foundation
import Testing

private final class FancyLayer: CALayer {
    var passes = 0

    override func layoutSublayers() {
        super.layoutSublayers()
        passes += 1
        for sublayer in sublayers ?? [] { sublayer.frame = bounds.insetBy(dx: 1, dy: 1) }
    }
}

private final class FancyView: UIView {
    var calls: [String] = []
    override class var layerClass: AnyClass { FancyLayer.self }
    override func layoutSubviews() { calls.append("subviews") }
    override func layoutSublayers(of layer: CALayer) {
        calls.append("sublayers")
        super.layoutSublayers(of: layer)
    }
}

private final class Listener: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
}

private final class Answering: CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { event == "opacity" ? NSNull() : nil }
}

private final class Eager: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? { CABasicAnimation(keyPath: event) }
}

@Suite("Layers")
struct LayerTests {
    @Test("What a change does is asked of the delegate, then of the layer's actions, then of its class")
    func actions() {
        let layer = Eager()
        let fade = CATransition()
        #expect((layer.action(forKey: "position") as? CABasicAnimation)?.keyPath == "position")
        layer.actions = ["opacity": fade, "position": fade]
        #expect(layer.action(forKey: "opacity") as? CATransition === fade)
        let delegate = Answering()
        layer.delegate = delegate
        #expect(layer.action(forKey: "opacity") is NSNull && layer.action(forKey: "position") is CATransition)
        #expect(layer.action(forKey: "bounds") is CABasicAnimation && CALayer().action(forKey: "bounds") == nil)
    }

    @Test("A layer has one transition at a time, under the key of transitions")
    func transition() {
        let view = UIView()
        let listener = Listener()
        let first = CATransition()
        first.delegate = listener
        view.layer.add(first, forKey: nil)
        #expect(view.layer.animationKeys() == [kCATransition] && view.layer.animation(forKey: kCATransition) === first)
        view.layer.add(CATransition(), forKey: "mine")
        #expect(view.layer.animationKeys() == ["transition"] && listener.heard == ["start", "stop false"])
    }

    @Test("A layer keeps values under names of one's own")
    func values() {
        let layer = CALayer()
        #expect(layer.value(forKey: "kind") == nil)
        layer.setValue("bounce", forKey: "kind")
        layer.setValue(3, forKey: "cornerRadius")
        #expect(layer.value(forKey: "kind") as? String == "bounce" && layer.cornerRadius == 0)
        layer.setValue(nil, forKey: "kind")
        #expect(layer.value(forKey: "kind") == nil && layer.value(forKey: "cornerRadius") as? Int == 3)
    }

    @Test("No layer is made that nobody asks for, whatever is set, laid out and moved")
    func nothingForNothing() {
        final class Counted: UIView {
            nonisolated(unsafe) static var asked = 0
            override class var layerClass: AnyClass {
                asked += 1
                return CALayer.self
            }
        }
        let root = Counted(frame: rect(0, 0, 100, 100))
        for _ in 0..<10 { root.addSubview(Counted(frame: rect(0, 0, 10, 10))) }
        root.backgroundColor = .red
        root.layoutIfNeeded()
        for view in root.subviews {
            view.frame.size.width += 1
            view.alpha = 0.5
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        root.layoutIfNeeded()
        #expect(Counted.asked == 0)
        #expect(root.layer === root.layer && Counted.asked == 1)
    }

    @Test("A layer is of the view's class for it, and speaks for the view")
    func classes() {
        let view = FancyView(frame: rect(0, 0, 30, 20))
        #expect(view.layer is FancyLayer && view.layer.delegate === view && view.layer.bounds == rect(0, 0, 30, 20))
        view.layer.backgroundColor = UIColor.green.cgColor
        view.layer.masksToBounds = true
        view.layer.isHidden = true
        #expect(view.backgroundColor == .green && view.clipsToBounds && view.isHidden)
        view.backgroundColor = nil
        view.clipsToBounds = false
        view.isHidden = false
        #expect(view.layer.backgroundColor == nil && !view.layer.masksToBounds && !view.layer.isHidden)
        #expect(view.layer.isOpaque && !CALayer().isOpaque)
        view.contentScaleFactor = 3
        #expect(view.layer.contentsScale == 3)
    }

    @Test("A mask is a view's, or a layer alone")
    func masks() {
        let (view, cover) = (UIView(), UIView())
        view.mask = cover
        #expect(view.layer.mask === cover.layer)
        let shape = CAShapeLayer()
        view.layer.mask = shape
        #expect(view.layer.mask === shape && view.mask == nil)
        view.layer.mask = cover.layer
        #expect(view.mask === cover && view.layer.mask === cover.layer)
        view.layer.mask = shape
        view.mask = nil
        #expect(view.layer.mask == nil)
    }

    @Test("A layer that outlives its view keeps what it was, and its sublayers")
    func afterTheView() {
        var view: UIView? = UIView(frame: rect(1, 2, 30, 40))
        let layer = view!.layer
        let (back, front) = (CALayer(), CALayer())
        layer.addSublayer(back)
        view!.addSubview(UIView())
        layer.addSublayer(front)
        layer.opacity = 0.5
        view = nil
        #expect(layer.frame == rect(1, 2, 30, 40) && layer.opacity == 0.5 && layer.delegate == nil)
        #expect(layer.sublayers == [back, front] && back.superlayer === layer)
        layer.frame.origin.x = 7
        #expect(layer.position == point(22, 22))
    }

    @Test("A pass goes by way of the layer, and comes to sublayers with code of their own once")
    func layout() {
        let view = FancyView(frame: rect(0, 0, 100, 50))
        view.layoutIfNeeded()
        #expect(view.calls == ["subviews"], "nobody has asked for the layer")
        let inner = FancyLayer()
        let leaf = CALayer()
        inner.addSublayer(leaf)
        view.layer.addSublayer(inner)
        view.layoutIfNeeded()
        let fancy = view.layer as? FancyLayer
        #expect(view.calls == ["subviews", "sublayers", "subviews"] && fancy?.passes == 1 && inner.passes == 1)
        #expect(inner.frame == rect(1, 1, 98, 48) && leaf.frame == rect(1, 1, 96, 46))
        view.layoutIfNeeded()
        #expect(fancy?.passes == 1 && inner.passes == 1)
        inner.setNeedsLayout()
        #expect(inner.needsLayout())
        view.layoutIfNeeded()
        #expect(inner.passes == 2 && !inner.needsLayout())
        view.frame.size.width = 60
        view.layoutIfNeeded()
        #expect(inner.frame.width == 58 && inner.passes == 3)
        let lone = FancyLayer()
        lone.addSublayer(CALayer())
        lone.bounds = rect(0, 0, 9, 9)
        lone.layoutIfNeeded()
        #expect(lone.passes == 1 && lone.sublayers?.first?.frame == rect(1, 1, 7, 7))
    }

    @Test("A copy looks like the original")
    func copies() {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: rect(0, 0, 3, 3), transform: nil)
        shape.cornerRadius = 4
        shape.frame = rect(5, 6, 7, 8)
        shape.lineWidth = 2
        let copy = CAShapeLayer(layer: shape)
        #expect(copy.path == shape.path && copy.cornerRadius == 4 && copy.frame == shape.frame && copy.lineWidth == 2)
        let shown = copy.presentation()
        #expect(shown !== copy && shown?.model() === copy && copy.model() === copy && copy != shape)
    }

    @Test("Colours have components, and go both ways")
    func colors() {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.cgColor.components == [0.25, 0.5, 0.75, 0.5] && color.cgColor.alpha == 0.5)
        #expect(UIColor(cgColor: color.cgColor) == color && color.cgColor == UIColor(cgColor: color.cgColor).cgColor)
        #expect(color.cgColor.copy(alpha: 1)?.components == [0.25, 0.5, 0.75, 1])
        #expect(CGColor(gray: 1, alpha: 1) == .white && CGColor.white != .clear)
        #expect(Set([CGColor.black, UIColor.black.cgColor]).count == 1)
    }

    @Test("An animation is kept until its time has passed on the window's clock")
    func animations() {
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        let view = makeView("view", in: window)
        let listener = Listener()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = 0.5
        fade.beginTime = 0.25
        fade.delegate = listener
        view.layer.add(fade, forKey: "fade")
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.repeatCount = .infinity
        view.layer.add(turn, forKey: "turn")
        #expect(view.layer.animationKeys() == ["fade", "turn"] && view.layer.animation(forKey: "fade") === fade)
        window.clock.advance(by: 0.7)
        #expect(listener.heard == ["start"])
        window.clock.advance(by: 0.1)
        #expect(listener.heard == ["start", "stop true"] && view.layer.animationKeys() == ["turn"])
        turn.delegate = listener
        window.clock.advance(by: 1000)
        view.layer.removeAllAnimations()
        #expect(listener.heard.last == "stop false" && view.layer.animationKeys() == nil)
    }

    @Test("A transaction's completion waits for the animations in it")
    func transactions() {
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        let view = makeView("view", in: window)
        var heard: [String] = []
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { heard.append("outer") }
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
        CATransaction.setCompletionBlock { heard.append("inner") }
        let move = CABasicAnimation(keyPath: "position")
        move.duration = 1
        view.layer.add(move, forKey: nil)
        CATransaction.commit()
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
        window.clock.advance(by: 0.9)
        #expect(heard == [])
        window.clock.advance(by: 0.2)
        #expect(heard == ["inner", "outer"])
        CATransaction.commit()
        CATransaction.setCompletionBlock { heard.append("alone") }
        window.clock.advance(by: 0)
        #expect(heard.last == "alone")
    }

    @Test("Times and springs")
    func times() {
        let spring = CASpringAnimation(keyPath: "position.y")
        #expect(spring.settlingDuration > 1 && spring.settlingDuration < 2)
        spring.damping = 0
        #expect(spring.settlingDuration == .infinity)
        var values: [Float] = [0, 0]
        CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &values)
        #expect(values == [0.42, 0])
        spring.setValue("bounce", forKey: "kind")
        #expect(spring.value(forKey: "kind") as? String == "bounce")
    }
}
