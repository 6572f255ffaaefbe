import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("A layout that goes on for ever")
struct BudgetTests {
    @Test("A layout that keeps dirtying itself stops, and the report names the view")
    func selfDirtying() {
        let tree = ProbeTree()
        var reports: [ViewDiagnostic] = []
        tree.root.diagnosticsHandler = { reports.append($0) }
        tree.v.whenLaidOut = { $0.setNeedsLayout() }
        tree.v.setNeedsLayout()
        let laidOut = tree.pass()
        #expect(laidOut.count > 1 && laidOut.count < 100_000)
        #expect(laidOut.allSatisfy { $0 == "v" })
        #expect(reports.count == 1)
        #expect(names(reports.first?.views ?? []) == ["v"])
        #expect(reports.first?.message.contains("v") == true, "\(reports.first?.message ?? "")")
    }

    @Test("Two views that dirty one another: both are named, in the order in which they run")
    func mutualDirtying() {
        let tree = ProbeTree()
        defer { tree.end() }
        var reports: [ViewDiagnostic] = []
        tree.root.diagnosticsHandler = { reports.append($0) }
        tree.x.whenLaidOut = { _ in tree.sibling.setNeedsLayout() }
        tree.sibling.whenLaidOut = { _ in tree.x.setNeedsLayout() }
        tree.x.setNeedsLayout()
        let laidOut = tree.pass()
        #expect(Set(laidOut) == ["x", "sibling"])
        #expect(reports.count == 1)
        #expect(Set(names(reports.first?.views ?? [])) == ["x", "sibling"])
    }

    @Test("Three views in a circle are named in one order, the same in every run")
    func circle() {
        var all: [[String]] = []
        var messages: [String] = []
        for _ in 0..<2 {
            let tree = ProbeTree()
            defer { tree.end() }
            tree.root.diagnosticsHandler = {
                all.append(names($0.views))
                messages.append($0.message)
            }
            tree.x.whenLaidOut = { _ in tree.y.setNeedsLayout() }
            tree.y.whenLaidOut = { _ in tree.sibling.setNeedsLayout() }
            tree.sibling.whenLaidOut = { _ in tree.x.setNeedsLayout() }
            tree.x.setNeedsLayout()
            _ = tree.pass()
        }
        #expect(all.count == 2)
        #expect(Set(all.first ?? []) == ["x", "y", "sibling"])
        #expect(all.first == all.last)
        #expect(messages.first == messages.last)
        if let first = all.first, let x = first.firstIndex(of: "x") {
            let fromX = Array(first[x...] + first[..<x])
            #expect(Array(fromX.prefix(3)) == ["x", "y", "sibling"])
        }
    }

    @Test("After the budget the tree still works: what no longer dirties itself is laid out as before")
    func recovers() {
        let tree = ProbeTree()
        tree.root.diagnosticsHandler = { _ in }
        tree.v.whenLaidOut = { $0.setNeedsLayout() }
        tree.v.setNeedsLayout()
        _ = tree.pass()
        tree.v.whenLaidOut = nil
        _ = tree.pass()
        #expect(tree.pass().isEmpty)
        tree.x.setNeedsLayout()
        #expect(tree.pass() == ["x"])
    }

    @Test("The other views of the pass are laid out all the same")
    func othersAreLaidOut() {
        let tree = ProbeTree()
        tree.root.diagnosticsHandler = { _ in }
        tree.v.whenLaidOut = { $0.setNeedsLayout() }
        for view in [tree.v, tree.x, tree.y, tree.sibling] {
            view.setNeedsLayout()
        }
        let laidOut = tree.pass()
        for name in ["x", "y", "sibling"] {
            #expect(laidOut.reduce(0) { $0 + ($1 == name ? 1 : 0) } == 1, "\(name)")
        }
    }

    @Test("A layout that adds a view each time, or takes one out and puts it back, comes to rest after one call")
    func addsEachTime() {
        let tree = ProbeTree()
        var reports = 0
        tree.root.diagnosticsHandler = { _ in reports += 1 }
        let (kept, layer) = (UIView(), CALayer())
        tree.v.whenLaidOut = { view in
            kept.removeFromSuperview()
            kept.frame = view.bounds.insetBy(dx: 4, dy: 4)
            view.addSubview(kept)
            view.sendSubviewToBack(kept)
            view.addSubview(UIView())
            view.layer.addSublayer(layer)
        }
        let before = tree.v.subviews.count
        tree.v.setNeedsLayout()
        #expect(tree.pass() == ["v"])
        #expect(reports == 0 && tree.v.subviews.count == before + 2)
        #expect(tree.pass().isEmpty)
        // What is added is laid out in the same pass, and somebody else's change marks as ever.
        let log = CallLog()
        tree.v.whenLaidOut = { $0.addSubview(LayoutProbe("new", log)) }
        tree.v.addSubview(UIView())
        #expect(tree.pass() == ["v"] && log.take().contains { "\($0)".contains("new") })
    }

    @Test("A layout that adds a view to another one each time, which marks the first, stops as well")
    func addsForEver() {
        let tree = ProbeTree()
        defer { tree.end() }
        var reports = 0
        tree.root.diagnosticsHandler = { _ in reports += 1 }
        tree.x.whenLaidOut = { _ in tree.sibling.addSubview(UIView()) }
        tree.sibling.whenLaidOut = { _ in tree.x.setNeedsLayout() }
        tree.x.setNeedsLayout()
        _ = tree.pass()
        #expect(reports == 1)
    }

    @Test("A layout that settles after some rounds is not reported")
    func settles() {
        let tree = ProbeTree()
        var reports = 0
        tree.root.diagnosticsHandler = { _ in reports += 1 }
        var rounds = 0
        tree.v.whenLaidOut = { view in
            rounds += 1
            if rounds < 8 {
                view.setNeedsLayout()
            }
        }
        tree.v.setNeedsLayout()
        #expect(tree.pass().count == 8)
        #expect(reports == 0)
    }

    @Test("Without a handler the report goes to standard error, and the program goes on")
    func standardError() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let log = CallLog()
            let view = LayoutProbe("restless", log)
            view.whenLaidOut = { $0.setNeedsLayout() }
            view.layoutIfNeeded()
            #expect(log.take().count > 1)
        }
        #expect(errorText(result).contains("restless"), "\(errorText(result))")
    }
}
