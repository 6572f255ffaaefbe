import EspalierObservation
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

/// What a key closure may read, and when its answer is asked for again.
@Suite("A key is computed again when something that it has read changes, and only then")
struct GroupIndexKeyTests {
    final class Model: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        @Observed var limit = 1
    }

    final class Card: UIView {
        @Observed var suit = 0
    }

    /// root ─ (a ─ (c, d), b)
    struct Scene {
        let root = UIView(), a = UIView(), b = UIView(), c = UIView(), d = UIView()

        init() {
            root.addSubview(a)
            root.addSubview(b)
            a.addSubview(c)
            a.addSubview(d)
        }

        var all: [UIView] { [a, c, d, b] }
    }

    /// Asks the index, and compares with keys that are computed afresh.
    /// - Returns: how many keys the index has computed for that.
    private func computed(
        _ index: GroupIndex<Int>, _ key: (UIView) -> Int?, _ location: SourceLocation = #_sourceLocation
    ) -> Int {
        let before = index.core.keysComputed
        let groups = index.groups
        let fresh = index.root.map { IndexForest.below($0) } ?? []
        let expected = Dictionary(grouping: fresh.filter { key($0) != nil }) { key($0) ?? 0 }
        #expect(groups == expected, sourceLocation: location)
        return index.core.keysComputed - before
    }

    @Test("a property of the view itself")
    func ownProperties() {
        let scene = Scene()
        let key: (UIView) -> Int? = { $0.isHidden ? nil : Int($0.frame.width) + ($0.name?.count ?? 0) }
        let index = GroupIndex(of: scene.root, by: key)
        #expect(computed(index, key) == 4)
        scene.c.frame.size.width = 4
        scene.d.name = "long"
        #expect(computed(index, key) == 2)
        scene.c.bounds.size.width = 6
        #expect(computed(index, key) == 1)
        scene.c.isHidden = true
        #expect(computed(index, key) == 1)
        scene.c.alpha = 0.5
        #expect(computed(index, key) == 0)
    }

    @Test("a property of the superview, and which one it is")
    func superview() {
        let scene = Scene()
        let key: (UIView) -> Int? = { $0.superview?.tag }
        let index = GroupIndex(of: scene.root, by: key)
        #expect(computed(index, key) == 4)
        scene.a.tag = 3
        #expect(computed(index, key) == 2, "the keys of c and d")
        scene.root.tag = 4
        #expect(computed(index, key) == 2, "the keys of a and b; the root's own is none")
        scene.b.addSubview(scene.c)
        #expect(computed(index, key) == 1)
        scene.a.tag = 5
        #expect(computed(index, key) == 1, "c does not depend on it any more")
        scene.b.tag = 6
        #expect(computed(index, key) == 1)
    }

    @Test("the list of subviews, their properties, and the list of the superview")
    func lists() {
        let scene = Scene()
        let counting: (UIView) -> Int? = { $0.subviews.count }
        let counts = GroupIndex(of: scene.root, by: counting)
        let reading: (UIView) -> Int? = { $0.subviews.first?.tag }
        let firsts = GroupIndex(of: scene.root, by: reading)
        let placing: (UIView) -> Int? = { view in view.superview?.subviews.firstIndex { $0 === view } }
        let places = GroupIndex(of: scene.root, by: placing)
        func all() -> [Int] {
            [computed(counts, counting), computed(firsts, reading), computed(places, placing)]
        }
        #expect(all() == [4, 4, 4])
        scene.c.tag = 2
        #expect(all() == [0, 1, 0])
        scene.a.sendSubviewToBack(scene.d)
        #expect(all() == [1, 1, 2])
        scene.d.removeFromSuperview()
        #expect(all() == [1, 1, 1])
        scene.root.addSubview(scene.d)
        #expect(all() == [1, 1, 3])
    }

    @Test("the window")
    func window() {
        let scene = Scene()
        let key: (UIView) -> Int? = { $0.window == nil ? 0 : 1 }
        let index = GroupIndex(of: scene.root, by: key)
        #expect(computed(index, key) == 4)
        let window = UIWindow()
        window.addSubview(scene.root)
        #expect(computed(index, key) == 4)
        scene.root.removeFromSuperview()
        #expect(computed(index, key) == 4)
    }

    @Test("an object that is no view, and an observed property of a subclass")
    func objects() {
        let scene = Scene()
        let model = Model()
        let card = Card()
        scene.b.addSubview(card)
        let key: (UIView) -> Int? = { view in
            if let card = view as? Card { return 10 + card.suit }
            return view.tag < model.limit ? 0 : 1
        }
        let index = GroupIndex(of: scene.root, by: key)
        #expect(computed(index, key) == 5)
        model.limit = 0
        #expect(computed(index, key) == 4)
        card.suit = 2
        #expect(computed(index, key) == 1)
        #expect(index[12] == [card])
    }

    @Test("a property that is only read for some values of another one")
    func branches() {
        let scene = Scene()
        let key: (UIView) -> Int? = { $0.tag == 0 ? 0 : $0.superview?.tag }
        let index = GroupIndex(of: scene.root, by: key)
        #expect(computed(index, key) == 4)
        scene.a.tag = 1
        #expect(computed(index, key) == 1, "c and d have not read it")
        scene.c.tag = 1
        #expect(computed(index, key) == 1)
        scene.a.tag = 2
        #expect(computed(index, key) == 2, "c has read it now, and a is its own")
        scene.c.tag = 0
        #expect(computed(index, key) == 1)
        scene.a.tag = 3
        #expect(computed(index, key) == 1, "c reads it no more")
    }

    @Test("views that went are not waited for: what their keys have read may change, or go")
    func gone() {
        let scene = Scene()
        let key: (UIView) -> Int? = { $0.superview?.tag }
        let index = GroupIndex(of: scene.root, by: key)
        #expect(computed(index, key) == 4)
        scene.a.removeFromSuperview()
        scene.a.tag = 9
        #expect(computed(index, key) == 0)
        #expect(index.core.dependencies.count == 1)
    }
}
