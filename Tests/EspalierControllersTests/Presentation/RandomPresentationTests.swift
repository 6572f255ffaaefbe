import EspalierControllers
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Random presentations, dismissals, turns and touches, with styles and traits of all kinds.
@Suite("Random presentations")
struct RandomPresentationTests {
    private static let styles: [UIModalPresentationStyle] = [
        .automatic, .pageSheet, .formSheet, .popover, .custom, .fullScreen, .overFullScreen, .currentContext,
        .overCurrentContext,
    ]

    @Test("Links, views and calls agree after each step", arguments: randomPrograms(120))
    func program(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let screens = [UIScreen.iPhone14, .iPhone15ProMax, .iPadPro11Inch]
        onStage(screens[random.below(3)]) { stage in
            let checker = LifecycleChecker(stage.window)
            let root = stage.shown("root")
            let probes = (0..<4).map { stage.probe("p\($0)") }
            let transitions = ProbeTransitions()
            transitions.presentation = { ProbePresentation($0, $1, stage.log) }
            let adapting = ProbeAdapting()
            var trace: [String] = []
            for _ in 0..<60 {
                let probe = probes[random.below(4)]
                let top = Self.chain(from: root).last ?? root
                let animated = random.oneIn(3)
                switch random.below(8) {
                case 0, 1, 2:
                    if probe.presentingViewController != nil { continue }
                    let style = Self.styles[random.below(Self.styles.count)]
                    trace.append("\(Probe.name(of: top)) presents \(probe.name), \(style), animated \(animated)")
                    probe.modalPresentationStyle = style
                    probe.transitioningDelegate = transitions
                    transitions.animator = random.oneIn(3) ? ProbeAnimator(stage.log) : nil
                    adapting.style = random.oneIn(2) ? Self.styles[random.below(Self.styles.count)] : nil
                    adapting.mayDismiss = random.oneIn(2)
                    probe.preferredContentSize = CGSize(width: random.below(400), height: random.below(400))
                    probe.presentationController?.delegate = adapting
                    probe.popoverPresentationController?.sourceView = top.view
                    probe.sheetPresentationController?.detents = random.oneIn(2) ? [.large()] : [.medium(), .large()]
                    top.present(probe, animated: animated)
                case 3:
                    let chain = Self.chain(from: root)
                    let one = chain[random.below(chain.count)]
                    trace.append("dismiss \(Probe.name(of: one)), animated \(animated)")
                    transitions.animator = random.oneIn(3) ? ProbeAnimator(stage.log) : nil
                    one.dismiss(animated: animated)
                case 4:
                    let orientation: UIInterfaceOrientation = random.oneIn(2) ? .portrait : .landscapeLeft
                    trace.append("turn to \(orientation)")
                    stage.window.rotate(to: orientation)
                case 5:
                    trace.append("tap")
                    stage.window.tap(at: CGPoint(x: random.below(800), y: random.below(800)))
                case 6:
                    trace.append("drag")
                    let x = CGFloat(random.below(800))
                    stage.window.drag(from: CGPoint(x: x, y: 400), to: CGPoint(x: x, y: CGFloat(random.below(1000))))
                default:
                    trace.append("advance")
                    stage.window.clock.advance(by: Double(random.below(3)) / 4)
                }
                if let mistake = Self.mistake(of: root, among: probes, in: stage.window) {
                    Issue.record("seed \(seed): \(mistake): \(trace)")
                    return
                }
            }
            for _ in 0..<3 { stage.window.clock.advance(by: 10) }
            let chain = Self.chain(from: root)
            for (index, controller) in chain.enumerated() {
                let isCovered =
                    chain.indices.contains(index + 1)
                    && chain[index + 1].activePresentationController?.shouldRemovePresentersView == true
                #expect((controller.view.window == nil) == isCovered, "seed \(seed): \(trace)")
                #expect(controller.transitionCoordinator == nil)
            }
            #expect(checker.mistakes.map { "\($0)" } == [], "seed \(seed): \(trace)")
            let hooks = stage.log.take().filter { $0.contains("Transition") && !$0.hasPrefix("animate") }
            for kind in ["presentationTransition", "dismissalTransition"] {
                let begun = hooks.filter { $0 == "\(kind)WillBegin" }.count
                #expect(begun == hooks.filter { $0.hasPrefix("\(kind)DidEnd") }.count, "seed \(seed): \(trace)")
            }
            root.dismiss(animated: false)
            #expect(stage.window.subviews == [root.view], "seed \(seed): \(trace)")
        }
    }

    private static func chain(from root: UIViewController) -> [UIViewController] {
        var chain = [root]
        while let next = chain.last?.presentedViewController, chain.count < 10 { chain.append(next) }
        return chain
    }

    /// Who is presented knows its presenter, is in one chain, and stands in a container that stands in the window: its
    /// own, or while it comes back that of the dismissal.
    private static func mistake(of root: Probe, among probes: [Probe], in window: UIWindow) -> String? {
        let chain = chain(from: root)
        for (one, other) in zip(chain, chain.dropFirst()) {
            if other.presentingViewController !== one { return "\(Probe.name(of: other)) has another presenter" }
            guard let container = other.presentationController?.containerView else {
                return "\(Probe.name(of: other)) has no container"
            }
            if container.window !== window { return "the container of \(Probe.name(of: other)) is in no window" }
            if let above = other.view.superview, above !== container, above !== Self.borrower(of: other) {
                return "\(Probe.name(of: other))'s view is not in its container"
            }
            if let above = container.superview, above === window, container.frame != window.bounds {
                return "the container of \(Probe.name(of: other)) does not fill the window"
            }
        }
        for probe in probes where !chain.contains(where: { $0 === probe }) {
            if probe.presentingViewController != nil { return "\(probe.name) is in no chain, but presented" }
            if probe.viewIfLoaded?.window != nil { return "\(probe.name)'s view has stayed" }
        }
        window.checkInvariants()
        return nil
    }

    /// Where an animator has put the view that comes: that of a presenter no longer covered stands in the container of
    /// the dismissal until its end. nil where no transition is under way, or the view does not come with it.
    private static func borrower(of controller: UIViewController) -> UIView? {
        guard let transition = controller.transitionCoordinator, transition.view(forKey: .to) === controller.view
        else { return nil }
        return transition.containerView
    }
}
