import EspalierObservation
import EspalierViews
import Testing

@testable import EspalierRelatives

/// A family whose tags say the group: 1 for a and e, 2 for b, c and d; f has none.
struct TaggedFamily {
    let family = Family()
    let index: GroupIndex<Int>

    init() {
        for (view, tag) in [(family.a, 1), (family.e, 1), (family.b, 2), (family.c, 2), (family.d, 2)] {
            view.tag = tag
        }
        index = GroupIndex(of: family.root) { $0.tag > 0 ? $0.tag : nil }
    }
}

@Suite("Docs/Relatives.md, 6: asking a group index")
struct IndexAskingRuleTests {
    @Test("6.1 Descendants are grouped by key; views without a key, and the root, are in no group")
    func groups() {
        let tagged = TaggedFamily()
        tagged.family.root.tag = 1
        #expect(tagged.index.root === tagged.family.root)
        #expect(names(tagged.index.groups) == [1: ["a", "e"], 2: ["c", "d", "b"]])
        #expect(GroupIndex(of: UIView()) { _ in 1 }.groups.isEmpty)
    }

    @Test("6.2 No key is computed before the first question, then one for each view")
    func keysWhenAsked() {
        let tagged = TaggedFamily()
        #expect(tagged.index.core.keysComputed == 0)
        #expect(tagged.index.count == 5)
        #expect(tagged.index.core.keysComputed == 6)
        #expect(names(tagged.index[1]) == ["a", "e"])
        #expect(tagged.index.core.keysComputed == 6)
    }

    @Test("6.3 Views come depth-first, keys in the order of their first views; keys without views are not there")
    func allViews() {
        let tagged = TaggedFamily()
        let index = tagged.index
        #expect(names(index[2]) == ["c", "d", "b"])
        #expect(index.keys == [1, 2])
        #expect([index.count(of: 1), index.count(of: 2), index.count(of: 3), index.count] == [2, 3, 0, 5])
        #expect(index[3] == [])
        tagged.family.root.sendSubviewToBack(tagged.family.b)
        #expect(index.keys == [2, 1])
        #expect(names(index[2]) == ["b", "c", "d"])
        tagged.family.a.removeFromSuperview()
        #expect(index.keys == [2])
        #expect(names(index.groups) == [2: ["b"]])
        #expect(index.count(of: 1) == 0 && index[1].isEmpty)
    }

    @Test("6.4 Below the root or a view below it; nothing below any other view")
    func belowPanel() {
        let (family, index) = { ($0.family, $0.index) }(TaggedFamily())
        #expect(names(index.descendants(of: family.a, 2)) == ["c", "d"])
        #expect(names(index.descendants(of: family.a)) == [1: ["e"], 2: ["c", "d"]])
        #expect(index.count(of: 2, below: family.a) == 2)
        #expect(index.first(1, below: family.a) === family.e)
        #expect(names(index.descendants(of: family.root, 1)) == ["a", "e"])
        #expect(names(index.descendants(of: family.root)) == names(index.groups))
        #expect(index.count(of: 1, below: family.root) == 2)
        #expect(index.first(2, below: family.root) === family.c)
        #expect(index.first(3, below: family.root) == nil)
        #expect(index.first(2, below: family.d) == nil)
        family.a.removeFromSuperview()
        for other in [family.a, UIView()] {
            #expect(index.descendants(of: other, 2) == [])
            #expect(index.descendants(of: other) == [:])
            #expect(index.count(of: 2, below: other) == 0)
            #expect(index.first(2, below: other) == nil)
        }
    }

    @Test("6.5 Siblings in the order of their list; none for the root, and for other views")
    func siblings() {
        let (family, index) = { ($0.family, $0.index) }(TaggedFamily())
        family.c.addSubview(family.f)
        put(UIView(), "g", tag: 2, in: family.a)
        family.a.sendSubviewToBack(family.d)
        #expect(names(index.siblings(of: family.c)) == [2: ["d", "g"]])
        #expect(names(index.siblings(of: family.c, 2)) == ["d", "g"])
        #expect(index.siblings(of: family.c, 1) == [])
        #expect(names(index.siblings(of: family.f)) == [1: ["e"]])
        // The root's siblings are not below it.
        let above = UIView()
        above.addSubview(family.root)
        put(UIView(), tag: 2, in: above)
        #expect(index.siblings(of: family.root) == [:])
        #expect(index.siblings(of: UIView(), 2) == [])
    }

    @Test("6.6 Callbacks and observers are answered by the tree of their moment")
    func callbacks() {
        final class Caller: UIView {
            var before: () -> Void = {}
            var after: () -> Void = {}
            override func willMove(toSuperview newSuperview: UIView?) { before() }
            override func didMoveToSuperview() { after() }
        }
        let (family, index) = { ($0.family, $0.index) }(TaggedFamily())
        let view = put(Caller(), "new", tag: 1)
        var heard: [[String]] = []
        view.before = { heard.append(names(index[1])) }
        view.after = view.before
        family.c.addSubview(view)
        #expect(heard == [["a", "e"], ["a", "e", "new"]])
        heard = []
        let token = view.observe(\.tag, options: .prior) { _, _ in heard.append(names(index[1])) }
        view.tag = 2
        token.invalidate()
        #expect(heard == [["a", "e", "new"], ["a", "e"]])
        heard = []
        view.before = { heard.append(names(index[2])) }
        view.after = view.before
        view.removeFromSuperview()
        #expect(heard == [["c", "new", "d", "b"], ["c", "d", "b"]])
    }

    @Test("6.7 A computation that asks an index depends neither on it nor on what keys read")
    func untracked() {
        let tagged = TaggedFamily()
        let reads = ReadList.of {
            #expect(tagged.index.count == 5)
            #expect(tagged.index.siblings(of: tagged.family.c, 2).count == 1)
        }.1
        #expect(tagged.index.core.keysComputed == 6)
        #expect(reads.isEmpty)
    }
}
