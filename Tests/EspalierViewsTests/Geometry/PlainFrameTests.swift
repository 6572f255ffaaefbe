import EspalierViews
import Foundation
import TestSupport
import Testing

/// A frame is set in a short way where a view has no more than a frame, and nobody observes it.
@Suite("The short way of setting a frame does what all steps do")
struct PlainFrameTests {
    private final class Listener: ViewConsumer {
        var heard: [String] = []
        func viewDidChange(_ view: UIView, _ change: ViewChange) {
            if case .geometry(let old) = change { heard.append("\(old.rect)") }
        }
        func viewWillDie(_ view: UIView) {}
    }

    private final class HearingView: UIView, BoundsHearing {
        var heard: [CGRect] = []
        func boundsDidChange(from old: CGRect) { heard.append(old) }
    }

    /// A view with a superview and two subviews, of which there are two alike.
    private struct Scene {
        let window = UIWindow(frame: rect(0, 0, 400, 800))
        let top = UIView(frame: rect(0, 0, 300, 300))
        let superview = UIView(frame: rect(0, 0, 200, 200))
        let view = HearingView(frame: rect(10, 10, 100, 100))
        let following = UIView(frame: rect(10, 10, 50, 50))
        let standing = UIView(frame: rect(10, 10, 50, 50))
        let listener = Listener()

        /// - Parameter kind: One bit for each thing that a view may have besides a frame.
        init(kind: Int) {
            top.addSubview(superview)
            if kind & 1 != 0 { superview.addSubview(view) }
            view.addSubview(following)
            view.addSubview(standing)
            if kind & 2 != 0 { following.autoresizingMask = [.flexibleWidth, .flexibleTopMargin] }
            if kind & 4 != 0 { view.addConsumer(listener) }
            if kind & 8 != 0 { window.addSubview(top) }
            view.hearsBounds = kind & 16 != 0
            if kind & 32 != 0 { view.transform = CGAffineTransform(scaleX: 2, y: 0.5) }
            if kind & 64 != 0 { window.screenSafeAreaInsets = insets(20, 0, 30, 0) }
        }

        func layOut() {
            top.layoutIfNeeded()
            view.layoutIfNeeded()
        }

        var state: String {
            let views = [top, superview, view, following, standing]
            let places = views.map { "\($0.frame) \($0.bounds) \($0.center) \($0.safeAreaInsets) \($0.needsLayout)" }
            return (places + listener.heard + view.heard.map { "\($0)" }).joined(separator: "\n")
        }
    }

    @Test("Any view, any frames", arguments: randomPrograms(128))
    func bothWays(kind: Int) {
        var random = SplitMix64(seed: UInt64(kind))
        let short = Scene(kind: kind)
        let long = Scene(kind: kind)
        for step in 0..<60 {
            if random.below(3) == 0 {
                short.layOut()
                long.layOut()
            }
            var frame = random.rect()
            switch random.below(8) {
            case 0: frame = short.view.frame
            case 1: frame.size = short.view.frame.size
            case 2: frame.size = CGSize(width: -frame.width, height: frame.height)
            case 3: frame.size.height = -frame.height
            case 4: frame.size = .zero
            case 5 where step > 50: frame.origin = point(1e308, 1e308)
            default: break
            }
            short.view.frame = frame
            long.view.setFrameByAllSteps(frame)
            #expect(short.state == long.state, "kind \(kind), step \(step): \(frame)")
        }
    }

    @Test("Parts that are not finite are refused, whatever the others are")
    func notFinite() async {
        await #expect(processExitsWith: .failure) { UIView().frame = rect(.infinity, -.infinity, 1, 1) }
        await #expect(processExitsWith: .failure) { UIView().frame = rect(0, 0, .infinity, 1) }
        await #expect(processExitsWith: .failure) { UIView().frame = rect(0, .nan, 1, 1) }
    }

    @Test("Parts whose sum has no room are set")
    func largeSum() {
        let view = UIView()
        let frame = rect(1e308, 1e308, 1e300, 1e300)
        view.frame = frame
        #expect(view.frame == frame)
    }

    @Test("A superview that is laying out its subviews is not marked")
    func whileLayingOut() {
        final class Placing: UIView {
            override func layoutSubviews() { subviews[0].frame = rect(0, 0, bounds.width, 5) }
        }
        let superview = Placing(frame: rect(0, 0, 50, 50))
        let view = UIView()
        superview.addSubview(view)
        superview.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 50, 5) && !superview.needsLayout && !view.needsLayout)
        view.frame.size.width = 7
        #expect(superview.needsLayout && view.needsLayout)
    }
}
