import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

/// The rules of the distributions that the worked examples leave open.
@Suite("UIStackView: distributions")
struct StackRuleTests {
    static let all: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]

    @Test("fill: of views without a wish the last one takes what is left, and nobody else gets any of it")
    func wishless() {
        let stack = makeStack([nil, 50, nil])
        stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        #expect(stack.spans() == [Span(0, 0), Span(10, 50), Span(70, 230)])
    }

    @Test("fill: the frame that a view has is no wish")
    func ownFrame() {
        let stack = makeStack([50])
        let plain = UIView(frame: rect(7, 7, 222, 7))
        stack.addArrangedSubview(plain)
        #expect(stack.spans() == [Span(0, 50), Span(60, 240)])
    }

    @Test("fill: of equal lowest hugging priorities the last one grows")
    func hugging() {
        let stack = makeStack()
        for index in [0, 1] {
            stack.arrangedSubviews[index].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        }
        #expect(stack.spans() == [Span(0, 50), Span(60, 170), Span(240, 60)])
        // The priority of the other axis plays no part.
        stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        #expect(stack.spans() == [Span(0, 50), Span(60, 170), Span(240, 60)])
    }

    @Test("fill: the lowest resistances give first, each down to 0")
    func resistance() {
        let stack = makeStack()
        let views = stack.arrangedSubviews
        views[1].setContentCompressionResistancePriority(UILayoutPriority(2), for: .horizontal)
        views[0].setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        stack.frame.size.width = 140
        #expect(stack.spans() == [Span(0, 0), Span(10, 60), Span(80, 60)])
        stack.frame.size.width = 50
        #expect(stack.spans() == [Span(0, 0), Span(10, 0), Span(20, 30)])
        stack.frame.size.width = 20
        #expect(stack.spans() == [Span(0, 0), Span(10, 0), Span(20, 0)])
        #expect(stack.layoutConflicts.isEmpty)
    }

    @Test("One visible view fills the stack in every distribution", arguments: all)
    func single(_ distribution: UIStackView.Distribution) {
        let stack = makeStack()
        stack.distribution = distribution
        stack.arrangedSubviews[0].isHidden = true
        stack.arrangedSubviews[2].isHidden = true
        #expect(stack.spans() == [Span(0, 0), Span(0, 300), Span(300, 0)])
    }

    @Test("Without arranged views, or without visible ones, nothing goes wrong", arguments: all)
    func none(_ distribution: UIStackView.Distribution) {
        let stack = makeStack()
        stack.distribution = distribution
        for view in stack.arrangedSubviews { view.isHidden = true }
        #expect(stack.spans() == [Span(0, 0), Span(0, 0), Span(0, 0)])
        #expect(stack.layoutConflicts.isEmpty, "a stack of hidden views may have a length all the same")
        let empty = UIStackView(frame: rect(0, 0, 10, 10))
        empty.distribution = distribution
        #expect(empty.spans().isEmpty)
    }

    @Test(
        "fillProportionally: without any wish there are no parts, and the last one takes all",
        arguments: [[nil, nil], [0, 0], [0, nil]] as [[CGFloat?]])
    func proportionOfNothing(_ widths: [CGFloat?]) {
        let stack = makeStack(widths)
        stack.distribution = .fillProportionally
        #expect(stack.spans() == [Span(0, 0), Span(10, 290)])
    }

    @Test("fillProportionally: a view without a wish takes what the parts of the others leave")
    func proportionWithoutWish() {
        let stack = makeStack([30, nil])
        stack.distribution = .fillProportionally
        #expect(stack.spans() == [Span(0, 225), Span(235, 65)])
    }

    @Test("Gaps larger than the stack contradict its frame: the last one is broken", arguments: all)
    func gapsOnly(_ distribution: UIStackView.Distribution) {
        let stack = makeStack(spacing: 200)
        stack.distribution = distribution
        stack.diagnosticsHandler = { _ in }
        let spans = stack.spans()
        #expect(spans[1].start >= spans[0].length + 200)
        #expect(stack.layoutConflicts.first?.broken.identifier == "UISV-spacing")
        #expect(stack.layoutConflicts[0].broken.firstItem === stack.arrangedSubviews[2])
        #expect(stack.layoutConflicts[0].given == ["the frame of 'UIStackView at /'"])
    }

    @Test("equalSpacing: all gaps are as large as the largest custom spacing")
    func customLeast() {
        let stack = makeStack()
        stack.distribution = .equalSpacing
        stack.setCustomSpacing(80, after: stack.arrangedSubviews[0])
        #expect(stack.spans() == [Span(0, 0), Span(80, 80), Span(240, 60)])
        stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
        #expect(stack.spans() == [Span(0, 50), Span(105, 80), Span(240, 60)], "less than the equal gap: no matter")
    }

    @Test("equalSpacing: exactly enough room is enough")
    func exactRoom() {
        let stack = makeStack(size: size(210, 40))
        stack.distribution = .equalSpacing
        #expect(stack.spans() == [Span(0, 50), Span(60, 80), Span(150, 60)])
    }

    @Test("equalCentering: gaps below the spacing get it, before anything shrinks")
    func repairedCentring() {
        let stack = makeStack([100, 100, 10, 10], spacing: 20)
        stack.distribution = .equalCentering
        // Centres 81.67 apart would leave gaps of -18.33, 26.67 and 71.67.
        // The second gap is nearest to the first where the third view is as far to the right as it can be.
        #expect(stack.spans() == [Span(0, 100), Span(120, 100), Span(260, 10), Span(290, 10)])
        stack.frame.size.width = 240
        #expect(stack.spans() == [Span(0, 60), Span(80, 100), Span(200, 10), Span(230, 10)], "shrunk as fill does")
    }

    @Test("equalCentering with too little room: the later a gap comes, the sooner it gives way")
    func overfullCentring() {
        let column = UIStackView()
        column.axis = .vertical
        (column.alignment, column.distribution, column.spacing) = (.trailing, .equalCentering, 10)
        for (height, resistance) in [(80, 750), (30, 750), (90, 753), (20, 749), (80, 750)] {
            let view = WishView(20, CGFloat(height))
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance)), for: .vertical)
            column.addArrangedSubview(view)
        }
        column.frame.size = size(100, 150)
        #expect(column.spans(on: .vertical).map(\.length) == [20, 0, 90, 0, 0])
        let row = UIStackView()
        (row.distribution, row.spacing) = (.equalCentering, 5)
        for (width, resistance) in [(60, 749), (70, 750), (90, 750), (50, 749), (50, 755)] {
            let view = WishView(CGFloat(width), 20)
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance)), for: .horizontal)
            row.addArrangedSubview(view)
        }
        row.frame.size = size(150, 60)
        #expect(row.spans().map(\.length) == [0, 70, 10, 0, 50])
    }

    @Test("fillProportionally: a stack among the views asks for what it fits, and a change below it counts")
    func proportionalStacks() {
        let (label, deep) = (WishView(20, 20), WishView(30, 20))
        let inner = UIStackView(arrangedSubviews: [WishView(30, 20), UIStackView(arrangedSubviews: [deep])])
        let outer = UIStackView(arrangedSubviews: [label, inner])
        outer.distribution = .fillProportionally
        outer.frame.size = size(160, 40)
        #expect(outer.spans() == [Span(0, 40), Span(40, 120)])
        deep.wishes(110, 20)
        #expect(outer.spans() == [Span(0, 20), Span(20, 140)])
        let width = deep.widthAnchor.constraint(equalToConstant: 70)
        width.isActive = true
        #expect(near(outer.spans()[0].length, 160.0 * 20 / 120))
        width.constant = 10
        #expect(near(outer.spans()[0].length, CGFloat(160.0 * 20 / 60)))
        deep.isHidden = true
        #expect(near(outer.spans()[0].length, CGFloat(160.0 * 20 / 50)))
        inner.isHidden = true
        #expect(outer.spans()[0] == Span(0, 160))
        let empty = UIStackView(arrangedSubviews: [WishView(20, 20), UIStackView()])
        empty.distribution = .fillProportionally
        empty.frame.size = size(90, 40)
        #expect(empty.spans() == [Span(0, 90), Span(90, 0)])
    }

    @Test("A hidden view takes the spacing after it along")
    func hiddenSpacing() {
        let stack = makeStack(size: size(400, 40))
        stack.setCustomSpacing(70, after: stack.arrangedSubviews[1])
        #expect(stack.spans() == [Span(0, 50), Span(60, 80), Span(210, 190)])
        stack.arrangedSubviews[1].isHidden = true
        #expect(stack.spans() == [Span(0, 50), Span(60, 0), Span(60, 340)])
        stack.arrangedSubviews[1].isHidden = false
        #expect(stack.spans() == [Span(0, 50), Span(60, 80), Span(210, 190)])
    }

    @Test("The system's spacing is 8, in the stack's and after a view; the default one is the stack's own")
    func namedSpacings() {
        let stack = makeStack()
        stack.spacing = UIStackView.spacingUseSystem
        #expect(stack.spans()[1] == Span(58, 80))
        stack.spacing = 20
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
        #expect(stack.spans()[1] == Span(58, 80))
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
        #expect(stack.spans()[1] == Span(70, 80))
        #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == UIStackView.spacingUseDefault)
    }

    @Test("What is no length is no wish", arguments: [CGFloat.nan, .infinity, -3])
    func oddWishes(_ wish: CGFloat) {
        let stack = makeStack([50, wish, 60])
        #expect(stack.spans() == [Span(0, 50), Span(60, 170), Span(240, 60)])
    }

    @Test("A spacing that is no number traps, with the value")
    func traps() async {
        let spacing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIStackView().spacing = .nan
        }
        #expect(errorText(spacing).contains("spacing of <UIStackView"))
        #expect(errorText(spacing).contains("set to nan: it must be finite"))
        let custom = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = UIView()
            UIStackView(arrangedSubviews: [view]).setCustomSpacing(.infinity, after: view)
        }
        #expect(errorText(custom).contains("custom spacing after <UIView"))
        #expect(errorText(custom).contains("set to inf: it must be finite"))
        let index = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIStackView().insertArrangedSubview(UIView(), at: -1)
        }
        #expect(errorText(index).contains("insertArrangedSubview(<UIView"))
        #expect(errorText(index).contains("at: -1) on <UIStackView"))
    }
}
