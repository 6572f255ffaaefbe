import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("UIStackView: fitting sizes")
struct StackFittingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: CGSize
        let act: @Sendable (UIStackView) -> Void

        init(_ title: String, _ width: CGFloat, _ height: CGFloat, _ act: @escaping @Sendable (UIStackView) -> Void) {
            testDescription = title
            expected = size(width, height)
            self.act = act
        }
    }

    static let rows = [
        Row("wishes and gaps, by the largest", 210, 20) { _ in },
        Row("fillEqually: three times the largest", 260, 20) { $0.distribution = .fillEqually },
        Row("fillProportionally", 210, 20) { $0.distribution = .fillProportionally },
        Row("equalSpacing", 210, 20) { $0.distribution = .equalSpacing },
        // Centres 80 apart.
        Row("equalCentering", 215, 20) { $0.distribution = .equalCentering },
        Row("a gap of its own", 230, 20) { $0.setCustomSpacing(30, after: $0.arrangedSubviews[1]) },
        Row("the last one's gap does not count", 210, 20) { $0.setCustomSpacing(30, after: $0.arrangedSubviews[2]) },
        Row("another spacing", 250, 20) { $0.spacing = 30 },
        Row("one hidden", 120, 20) { $0.arrangedSubviews[1].isHidden = true },
        // What is hidden is as high as the stack still.
        Row("all hidden", 0, 20) { stack in stack.arrangedSubviews.forEach { $0.isHidden = true } },
        Row("vertical", 80, 80) { $0.axis = .vertical },
        Row("margins, of which a stack has none", 210, 20) { $0.isLayoutMarginsRelativeArrangement = true },
        Row("other margins", 215, 27) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 3, left: 2, bottom: 4, right: 3)
        },
        Row("one without a wish on one axis", 210, 20) {
            $0.addArrangedSubview(WishView(nil, 5)); $0.spacing = 20 / 3
        },
        Row("one more, higher", 223, 33) { $0.addArrangedSubview(WishView(3, 33)) },
        Row("one gone", 120, 20) { $0.removeArrangedSubview($0.arrangedSubviews[1]) },
        Row("one taken out of the tree", 140, 20) { $0.arrangedSubviews[2].removeFromSuperview() },
        Row("another wish", 215, 25) { ($0.arrangedSubviews[0] as? WishView)?.wishes(55, 25) },
    ]

    @Test("Fitting size, asked for the first time and after it was known", arguments: rows)
    func table(_ row: Row) {
        for isKnown in [false, true] {
            let stack = makeStack()
            if isKnown { #expect(stack.sizeThatFits(.zero) == size(210, 20)) }
            row.act(stack)
            let fitting = stack.sizeThatFits(size(7, 7))
            #expect(near(fitting.width, row.expected.width) && near(fitting.height, row.expected.height), "\(fitting)")
            #expect(stack.intrinsicContentSize == size(-1, -1), "the stack itself has no wish")
            let old = stack.frame
            stack.sizeToFit()
            #expect(stack.frame == CGRect(origin: old.origin, size: fitting))
        }
    }

    @Test("Without any wish on an axis the fitting length is that of the gaps")
    func noWish() {
        let stack = makeStack([nil, nil])
        #expect(stack.sizeThatFits(.zero) == size(10, 20))
        stack.axis = .vertical
        #expect(stack.sizeThatFits(.zero) == size(0, 50))
        #expect(UIStackView().sizeThatFits(.zero) == .zero)
    }

    @Test("A stack inside a stack is as large as its content, and a change in it moves what is around it")
    func nested() {
        let inner = makeStack()
        let outer = UIStackView(arrangedSubviews: [inner, WishView(40, 70)])
        outer.spacing = 5
        #expect(outer.sizeThatFits(.zero) == size(255, 70))
        outer.frame.size = size(400, 70)
        outer.layoutIfNeeded()
        #expect(inner.frame == rect(0, 0, 210, 70))
        #expect(inner.arrangedSubviews.map { Span($0) } == [Span(0, 50), Span(60, 80), Span(150, 60)])
        (inner.arrangedSubviews[0] as? WishView)?.wishes(90, 20)
        outer.layoutIfNeeded()
        #expect(inner.frame == rect(0, 0, 250, 70))
        inner.arrangedSubviews[1].isHidden = true
        outer.layoutIfNeeded()
        #expect(inner.frame == rect(0, 0, 160, 70))
        inner.spacing = 0
        outer.layoutIfNeeded()
        #expect(inner.frame == rect(0, 0, 150, 70))
    }

    /// A chain of stacks, each with a view beside the next one.
    private func chain(_ depth: Int) -> (outer: CountingStack, views: [WishView]) {
        let outer = CountingStack()
        var views: [WishView] = []
        var stack: UIStackView = outer
        for level in 1...depth {
            let view = WishView(1, 1)
            views.append(view)
            stack.addArrangedSubview(view)
            if level == depth { break }
            let next = CountingStack()
            stack.addArrangedSubview(next)
            stack = next
        }
        return (outer, views)
    }

    @Test("No depth of nesting is too much, and each view is asked a few times only")
    func deep() {
        let depth = 300
        let (outer, views) = chain(depth)
        #expect(outer.sizeThatFits(.zero) == size(CGFloat(depth), 1))
        #expect(outer.sizeThatFits(.zero) == size(CGFloat(depth), 1))
        #expect(views.allSatisfy { $0.asked == 1 })
        outer.frame.size = size(CGFloat(depth), 1)
        outer.layoutIfNeeded()
        #expect(views.allSatisfy { $0.asked <= 3 }, "by the solver, and by the layout of its stack")
        #expect(views[depth - 1].frame == rect(0, 0, 1, 1))
        #expect(views[depth - 1].convert(.zero, to: outer).x == CGFloat(depth - 1))
    }

    @Test("A change far down asks again only on the way up, and lays that way out once")
    func exact() {
        let (outer, views) = chain(50)
        let other = makeStack()
        outer.addArrangedSubview(other)
        other.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        outer.frame.size = size(600, 20)
        outer.layoutIfNeeded()
        let before = views.map(\.asked) + other.arrangedSubviews.map { ($0 as? WishView)?.asked ?? 0 }
        let counters = outer.layoutCounters
        views[49].wishes(5, 1)
        outer.layoutIfNeeded()
        let after = views.map(\.asked) + other.arrangedSubviews.map { ($0 as? WishView)?.asked ?? 0 }
        let asked = zip(after, before).map { $0 - $1 }
        #expect(asked.prefix(50).allSatisfy { $0 <= 2 }, "for the fitting size and for the place")
        #expect(asked.suffix(3).allSatisfy { $0 == 0 }, "the other branch is known")
        #expect(outer.layoutCounters.rounds == counters.rounds + 1)
        #expect(outer.sizeThatFits(.zero) == size(54 + 210, 20))
    }

    @Test("A long chain of stacks goes without recursion")
    func release() {
        var outer: CountingStack? = chain(50_000).outer
        weak let gone = outer
        outer = nil
        #expect(gone == nil)
    }
}
