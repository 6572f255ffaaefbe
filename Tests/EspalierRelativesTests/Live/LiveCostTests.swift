import TestSupport
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

@Suite("What live lists cost")
struct LiveCostTests {
    @Test("a change notes what it touches of groups that are watched, in a list of ten thousand too")
    func touches() {
        let root = UIView()
        let rows = (0..<10_000).map { _ in UIView() }
        for (number, row) in rows.enumerated() {
            row.tag = number % 10
            root.addSubview(row)
        }
        let index = GroupIndex(of: root) { $0.tag }
        let live = index.live(1)
        let keys = index.core.keysComputed
        rows[4].tag = 5
        rows[4].removeFromSuperview()
        root.bringSubviewToFront(rows[5])
        #expect(index.core.journal?.touchCount == 0)
        rows[1].tag = 2
        root.insertSubview(rows[11], at: 500)
        UIView.performChanges { for row in rows[20..<40] { row.removeFromSuperview() } }
        #expect(index.core.journal?.touchCount == 4)
        #expect(index.core.keysComputed - keys == 2)
        #expect(live.count == 997 && live.query.told.labelsMoved == 0)
    }

    @Test("views that come one after the other at one place move few labels of the list")
    func labels() {
        let root = UIView()
        for _ in 0..<2 {
            let view = UIView()
            view.tag = 1
            root.addSubview(view)
        }
        let live = root.liveDescendants(by: [1])
        for _ in 0..<4_000 {
            let view = UIView()
            view.tag = 1
            root.insertSubview(view, at: 1)
        }
        #expect(live.views.elementsEqual(root.subviews, by: ===) == true)
        #expect(live.query.told.labelsMoved < 4_000 * 12)
    }

    @Test("thousand lists of one index hear of their own keys only")
    func manyLists() {
        let root = UIView()
        let rows = (0..<1_000).map { _ in UIView() }
        for (number, row) in rows.enumerated() {
            row.tag = number
            root.addSubview(row)
        }
        let index = GroupIndex(of: root) { $0.tag }
        let lists = (0..<1_000).map { index.live($0) }
        var told: [Int] = []
        let tokens = lists.enumerated().map { number, list in list.observe { _ in told.append(number) } }
        rows[3].tag = 700
        #expect(told == [3, 700] && index.core.journal?.touchCount == 1)
        withExtendedLifetime(tokens) {}
    }
}
