import EspalierControls
import EspalierRelatives
import EspalierViews
import Testing

private struct Refusal: Error, Equatable {
    let name: String?
}

@Suite("Finding one relative")
struct FindTests {
    @Test("2.1 The nearest ancestor wins, whichever form asks, and in whatever order the list is")
    func nearestAncestor() {
        let outer = put(Box(), "pane", tag: 5)
        let inner = put(Box(), "pane", tag: 5, in: outer)
        let view = put(Box(), "pane", tag: 5, in: put(UIView(), "other", tag: 6, in: inner))
        #expect(view.findFirstAncestor { $0.tag == 5 } === inner)
        #expect(view.findFirstAncestor(by: [SmallBox.self, Box.self]) === inner)
        #expect(view.findFirstAncestor(by: [9, 5]) === inner)
        #expect(view.findFirstAncestor(by: ["nobody", "pane"]) === inner)
        #expect(view.findFirstAncestor(by: [5, 6]) === view.superview)
        #expect(inner.findFirstAncestor(by: [5]) === outer)
        #expect(outer.findFirstAncestor(by: [5]) == nil, "never the view itself")
    }

    @Test("2.1 The first descendant is the first depth-first, whichever form asks")
    func firstDescendant() {
        let root = put(Box(), "pane", tag: 5)
        let branch = put(UIView(), "other", tag: 6, in: root)
        let shallow = put(Box(), "pane", tag: 5, in: root)
        let deep = put(Box(), "pane", tag: 5, in: put(UIView(), in: branch))
        #expect(root.findFirstDescendant { $0.tag == 5 } === deep)
        #expect(root.findFirstDescendant(by: [SmallBox.self, Box.self]) === deep)
        #expect(root.findFirstDescendant(by: [9, 5]) === deep)
        #expect(root.findFirstDescendant(by: ["nobody", "pane"]) === deep)
        #expect(root.findFirstDescendant(by: [5, 6]) === branch, "a superview comes before what is below it")
        root.sendSubviewToBack(shallow)
        #expect(root.findFirstDescendant(by: [5]) === shallow)
        #expect(deep.findFirstDescendant(by: [5]) == nil, "never the view itself")
        #expect(branch.findFirstDescendant(by: [6]) == nil, "never the view itself")
    }

    @Test("2.4 Only the exact class counts, told by identity and not by name")
    func exactClass() {
        let root = put(Cellar.Shelf(), "cellar")
        let kitchen = put(Kitchen.Shelf(), "kitchen", in: root)
        let small = put(SmallBox(), "small", in: kitchen)
        let leaf = put(UIView(), "leaf", in: small)
        #expect(leaf.findFirstAncestor(by: [Box.self]) == nil, "a subclass is another class")
        #expect(leaf.findFirstAncestor(by: [UIView.self]) == nil)
        #expect(leaf.findFirstAncestor(by: [SmallBox.self]) === small)
        #expect(leaf.findFirstAncestor(by: [Cellar.Shelf.self]) === root)
        #expect(leaf.findFirstAncestor(by: [Kitchen.Shelf.self]) === kitchen)
        #expect(root.findFirstDescendant(by: [UIView.self]) === leaf)
        #expect(root.findFirstDescendant(by: [Cellar.Shelf.self]) == nil)
        let number = put(Holder<Int>(), in: leaf)
        let text = put(Holder<String>(), in: number)
        #expect(root.findFirstDescendant(by: [Holder<String>.self]) === text)
        #expect(text.findFirstAncestor(by: [Holder<String>.self, Holder<Int>.self]) === number)
        let window = UIWindow()
        #expect(put(UIView(), in: window).findFirstAncestor(by: [UIWindow.self]) === window)
    }

    @Test("2.6 Empty lists find nothing; views without a tag have the tag 0; views without a name have none")
    func nothing() {
        let family = Family()
        #expect(family.e.findFirstAncestor(by: [] as [Int]) == nil)
        #expect(family.e.findFirstAncestor(by: [] as [String]) == nil)
        #expect(family.e.findFirstAncestor(by: [] as [UIView.Type]) == nil)
        #expect(family.root.findFirstDescendant(by: [] as [Int]) == nil)
        #expect(family.root.findFirstDescendant(by: [] as [String]) == nil)
        #expect(family.root.findFirstDescendant(by: [] as [UIView.Type]) == nil)
        #expect(family.root.findFirstAncestor { _ in true } == nil)
        #expect(family.e.findFirstDescendant { _ in true } == nil)
        #expect(family.root.findFirstDescendant(by: [0]) === family.a)
        family.a.name = nil
        #expect(family.root.findFirstDescendant(by: [""]) == nil)
        family.a.name = ""
        #expect(family.root.findFirstDescendant(by: [""]) === family.a)
    }

