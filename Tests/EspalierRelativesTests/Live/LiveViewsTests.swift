import EspalierObservation
import TestSupport
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

@Suite("Live lists")
struct LiveViewsTests {
    /// A root with a panel that has three views of tag 1, and a view of tag 1 behind it.
    private func makeTree() -> (root: UIView, panel: UIView, rows: [UIView]) {
        let root = UIView()
        let panel = UIView()
        root.addSubview(panel)
        let rows = (0..<4).map { _ in UIView() }
        for row in rows.prefix(3) { panel.addSubview(row) }
        root.addSubview(rows[3])
        for row in rows { row.tag = 1 }
        return (root, panel, rows)
    }

    private func text(_ changes: [LiveChange], _ views: [UIView]) -> [String] {
        changes.map { change in
            func numbers(_ part: [UIView]) -> String {
                part.map { view in views.firstIndex { $0 === view }.map(String.init) ?? "?" }.joined()
            }
            return "+\(numbers(change.entered)) -\(numbers(change.left)) ~\(numbers(change.moved))"
        }
    }

    @Test("10.1 Several changes at once are told as one, in the order of the tree, when the outermost one ends")
    func oneChange() {
        let (root, panel, rows) = makeTree()
        let index = GroupIndex(of: root) { $0.tag }
        var told: [LiveChange] = []
        let token = index.observe(1) { told.append($0) }
        let extra = UIView()
        extra.tag = 1
        UIView.performChanges {
            panel.addSubview(extra)
            rows[2].removeFromSuperview()
            rows[0].tag = 2
            panel.insertSubview(rows[3], at: 0)
            #expect(told.isEmpty)
        }
        #expect(text(told, rows + [extra]) == ["+4 -02 ~3"])
        token.invalidate()
        extra.removeFromSuperview()
        #expect(told.count == 1)
    }

    @Test("10.2 What comes and leaves in one change, and what is back at its place, is not told")
    func nothingInTheEnd() {
        let (root, panel, rows) = makeTree()
        let live = root.liveDescendants(by: [1])
        var told = 0
        let token = live.observe { _ in told += 1 }
        UIView.performChanges {
            let extra = UIView()
            extra.tag = 1
            panel.addSubview(extra)
            extra.removeFromSuperview()
            rows[0].removeFromSuperview()
            panel.insertSubview(rows[0], at: 0)
            rows[1].tag = 5
            rows[1].tag = 1
            panel.exchangeSubview(at: 0, withSubviewAt: 2)
            panel.exchangeSubview(at: 0, withSubviewAt: 2)
        }
        #expect(told == 0 && live.views.elementsEqual(rows, by: ===))
        withExtendedLifetime(token) {}
    }

    @Test("10.3 Of views that change places, those are told that were moved in the tree, and as few as can be")
    func movedViews() {
        let (root, panel, rows) = makeTree()
        let watch = LiveWatch(root.liveDescendants(by: [1])) { IndexForest.below(root).filter { $0.tag == 1 } }
        root.bringSubviewToFront(panel)
        panel.exchangeSubview(at: 0, withSubviewAt: 2)
        UIView.performChanges { for row in rows[0...2] { panel.bringSubviewToFront(row) } }
        panel.frame.size.width = 5
        watch.check()
        #expect(text(watch.changes, rows) == ["+ - ~012", "+ - ~20", "+ - ~12"])
        #expect(watch.failure == nil)
    }

    @Test("10.4 No key is computed during a change, and each that is due once at its end")
    func keysAtTheEnd() {
        let (root, panel, rows) = makeTree()
        let index = GroupIndex(of: root) { $0.tag }
        let live = index.live(1)
        let before = index.core.keysComputed
        UIView.performChanges {
            for row in rows { row.tag = 4 }
            for row in rows.prefix(2) { row.tag = 1 }
            panel.removeFromSuperview()
            root.addSubview(panel)
            #expect(index.core.keysComputed == before && live.count == 4)
        }
        #expect(index.core.keysComputed == before + 5)
        #expect(live.views.elementsEqual(rows.prefix(2), by: ===) == true)
    }

    @Test("10.5 A key that reads another object is computed when that change ends, and told")
    func otherObjects() {
        let (root, _, rows) = makeTree()
        let model = IndexForest.Model()
        let index = GroupIndex(of: root) { $0.tag == 1 ? model.number : nil }
        var told: [LiveChange] = []
        var inside: [Int] = []
        let token = index.observe(0) { told.append($0) }
        let observer = model.observe(\.number, options: []) { _, _ in inside.append(told.count) }
        model.number = 3
        #expect(text(told, rows) == ["+ -0123 ~"] && inside == [0])
        model.number = 0
        #expect(text(told, rows).last == "+0123 - ~" && inside == [0, 1])
        withExtendedLifetime((token, observer)) {}
    }

    @Test("10.6 The count and the first view are told where they are others")
    func countAndFirst() {
        let (root, panel, rows) = makeTree()
        let live = root.liveDescendants(by: [1])
        var counts: [[Int]] = []
        var firsts: [UIView?] = []
        let tokens = [
            live.observeCount { counts.append([$0, $1]) },
            live.observeFirst { _, new in firsts.append(new) },
        ]
        panel.sendSubviewToBack(rows[2])
        rows[1].tag = 3
        panel.removeFromSuperview()
        rows[3].removeFromSuperview()
        #expect(counts == [[4, 3], [3, 1], [1, 0]])
        let wanted: [UIView?] = [rows[2], rows[3], nil]
        #expect(zip(firsts, wanted).allSatisfy { $0 === $1 } && firsts.count == 3)
        withExtendedLifetime(tokens) {}
    }

