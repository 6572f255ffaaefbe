import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Stacks in stacks, changed at random: after each pass every frame is what a fresh tree of the same content has.
@Suite("UIStackView: incremental layouts equal fresh ones")
struct StackIncrementalTests {
    /// A tree of stacks, and the same again from its description.
    final class Tree {
        let root = UIStackView()
        var stacks: [UIStackView] = []
        var leaves: [WishView] = []
        var random: SplitMix64
        var trace: [String] = []

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            root.frame.size = size(500, 400)
            stacks = [root]
            for _ in 0..<30 {
                let parent = stacks[roll(stacks.count)]
                if roll(3) == 0 {
                    let stack = UIStackView()
                    stacks.append(stack)
                    parent.addArrangedSubview(stack)
                } else {
                    let leaf = WishView(CGFloat(roll(50)), CGFloat(roll(50)))
                    leaves.append(leaf)
                    parent.addArrangedSubview(leaf)
                }
            }
        }

        func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

        func step() {
            let stack = stacks[roll(stacks.count)]
            let leaf = leaves[roll(leaves.count)]
            let act = roll(15)
            trace.append("\(act)")
            switch act {
            case 0: leaf.wishes(roll(4) == 0 ? nil : CGFloat(roll(60)), CGFloat(roll(60)))
            case 1: leaf.isHidden.toggle()
            case 2: if stack !== root { stack.isHidden.toggle() }
            case 3: stack.spacing = CGFloat(roll(12))
            case 4: stack.axis = roll(2) == 0 ? .horizontal : .vertical
            case 5: stack.distribution = StackRuleTests.all[roll(5)]
            case 6: stack.alignment = [.fill, .leading, .center, .trailing][roll(4)]
            case 7: stack.isLayoutMarginsRelativeArrangement.toggle()
            case 8: if let view = stack.arrangedSubviews.last { stack.setCustomSpacing(CGFloat(roll(30)), after: view) }
            case 9: stack.addArrangedSubview(leaf)
            case 10: stack.insertArrangedSubview(leaf, at: roll(3))
            case 11: stack.alignment = roll(2) == 0 ? .firstBaseline : .lastBaseline
            case 12: stack.isBaselineRelativeArrangement.toggle()
            case 13:
                if let view = stack.arrangedSubviews.first, view is WishView {
                    let next = stacks[roll(stacks.count)]
                    view.removeFromSuperview()
                    next.insertArrangedSubview(view, at: 1)
                }
            // Somebody asks in between.
            default: _ = stack.sizeThatFits(.zero)
            }
        }

        static func copy(_ view: UIView) -> UIView {
            guard let stack = view as? UIStackView else {
                let wish = view.intrinsicContentSize
                let leaf = WishView(wish.width < 0 ? nil : wish.width, wish.height < 0 ? nil : wish.height)
                leaf.isHidden = view.isHidden
                return leaf
            }
            let copy = UIStackView()
            copy.isHidden = stack.isHidden
            copy.spacing = stack.spacing
            copy.axis = stack.axis
            copy.distribution = stack.distribution
            copy.alignment = stack.alignment
            copy.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
            copy.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
            for view in stack.arrangedSubviews {
                let inner = Tree.copy(view)
                copy.addArrangedSubview(inner)
                copy.setCustomSpacing(stack.customSpacing(after: view), after: inner)
            }
            return copy
        }

        static func frames(_ view: UIView) -> [CGRect] {
            [view.frame] + ((view as? UIStackView)?.arrangedSubviews ?? []).flatMap { frames($0) }
        }
    }

    @Test("At random", arguments: 0..<30)
    func incremental(seed: UInt64) {
        let tree = Tree(seed: seed)
        tree.root.diagnosticsHandler = { _ in }
        for _ in 0..<12 {
            for _ in 0...tree.roll(3) { tree.step() }
            tree.root.layoutIfNeeded()
            let fresh = Tree.copy(tree.root)
            fresh.frame = tree.root.frame
            fresh.diagnosticsHandler = { _ in }
            fresh.layoutIfNeeded()
            let isSame = zip(Tree.frames(tree.root), Tree.frames(fresh)).allSatisfy { near($0, $1) }
            #expect(isSame, "seed \(seed): \(tree.trace.joined(separator: " "))")
            if !isSame { return }
        }
    }
}
