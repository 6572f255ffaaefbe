import EspalierControls
import EspalierViews
import Foundation
import Testing

/// The worked examples: a horizontal stack (300, 40) of views that wish 50, 80, 60 by 20, with a spacing of 10.
@Suite("UIStackView: worked examples")
struct StackTableTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: [Span]
        let widths: [CGFloat?]
        let act: @Sendable (UIStackView) -> Void

        init(
            _ title: String, _ expected: [Span], widths: [CGFloat?] = [50, 80, 60],
            _ act: @escaping @Sendable (UIStackView) -> Void
        ) {
            testDescription = title
            self.expected = expected
            self.widths = widths
            self.act = act
        }
    }

    static let rows = [
        Row("1 fill, equal priorities", [Span(0, 50), Span(60, 80), Span(150, 150)]) { _ in },
        Row("2 fill, hugging 249 on the first", [Span(0, 140), Span(150, 80), Span(240, 60)]) {
            $0.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        },
        Row("3 fill, the second without a wish", [Span(0, 50), Span(60, 170), Span(240, 60)], widths: [50, nil, 60]) {
            _ in
        },
        Row("4 fill in 180", [Span(0, 20), Span(30, 80), Span(120, 60)]) { $0.frame.size.width = 180 },
        Row("5 fill in 120", [Span(0, 0), Span(10, 40), Span(60, 60)]) { $0.frame.size.width = 120 },
        Row("6 fill in 180, compression 749 on the first", [Span(0, 20), Span(30, 80), Span(120, 60)]) {
            $0.frame.size.width = 180
            $0.arrangedSubviews[0].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        },
        Row("7 fillEqually", [Span(0, 93.3333), Span(103.3333, 93.3333), Span(206.6667, 93.3333)]) {
            $0.distribution = .fillEqually
        },
        Row("8 fillEqually, 30 after the first", [Span(0, 86.6667), Span(116.6667, 86.6667), Span(213.3333, 86.6667)]) {
            $0.distribution = .fillEqually
            $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
        },
        Row("9 fillEqually, the second hidden", [Span(0, 145), Span(155, 0), Span(155, 145)]) {
            $0.distribution = .fillEqually
            $0.arrangedSubviews[1].isHidden = true
        },
        // Parts of 300 by 50 + 80 + 60 + 20; the last one takes the rest.
        Row("10 fillProportionally", [Span(0, 71.4286), Span(81.4286, 114.2857), Span(205.7143, 94.2857)]) {
            $0.distribution = .fillProportionally
        },
        Row("11 equalSpacing", [Span(0, 50), Span(105, 80), Span(240, 60)]) { $0.distribution = .equalSpacing },
        Row("12 equalSpacing in 200", [Span(0, 40), Span(50, 80), Span(140, 60)]) {
            $0.distribution = .equalSpacing
            $0.frame.size.width = 200
        },
        Row("13 equalCentering", [Span(0, 50), Span(107.5, 80), Span(240, 60)]) { $0.distribution = .equalCentering },
        Row("14 equalCentering of 20, 200, 20", [Span(0, 20), Span(50, 200), Span(280, 20)], widths: [20, 200, 20]) {
            $0.distribution = .equalCentering
        },
        Row("15 fillEqually within margins of 8", [Span(8, 88), Span(106, 88), Span(204, 88)]) {
            $0.distribution = .fillEqually
            $0.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            $0.isLayoutMarginsRelativeArrangement = true
        },
    ]

    @Test("Positions and lengths", arguments: rows)
    func table(_ row: Row) {
        let stack = makeStack(row.widths)
        row.act(stack)
        let before = stack.spans()
        #expect(near(before, row.expected), "\(before)")
        // The same when the acts come after a layout.
        let late = makeStack(row.widths)
        late.layoutIfNeeded()
        row.act(late)
        let after = late.spans()
        #expect(near(after, row.expected), "\(after)")
    }

    @Test("Of the rows within the bounds every view is as high as the stack", arguments: rows)
    func breadth(_ row: Row) {
        let stack = makeStack(row.widths)
        row.act(stack)
        let inset: CGFloat = stack.isLayoutMarginsRelativeArrangement ? 8 : 0
        #expect(stack.frames().allSatisfy { $0.minY == inset && $0.height == 40 - 2 * inset })
    }

    @Test("Row 16: centred across")
    func row16() {
        let stack = makeStack()
        stack.alignment = .center
        #expect(stack.spans(on: .vertical) == [Span(10, 20), Span(10, 20), Span(10, 20)])
        #expect(stack.spans() == [Span(0, 50), Span(60, 80), Span(150, 150)])
    }

    @Test("Row 17: vertical, fillEqually, leading")
    func row17() {
        let stack = makeStack(size: size(40, 300))
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.alignment = .leading
        let frames = stack.frames()
        #expect(near(frames[0], rect(0, 0, 40, 93.3333)))
        #expect(near(frames[1], rect(0, 103.3333, 40, 93.3333)))
        #expect(near(frames[2], rect(0, 206.6667, 40, 93.3333)))
    }

    @Test("Every example stands the same way along the other axis", arguments: rows)
    func vertical(_ row: Row) {
        let stack = UIStackView(arrangedSubviews: row.widths.map { WishView(20, $0) })
        stack.axis = .vertical
        stack.spacing = 10
        stack.frame.size = size(40, 300)
        // The acts speak of widths and of the horizontal priorities.
        let model = makeStack(row.widths)
        row.act(model)
        stack.frame.size.height = model.frame.width
        stack.distribution = model.distribution
        stack.layoutMargins = model.layoutMargins
        stack.isLayoutMarginsRelativeArrangement = model.isLayoutMarginsRelativeArrangement
        for (view, other) in zip(stack.arrangedSubviews, model.arrangedSubviews) {
            view.isHidden = other.isHidden
            stack.setCustomSpacing(model.customSpacing(after: other), after: view)
            view.setContentHuggingPriority(other.contentHuggingPriority(for: .horizontal), for: .vertical)
            view.setContentCompressionResistancePriority(
                other.contentCompressionResistancePriority(for: .horizontal), for: .vertical)
        }
        let spans = stack.spans(on: .vertical)
        #expect(near(spans, row.expected), "\(spans)")
    }
}
