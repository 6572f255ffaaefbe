import EspalierRelatives
import EspalierViews
import Testing

private struct Refusal: Error {}

@Suite("Groups of relatives")
struct GroupTests {
    @Test("1.4 Ancestors come nearest first, descendants depth-first, siblings in subview order")
    func orders() {
        let family = Family()
        let g = put(UIView(), "g", in: family.a)
        family.a.sendSubviewToBack(g)
        #expect(names(family.e.groupAncestors { _ in 0 }) == [0: ["c", "a", "root"]])
        #expect(names(family.root.groupDescendants { _ in 0 }) == [0: ["a", "g", "c", "e", "d", "b", "f"]])
        #expect(names(family.c.groupSiblings { _ in 0 }) == [0: ["g", "d"]])
        #expect(names(family.e.groupAncestors(by: [0])) == [0: ["c", "a", "root"]])
        #expect(names(family.root.groupDescendants(by: [0])) == [0: ["a", "g", "c", "e", "d", "b", "f"]])
        #expect(names(family.c.groupSiblings(by: [0])) == [0: ["g", "d"]])
    }

    @Test("2.7 Keys of one's own; a view without a key is in no group")
    func ownKeys() {
        let family = Family()
        let byDepth = family.root.groupDescendants { view -> Int? in
            view === family.b ? nil : view.groupAncestors(by: [0])[0]?.count
        }
        #expect(names(byDepth) == [1: ["a"], 2: ["c", "d", "f"], 3: ["e"]])
        let byClass = family.root.groupDescendants { ObjectIdentifier(type(of: $0)) }
        #expect(byClass.count == 1)
        #expect(family.root.groupDescendants { _ in nil as String? }.isEmpty)
        #expect(names(family.e.groupAncestors { $0.name }) == ["c": ["c"], "a": ["a"], "root": ["root"]])
    }

    @Test("2.5 Classes of the same name share a group, in the order of the walk; subclasses are not in it")
    func sameNames() {
        let root = UIView()
        let first = put(Cellar.Shelf(), "cellar 1", in: root)
        put(Kitchen.Shelf(), "kitchen 1", in: first)
        put(Box(), "box", in: root)
        put(SmallBox(), "small", in: root)
        put(Kitchen.Shelf(), "kitchen 2", in: root)
        let last = put(Cellar.Shelf(), "cellar 2", in: root)
        let both: [UIView.Type] = [Kitchen.Shelf.self, Box.self, Cellar.Shelf.self]
        let shelves = ["cellar 1", "kitchen 1", "kitchen 2", "cellar 2"]
        #expect(names(root.groupDescendants(by: both)) == ["Shelf": shelves, "Box": ["box"]])
        #expect(names(root.groupDescendants(by: [Kitchen.Shelf.self])) == ["Shelf": ["kitchen 1", "kitchen 2"]])
        #expect(
            names(last.groupSiblings(by: both)) == ["Shelf": ["cellar 1", "kitchen 2"], "Box": ["box"]])
        let leaf = put(UIView(), in: put(Kitchen.Shelf(), "low", in: last))
        #expect(names(leaf.groupAncestors(by: both)) == ["Shelf": ["low", "cellar 2"]])
        let holder = put(Holder<[Int]>(), "numbers", in: root)
        #expect(root.groupDescendants(by: [Holder<[Int]>.self]) == [String(describing: Holder<[Int]>.self): [holder]])
    }

    @Test("2.2 Groups without members are not there; an empty list gives no groups")
    func noEmptyGroups() {
        let family = Family()
        family.d.tag = 8
        #expect(family.root.groupDescendants(by: [8, 9]) == [8: [family.d]])
        #expect(family.root.groupDescendants(by: ["d", "nobody"]) == ["d": [family.d]])
        #expect(family.e.groupAncestors(by: ["a", "b"]) == ["a": [family.a]])
        #expect(family.c.groupSiblings(by: ["d", "c"]) == ["d": [family.d]], "never the view itself")
        #expect(family.root.groupDescendants(by: [Box.self]).isEmpty)
        #expect(family.root.groupDescendants(by: [] as [Int]).isEmpty)
        #expect(family.root.groupDescendants(by: [] as [String]).isEmpty)
        #expect(family.root.groupDescendants(by: [] as [UIView.Type]).isEmpty)
        #expect(family.e.groupAncestors(by: [] as [UIView.Type]).isEmpty)
        #expect(family.c.groupSiblings(by: [] as [UIView.Type]).isEmpty)
    }

    @Test("2.3 What is twice in a list counts once")
    func duplicates() {
        let family = Family()
        #expect(names(family.c.groupSiblings(by: [0, 0])) == [0: ["d"]])
        #expect(names(family.b.groupDescendants(by: [UIView.self, Box.self, UIView.self])) == ["UIView": ["f"]])
        #expect(names(family.e.groupAncestors(by: ["a", "c", "a"])) == ["a": ["a"], "c": ["c"]])
        // The same character, composed and decomposed: texts that are equal in Swift are one name.
        family.c.name = "\u{e9}"
        family.d.name = "e\u{301}"
        #expect(family.a.groupDescendants(by: ["e\u{301}", "\u{e9}"]) == ["\u{e9}": [family.c, family.d]])
    }

    @Test("1.2 Without relatives there are no groups")
    func loneViews() {
        let alone = UIView()
        #expect(alone.groupAncestors { _ in 1 }.isEmpty)
        #expect(alone.groupDescendants { _ in 1 }.isEmpty)
        #expect(alone.groupSiblings { _ in 1 }.isEmpty)
        #expect(alone.groupAncestors(by: [0]).isEmpty)
        #expect(alone.groupDescendants(by: [0]).isEmpty)
        #expect(alone.groupSiblings(by: [0]).isEmpty)
        let window = UIWindow()
        let other = UIWindow()
        #expect(window.groupSiblings { _ in 1 }.isEmpty, "topmost views are no siblings")
        #expect(!window.isRelativeSibling(of: other))
    }

    @Test("2.8 What a key closure throws ends the grouping")
    func throwing() {
        let family = Family()
        var calls = 0
        let refuse: (UIView) throws -> Int? = { _ in
            calls += 1
            if calls % 2 == 0 { throw Refusal() }
            return 1
        }
        #expect(throws: Refusal.self) { try family.e.groupAncestors(by: refuse) }
        #expect(throws: Refusal.self) { try family.root.groupDescendants(by: refuse) }
        put(UIView(), in: family.a)
        #expect(throws: Refusal.self) { try family.c.groupSiblings(by: refuse) }
        #expect(calls == 6)
    }

    @Test("3.9 The siblings are those that there were at the beginning, whatever the closure does, and are held")
    func siblingsChange() {
        let root = UIView()
        weak var released: UIView?
        do {
            let views = ["a", "b", "c", "d"].map { put(UIView(), $0, in: root) }
            released = views[3]
            let asked = views[1]
            var called: [String] = []
            let groups = asked.groupSiblings { view -> Bool? in
                called.append(view.name ?? "?")
                if called.count == 1 {
                    for view in root.descendants where view !== asked { view.removeFromSuperview() }
                    put(UIView(), "new", in: root)
                }
                return true
            }
            #expect(called == ["a", "c", "d"])
            #expect(names(groups) == [true: ["a", "c", "d"]])
        }
        #expect(released == nil)
        #expect(names(root.descendants) == ["b", "new"])
    }
}
