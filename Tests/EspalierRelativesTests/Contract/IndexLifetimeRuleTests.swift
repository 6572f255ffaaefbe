import Testing

@testable import EspalierRelatives
@testable import EspalierViews

@Suite("Docs/Relatives.md, 8 and 9: lifetime and costs of group indexes")
struct IndexLifetimeRuleTests {
    private final class Token {}

    @Test("8.1 An index holds its closure; of views it holds answers only, until they leave")
    func holding() {
        var root: UIView? = UIView()
        weak let weakRoot = root
        weak var token: Token?
        var index: GroupIndex<Int>?
        do {
            let made = Token()
            token = made
            if let root { index = GroupIndex(of: root) { [made] view in withExtendedLifetime(made) { view.tag } } }
        }
        root?.addSubview(UIView())
        root?.addSubview(UIView())
        weak let first = root?.subviews.first
        weak let last = root?.subviews.last
        #expect(index?[0].count == 2)
        last?.removeFromSuperview()
        #expect(last == nil && first != nil)
        #expect(index?[0].count == 1)
        root = nil
        #expect(weakRoot == nil && first == nil)
        #expect(token != nil)
        index = nil
        #expect(token == nil)
    }

    @Test("8.2 An index ends with its root")
    func ending() {
        var root: UIView? = UIView()
        let child = UIView()
        root?.addSubview(child)
        let index = root.map { GroupIndex(of: $0) { $0.tag } }
        #expect(index?.count == 1)
        root = nil
        #expect(index?.root == nil)
        #expect(index?.count == 0 && index?.count(of: 0) == 0)
        #expect(index?[0] == [] && index?.keys == [] && index?.groups == [:])
        #expect(index?.descendants(of: child) == [:] && index?.descendants(of: child, 0) == [])
        #expect(index?.first(0, below: child) == nil && index?.count(of: 0, below: child) == 0)
        #expect(index?.siblings(of: child) == [:])
        index?.invalidate()
        index?.invalidate(child)
        index?.release()
        #expect(child.order == nil)
    }

    @Test("8.3 Releasing forgets all; the next question computes all keys")
    func releasing() {
        let tagged = TaggedFamily()
        let (family, index) = (tagged.family, tagged.index)
        weak let view = put(UIView(), tag: 2, in: family.f)
        #expect(index[2].count == 4)
        index.release()
        #expect(family.all.allSatisfy { $0.order == nil })
        #expect(index.core.states.isEmpty && index.core.groups.count == 0)
        family.f.subviews.first?.removeFromSuperview()
        #expect(view == nil)
        family.e.tag = 2
        #expect(index.core.keysComputed == 7)
        #expect(names(index.groups) == [1: ["a"], 2: ["c", "e", "d", "b"]])
        #expect(index.core.keysComputed == 7 + 6)
    }

    @Test("8.4 A root that goes from tree to tree, indexed ones or not, takes its keys along")
    func movingRoots() {
        let tagged = TaggedFamily()
        let (root, index) = (tagged.family.root, tagged.index)
        let others = [Family(), Family()]
        let other = GroupIndex(of: others[0].root) { $0.name }
        #expect(index.count == 5 && other.count == 6)
        func check(_ step: String) {
            #expect(names(index.groups) == [1: ["a", "e"], 2: ["c", "d", "b"]], "\(step)")
            #expect(names(index.descendants(of: tagged.family.a, 2)) == ["c", "d"], "\(step)")
            #expect(index.core.keysComputed == 6, "\(step)")
        }
        others[0].c.addSubview(root)
        check("into an indexed tree")
        #expect(other.count == 6 + 7)
        others[0].f.addSubview(root)
        check("within it")
        others[1].a.addSubview(root)
        check("into a tree without an index")
        #expect(other.count == 6)
        others[0].b.addSubview(others[1].root)
        check("with all of that into the indexed tree")
        #expect(other.count == 6 + 7 + 7)
        root.removeFromSuperview()
        check("out")
        #expect(other.count == 6 + 7)
        // The indexes hold no roots.
        withExtendedLifetime(others) {}
    }

