import EspalierControllers
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Random programs: whatever is done, in callbacks too, each controller hears a legal order (checked by the stage), and
/// in the end those are on screen whose views are.
@Suite("Random programs of controllers")
struct RandomLifecycleTests {
    @Test("Windows, containment, presentation and stacks, mixed", arguments: Array(1...300) as [UInt64])
    func program(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        onStage { stage in
            let checker = LifecycleChecker(stage.window)
            let navigation = UINavigationController()
            navigation.title = "navigation"
            let probes = (0..<6).map { stage.probe("p\($0)") }
            let stackable = (0..<4).map { stage.probe("s\($0)") }
            let roots: [UIViewController] = [probes[0], probes[1], navigation]
            let calls = ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
            var trace: [String] = []

            func step(_ random: inout SplitMix64) {
                let one = probes[random.below(probes.count)]
                let other = probes[random.below(probes.count)]
                let animated = random.below(3) == 0
                switch random.below(11) {
                case 0:
                    let root = roots[random.below(roots.count)]
                    if root.parent == nil && root.presentingViewController == nil {
                        stage.window.rootViewController = root
                    }
                    trace.append("root \(Probe.name(of: root))")
                case 1:
                    stage.window.isHidden = random.below(3) == 0
                    trace.append("hidden \(stage.window.isHidden)")
                case 2, 3:
                    let isFree =
                        other.parent == nil && other.presentingViewController == nil
                        && stage.window.rootViewController !== other
                    var above: UIViewController? = one
                    while let controller = above, controller !== other { above = controller.parent }
                    // A view may be left behind by a controller that has removed itself.
                    if isFree, above == nil, !one.view.isDescendant(of: other.view) { one.embed(other) }
                    trace.append("embed \(other.name) in \(one.name)")
                case 4:
                    if one.parent != nil { one.leave() }
                    trace.append("leave \(one.name)")
                case 5:
                    let isFree =
                        other.parent == nil && other.presentingViewController == nil
                        && stage.window.rootViewController !== other && other !== one
                    other.modalPresentationStyle = random.below(2) == 0 ? .fullScreen : .automatic
                    if isFree, one.viewIfLoaded?.window != nil { one.present(other, animated: animated) }
                    trace.append("present \(other.name) from \(one.name), animated \(animated)")
                case 6:
                    one.dismiss(animated: animated)
                    trace.append("dismiss \(one.name)")
                case 7:
                    let pushed = stackable[random.below(stackable.count)]
                    if pushed.parent == nil { navigation.pushViewController(pushed, animated: animated) }
                    trace.append("push \(pushed.name)")
                case 8:
                    navigation.popViewController(animated: animated)
                    trace.append("pop")
                case 9:
                    stage.window.clock.advance(by: Double(random.below(3)) / 4)
                    trace.append("advance")
                default:
                    stage.window.layoutIfNeeded()
                    trace.append("layout")
                }
            }

            for _ in 0..<120 {
                if random.below(4) == 0 {
                    let heard = random.below(2) == 0 ? "p\(random.below(6))" : "s\(random.below(4))"
                    var inner = SplitMix64(seed: random.next())
                    stage.log.reactions["\(heard).\(calls[random.below(calls.count)])"] = { step(&inner) }
                }
                step(&random)
            }
            stage.log.reactions = [:]
            stage.window.isHidden = false
            stage.window.clock.advance(by: 10)
            stage.window.clock.advance(by: 10)
            var last: [String: String] = [:]
            for call in stage.log.calls where !call.contains("Layout") {
                let parts = call.split(separator: ".", maxSplits: 1)
                if let short = CallLog.short[String(parts[1])] { last[String(parts[0])] = short }
            }
            for controller in probes + stackable {
                var isCarried = controller.viewIfLoaded?.window != nil
                var above = controller.parent
                while let parent = above {
                    isCarried = isCarried && parent.viewIfLoaded?.window != nil
                    above = parent.parent
                }
                #expect(
                    (last[controller.name] == "did+") == isCarried,
                    "seed \(seed): \(controller.name), \(last[controller.name] ?? "nothing"): \(trace), \(stage.log.calls)"
                )
            }
            withExtendedLifetime(checker) {}
        }
    }
}
