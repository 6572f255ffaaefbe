import EspalierRelatives
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Every call against plain recursion over arrays.
@Suite("Relatives against a plain model")
struct RelativesModelTests {
    static let classes: [(type: UIView.Type, make: @Sendable () -> UIView)] = [
        (UIView.self, { UIView() }), (Box.self, { Box() }), (SmallBox.self, { SmallBox() }), (Liar.self, { Liar() }),
        (Kitchen.Shelf.self, { Kitchen.Shelf() }), (Cellar.Shelf.self, { Cellar.Shelf() }),
        (Holder<Int>.self, { Holder<Int>() }),
    ]
    static let types = classes.map(\.type)
    static let names = ["", "a", "b", "\u{e9}", "e\u{301}"]
    static let tags = Array(-1...10)

    /// What a view is made of.
    struct Facts {
        var type = 0
        var tag = 0
        var name: String?

        func make() -> UIView {
            let view = RelativesModelTests.classes[type].make()
            view.tag = tag
            view.name = name
            return view
        }
    }

    /// A forest, with the views for it.
    struct World {
        let model: ModelForest
        let facts: [Facts]
        let views: [UIView]
        private let numbers: [ObjectIdentifier: Int]
        let trace: String

        init(_ model: ModelForest, _ facts: [Facts], trace: String) {
            self.model = model
            self.facts = facts
            self.trace = trace
            views = model.build { facts[$0].make() }
            numbers = Dictionary(uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
        }

        func number(_ view: UIView?) -> Int? { view.flatMap { numbers[ObjectIdentifier($0)] } }

        func numbers<Key>(_ groups: [Key: [UIView]]) -> [Key: [Int]] {
            groups.mapValues { $0.compactMap { number($0) } }
        }

        /// The groups by a naive key.
        func groups<Key: Hashable>(_ list: [Int], _ key: (Facts) -> Key?) -> [Key: [Int]] {
            var result: [Key: [Int]] = [:]
            for view in list {
                if let key = key(facts[view]) { result[key] = (result[key] ?? []) + [view] }
            }
            return result
        }
    }

    /// Checks all forms that look through one list of relatives, for one list of wanted classes, tags and names.
    static func check(_ world: World, _ view: Int, types wanted: [Int], tags: [Int], names: [String]) {
        let real = world.views[view]
        let types = wanted.map { Self.types[$0] }
        let isType: (Facts) -> Bool = { wanted.contains($0.type) }
        let isTag: (Facts) -> Bool = { tags.contains($0.tag) }
        let isName: (Facts) -> Bool = { $0.name.map { names.contains($0) } ?? false }
        let byType: (Facts) -> String? = { isType($0) ? String(describing: Self.types[$0.type]) : nil }
        let byTag: (Facts) -> Int? = { isTag($0) ? $0.tag : nil }
        let byName: (Facts) -> String? = { isName($0) ? $0.name : nil }
        func facts(_ view: UIView) -> Facts { world.number(view).map { world.facts[$0] } ?? Facts() }
        let place = "\(world.trace), view \(view), types \(types), tags \(tags), names \(names)"

        let above = world.model.ancestors(view)
        let below = world.model.descendants(view)
        let beside = world.model.siblings(view)
        func first(_ list: [Int], _ matches: (Facts) -> Bool) -> Int? { list.first { matches(world.facts[$0]) } }

        #expect(world.number(real.findFirstAncestor(by: types)) == first(above, isType), "\(place)")
        #expect(world.number(real.findFirstAncestor(by: tags)) == first(above, isTag), "\(place)")
        #expect(world.number(real.findFirstAncestor(by: names)) == first(above, isName), "\(place)")
        #expect(world.number(real.findFirstAncestor { isTag(facts($0)) }) == first(above, isTag), "\(place)")
        #expect(world.number(real.findFirstDescendant(by: types)) == first(below, isType), "\(place)")
        #expect(world.number(real.findFirstDescendant(by: tags)) == first(below, isTag), "\(place)")
        #expect(world.number(real.findFirstDescendant(by: names)) == first(below, isName), "\(place)")
        #expect(world.number(real.findFirstDescendant { isName(facts($0)) }) == first(below, isName), "\(place)")

        #expect(world.numbers(real.groupAncestors(by: types)) == world.groups(above, byType), "\(place)")
        #expect(world.numbers(real.groupAncestors(by: tags)) == world.groups(above, byTag), "\(place)")
        #expect(world.numbers(real.groupAncestors(by: names)) == world.groups(above, byName), "\(place)")
        #expect(world.numbers(real.groupAncestors { byTag(facts($0)) }) == world.groups(above, byTag), "\(place)")
        #expect(world.numbers(real.groupDescendants(by: types)) == world.groups(below, byType), "\(place)")
        #expect(world.numbers(real.groupDescendants(by: tags)) == world.groups(below, byTag), "\(place)")
        #expect(world.numbers(real.groupDescendants(by: names)) == world.groups(below, byName), "\(place)")
        #expect(world.numbers(real.groupDescendants { byType(facts($0)) }) == world.groups(below, byType), "\(place)")
        #expect(world.numbers(real.groupSiblings(by: types)) == world.groups(beside, byType), "\(place)")
        #expect(world.numbers(real.groupSiblings(by: tags)) == world.groups(beside, byTag), "\(place)")
        #expect(world.numbers(real.groupSiblings(by: names)) == world.groups(beside, byName), "\(place)")
        #expect(world.numbers(real.groupSiblings { byName(facts($0)) }) == world.groups(beside, byName), "\(place)")

        func list(_ sequence: DescendantSequence) -> [Int?] { sequence.map { world.number($0) } }
        func all(_ matches: (Facts) -> Bool) -> [Int?] { below.filter { matches(world.facts[$0]) } }
        #expect(list(real.descendants) == all { _ in true }, "\(place)")
        #expect(list(real.descendants(by: types)) == all(isType), "\(place)")
        #expect(list(real.descendants(by: tags)) == all(isTag), "\(place)")
        #expect(list(real.descendants(by: names)) == all(isName), "\(place)")
        #expect(list(real.descendants { isTag(facts($0)) }) == all(isTag), "\(place)")
    }

