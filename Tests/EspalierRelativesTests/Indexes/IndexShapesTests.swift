import TestSupport
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

/// All shapes of small trees, and all single moves in each.
@Suite("Indexes on every view are right after every move in every small tree")
struct IndexShapesTests {
    /// A tree as the parents of its views in depth-first order; the first view's own is left out.
    static func shapes(of count: Int) -> [[Int]] {
        if count == 1 { return [[]] }
        return shapes(of: count - 1).flatMap { shape in
            // The next view may hang on the last one, or on any above it.
            var parents = [count - 2]
            while let last = parents.last, last > 0 { parents.append(shape[last - 1]) }
            return parents.map { shape + [$0] }
        }
    }

    enum Move {
        case insert(Int, into: Int, at: Int)
        case remove(Int)
        case exchange(Int, Int, Int)
    }

    /// A tree of a shape and a second one of two views, with indexes on all.
    struct Scene {
        var views: [UIView] = []
        var indexes: [GroupIndex<Int>] = []

        init(_ shape: [Int], hasTreeIndexes: Bool) {
            for _ in 0..<shape.count + 3 { views.append(UIView()) }
            for (place, parent) in shape.enumerated() { views[parent].addSubview(views[place + 1]) }
            views[shape.count + 1].addSubview(views[shape.count + 2])
            for (number, view) in views.enumerated() {
                view.tag = number % 2
                view.name = "n\(number % 3)"
            }
            if hasTreeIndexes {
                for root in [views[0], views[shape.count + 1]] {
                    for kind in TreeIndexes.Kind.allCases { TreeOrder.ensured(for: root).ensureIndexes().make(kind) }
                }
            }
            indexes = views.map { GroupIndex(of: $0) { $0.superview.map { $0.tag + 1 } } }
            ask()
        }

        /// Asks everything, so that all answers are kept.
        func ask() {
            for index in indexes { _ = index.groups }
            for view in views {
                _ = view.groupDescendants(by: [0, 1])
                _ = view.groupDescendants(by: ["n0"])
            }
        }

        func moves() -> [Move] {
            var moves: [Move] = []
            for (number, view) in views.enumerated() {
                if view.superview != nil { moves.append(.remove(number)) }
                for (target, other) in views.enumerated() where !other.isDescendant(of: view) {
                    for index in 0...other.subviews.count { moves.append(.insert(number, into: target, at: index)) }
                }
                let count = view.subviews.count
                for first in 0..<count {
                    for second in first + 1..<max(count, first + 1) { moves.append(.exchange(number, first, second)) }
                }
            }
            return moves
        }

        func make(_ move: Move) {
            switch move {
            case .insert(let view, let target, let index): views[target].insertSubview(views[view], at: index)
            case .remove(let view): views[view].removeFromSuperview()
            case .exchange(let view, let first, let second):
                views[view].exchangeSubview(at: first, withSubviewAt: second)
            }
        }

        /// What is wrong, if anything is.
        func mistake() -> String? {
            for view in views where view.order?.root == view.reference {
                view.order?.checkInvariants()
            }
            for (number, view) in views.enumerated() {
                let all = IndexForest.below(view)
                let bySuperview = Dictionary(grouping: all) { ($0.superview?.tag ?? 0) + 1 }
                let byTag = Dictionary(grouping: all, by: \.tag)
                if !Self.same(indexes[number].groups, bySuperview) { return "the index of \(number)" }
                if !Self.same(view.groupDescendants(by: [0, 1]), byTag) { return "tags below \(number)" }
                let named = all.filter { $0.name == "n0" }
                if !(view.groupDescendants(by: ["n0"])["n0"] ?? []).elementsEqual(named, by: ===) {
                    return "names below \(number)"
                }
                for (panel, other) in views.enumerated() {
                    let members = all.contains { $0 === other } ? IndexForest.below(other) : []
                    let expected = Dictionary(grouping: members) { ($0.superview?.tag ?? 0) + 1 }
                    let found = indexes[number].descendants(of: other)
                    if number != panel, !Self.same(found, expected) { return "\(panel) in the index of \(number)" }
                }
            }
            return nil
        }

        static func same(_ one: [Int: [UIView]], _ other: [Int: [UIView]]) -> Bool {
            one.count == other.count
                && one.allSatisfy { key, views in other[key].map { $0.elementsEqual(views, by: ===) } ?? false }
        }
    }

    @Test("there are 1, 1, 2, 5 and 14 ordered trees of one to five views")
    func counts() {
        #expect((1...5).map { Self.shapes(of: $0).count } == [1, 1, 2, 5, 14])
    }

    @Test("every move", arguments: [1, 2, 3, 4], [false, true])
    func moves(count: Int, hasTreeIndexes: Bool) {
        for shape in Self.shapes(of: count) {
            for move in Scene(shape, hasTreeIndexes: hasTreeIndexes).moves() {
                let scene = Scene(shape, hasTreeIndexes: hasTreeIndexes)
                scene.make(move)
                if let mistake = scene.mistake() {
                    Issue.record("\(move) in \(shape): \(mistake)")
                    return
                }
            }
        }
    }

    @Test("every move, and six more at random", arguments: [3, 4])
    func further(count: Int) {
        for (number, shape) in Self.shapes(of: count).enumerated() {
            let moves = Scene(shape, hasTreeIndexes: true).moves()
            for (place, move) in moves.enumerated() {
                var generator = SplitMix64(seed: UInt64(number * 1000 + place))
                let scene = Scene(shape, hasTreeIndexes: true)
                var made = [move]
                scene.make(move)
                for _ in 0..<6 {
                    if let mistake = scene.mistake() {
                        Issue.record("\(made) in \(shape): \(mistake)")
                        return
                    }
                    guard let next = scene.moves().randomElement(using: &generator) else { break }
                    made.append(next)
                    scene.make(next)
                }
            }
        }
    }
}