    @Test("2.3 Lists of any length", arguments: [1, 7, 8, 9, 10, 100])
    func longLists(count: Int) {
        let family = Family()
        family.d.tag = count
        family.d.name = "n\(count)"
        let tags = Array(1...count) + Array(1...count)
        #expect(family.root.findFirstDescendant(by: tags) === family.d)
        #expect(family.root.findFirstDescendant(by: tags.map { "n\($0)" }) === family.d)
        #expect(family.root.findFirstDescendant(by: tags.filter { $0 < count }) == nil)
        #expect(family.root.findFirstDescendant(by: tags.filter { $0 < count }.map { "n\($0)" }) == nil)
        #expect(family.root.groupDescendants(by: tags) == [count: [family.d]])
    }

    @Test("A list of many classes")
    func manyClasses() {
        let first: [UIView.Type] = [Holder<Int>.self, Holder<Int8>.self, Holder<Int16>.self, Holder<Int32>.self]
        let second: [UIView.Type] = [Holder<UInt>.self, Holder<UInt8>.self, Holder<UInt16>.self, Holder<UInt32>.self]
        let family = Family()
        let views = [put(Holder<UInt32>(), in: family.a), put(Holder<Int>(), in: family.b)]
        let box = put(Box(), in: family.b)
        let types = first + second + [SmallBox.self] + first + [Box.self]
        #expect(Array(family.root.descendants(by: types)) == views + [box])
        #expect(family.root.findFirstDescendant(by: types.filter { $0 != Holder<UInt32>.self }) === views[1])
        #expect(family.root.groupDescendants(by: types).count == 3)
        #expect(family.b.groupDescendants(by: types)["Box"] == [box])
        #expect(
            family.root.findFirstDescendant(by: types.filter { $0 != Box.self } + [Liar.self, UIWindow.self])
                === views[0])
    }

    @Test("1.3 The tree and the tags count as they are, whatever a subclass says")
    func liars() {
        let top = put(Liar(), "top", tag: 3)
        let middle = put(Liar(), "middle", tag: 4, in: top)
        let leaf = put(Liar(), "leaf", tag: 5, in: middle)
        #expect(names(leaf.groupAncestors(by: [3, 4, -99])) == [3: ["top"], 4: ["middle"]])
        #expect(leaf.findFirstAncestor { $0.name == "top" } === top)
        #expect(top.findFirstDescendant(by: [5]) === leaf)
        #expect(names(top.descendants) == ["middle", "leaf"])
        #expect(top.isRelativeAncestor(of: leaf))
        #expect(!leaf.isRelativeAncestor(of: top))
        #expect(leaf.compareOrder(to: top) == .orderedDescending)
    }

    @Test(
        "2.7 A closure is called up to the first view for which it answers true; what it throws ends the search")
    func closures() {
        let family = Family()
        var called: [String] = []
        func stop(at name: String) -> (UIView) throws -> Bool {
            { view in
                called.append(view.name ?? "?")
                if view.name == name { throw Refusal(name: view.name) }
                return false
            }
        }
        #expect(throws: Refusal(name: "a")) { try family.e.findFirstAncestor(by: stop(at: "a")) }
        #expect(called == ["c", "a"])
        called = []
        #expect(throws: Refusal(name: "d")) { try family.root.findFirstDescendant(by: stop(at: "d")) }
        #expect(called == ["a", "c", "e", "d"])
        called = []
        let found = family.root.findFirstDescendant { view in
            called.append(view.name ?? "?")
            return view === family.e
        }
        #expect(found === family.e)
        #expect(called == ["a", "c", "e"])
    }

    @Test("3.8 A search upwards goes on with the superview that the ancestor has by then")
    func ancestorsChange() {
        let family = Family()
        var called: [String] = []
        _ = family.e.findFirstAncestor { view in
            called.append(view.name ?? "?")
            if view === family.c { family.b.addSubview(family.c) }
            return false
        }
        #expect(called == ["c", "b", "root"])
        called = []
        let groups = family.e.groupAncestors { view -> Int? in
            called.append(view.name ?? "?")
            // What was asked is held, even if nobody else holds it any more.
            if view === family.b { view.removeFromSuperview() }
            return 1
        }
        #expect(called == ["c", "b"])
        #expect(names(groups) == [1: ["c", "b"]])
    }
}