    /// Checks what is asked of two views.
    static func check(_ world: World, _ view: Int, _ other: Int) {
        let model = world.model
        let (real, realOther) = (world.views[view], world.views[other])
        let place = "\(world.trace), views \(view) and \(other)"
        #expect(real.isRelativeAncestor(of: realOther) == model.ancestors(other).contains(view), "\(place)")
        #expect(real.isRelativeDescendant(of: realOther) == model.descendants(other).contains(view), "\(place)")
        #expect(real.isRelativeSibling(of: realOther) == model.siblings(other).contains(view), "\(place)")
        let common = model.ancestors(view).first { model.ancestors(other).contains($0) }
        #expect(world.number(real.nearestCommonAncestor(with: realOther)) == common, "\(place)")
        let root = model.ancestors(view).last ?? view
        let order = [root] + model.descendants(root)
        var expected: ComparisonResult?
        if let one = order.firstIndex(of: view), let two = order.firstIndex(of: other) {
            expected = one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
        }
        #expect(real.compareOrder(to: realOther) == expected, "\(place)")
    }

    @Test("Random trees", arguments: ModelForest.Shape.allCases, UInt64(1)...25)
    func randomTrees(shape: ModelForest.Shape, seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let model = ModelForest(shape, &random)
        let facts = (0..<model.count).map { _ in
            Facts(
                type: random.below(Self.types.count), tag: Self.tags[random.below(Self.tags.count)],
                name: random.below(3) == 0 ? nil : Self.names[random.below(Self.names.count)])
        }
        let world = World(model, facts, trace: "\(shape), seed \(seed)")
        for view in 0..<model.count {
            Self.check(
                world, view, types: random.some(of: Array(Self.types.indices)), tags: random.some(of: Self.tags),
                names: random.some(of: Self.names))
            for _ in 0..<6 { Self.check(world, view, random.below(model.count)) }
            Self.check(world, view, view)
        }
    }

    @Test("All ordered trees of up to five views, with each choice of views that are wanted", arguments: 1...5)
    func allTrees(count: Int) {
        let trees = ModelForest.allTrees(of: count)
        #expect(trees.count == [1, 1, 2, 5, 14][count - 1])
        for (number, model) in trees.enumerated() {
            for choice in 0..<(1 << count) {
                let facts = (0..<count).map { view in
                    choice >> view & 1 == 1 ? Facts(type: 1, tag: 7, name: "a") : Facts(type: 0, tag: 1, name: nil)
                }
                let world = World(model, facts, trace: "tree \(number) of \(count), choice \(choice)")
                for view in 0..<count { Self.check(world, view, types: [1, 0], tags: [7, 1], names: ["a"]) }
                for view in 0..<count { Self.check(world, view, types: [1], tags: [7], names: ["b"]) }
            }
            let world = World(model, Array(repeating: Facts(), count: count), trace: "tree \(number) of \(count)")
            for view in 0..<count {
                for other in 0..<count { Self.check(world, view, other) }
            }
        }
    }
}
