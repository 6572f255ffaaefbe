import Testing
import UIKit

@Suite("What lies over a screen, and small things")
struct OverlayTests {
    @Test("Messages come one after the other, in the safe area, and go")
    func banners() {
        let controller = UIViewController()
        let stage = AppStage(controller)
        let presenter = BannerPresenter(host: controller.view)
        presenter.show("One")
        presenter.show(String(repeating: "Two, which is a long text ", count: 4))
        stage.layOut()
        let first = presenter.current
        #expect(first?.text == "One")
        #expect(first.map { stage.frame(of: $0).minY } ≈ 55)
        #expect(first.map { isNear(stage.frame(of: $0).midX, 195) } == true)
        stage.wait(0.3)
        stage.wait(2)
        #expect(presenter.current === first)
        stage.wait(0.4)
        let second = presenter.current
        #expect(second !== first)
        #expect(first?.superview == nil)
        #expect(second.map { stage.frame(of: $0).minX >= 16 && stage.frame(of: $0).maxX <= 374 } == true)
        for _ in 0..<4 { stage.wait(1) }
        #expect(presenter.current == nil)
        #expect(controller.view.subviews.isEmpty)
    }

    @Test("A message's capsule is as high as its text, and its corners follow")
    func bannerMessage() {
        let banner = BannerMessageView(text: "Saved")
        let stage = AppStage(fitting: banner, width: nil)
        let text = banner.subviews[0]
        #expect(isNear(banner.frame.width, text.frame.width + 32))
        #expect(isNear(banner.frame.height, text.frame.height + 20))
        #expect(banner.layer.cornerRadius == min(banner.bounds.height / 2, 22))
        #expect(banner.text == "Saved")
        stage.layOut()
    }

    @Test("A spinner goes when everybody who has asked for it is done")
    func loadingOverlay() {
        let overlay = LoadingOverlay()
        let stage = AppStage(overlay, frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        overlay.begin()
        overlay.begin()
        overlay.end()
        stage.layOut()
        #expect(!overlay.isHidden)
        #expect(overlay.isSpinning)
        #expect(overlay.box ≈ CGRect(x: 145, y: 372, width: 100, height: 100))
        #expect(overlay.spinnerCenter == CGPoint(x: 50, y: 50))
        #expect(overlay.accessibilityViewIsModal)
        overlay.end()
        overlay.end()
        #expect(overlay.isHidden)
        #expect(!overlay.isSpinning)
    }

    @Test("A bubble points at its view from above, or from below at the top of the screen, and keeps in it")
    func tooltip() {
        let controller = UIViewController()
        let stage = AppStage(controller)
        let low = UIView(frame: CGRect(x: 350, y: 400, width: 30, height: 30))
        let high = UIView(frame: CGRect(x: 180, y: 60, width: 30, height: 30))
        [low, high].forEach(controller.view.addSubview)
        let tooltip = TooltipView(text: "A hint that is long enough for more than a single line of it")
        tooltip.show(for: low, in: controller.view)
        stage.layOut()
        #expect(!tooltip.pointsUp)
        #expect(isNear(tooltip.frame.maxY, 400))
        #expect(isNear(tooltip.frame.maxX, 382))
        #expect(tooltip.frame.width <= 220)
        #expect(isNear(tooltip.bubbleBox.height, tooltip.frame.height))
        #expect(isNear(tooltip.labelFrame.height, tooltip.frame.height - 24))
        tooltip.show(for: high, in: controller.view)
        tooltip.setNeedsLayout()
        stage.layOut()
        #expect(tooltip.pointsUp)
        #expect(tooltip.frame.minY ≈ 90)
        #expect(isNear(tooltip.frame.midX, 195))
        #expect(tooltip.labelFrame.minY ≈ 16)
    }

    @Test("One section of an accordion is open at a time")
    func accordion() {
        let view = AccordionView(
            sections: (0..<3).map { .init(title: "\($0)", body: String(repeating: "text ", count: 30)) })
        let stage = AppStage(fitting: view, width: 300)
        #expect(view.frame.height ≈ 132)
        stage.window.tap(view.headers[0])
        stage.layOut()
        let body = view.bodies[0].frame.height
        #expect(body > 60)
        #expect(isNear(view.frame.height, 132 + body))
        #expect(isNear(view.headers[1].frame.minY, 44 + body))
        stage.window.tap(view.headers[2])
        stage.layOut()
        #expect(view.openIndex == 2)
        #expect(view.bodies.map(\.isHidden) == [true, true, false])
        #expect(isNear(view.frame.height, 132 + view.bodies[2].frame.height))
        #expect(view.headers[1].frame.minY ≈ 44)
        stage.window.tap(view.headers[2])
        stage.layOut()
        #expect(view.frame.height ≈ 132)
    }

    @Test("The last bar of a skeleton is shorter")
    func skeleton() {
        let view = SkeletonView()
        let stage = AppStage(fitting: view, width: 200)
        #expect(view.frame.height ≈ 62)
        #expect(view.barFrames.map(\.width) ≈ [200, 200, 120])
        #expect(view.isShimmering)
        view.lines = 2
        stage.layOut()
        #expect(view.frame.height ≈ 38)
        #expect(view.barFrames.map(\.minY) ≈ [0, 24])
        #expect(view.isShimmering)
    }

    @Test("The ends of a range do not pass one another")
    func rangeSlider() {
        let slider = RangeSlider()
        let stage = AppStage(slider, frame: CGRect(x: 50, y: 100, width: 228, height: 28))
        var changes = 0
        slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        stage.window.drag(from: CGPoint(x: 64, y: 114), to: CGPoint(x: 114, y: 114))
        stage.layOut()
        #expect(slider.lower == 0.25)
        #expect(slider.selectionFrame ≈ CGRect(x: 64, y: 12, width: 150, height: 4))
        stage.window.drag(from: CGPoint(x: 264, y: 114), to: CGPoint(x: 60, y: 114))
        #expect(slider.upper == 0.25)
        #expect(changes > 2)
        let before = changes
        stage.window.drag(from: CGPoint(x: 200, y: 114), to: CGPoint(x: 250, y: 114))
        #expect(changes == before)
    }
}
