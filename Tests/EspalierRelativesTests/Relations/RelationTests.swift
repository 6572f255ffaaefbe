import EspalierRelatives
import EspalierViews
import Foundation
import Testing

@Suite("How two views are related")
struct RelationTests {
    @Test("1.2 No view is its own ancestor, descendant or sibling, with or without a superview")
    func neverItself() {
        let family = Family()
        for view in family.all {
            #expect(!view.isRelativeAncestor(of: view))
            #expect(!view.isRelativeDescendant(of: view))
            #expect(!view.isRelativeSibling(of: view))
            #expect(view.compareOrder(to: view) == .orderedSame)
        }
    }

    @Test("1.1 Ancestors and descendants at any distance")
    func anyDistance() {
        let family = Family()
        for ancestor in [family.c, family.a, family.root] {
            #expect(ancestor.isRelativeAncestor(of: family.e))
            #expect(family.e.isRelativeDescendant(of: ancestor))
            #expect(!family.e.isRelativeAncestor(of: ancestor))
            #expect(!ancestor.isRelativeDescendant(of: family.e))
        }
        #expect(!family.b.isRelativeAncestor(of: family.e))
        #expect(!family.e.isRelativeDescendant(of: family.d))
        #expect(!UIView().isRelativeAncestor(of: family.e))
    }

    @Test("1.1 Siblings lie in the same superview; cousins and topmost views do not")
    func siblings() {
        let family = Family()
        #expect(family.c.isRelativeSibling(of: family.d))
        #expect(family.d.isRelativeSibling(of: family.c))
        #expect(!family.c.isRelativeSibling(of: family.f))
        #expect(!family.c.isRelativeSibling(of: family.a))
        #expect(!family.root.isRelativeSibling(of: UIView()))
        #expect(!family.a.isRelativeSibling(of: UIView()))
        #expect(!UIView().isRelativeSibling(of: family.a))
        family.d.removeFromSuperview()
        #expect(!family.c.isRelativeSibling(of: family.d))
    }

    @Test("4.2 The nearest common ancestor is above both, and never one of the two")
    func commonAncestor() {
        let family = Family()
        func check(_ one: UIView, _ other: UIView, _ expected: UIView?) {
            #expect(one.nearestCommonAncestor(with: other) === expected)
            #expect(other.nearestCommonAncestor(with: one) === expected)
        }
        check(family.e, family.d, family.a)
        check(family.e, family.f, family.root)
        check(family.c, family.d, family.a)
        check(family.e, family.c, family.a)
        check(family.e, family.a, family.root)
        check(family.e, family.e, family.c)
        check(family.e, family.root, nil)
        check(family.root, family.root, nil)
        check(family.e, UIView(), nil)
        check(family.e, Family().e, nil)
    }

    @Test("The other reading, in which a view is above itself, as the documentation writes it")
    func lowestAtOrAbove() {
        let family = Family()
        func lowest(_ a: UIView, _ b: UIView) -> UIView? {
            a === b || a.isRelativeAncestor(of: b)
                ? a : b.isRelativeAncestor(of: a) ? b : a.nearestCommonAncestor(with: b)
        }
        #expect(lowest(family.e, family.c) === family.c)
        #expect(lowest(family.a, family.e) === family.a)
        #expect(lowest(family.e, family.e) === family.e)
        #expect(lowest(family.e, family.d) === family.a)
        #expect(lowest(family.root, family.e) === family.root)
    }

    @Test("4.3 The order is depth-first: above before below, and all below before the next sibling")
    func order() {
        let family = Family()
        for (place, one) in family.all.enumerated() {
            for (otherPlace, other) in family.all.enumerated() {
                let expected: ComparisonResult =
                    place < otherPlace ? .orderedAscending : place > otherPlace ? .orderedDescending : .orderedSame
                #expect(one.compareOrder(to: other) == expected, "\(names([one, other]))")
            }
        }
        #expect(family.e.compareOrder(to: Family().e) == nil)
        #expect(family.root.compareOrder(to: UIView()) == nil)
    }

    @Test("4.3 The order of siblings, for all pairs of a row", arguments: [2, 3, 4, 9])
    func rows(count: Int) {
        let root = UIView()
        let row = (0..<count).map { put(UIView(), "\($0)", in: root) }
        for one in 0..<count {
            for other in 0..<count where other != one {
                let expected: ComparisonResult = one < other ? .orderedAscending : .orderedDescending
                #expect(row[one].compareOrder(to: row[other]) == expected, "\(one), \(other) of \(count)")
            }
        }
    }

    @Test("Sorting by order")
    func sorting() {
        let family = Family()
        let shuffled = [family.f, family.d, family.root, family.e, family.b, family.c, family.a]
        let sorted = shuffled.sorted { $0.compareOrder(to: $1) == .orderedAscending }
        #expect(sorted == family.all)
        family.root.sendSubviewToBack(family.b)
        #expect(
            names(shuffled.sorted { $0.compareOrder(to: $1) == .orderedAscending })
                == "root b f a c e d".split(separator: " ").map(String.init))
    }
}
