import EspalierRelatives
import EspalierViews
import Testing

@Suite("Descendants, one after the other")
struct DescendantSequenceTests {
    @Test("1.4 All descendants depth-first, without the view itself; each pass begins anew")
    func all() {
        let family = Family()
        let descendants = family.root.descendants
        #expect(names(descendants) == ["a", "c", "e", "d", "b", "f"])
        put(UIView(), "g", in: family.c)
        #expect(names(descendants) == ["a", "c", "e", "g", "d", "b", "f"])
        #expect(names(family.a.descendants) == ["c", "e", "g", "d"], "not what follows the view")
        #expect(names(family.e.descendants).isEmpty)
    }

    @Test("2.3 By closure, by class, by tag, by name")
    func forms() {
        let family = Family()
        put(Box(), "box", tag: 4, in: family.c)
        put(SmallBox(), "small", tag: 5, in: family.b)
        #expect(names(family.root.descendants { $0.tag > 3 }) == ["box", "small"])
        #expect(names(family.root.descendants(by: [Box.self])) == ["box"])
        #expect(names(family.root.descendants(by: [SmallBox.self, Box.self])) == ["box", "small"])
        #expect(names(family.root.descendants(by: [5, 4])) == ["box", "small"])
        #expect(names(family.root.descendants(by: ["small", "root", "f", "f"])) == ["f", "small"])
        #expect(names(family.root.descendants(by: [] as [Int])).isEmpty)
        #expect(names(family.root.descendants(by: [] as [String])).isEmpty)
        #expect(names(family.root.descendants(by: [] as [UIView.Type])).isEmpty)
    }

    @Test("3.1 Nothing is looked for before it is asked for")
    func lazy() {
        let family = Family()
        var asked: [String] = []
        let sequence = family.root.descendants { view in
            asked.append(view.name ?? "?")
            return view.subviews.isEmpty
        }
        var pass = sequence.makeIterator()
        #expect(asked.isEmpty)
        #expect(pass.next() === family.e)
        #expect(asked == ["a", "c", "e"])
        #expect(pass.next() === family.d)
        #expect(asked == ["a", "c", "e", "d"])
    }

    @Test("3.1 After the end there is nothing, even if views are added; a copy of a pass goes on by itself")
    func endAndCopy() {
        let family = Family()
        var pass = family.a.descendants.makeIterator()
        #expect(pass.next() === family.c)
        var copy = pass
        #expect(pass.next() === family.e)
        #expect(pass.next() === family.d)
        #expect(pass.next() == nil)
        put(UIView(), "g", in: family.d)
        #expect(pass.next() == nil)
        #expect(copy.next() === family.e)
        #expect(copy.next() === family.d)
        #expect(copy.next()?.name == "g")
        #expect(copy.next() == nil)
        var early = family.e.descendants.makeIterator()
        #expect(early.next() == nil)
        put(UIView(), in: family.e)
        #expect(early.next() == nil)
    }

    @Test("3.10 A pass holds its root; after its end it holds nothing")
    func lifetimes() {
        weak var root: UIView?
        weak var leaf: UIView?
        var pass: DescendantSequence.Iterator
        do {
            let family = Family()
            root = family.root
            leaf = family.f
            pass = family.root.descendants.makeIterator()
        }
        #expect(root != nil)
        for _ in 0..<6 { #expect(pass.next() != nil) }
        #expect(leaf != nil)
        #expect(pass.next() == nil)
        #expect(root == nil)
        #expect(leaf == nil)
    }

    @Test("3.10 The view visited last and the sibling behind it are held; without superviews, they are the end")
    func heldViews() {
        let root = UIView()
        weak var first: UIView?
        weak var second: UIView?
        var pass: DescendantSequence.Iterator
        do {
            first = put(UIView(), "first", in: root)
            second = put(UIView(), "second", in: root)
            pass = root.descendants.makeIterator()
            #expect(pass.next()?.name == "first")
            first?.removeFromSuperview()
            second?.removeFromSuperview()
        }
        #expect(first != nil)
        #expect(second != nil)
        #expect(pass.next() == nil)
        #expect(first == nil)
        #expect(second == nil)
    }
}

@Suite("Reads of properties while relatives are looked for")
struct RelativeReadsTests {
    /// How many objects a computation read properties of.
    private func reads(_ body: () -> Void) -> Int {
        ReadList.of(body).1.reads.count
    }

    @Test("1.5 Nothing is tracked but what a closure reads itself")
    func tracking() {
        let family = Family()
        let none = reads {
            for tags in [[0], [1]] {
                _ = family.e.findFirstAncestor(by: tags)
                _ = family.root.findFirstDescendant(by: tags)
                _ = family.e.groupAncestors(by: tags)
                _ = family.root.groupDescendants(by: tags)
                _ = family.c.groupSiblings(by: tags)
                _ = Array(family.root.descendants(by: tags))
            }
            _ = family.root.findFirstDescendant(by: ["f"])
            _ = family.e.groupAncestors(by: ["a"])
            _ = family.c.groupSiblings(by: [UIView.self])
            _ = Array(family.root.descendants)
            _ = family.e.findFirstAncestor { _ in false }
            _ = family.root.groupDescendants { _ in 1 }
            _ = family.c.groupSiblings { _ in 1 }
            _ = family.e.isRelativeDescendant(of: family.b)
            _ = family.e.isRelativeSibling(of: family.d)
            _ = family.e.compareOrder(to: family.f)
            _ = family.e.nearestCommonAncestor(with: family.f)
        }
        #expect(none == 0)
        #expect(reads { _ = family.root.groupDescendants { $0.tag } } == 6)
        #expect(reads { _ = family.e.findFirstAncestor { $0.name == "a" } } == 2)
    }
}
