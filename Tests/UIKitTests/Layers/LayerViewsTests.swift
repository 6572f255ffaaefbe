import Testing
import UIKit

@Suite("Views with layers, as they are written for iOS")
struct LayerViewsTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    private func shown<View: UIView>(_ view: View, _ width: CGFloat = 100, _ height: CGFloat = 40) -> View {
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        window.addSubview(view)
        window.layoutIfNeeded()
        return view
    }

    @Test("Corners and borders follow the bounds")
    func badge() {
        let badge = shown(BadgeLabelView())
        #expect(badge.layer.cornerRadius == 20 && badge.clipsToBounds && badge.label.frame == badge.bounds)
        #expect(badge.borderColor == .white && badge.layer.sublayers?.first === badge.label.layer)
        let image = shown(CircleImageView(), 30, 30)
        #expect(image.layer.cornerRadius == 15 && image.layer.masksToBounds)
    }

    @Test("layerClass makes the layer that is cast to")
    func gradient() {
        let button = shown(GradientButton())
        #expect(button.gradientLayer.colors?.count == 2 && button.gradientLayer.frame == button.frame)
        let bubble = shown(BubbleView(), 60, 60)
        #expect(bubble.hitTest(CGPoint(x: 30, y: 20), with: nil) === bubble)
        #expect(bubble.hitTest(CGPoint(x: 1, y: 58), with: nil) == nil)
    }

    @Test("A ring's path follows its size, and its animation ends with the clock")
    func ring() {
        let ring = shown(ProgressRingView(), 80, 60)
        #expect(ring.ringLayer.path?.boundingBoxOfPath == CGRect(x: 13, y: 3, width: 54, height: 54))
        ring.setProgress(0.5, animated: true)
        #expect(ring.ringLayer.strokeEnd == 0.5 && ring.ringLayer.animationKeys() == ["progress"])
        window.clock.advance(by: 0.3)
        #expect(ring.ringLayer.animationKeys() == nil)
        ring.setProgress(1, animated: false)
        #expect(ring.ringLayer.strokeEnd == 1)
        ring.shake()
        #expect(ring.layer.animation(forKey: "shake") is CAKeyframeAnimation)
    }

    @Test("Shadows, masks and dashes follow the bounds")
    func outlines() {
        let card = shown(CardView())
        #expect(card.layer.shadowPath?.boundingBox == card.bounds)
        card.frame.size.width = 60
        window.layoutIfNeeded()
        #expect(card.layer.shadowPath?.boundingBox.width == 60)
        let sheet = shown(SheetView())
        let mask = sheet.layer.mask as? CAShapeLayer
        #expect(
            mask?.path?.contains(CGPoint(x: 1, y: 1)) == false && mask?.path?.contains(CGPoint(x: 1, y: 39)) == true)
        let dashed = DashedBorderView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        dashed.awakeFromNib()
        _ = shown(dashed, 70, 30)
        let border = dashed.layer.sublayers?.first as? CAShapeLayer
        #expect(border?.frame == dashed.bounds && border?.path?.boundingBox == dashed.bounds)
        let hole = shown(HoleView())
        #expect(hole.hitTest(CGPoint(x: 20, y: 20), with: nil) == nil)
        #expect(hole.hitTest(CGPoint(x: 50, y: 20), with: nil) === hole)
    }

    @Test("Cells, scroll views and fields keep layers in place")
    func containers() {
        let cell = shown(SeparatorCell(style: .default, reuseIdentifier: nil), 120, 44)
        #expect(cell.contentView.layer.sublayers?.first?.frame.height == 0.5)
        #expect(cell.contentView.layer.maskedCorners.contains(.layerMaxXMinYCorner))
        let scrollView = shown(FadingScrollView(frame: .zero))
        scrollView.contentSize.height = 500
        scrollView.contentOffset.y = 100
        window.layoutIfNeeded()
        #expect(scrollView.layer.mask?.frame == CGRect(x: 0, y: 100, width: 100, height: 40))
        #expect(scrollView.layer.bounds.origin.y == 100)
        let field = shown(UnderlinedField())
        #expect(field.layer.sublayers?.last?.frame == CGRect(x: 0, y: 39, width: 100, height: 1))
    }

    @Test("Animations end, or are ended")
    func spinner() {
        let spinner = shown(SpinnerView())
        spinner.start()
        window.clock.advance(by: 100)
        #expect(spinner.stops == 0)
        spinner.stop()
        #expect(spinner.stops == 1)
    }

    @Test("Turns in space and around another point")
    func turns() {
        let flip = shown(FlipView())
        #expect(flip.front.frame == flip.bounds && flip.back.frame == flip.bounds)
        #expect(flip.back.transform.a == -1)
        flip.flip()
        #expect(flip.back.transform.isIdentity && flip.front.frame == flip.bounds)
        let clock = shown(ClockHandView(), 100, 100)
        #expect(clock.hand.frame == CGRect(x: 48, y: 0, width: 4, height: 50))
        clock.show(minute: 15)
        #expect(clock.hand.frame == CGRect(x: 50, y: 48, width: 50, height: 4))
        clock.show(minute: 30)
        #expect(clock.hand.frame == CGRect(x: 48, y: 50, width: 4, height: 50))
    }

    @Test("Layers are added, replaced and put below views")
    func charts() {
        let chart = shown(ChartView())
        chart.values = [10, 20, 30]
        window.layoutIfNeeded()
        #expect(chart.bars.map(\.frame.minY) == [30, 20, 10] && chart.layer.sublayers?.count == 4)
        chart.values = [5]
        window.layoutIfNeeded()
        #expect(chart.layer.sublayers == [chart.bars[0], chart.line])
        let tag = shown(TagLayerView())
        tag.text = "new"
        #expect((tag.layer.sublayers?.first as? CATextLayer)?.string as? String == "new")
        let pulse = shown(PulseView())
        let order = window.layer.sublayers ?? []
        #expect(order.firstIndex(of: pulse.pulse).map { order[$0 + 1] } === pulse.layer)
        window.layoutIfNeeded()
        #expect(pulse.pulse.cornerRadius == 20)
    }

    @Test("A controller's layer lies behind its views")
    func controller() {
        let controller = OverlayController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let child = UIView()
        controller.fade(to: child)
        window.layoutIfNeeded()
        #expect(controller.view.layer.sublayers?.count == 2 && controller.view.layer.sublayers?.last === child.layer)
        #expect(controller.view.layer.sublayers?.first?.frame == controller.view.bounds)
    }
}
