import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Hierarchy observers: who sees what, against a look from scratch")
struct HierarchyScopeModelTests {
    @Test("Random moves, registrations, ends and releases", arguments: UInt64(1)...8)
    func random(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var views: [UIView] = (0..<12).map { makeView("\($0)") }
        var listeners: [HierarchyListener] = []
        var trace: [String] = []
        func change() {
            let view = views.randomElement(using: &random)!, other = views.randomElement(using: &random)!
            trace.append("\(view.name ?? "?") \(other.name ?? "?")")
            switch random.below(12) {
            case 0...4: if !other.isDescendant(of: view) { other.addSubview(view) }
            case 5: view.removeFromSuperview()
            case 6:
                let options = HierarchyObservingOptions(subtree: random.below(3) > 0, keyPaths: [\.tag])
                listeners.append(HierarchyListener(view, options))
            case 7: if !listeners.isEmpty { listeners.remove(at: random.below(listeners.count)) }
            case 8:
                // Only its superview may hold it from here on; what it holds goes with it, or survives.
                views.removeAll { $0 === view }
                if view.superview != nil, random.below(2) == 0 { view.removeFromSuperview() }
                views.append(makeView("\(random.below(1000))"))
            case 9:
                let token = listeners.randomElement(using: &random)?.token
                if token?.isPaused ?? false { token?.resume() } else { token?.pause() }
            default: view.tag += 1
            }
        }
        for step in 0..<2000 {
            if random.below(3) == 0 {
                UIView.performChanges { for _ in 0..<1 + random.below(8) { change() } }
            } else {
                change()
            }
            let mistake = views.lazy.filter { $0.superview == nil }.compactMap { $0.hierarchyScopeMistake() }.first
            if let mistake {
                Issue.record("seed \(seed), step \(step), after \(trace.suffix(10)): \(mistake)")
                return
            }
            if trace.count > 20 { trace.removeFirst(10) }
        }
    }
}
