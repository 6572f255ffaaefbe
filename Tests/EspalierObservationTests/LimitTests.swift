import EspalierViews
import Foundation
import Testing

@Suite("Limits")
struct LimitTests {
    private final class Row: UIView {}

    private final class Ring: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        @Observed var number = 0
        private(set) var reports: [String] = []

        func observationRanAway(_ message: String) { reports.append(message) }
    }

    @Test("5.8 A property by a key path written from a subclass on is the same property: a list tells its places")
    func subclassKeyPath() {
        let row = Row()
        var kinds: [ObservedChangeKind] = []
        let token = row.observe(\Row.subviews) { _, change in kinds.append(change.kind) }
        let child = UIView()
        row.addSubview(child)
        child.removeFromSuperview()
        #expect(kinds == [.insertion, .removal])
        token.invalidate()
    }

    @Test("8.10 A ring of objects that set one another ends in one report, and all works again afterwards")
    func ring() throws {
        let ring = (0..<30).map { _ in Ring() }
        let tokens = ring.indices.map { index in
            ring[index].observe(\.number) { _, _ in
                if ring[0].number < 0 { return }
                ring[(index + 1) % ring.count].number += 1
            }
        }
        ring[0].number = 1
        #expect(ring.flatMap(\.reports).count == 1)
        let report = try #require(ring.flatMap(\.reports).first)
        #expect(report.contains("1000 deep"))
        #expect(report.contains("LimitTests.swift"))
        var heard = 0
        let token = ring[3].observe(\.number) { _, _ in heard += 1 }
        ring[0].number = -1
        ring[3].number = 7
        #expect(heard == 1)
        withExtendedLifetime((tokens, token)) {}
    }

    @Test("9.11 A registry that somebody keeps longer than its view tells nobody any more")
    func keptRegistry() {
        let child = UIView()
        var kept: (KeyValueObservation, ObserverRegistry)?
        var heard = 0
        do {
            let parent = UIView()
            parent.addSubview(child)
            kept = (
                parent.observe(\.subviews.first?.tag, options: .new) { _, _ in heard += 1 }, parent.observerRegistry
            )
            child.tag = 3
        }
        child.tag = 4
        #expect(heard == 1)
        withExtendedLifetime(kept) {}
    }

    @Test(
        "6.11 Numbers that are not finite are refused for what a view declares, and nothing is changed",
        arguments: ["frame.size.width", "center.x", "alpha", "transform.tx", "bounds.origin.y"])
    func notFinite(_ keyPath: String) throws {
        let view = UIView()
        for value in [Double.nan, .infinity] {
            #expect(throws: KeyPathError.self) { try view.setValue(value, forKeyPath: keyPath) }
        }
        #expect(view.frame == .zero && view.alpha == 1 && view.transform.isIdentity)
    }

    @Test("13.6 Observers of a stored property share one path, however often its key path is written")
    func sharedPaths() {
        let key = StoredProperty<UIView, Int>(default: 0)
        let view = UIView()
        var reads = 0
        let tokens = (0..<100).map { _ in view.observe(\.[stored: key], options: .new) { _, _ in reads += 1 } }
        view[stored: key] = 1
        #expect(reads == 100)
        #expect(view.observerRegistry.pathCount == 1)
        withExtendedLifetime(tokens) {}
    }
}
