import EspalierRelatives
import EspalierViews
import TestSupport
import Testing

/// Closures that change the tree at random, against the rule over plain arrays.
@Suite("Random changes during a walk")
struct ChangingTreeModelTests {
    enum Form: String, CaseIterable {
        case find, group, loop, closure, tags
    }

    /// A tree that is changed together with its model while a walk goes on.
    final class Program {
        private var random: SplitMix64
        private var forest: ModelForest
        private var walk: ModelWalk
        private(set) var views: [UIView]
        private let place: String
        /// In how many steps there is one with changes.
        private let rarity: Int
        private(set) var steps = 0
        private var trace: [String] = []
        /// How often the walk was compared with the shorter rule too.
        private(set) var compared = 0
        private(set) var changes = 0
        let root: UIView

        init(_ shape: ModelForest.Shape, seed: UInt64, _ place: String) {
            random = SplitMix64(seed: seed)
            forest = ModelForest(shape, &random)
            // The lower half of the numbers has the tag that is looked for.
            views = forest.build { number in put(number % 3 == 0 ? Liar() : UIView(), tag: number % 2) }
            rarity = 1 + random.below(16)
            let root = random.below(8) == 0 ? random.below(forest.count) : 0
            walk = ModelWalk(root: root)
            self.root = views[root]
            self.place = place
        }

        private func number(_ view: UIView?) -> Int? { view.flatMap { view in views.firstIndex { $0 === view } } }

        /// The walk came to a view, or to its end: compares, and changes the tree.
        ///
        /// - Parameter onlyTagged: Whether it stops at views with the tag 1 only.
        func visit(_ view: UIView?, onlyTagged: Bool = false) {
            steps += 1
            var expected: Int?
            repeat {
                let whole = walk.nextByWholeWay(in: forest)
                expected = walk.next(in: forest)
                if !walk.isCutOffUnnoticed {
                    compared += 1
                    #expect(whole == expected, "the shorter rule; \(place): \(trace)")
                }
            } while onlyTagged && expected.map { $0 % 2 == 0 } ?? false
            trace.append("\(number(view) ?? -1)")
            #expect(number(view) == expected, "\(place): \(trace)")
            if random.below(rarity) == 0 {
                for _ in 0...random.below(2) { change(near: expected) }
            }
        }

        /// A view that the walk is at, or near, or any.
        private func anyView(near visited: Int?) -> Int {
            guard let visited, random.below(2) == 0 else { return random.below(views.count) }
            let near = [visited] + [forest.parent[visited], forest.next(after: visited)].compactMap { $0 }
            return near[random.below(near.count)]
        }

        private func change(near visited: Int?) {
            changes += 1
            let view = anyView(near: visited)
            switch random.below(6) {
            case 0, 1:
                trace.append("remove \(view)")
                views[view].removeFromSuperview()
                forest.remove(view)
            case 2:
                let index = random.below(4)
                trace.append("new \(views.count) in \(view) at \(index)")
                let made = put(UIView(), tag: views.count % 2)
                views.append(made)
                views[view].insertSubview(made, at: index)
                forest.add(to: view, at: index)
            default:
                let target = anyView(near: visited)
                let index = random.below(4)
                if target == view || forest.ancestors(target).contains(view) { return }
                trace.append("\(view) in \(target) at \(index)")
                views[target].insertSubview(views[view], at: index)
                forest.insert(view, in: target, at: index)
            }
        }
    }

    @Test("Every form of a walk", arguments: ModelForest.Shape.allCases, Form.allCases)
    func walks(shape: ModelForest.Shape, form: Form) {
        var compared = 0
        var changes = 0
        let limit = 120
        for seed in UInt64(1)...600 {
            let program = Program(shape, seed: seed, "\(shape), \(form), seed \(seed)")
            var isCutShort = false
            /// Compares, and says whether the walk is long enough.
            func visit(_ view: UIView) -> Bool {
                program.visit(view)
                isCutShort = program.steps == limit
                return isCutShort
            }
            switch form {
            case .find:
                _ = program.root.findFirstDescendant { visit($0) }
            case .group:
                struct Enough: Error {}
                _ = try? program.root.groupDescendants { view -> Int? in
                    if visit(view) { throw Enough() }
                    return view.tag
                }
            case .loop:
                for view in program.root.descendants where visit(view) { break }
            case .closure:
                _ = program.root.descendants { visit($0) }.first { _ in true }
            case .tags:
                for view in program.root.descendants(by: [1]) {
                    program.visit(view, onlyTagged: true)
                    isCutShort = program.steps == limit
                    if isCutShort { break }
                }
            }
            if !isCutShort { program.visit(nil, onlyTagged: form == .tags) }
            compared += program.compared
            changes += program.changes
        }
        #expect(compared > 3_000, "hardly anything was compared with the shorter rule")
        #expect(changes > 800, "hardly anything changed")
    }
}
