import EspalierObservation
import EspalierViews
import Foundation
import Testing

@Suite("Breakpoints")
struct BreakpointTests {
    /// Moves a view when it is laid out, and puts a view in when it comes into a superview.
    private final class Busy: UIView {
        var isBusy = false
        override func layoutSubviews() { if isBusy { subviews.first?.frame.origin.x += 1 } }
    }

    private func makeTree() -> (root: UIView, panel: Busy, leaf: UIView) {
        let (root, panel, leaf) = (UIView(), Busy(), UIView())
        root.name = "root"
        panel.name = "panel"
        leaf.name = "leaf"
        root.addSubview(panel)
        panel.addSubview(leaf)
        return (root, panel, leaf)
    }

    @Test(
        "a breakpoint on a subtree stops in the middle of each change of it, after the write and before the callbacks")
    func subtree() {
        let (root, panel, leaf) = makeTree()
        var stops: [String] = []
        let stop = root.breakpoint(on: .subtree) { stop in
            let record = stop.record
            stops.append("\(record?.kind.rawValue ?? "?") \(record?.view.name ?? "?") \(leaf.superview?.name ?? "-")")
        }
        let after = leaf.observe(\.superview) { _, _ in stops.append("told") }
        leaf.removeFromSuperview()
        root.addSubview(leaf)
        root.sendSubviewToBack(leaf)
        panel.tag = 3
        #expect(stops == ["removed leaf -", "told", "inserted leaf root", "told", "reordered leaf root"])
        #expect(stop.hits == 3)
        stop.remove()
        leaf.removeFromSuperview()
        #expect(stop.hits == 3)
        withExtendedLifetime(after) {}
    }

    @Test("one that is to stop once ends by that, and one without a token does not stop")
    func once() {
        let (_, panel, leaf) = makeTree()
        var stops = 0
        let stop = panel.breakpoint(on: .properties([\.isHidden, \.alpha]), once: true) { stop in
            stops += 1
            #expect(stop.record?.keyPath == \UIView.alpha && stop.record?.oldValue as? CGFloat == 1)
        }
        panel.alpha = 1
        leaf.alpha = 0.5
        panel.alpha = 0.5
        panel.isHidden = true
        #expect(stops == 1 && stop.hits == 1)
        _ = panel.breakpoint(on: .subtree) { _ in Issue.record("it has no token") }
        leaf.removeFromSuperview()
    }

    @Test("the stack has what the change came from, with the places of the code that has one")
    func stack() {
        let (root, panel, leaf) = makeTree()
        var stacks: [[String]] = []
        let stop = root.breakpoint(on: .propertiesBelow([\.frame])) { stacks.append($0.stack) }
        let observer = panel.observe(\.tag) { _, _ in leaf.frame.size.width = 5 }
        UIView.performChanges { panel.tag = 4 }
        panel.isBusy = true
        panel.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(stacks.count == 2)
        let first = stacks.first ?? []
        #expect(first.count == 4)
        #expect(first[0].hasPrefix("performChanges at EspalierViewsTests/BreakpointTests.swift:"))
        #expect(first[1].hasPrefix("a set of tag of") && first[1].contains("panel"))
        #expect(first[2].hasPrefix("the observer of") && first[2].contains("BreakpointTests.swift:"))
        #expect(first[3].contains("frame") && first[3].contains("leaf"))
        let second = stacks.last ?? []
        #expect(second.count == 2 && second[0].hasPrefix("a layout pass of") && second[1].contains("leaf"))
        withExtendedLifetime((stop, observer)) {}
    }

    @Test("what a hierarchy observer changes says where that was registered")
    func observers() {
        let (root, panel, leaf) = makeTree()
        var stacks: [[String]] = []
        let stop = panel.breakpoint(on: .subtree) { stacks.append($0.stack) }
        let observer = root.observeHierarchy { records in
            if records[0].kind == .removed { panel.addSubview(leaf) }
        }
        leaf.removeFromSuperview()
        #expect(stacks.map(\.count) == [1, 2])
        #expect(stacks.last?[0].contains("hierarchy observer registered at EspalierViewsTests/BreakpointTests") == true)
        withExtendedLifetime((stop, observer)) {}
    }

    @Test("a breakpoint on a constraint stops where its numbers or its activity change")
    func constraints() {
        let (root, panel, _) = makeTree()
        let constraint = panel.widthAnchor.constraint(equalToConstant: 50)
        var stops: [String] = []
        let single = constraint.breakpoint { stops.append($0.stack.last ?? "") }
        let held = root.breakpoint(on: .constraints) { stops.append($0.record?.kind.rawValue ?? "") }
        constraint.isActive = true
        constraint.constant = 50
        constraint.constant = 60
        UIView.performChanges { constraint.priority = .defaultLow }
        constraint.isActive = false
        #expect(stops.count == 6)
        #expect(stops[0] == "constraintActivated" && stops[1].hasPrefix("a set of isActive"))
        #expect(stops[2].hasPrefix("a set of constant") && stops[3].hasPrefix("a set of priority"))
        #expect(stops[4] == "constraintDeactivated" && single.hits == 4 && held.hits == 2)
    }
}
