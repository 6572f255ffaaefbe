import EspalierControls
import EspalierViews
import Foundation
import Testing

/// What marks a stack as needing layout: everything is clean, one change is made, and the next pass shows it.
@Suite("UIStackView: layout marks")
struct StackMarkTests {
    /// A stack of three views, and one that is not arranged, in a view.
    struct World {
        let root = CountingView()
        let stack = CountingStack(arrangedSubviews: [WishView(50, 20), WishView(80, 20), WishView(60, 20)])
        let loose = UIView()

        init() {
            root.addSubview(stack)
            stack.addSubview(loose)
            stack.frame.size = size(300, 40)
            root.layoutIfNeeded()
        }

        var views: [UIView] { stack.arrangedSubviews }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// How often the stack, and its superview, are laid out.
        let stack: Int
        let root: Int
        let act: @Sendable (World) -> Void

        init(_ title: String, stack: Int, root: Int = 0, _ act: @escaping @Sendable (World) -> Void) {
            testDescription = title
            self.stack = stack
            self.root = root
            self.act = act
        }
    }

    static let rows = [
        Row("an arranged view's isHidden", stack: 1) { $0.views[1].isHidden = true },
        Row("an arranged view's isHidden, set to the same", stack: 0) { $0.views[1].isHidden = false },
        Row("isHidden of a subview that is not arranged", stack: 0) { $0.loose.isHidden = true },
        Row("isHidden of the stack", stack: 0) { $0.stack.isHidden = true },
        Row("alpha, tag and colour of an arranged view", stack: 0) { world in
            world.views[0].alpha = 0.5
            world.views[0].tag = 3
            world.views[0].backgroundColor = .red
        },
        Row("an arranged view's content", stack: 1) { $0.views[0].invalidateIntrinsicContentSize() },
        Row("an arranged view's size", stack: 1) { $0.views[0].frame.size.width = 7 },
        Row("an arranged view's place", stack: 0) { $0.views[0].frame.origin.x = 7 },
        Row("a hugging priority", stack: 1) {
            $0.views[0].setContentHuggingPriority(UILayoutPriority(9), for: .horizontal)
        },
        Row("the same hugging priority", stack: 0) {
            $0.views[0].setContentHuggingPriority(.defaultLow, for: .horizontal)
        },
        Row("a compression resistance", stack: 1) {
            $0.views[0].setContentCompressionResistancePriority(UILayoutPriority(9), for: .vertical)
        },
        Row("another spacing", stack: 1, root: 1) { $0.stack.spacing = 3 },
        Row("the same spacing", stack: 0) { $0.stack.spacing = 0 },
        Row("another axis", stack: 1, root: 1) { $0.stack.axis = .vertical },
        Row("another distribution", stack: 1, root: 1) { $0.stack.distribution = .equalSpacing },
        Row("another alignment", stack: 1, root: 1) { $0.stack.alignment = .center },
        Row("margins asked for", stack: 1, root: 1) { $0.stack.isLayoutMarginsRelativeArrangement = true },
        Row("baselines asked for", stack: 1, root: 1) { $0.stack.isBaselineRelativeArrangement = true },
        Row("a custom spacing", stack: 1) { $0.stack.setCustomSpacing(5, after: $0.views[0]) },
        Row("a custom spacing taken away that there was not", stack: 0) {
            $0.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: $0.views[0])
        },
        Row("a view arranged that was a subview", stack: 1) { $0.stack.addArrangedSubview($0.loose) },
        Row("a view no longer arranged", stack: 1) { $0.stack.removeArrangedSubview($0.views[0]) },
        Row("a size of the stack", stack: 1, root: 1) { $0.stack.frame.size.width = 200 },
    ]

    @Test("Who is laid out", arguments: rows)
    func marks(_ row: Row) {
        let world = World()
        let before = (world.stack.layouts, world.root.layouts)
        row.act(world)
        world.root.layoutIfNeeded()
        #expect(world.stack.layouts - before.0 == row.stack)
        #expect(world.root.layouts - before.1 == row.root)
    }

    @Test("Once somebody has asked for the stack's fitting size, what changes it marks the superview too, once")
    func knownSize() {
        let world = World()
        _ = world.stack.sizeThatFits(.zero)
        #expect(world.root.layouts { world.views[0].isHidden = true } == 1)
        #expect(world.root.layouts { world.views[1].isHidden = true } == 0, "nobody has asked since")
        _ = world.stack.sizeThatFits(.zero)
        #expect(world.root.layouts { world.stack.setCustomSpacing(5, after: world.views[0]) } == 1)
    }

    @Test("A label's text in a stack in a stack places all of them anew")
    func text() {
        let label = UILabel()
        let inner = CountingStack(arrangedSubviews: [label])
        let outer = CountingStack(arrangedSubviews: [inner, WishView(10, 10)])
        outer.alignment = .leading
        outer.frame.size = size(300, 300)
        outer.distribution = .equalSpacing
        outer.layoutIfNeeded()
        #expect(inner.frame == rect(0, 0, 0, 0))
        let rounds = outer.layoutCounters.rounds
        label.text = "Test"
        outer.layoutIfNeeded()
        #expect(label.frame == rect(0, 0, 32.5, 20.5) && inner.frame == rect(0, 0, 32.5, 20.5))
        #expect(outer.layouts == 2 && inner.layouts == 2)
        #expect(outer.layoutCounters.rounds == rounds + 1)
    }

    @Test("What a view computes its wish from, and can be observed, marks the stack without a word")
    func tracked() {
        final class Following: UIView {
            let source = UILabel()
            override var intrinsicContentSize: CGSize { source.intrinsicContentSize }
        }
        let view = Following()
        let stack = UIStackView(arrangedSubviews: [view])
        let outer = UIStackView(arrangedSubviews: [stack, UIView()])
        outer.frame.size = size(300, 40)
        outer.layoutIfNeeded()
        view.source.text = "Test"
        outer.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 32.5, 40))
    }

    @Test("A layout that is asked for by an observer of the change finds the stack marked")
    func observers() {
        let world = World()
        var seen: [CGFloat] = []
        let tokens = [
            world.stack.observe(\.spacing) { stack, _ in
                stack.layoutIfNeeded()
                seen.append(stack.arrangedSubviews[1].frame.minX)
            },
            world.views[0].observe(\.isHidden) { _, _ in
                world.stack.layoutIfNeeded()
                seen.append(world.views[1].frame.minX)
            },
        ]
        world.stack.spacing = 4
        world.views[0].isHidden = true
        #expect(seen == [54, 0])
        tokens.forEach { $0.invalidate() }
    }
}
