import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("UIVisualEffectView")
struct VisualEffectTests {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))

    @Test("Defaults")
    func defaults() {
        #expect(UIVisualEffectView().effect == nil && UIVisualEffectView(frame: rect(1, 2, 3, 4)).effect == nil)
        #expect((view.effect as? UIBlurEffect)?.style == .dark)
        let blur = UIBlurEffect(style: .light)
        #expect(UIVibrancyEffect(blurEffect: blur).blurEffect === blur)
        #expect(told(view, \.effect) { view.effect = blur } == 1)
    }

    @Test("The content view fills the bounds, before a layout and after")
    func content() {
        view.frame = rect(5, 5, 100, 50)
        #expect(view.contentView.frame == rect(0, 0, 100, 50))
        view.bounds.origin.x = 10
        view.layoutIfNeeded()
        #expect(view.contentView.frame == rect(10, 0, 100, 50) && view.subviews == [view.contentView])
    }

    @Test("Subviews go into the content view, in their order")
    func subviews() {
        let views = (0..<4).map { _ in UIView() }
        view.addSubview(views[0])
        view.insertSubview(views[1], at: 0)
        view.insertSubview(views[2], aboveSubview: views[1])
        view.insertSubview(views[3], belowSubview: views[1])
        #expect(view.contentView.subviews == [views[3], views[1], views[2], views[0]])
        #expect(view.subviews == [view.contentView])
    }

    @Test("An archive's view can take the content view's place")
    func replaced() {
        let other = UIView(), old = view.contentView
        view.frame = rect(0, 0, 10, 10)
        view.replaceContentView(other)
        #expect(view.contentView === other && view.subviews == [other] && other.frame == rect(0, 0, 10, 10))
        #expect(old.superview == nil)
    }
}