    @Test("8.4 Keys that have read the window are computed again where it changes")
    func movingToWindow() {
        let family = Family()
        let windows = [UIWindow(), UIWindow()]
        windows[0].name = "left"
        windows[1].name = "right"
        let index = GroupIndex(of: family.root) { $0 === family.b ? nil : $0.window?.name ?? "none" }
        #expect(names(index.groups) == ["none": ["a", "c", "e", "d", "f"]])
        windows[0].addSubview(family.root)
        #expect(names(index.groups) == ["left": ["a", "c", "e", "d", "f"]])
        windows[1].addSubview(family.root)
        #expect(names(index.groups) == ["right": ["a", "c", "e", "d", "f"]])
        #expect(index.core.keysComputed == 6 + 5 + 5)
        // A root does not hold its window.
        withExtendedLifetime(windows) {}
    }

    @Test("8.5 Indexes of one root, and of roots below one another, do not see one another")
    func severalIndexes() {
        let tagged = TaggedFamily()
        let (family, index) = (tagged.family, tagged.index)
        let inner = GroupIndex(of: family.a) { $0.name }
        let second = GroupIndex(of: family.root) { $0.tag * 10 }
        #expect(index.count == 5 && inner.keys == ["c", "e", "d"] && second.count == 6)
        family.b.addSubview(family.e)
        #expect(inner.keys == ["c", "d"])
        #expect(names(second[10]) == ["a", "e"] && names(index[1]) == ["a", "e"])
        family.e.tag = 7
        #expect(names(second[70]) == ["e"] && names(index[7]) == ["e"])
        second.release()
        inner.invalidate()
        #expect(index.core.keysComputed == 6 + 1)
        #expect(names(index.descendants(of: family.a, 2)) == ["c", "d"])
        #expect(inner.keys == ["c", "d"] && inner.core.keysComputed == 3 + 2)
    }

    @Test("8.6 The order of a tree goes with the last index")
    func lastIndex() {
        let family = Family()
        var first: GroupIndex<Int>? = GroupIndex(of: family.root) { $0.tag }
        var second: GroupIndex<Int>? = GroupIndex(of: family.a) { $0.tag }
        #expect(first?.count == 6 && second?.count == 3)
        #expect(family.f.order != nil)
        first = nil
        #expect(family.e.order != nil)
        #expect(second?.count == 3)
        second = nil
        #expect(family.all.allSatisfy { $0.order == nil && !$0.flags.contains(.ordered) })
    }

    @Test("9.1 A change computes no key; the next question computes those that are due, each once")
    func dueKeys() {
        let tagged = TaggedFamily()
        let (family, index) = (tagged.family, tagged.index)
        _ = index.count
        for number in 0..<50 { put(UIView(), tag: 5, in: number % 2 == 0 ? family.b : family.c) }
        family.f.tag = 6
        family.d.tag = 6
        #expect(index.core.keysComputed == 6)
        #expect(index.count(of: 5) == 50)
        #expect(index.core.keysComputed == 6 + 50 + 2)
        #expect(index.count(of: 6) == 2)
        #expect(index.core.keysComputed == 6 + 50 + 2)
    }

    @Test("9.2 Views that come at many places move no labels; many at one place move few")
    func labels() {
        let root = UIView()
        for _ in 0..<1000 { root.addSubview(UIView()) }
        let index = GroupIndex(of: root) { $0.tag }
        #expect(index.count == 1000)
        for place in 0..<100 { root.insertSubview(UIView(), at: place * 11 + 3) }
        #expect(root.order?.counters.labelsMoved == 0)
        #expect(index.count == 1100)
        for tag in 1...2000 { root.insertSubview(put(UIView(), tag: tag), at: 500) }
        // O(log n) for each, with a base of 1.4 at the least.
        #expect((root.order?.counters.labelsMoved ?? 0) < 2000 * 32)
        root.order?.checkInvariants()
        #expect(index.count == 3100)
        #expect(index[7] == [root.subviews[500 + 2000 - 7]])
    }
}
