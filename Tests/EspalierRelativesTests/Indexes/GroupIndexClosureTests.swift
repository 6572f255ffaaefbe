import EspalierObservation
import TestSupport
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

/// What a key closure may do beside reading.
@Suite("Key closures may change the tree, and may ask other indexes")
struct GroupIndexClosureTests {
    @Test("what a closure reads and then changes itself is read again")
    func readsAndChanges() {
        let root = UIView()
        let view = UIView()
        root.addSubview(view)
        let index = GroupIndex(of: root) { (view: UIView) -> Int? in
            let tag = view.tag
            if tag == 0 { view.tag = 5 }
            return tag
        }
        #expect(index[5] == [view] && index[0] == [])
    }

    @Test("a closure that always changes what it has read is run twice, and not forever")
    func alwaysChanges() {
        let root = UIView()
        root.addSubview(UIView())
        let index = GroupIndex(of: root) { (view: UIView) -> Int? in
            let tag = view.tag
            view.tag = tag + 1
            return 0
        }
        #expect(index.count == 1)
        #expect(index.core.keysComputed == 2)
        #expect(index.core.pending.isEmpty)
    }

    @Test("views that a closure adds, moves and removes are in the answer as they are afterwards")
    func changesTree() {
        let root = UIView()
        let views = (0..<6).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        let index = GroupIndex(of: root) { (view: UIView) -> Int? in
            if view === views[0] { views[4].removeFromSuperview() }
            if view === views[1], views[1].subviews.isEmpty { views[1].addSubview(UIView()) }
            if view === views[2] { root.sendSubviewToBack(views[5]) }
            if view === views[3] { views[1].addSubview(views[0]) }
            return 0
        }
        #expect(index[0] == IndexForest.below(root))
        #expect(index.count == 6)
        root.order?.checkInvariants()
    }

    @Test("a view that its own closure takes out and puts back is heard of as before")
    func takesOutAndPutsBack() {
        let root = UIView()
        let view = UIView()
        root.addSubview(view)
        var isFirst = true
        let index = GroupIndex(of: root) { (view: UIView) -> Int? in
            let key = view.isHidden ? 1 : 0
            if isFirst {
                isFirst = false
                view.removeFromSuperview()
                root.addSubview(view)
            }
            return key
        }
        #expect(index[0] == [view])
        view.isHidden = true
        #expect(index[1] == [view])
    }

    @Test("a view that its own closure takes out is not left marked for indexes")
    func takesOut() {
        let root = UIView()
        let view = UIView()
        root.addSubview(view)
        let index = GroupIndex(of: root) { (view: UIView) -> Int? in
            view.removeFromSuperview()
            return view.isHidden ? 1 : 0
        }
        #expect(index.groups.isEmpty)
        #expect(view.flags.isDisjoint(with: [.keyed, .ordered]))
    }

    @Test("a closure may release its index, or the root: nothing is answered then")
    func releases() {
        var root: UIView? = UIView()
        root?.addSubview(UIView())
        var index: GroupIndex<Int>?
        var releases = true
        index = root.map { root in
            GroupIndex(of: root) { _ in
                if releases { index?.release() }
                return 1
            }
        }
        #expect(root.map { index?.first(1, below: $0) == nil && index?.descendants(of: $0, 1) == [] } ?? false)
        #expect(index?.count == 0 && index?.groups == [:])
        releases = false
        #expect(index?.count == 1, "it goes on afterwards")
        index?.invalidate()
        releases = true
        #expect(index?[1] == [])
        index = nil
        let other = root.map { made in
            GroupIndex<Int>(of: made) { _ in
                root = nil
                return 1
            }
        }
        #expect(other?.count == 0 && other?.root == nil)
    }

    @Test("groups that were made for keys that did not come about are used again")
    func discarded() {
        let root = UIView()
        let view = UIView()
        root.addSubview(view)
        var next = 0
        let index = GroupIndex(of: root) { (view: UIView) -> Int? in
            let tag = view.tag
            view.tag = tag + 1
            next += 1
            return next
        }
        for _ in 0..<200 {
            #expect(index.count == 1)
            index.invalidate()
        }
        #expect(index.core.groups.groups.count <= 4)
    }

    @Test("keys can be made of another index's answers; that these change must be said")
    func otherIndex() {
        let root = UIView()
        let views = (0..<3).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        let hidden = GroupIndex(of: root) { $0.isHidden ? 1 : nil }
        let index = GroupIndex(of: root) { _ in hidden.count(of: 1) }
        let reverse = GroupIndex(of: root) { _ in index.count(of: 1) }
        #expect(index[0].count == 3 && reverse[0].count == 3)
        views[1].isHidden = true
        index.invalidate()
        reverse.invalidate()
        #expect(reverse[3].count == 3 && index[1].count == 3)
    }

    @Test("asking the own index is the caller's bug, also over another one")
    func ownIndex() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let root = UIView()
            root.addSubview(UIView())
            var index: GroupIndex<Int>?
            index = GroupIndex(of: root) { _ in index?.count(of: 1) }
            _ = index?.count
        }
        let text = errorText(result)
        #expect(text.contains("was asked while it computed a key"))
        await #expect(processExitsWith: .failure) {
            let root = UIView()
            root.addSubview(UIView())
            var first: GroupIndex<Int>?
            let second = GroupIndex(of: root) { _ in first?.count(of: 1) }
            first = GroupIndex(of: root) { _ in second.count(of: 1) }
            _ = first?.count
        }
    }
}
