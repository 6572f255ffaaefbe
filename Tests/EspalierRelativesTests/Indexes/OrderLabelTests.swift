import TestSupport
import Testing

@testable import EspalierViews

/// Where views come decides how often labels of others must move; it is few times wherever they come (Bender et al.
/// 2002: O(log n) amortised). Bounds are about twice what was counted.
@Suite("Labels do not run out, and few move")
struct OrderLabelTests {
    static let count = 20_000

    /// A tree whose root stands in an order, and what a pattern keeps of it.
    struct Tree {
        let root = UIView()
        let order: TreeOrder
        var first: UIView
        var last: UIView
        var generator = SplitMix64(seed: 7)

        init() {
            order = TreeOrder.ensured(for: root)
            first = UIView()
            last = UIView()
            root.addSubview(first)
            root.addSubview(last)
        }
    }

    enum Pattern: String, CaseIterable, CustomTestStringConvertible {
        case front, end, gapFromLeft, gapFromRight, gapFromBoth, frontAndEnd, chain, chainWithSiblings,
            frontOfManyLevels
        case random, movedToFront, movedIntoGap

        var testDescription: String { rawValue }

        /// How many labels may move for each view that comes.
        var bound: Int {
            switch self {
            case .end: 0
            case .chainWithSiblings: 100
            default: 50
            }
        }

        func step(_ number: Int, _ tree: inout Tree) {
            let view = UIView()
            switch self {
            case .front: tree.root.insertSubview(view, at: 0)
            case .end: tree.root.addSubview(view)
            case .gapFromLeft:
                tree.root.insertSubview(view, aboveSubview: tree.first)
            case .gapFromRight: tree.root.insertSubview(view, belowSubview: tree.last)
            case .gapFromBoth:
                if number.isMultiple(of: 2) {
                    tree.root.insertSubview(view, aboveSubview: tree.first)
                    tree.first = view
                } else {
                    tree.root.insertSubview(view, belowSubview: tree.last)
                    tree.last = view
                }
            case .frontAndEnd:
                if number.isMultiple(of: 2) { tree.root.insertSubview(view, at: 0) } else { tree.root.addSubview(view) }
            case .chain:
                tree.last.addSubview(view)
                tree.last = view
            case .chainWithSiblings:
                tree.last.addSubview(UIView())
                tree.last.insertSubview(view, at: 0)
                tree.last = view
            case .frontOfManyLevels:
                tree.first.insertSubview(view, at: 0)
                if number.isMultiple(of: 100) { tree.first = view }
            case .random:
                let above = tree.generator.next() % 2 == 0 ? tree.first : tree.last
                above.insertSubview(view, at: Int(tree.generator.next() % 3))
                if tree.generator.next() % 8 == 0 { tree.first = view } else { tree.last = view }
            case .movedToFront:
                if number < 50 {
                    tree.root.addSubview(view)
                } else {
                    tree.root.sendSubviewToBack(tree.root.subviews[49])
                }
            case .movedIntoGap:
                if number < 50 {
                    tree.root.addSubview(view)
                } else {
                    tree.root.insertSubview(tree.root.subviews[49], aboveSubview: tree.first)
                }
            }
        }
    }

    @Test("one view after the other", arguments: Pattern.allCases)
    func pattern(_ pattern: Pattern) {
        var tree = Tree()
        for number in 0..<Self.count { pattern.step(number, &tree) }
        tree.order.checkInvariants()
        let moved = tree.order.counters.labelsMoved
        #expect(moved <= pattern.bound * Self.count, "\(Double(moved) / Double(Self.count)) for each")
    }

    @Test("big subtrees into the same gap", arguments: [2, 10, 100, 1000])
    func subtrees(size: Int) {
        let tree = Tree()
        for _ in 0..<Self.count / size {
            let top = UIView()
            for _ in 1..<size { top.addSubview(UIView()) }
            tree.root.insertSubview(top, belowSubview: tree.last)
        }
        tree.order.checkInvariants()
        #expect(tree.order.counters.labelsMoved <= 60 * Self.count)
        #expect(tree.order.counters.viewsLabelled <= Self.count + 8, "each view gets its labels once")
    }

    @Test("a subtree of 20,000 views into a gap between two leaves moves only few labels of others")
    func oneSubtree() {
        let tree = Tree()
        for _ in 0..<200 { tree.root.insertSubview(UIView(), belowSubview: tree.last) }
        let before = tree.order.counters.labelsMoved
        let top = UIView()
        for _ in 0..<Self.count { top.addSubview(UIView()) }
        tree.root.insertSubview(top, belowSubview: tree.last)
        tree.order.checkInvariants()
        #expect(tree.order.counters.labelsMoved - before <= 500)
    }

    @Test("there and back, a subtree comes at the cost of its own views")
    func thereAndBack() {
        let tree = Tree()
        let top = UIView()
        for _ in 0..<100 { top.addSubview(UIView()) }
        let before = tree.order.counters
        for _ in 0..<1000 {
            tree.first.addSubview(top)
            tree.last.addSubview(top)
            top.removeFromSuperview()
        }
        tree.order.checkInvariants()
        #expect(tree.order.counters.viewsLabelled - before.viewsLabelled == 2000 * 101)
        #expect(tree.order.counters.labelsMoved - before.labelsMoved <= 2000 * 101)
    }
}