    @Test("10.7 A list below a panel follows the panel, out of the tree and back")
    func panels() {
        let (root, panel, rows) = makeTree()
        let index = GroupIndex(of: root) { $0.tag }
        let watch = LiveWatch(index.live(descendantsOf: panel, 1)) {
            panel.isDescendant(of: root) ? IndexForest.below(panel).filter { $0.tag == 1 } : []
        }
        panel.insertSubview(rows[3], at: 1)
        panel.removeFromSuperview()
        watch.check()
        root.addSubview(panel)
        root.addSubview(rows[0])
        watch.check()
        #expect(text(watch.changes, rows) == ["+3 - ~", "+ -0312 ~", "+0312 - ~", "+ -0 ~"])
        #expect(watch.failure == nil)
    }

    @Test("10.8 A list drives an index, which can be watched in turn")
    func drivenIndex() {
        let (root, panel, rows) = makeTree()
        let ones = root.liveDescendants(by: [1])
        let index = GroupIndex(among: ones) { $0.isHidden }
        let watch = LiveWatch(index.live(true)) { IndexForest.below(root).filter { $0.tag == 1 && $0.isHidden } }
        panel.isHidden = true
        rows[1].isHidden = true
        panel.tag = 1
        rows[1].tag = 0
        watch.check()
        #expect(text(watch.changes, rows + [panel]) == ["+1 - ~", "+4 - ~", "+ -1 ~"])
        #expect(index[false].elementsEqual([rows[0], rows[2], rows[3]], by: ===) == true)
    }

    @Test("10.9 Observers may change the tree, and are told again; one that ends others ends them at once")
    func handlersThatChange() {
        let (root, _, rows) = makeTree()
        let live = root.liveDescendants(by: [1])
        var told: [Int] = []
        var second: LiveObservation?
        let first = live.observe { _ in
            told.append(live.count)
            if live.count > 1 { live.first?.tag = 2 }
            second?.invalidate()
        }
        second = live.observe { _ in Issue.record("told after its end") }
        rows[0].tag = 2
        #expect(told == [3, 2, 1])
        withExtendedLifetime(first) {}
    }

    @Test("10.10 A list holds no view and no root, and is empty when the root is gone")
    func lifetime() {
        var root: UIView? = UIView()
        weak let goneRoot = root
        weak var gone: UIView?
        var live: LiveViews?
        var left: [Int] = []
        do {
            let view = UIView()
            view.tag = 1
            gone = view
            root?.addSubview(view)
            live = root?.liveDescendants(by: [1, 0])
        }
        let token = live?.observe { left.append($0.left.count) }
        root?.subviews[0].removeFromSuperview()
        #expect(left == [1] && gone == nil && live?.count == 0)
        root?.addSubview(UIView())
        #expect(live?.count == 1)
        root = nil
        #expect(goneRoot == nil && live?.count == 0 && live?.views.isEmpty == true && left == [1, 0])
        #expect(live?.root == nil)
        live = nil
        withExtendedLifetime(token) {}
    }

    @Test("10.11 The last list that goes gives the index its old ways back, and the tree its flags")
    func noLists() {
        let (root, _, rows) = makeTree()
        let index = GroupIndex(of: root) { $0.tag }
        var live: LiveViews? = index.live(1)
        #expect(live?.count == 4 && index.core.journal != nil && rows[0].flags.contains(.inHierarchyScope))
        live = nil
        #expect(index.core.journal == nil && !rows[0].flags.contains(.inHierarchyScope))
        let before = index.core.keysComputed
        rows[0].tag = 2
        #expect(index.core.keysComputed == before)
        #expect(index[1].count == 3)
    }

    @Test("observers that never come to rest are stopped with a message that says where they were registered")
    func restless() {
        let root = UIWindow()
        var messages: [String] = []
        root.diagnosticsHandler = { messages.append($0.message) }
        let view = UIView()
        root.addSubview(view)
        let live = root.liveDescendants(by: [1])
        var rounds = 0
        let token = live.observe { _ in
            rounds += 1
            view.tag = 1
            for _ in 0..<1 { view.tag = live.count == 1 ? 0 : 1 }
        }
        view.tag = 1
        #expect(rounds == 100)
        #expect(messages.count == 1 && messages[0].contains("LiveViewsTests.swift:"))
        withExtendedLifetime(token) {}
    }

    @Test("10.12 Changes are read one after the other, and end with the root")
    func sequence() async {
        var root: UIView? = UIView()
        let views = (0..<3).map { _ in UIView() }
        for view in views { root?.addSubview(view) }
        guard var changes = root?.liveDescendants(by: [1]).changes(bound: 2).makeAsyncIterator() else { return }
        for view in views { view.tag = 1 }
        #expect(await changes.next()?.entered.first === views[1] && changes.droppedChanges == 1)
        #expect(await changes.next()?.entered.first === views[2])
        for view in views { view.removeFromSuperview() }
        root = nil
        #expect(await changes.next()?.left.first === views[1])
        #expect(await changes.next()?.left.first === views[2])
        #expect(await changes.next() == nil)
    }

    @Test("10.12 The changes of one key of an index are read in a loop")
    func loop() async {
        let root = UIView()
        let index = GroupIndex(of: root) { $0.tag }
        let views = (0..<3).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        let changes = index.changes(of: 1)
        var iterator = changes.makeAsyncIterator()
        for view in views { view.tag = 1 }
        #expect(await iterator.next(isolation: #isolation)?.entered.first === views[0])
        var entered: [UIView] = []
        let task = index.changes(of: 2)
        var second = task.makeAsyncIterator()
        for view in views { view.tag = 2 }
        while entered.count < 3, let change = await second.next(isolation: #isolation) { entered += change.entered }
        #expect(entered.count == 3 && entered[2] === views[2])
    }
}
