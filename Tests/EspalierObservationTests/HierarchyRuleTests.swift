import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("12 Hierarchy observers")
struct HierarchyRuleTests {
    let root = tagged(100), log = CallLog()

    private static func text(_ record: HierarchyRecord) -> String {
        let place = "\(record.parent?.tag ?? -1):\(record.index ?? -1)"
        let old = "\(record.oldParent?.tag ?? -1):\(record.oldIndex ?? -1)"
        switch record.kind {
        case .inserted, .removed: return "\(record.kind) \(record.view.tag) \(place)"
        case .moved, .reordered: return "\(record.kind) \(record.view.tag) \(old) \(place)"
        case .constraintActivated, .constraintDeactivated: return "\(record.kind) \(record.view.tag)"
        case .property: return "\(record.view.tag) \(record.oldValue ?? "-") \(record.newValue ?? "-")"
        }
    }

    private func observe(
        _ view: UIView, _ options: HierarchyObservingOptions = HierarchyObservingOptions(), _ name: String = ""
    ) -> HierarchyObservation {
        view.observeHierarchy(options) { [log] records in
            log.note(name + records.map(Self.text).joined(separator: ", "))
        }
    }

    @Test("12.1 A view that comes, goes, moves or changes its place is one record; what is below comes along")
    func kinds() {
        let token = observe(root)
        let (first, second) = (tagged(1), tagged(2))
        first.addSubview(tagged(3))
        root.addSubview(first)
        root.addSubview(second)
        root.bringSubviewToFront(first)
        first.addSubview(second)
        second.removeFromSuperview()
        #expect(
            log.take() == [
                "inserted 1 100:0", "inserted 2 100:1", "reordered 1 100:0 100:1", "moved 2 100:0 1:1", "removed 2 1:1",
            ])
        token.invalidate()
    }

    @Test("12.2 Options: children, the whole subtree, properties by key path, old values")
    func options() {
        let below = tagged(2), child = tagged(1)
        child.addSubview(below)
        root.addSubview(child)
        let tokens = [
            observe(root, HierarchyObservingOptions(subtree: false), "near "),
            observe(root, HierarchyObservingOptions(children: false, keyPaths: [\.alpha]), "alpha "),
            observe(root, HierarchyObservingOptions(children: false, keyPaths: [\.alpha], oldValues: true), "old "),
        ]
        below.addSubview(tagged(3))
        #expect(log.take().isEmpty)
        below.alpha = 0.5
        below.alpha = 0.5
        #expect(log.take() == ["alpha 2 - 0.5", "old 2 1.0 0.5"])
        below.removeFromSuperview()
        child.removeFromSuperview()
        #expect(log.take() == ["near removed 1 100:0"])
        withExtendedLifetime(tokens) {}
    }

    @Test("12.3 One batch for each outermost change: a call, a layout pass, performChanges")
    func batches() {
        let layer = LayingView()
        layer.tag = 5
        root.addSubview(layer)
        layer.whenLaidOut = { layer in
            if layer.subviews.isEmpty { for tag in 0..<2 { layer.addSubview(tagged(tag)) } }
        }
        let token = observe(root)
        root.layoutIfNeeded()
        #expect(log.take() == ["inserted 0 5:0, inserted 1 5:1"])
        UIView.performChanges {
            root.addSubview(tagged(6))
            UIView.performChanges { root.addSubview(tagged(7)) }
            #expect(log.calls.isEmpty)
        }
        #expect(log.take() == ["inserted 6 100:1, inserted 7 100:2"])
        token.invalidate()
    }

    @Test("12.4 It comes after all callbacks and key-value observers, whose changes belong to it")
    func afterObservers() {
        let hierarchy = observe(root)
        let token = root.observe(\.subviews) { [log] root, _ in
            log.note("observer")
            if root.subviews.count == 1 { root.addSubview(tagged(2)) }
        }
        root.addSubview(tagged(1))
        #expect(log.take() == ["observer", "observer", "inserted 1 100:0, inserted 2 100:1"])
        withExtendedLifetime((hierarchy, token)) {}
    }

    @Test("12.5 What left is seen until the outermost change ends, and reported though nobody else holds it")
    func departures() {
        let token = observe(root, HierarchyObservingOptions(keyPaths: [\.alpha]))
        root.addSubview(tagged(1))
        _ = log.take()
        UIView.performChanges {
            let view = root.subviews[0]
            view.removeFromSuperview()
            view.alpha = 0
        }
        #expect(log.take() == ["removed 1 100:0, 1 - 0.0"])
        token.invalidate()
    }

    @Test("12.6 Records can be taken, kept while paused, and dropped with the observation")
    func taking() {
        let token = observe(root)
        token.pause()
        root.addSubview(tagged(1))
        #expect(token.isPaused && log.calls.isEmpty)
        #expect(token.takeRecords().map(Self.text) == ["inserted 1 100:0"])
        root.addSubview(tagged(2))
        token.resume()
        #expect(log.take() == ["inserted 2 100:1"])
        token.pause()
        root.addSubview(tagged(3))
        token.invalidate()
        token.resume()
        #expect(log.take().isEmpty && token.takeRecords().isEmpty)
    }

    @Test("12.7 What a handler changes makes a further batch, when all handlers of the present one were called")
    func furtherBatch() {
        let first = root.observeHierarchy { [root, log] records in
            log.note("first " + records.map(Self.text).joined(separator: ", "))
            if root.subviews.count == 1 { root.addSubview(tagged(2)) }
        }
        let second = observe(root, HierarchyObservingOptions(), "second ")
        root.addSubview(tagged(1))
        #expect(
            log.take() == [
                "first inserted 1 100:0", "second inserted 1 100:0", "first inserted 2 100:1",
                "second inserted 2 100:1",
            ])
        withExtendedLifetime((first, second)) {}
    }

    @Test("12.8 After 100 batches without end they stop, and the diagnostics handler is told who was registered where")
    func runaway() {
        var reports: [String] = []
        root.diagnosticsHandler = { reports.append($0.message) }
        var batches = 0
        let token = root.observeHierarchy { [root] _ in
            batches += 1
            if batches < 150 { root.addSubview(UIView()) }
        }
        root.addSubview(UIView())
        #expect(batches == 100 && reports.count == 1 && reports[0].contains("HierarchyRuleTests.swift:"))
        batches = 150
        root.addSubview(UIView())
        #expect(batches == 151)
        token.invalidate()
    }

    @Test("12.9 The token holds the handler and not the view; the observation ends with either")
    func holding() {
        weak var (view, plain): (UIView?, Plain?)
        var token: HierarchyObservation?
        do {
            let (made, held) = (UIView(), Plain())
            (view, plain) = (made, held)
            token = made.observeHierarchy { [held] _ in held.heard.append(1) }
        }
        #expect(view == nil && plain != nil)
        #expect(token != nil)
        token = nil
        #expect(plain == nil)
        var other: HierarchyObservation? = observe(root)
        other = nil
        root.addSubview(UIView())
        #expect(log.take().isEmpty && other == nil)
    }

    @Test("12.10 Several observers hear in the order of their first records, on the same one the nearest view's first")
    func severalObservers() {
        let child = tagged(1)
        root.addSubview(child)
        let tokens = [
            observe(root, .init(), "root "), observe(child, .init(), "child "), observe(child, .init(), "next "),
        ]
        child.addSubview(tagged(2))
        #expect(log.take() == ["child inserted 2 1:0", "next inserted 2 1:0", "root inserted 2 1:0"])
        withExtendedLifetime(tokens) {}
    }
}
