import EspalierViews
import Foundation
import TestSupport
import Testing

/// Callbacks that change the tree at random: whatever they do, the tree stays a tree and the window pairs balance.
@Suite("Random changes inside callbacks")
struct NestedChangeModelTests {
    /// The real tree as plain arrays.
    static func model(of world: HierarchyWorld, windows: Int) -> HierarchyModel {
        var model = HierarchyModel(count: world.views.count, windows: windows)
        for view in world.views {
            model.children[view.tag] = view.subviews.map(\.tag)
            model.parent[view.tag] = view.superview?.tag ?? -1
        }
        return model
    }

    /// What is wrong with a tree; nil when nothing is.
    static func mistake(in world: HierarchyWorld, windows: Int) -> String? {
        let model = model(of: world, windows: windows)
        for view in 0..<model.count {
            if Set(model.children[view]).count != model.children[view].count {
                return "\(view) has a subview twice: \(model.children[view])"
            }
            for child in model.children[view] where model.parent[child] != view {
                return "\(child) is listed by \(view), but its superview is \(model.parent[child])"
            }
            if model.parent[view] >= 0, !model.children[model.parent[view]].contains(view) {
                return "\(view) is not listed by its superview \(model.parent[view])"
            }
        }
        for view in world.views where (view.window?.tag ?? -1) != model.window(of: view.tag) {
            return "window of \(view.tag) is \(view.window?.tag ?? -1), not \(model.window(of: view.tag))"
        }
        return nil
    }

    static func imbalance(_ events: [HierarchyEvent], count: Int) -> String? {
        var open = Array(repeating: 0, count: count)
        var superviewPairs = Array(repeating: 0, count: count)
        for event in events {
            switch event.kind {
            case .willMoveToWindow: open[event.subject] += 1
            case .didMoveToWindow: open[event.subject] -= 1
            case .willMoveToSuperview: superviewPairs[event.subject] += 1
            case .didMoveToSuperview: superviewPairs[event.subject] -= 1
            default: break
            }
            if open[event.subject] < 0 || superviewPairs[event.subject] < 0 {
                return "\(event.subject) hears a did… without a will…"
            }
        }
        return open.firstIndex { $0 != 0 }.map { "\($0) hears \(open[$0]) window changes begin that never end" }
    }

    @Test("The tree stays a tree, and window pairs balance", arguments: UInt64(1)...40)
    func randomly(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let windows = Int(seed % 3)
        let world = HierarchyWorld(count: 7, windows: windows)
        var trace: [String] = []
        var nested = 0
        world.whenHeard = { [unowned world] event in
            guard nested < 6, random.below(4) == 0 else { return }
            var model = Self.model(of: world, windows: windows)
            let call = model.randomCall(&random)
            guard model.make(call) != nil else { return }
            nested += 1
            trace.append("  in \(event): \(call)")
            world.make(call)
        }
        for _ in 0..<120 {
            var model = Self.model(of: world, windows: windows)
            let call = model.randomCall(&random)
            guard model.make(call) != nil else { continue }
            nested = 0
            trace = ["from \(Self.model(of: world, windows: windows).children): \(call)"]
            world.events.removeAll()
            world.make(call)
            let mistake =
                Self.mistake(in: world, windows: windows) ?? Self.imbalance(world.events, count: model.count)
            guard let mistake else { continue }
            Issue.record("seed \(seed): \(mistake)\n\(trace.joined(separator: "\n"))\nheard \(world.events)")
            return
        }
    }

    @Test("Views that make new views inside callbacks, and drop them", arguments: UInt64(1)...10)
    func newAndDropped(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let log = CallLog()
        let root = Recorder("root", log)
        let window = UIWindow(frame: .zero)
        for step in 0..<60 {
            let view = Recorder("v\(step)", log)
            for call in ["willMove(toSuperview: root)", "didMoveToSuperview", "didMoveToWindow"] {
                switch random.below(4) {
                case 0: log.reactions["v\(step).\(call)"] = { [unowned view] in view.addSubview(UIView()) }
                case 1:
                    log.reactions["v\(step).\(call)"] = { [unowned root] in root.subviews.first?.removeFromSuperview() }
                case 2: log.reactions["v\(step).\(call)"] = { [unowned view] in view.removeFromSuperview() }
                default: break
                }
            }
            if random.below(6) == 0 {
                random.below(2) == 0 ? window.addSubview(root) : root.removeFromSuperview()
            }
            root.insertSubview(view, at: random.below(4))
            for subview in root.subviews {
                #expect(subview.superview === root, "seed \(seed), step \(step)")
                #expect(subview.window === root.window, "seed \(seed), step \(step)")
            }
            #expect(log.count("v\(step).didMoveToWindow") == log.count(prefix: "v\(step).willMove(toWindow:"))
        }
    }
}
