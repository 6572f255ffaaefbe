import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("UIStackView: alignment, baselines and margins")
struct StackAlignmentTests {
    struct Row: Sendable {
        let alignment: UIStackView.Alignment
        /// Of views that wish 20, nothing, and 70, in a stack that is 40 broad.
        let expected: [Span]
    }

    static let rows = [
        Row(alignment: .fill, expected: [Span(0, 40), Span(0, 40), Span(0, 40)]),
        Row(alignment: .leading, expected: [Span(0, 20), Span(0, 0), Span(0, 40)]),
        Row(alignment: .center, expected: [Span(10, 20), Span(20, 0), Span(0, 40)]),
        Row(alignment: .trailing, expected: [Span(20, 20), Span(40, 0), Span(0, 40)]),
    ]

    @Test("Across a row", arguments: rows)
    func horizontal(_ row: Row) {
        let stack = UIStackView(arrangedSubviews: [WishView(10, 20), WishView(10, nil), WishView(10, 70)])
        stack.frame.size = size(300, 40)
        stack.alignment = row.alignment
        #expect(stack.spans(on: .vertical) == row.expected)
    }

    @Test("Across a column", arguments: rows)
    func vertical(_ row: Row) {
        let stack = UIStackView(arrangedSubviews: [WishView(20, 10), WishView(nil, 10), WishView(70, 10)])
        stack.axis = .vertical
        stack.frame.size = size(40, 300)
        stack.alignment = row.alignment
        #expect(stack.spans() == row.expected)
    }

    @Test("top and bottom are other names of leading and trailing")
    func names() {
        #expect(UIStackView.Alignment.top == .leading)
        #expect(UIStackView.Alignment.bottom == .trailing)
    }

    func label(_ text: String, _ pointSize: CGFloat, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: pointSize)
        label.numberOfLines = lines
        label.text = text
        return label
    }

    @Test("First baselines in line, the row at the top; of a view that is no label the top edge counts")
    func firstBaseline() {
        let views = [label("a", 20), label("a\na", 10, lines: 0), WishView(10, 30), label("a", 40)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.arrangedSubviews[3].isHidden = true
        stack.alignment = .firstBaseline
        stack.frame.size = size(300, 100)
        let frames = stack.frames()
        // Ascenders, 0.952148 of 20 and of 10, to the nearest half point.
        #expect(near(frames[0], rect(0, 0, frames[0].width, 24)), "the hidden view does not push the row down")
        #expect(near(frames[1], rect(frames[0].maxX, 9.5, frames[1].width, 24)))
        #expect(near(frames[2], rect(frames[1].maxX, 19, frames[2].width, 30)))
        stack.arrangedSubviews[3].isHidden = false
        let low = stack.frames()
        #expect(near(low[0].minY, 19) && near(low[1].minY, 28.5) && low[3].minY == 0)
    }

    @Test("Last baselines in line: of two lines the second one counts")
    func lastBaseline() {
        let stack = UIStackView(arrangedSubviews: [label("a", 20), label("a\na", 20, lines: 0)])
        stack.alignment = .lastBaseline
        stack.frame.size = size(300, 100)
        // One line of 20 points is 23.8672 high, and baselines are on pixels.
        #expect(near(stack.frames()[0].minY, 24))
        #expect(stack.frames()[1].minY == 0)
        #expect(stack.sizeThatFits(.zero).height == 48, "the second label, rounded up, reaches lower than the first")
    }

    @Test("In a column, baselines across are as fill")
    func verticalBaseline() {
        let stack = UIStackView(arrangedSubviews: [WishView(20, 10)])
        stack.axis = .vertical
        stack.frame.size = size(40, 300)
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            stack.alignment = alignment
            #expect(stack.spans() == [Span(0, 40)])
        }
    }

    @Test("Gaps between baselines: from the last one of a label to the first one of the next; edges of other views")
    func baselineRelative() {
        let first = label("a", 20)
        let second = label("a", 10)
        let stack = UIStackView(arrangedSubviews: [first, second, WishView(5, 30)])
        stack.axis = .vertical
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        stack.frame.size = size(40, 300)
        stack.layoutIfNeeded()
        // Baselines are on half points.
        let upper = first.frame.minY + (2 * first.font.ascender).rounded() / 2
        let lower = second.frame.minY + (2 * second.font.ascender).rounded() / 2
        #expect(near(lower - upper, 40))
        #expect(near(stack.arrangedSubviews[2].frame.minY - lower, 40))
        stack.isBaselineRelativeArrangement = false
        stack.layoutIfNeeded()
        #expect(near(second.frame.minY - first.frame.maxY, 40))
        // A row does not care.
        stack.axis = .horizontal
        stack.isBaselineRelativeArrangement = true
        stack.layoutIfNeeded()
        #expect(near(second.frame.minX - first.frame.maxX, 40))
    }

    @Test("Positions follow the origin of the bounds")
    func boundsOrigin() {
        let stack = makeStack()
        stack.bounds.origin = CGPoint(x: 5, y: 7)
        #expect(stack.frames()[0] == rect(5, 7, 50, 40))
        #expect(stack.frames()[1] == rect(65, 7, 80, 40))
    }

    @Test("Margins: only if they are asked for; with the safe area; larger than the stack they leave nothing")
    func margins() {
        let stack = makeStack()
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 30)
        #expect(stack.frames()[0] == rect(0, 0, 50, 40))
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.frames()[0] == rect(20, 1, 50, 36))
        #expect(stack.frames()[2] == rect(170, 1, 100, 36))
        stack.layoutMargins.left = 60
        #expect(stack.frames()[0] == rect(60, 1, 50, 36), "a change of the margins is a change of the layout")
        let window = UIWindow(frame: rect(0, 0, 300, 400))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        window.addSubview(stack)
        #expect(stack.frames()[0] == rect(60, 11, 50, 26))
        stack.layoutMargins = UIEdgeInsets(top: 100, left: 200, bottom: 100, right: 200)
        window.diagnosticsHandler = { _ in }
        #expect(stack.frames()[0] == rect(200, 110, 50, 20), "what is left holds")
        #expect(
            stack.layoutConflicts.map(\.broken.identifier) == ["UISV-canvas-connection", "UISV-spacing"])
    }

    @Test("Forced from right to left, a row runs from the right, and a column leads there")
    func rightToLeft() {
        let stack = makeStack()
        stack.semanticContentAttribute = .forceRightToLeft
        // Ties are closed from the left, whatever the direction.
        #expect(stack.spans() == [Span(160, 140), Span(70, 80), Span(0, 60)])
        stack.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        #expect(stack.spans() == [Span(250, 50), Span(160, 80), Span(0, 150)])
        stack.axis = .vertical
        stack.alignment = .leading
        #expect(stack.spans() == [Span(250, 50), Span(220, 80), Span(240, 60)])
    }

    @Test("A view keeps its transform: what it was before that is placed")
    func transformed() {
        let stack = makeStack()
        let view = stack.arrangedSubviews[1]
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        stack.layoutIfNeeded()
        #expect(view.bounds.size == size(80, 40))
        #expect(view.center == CGPoint(x: 100, y: 20))
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
        let layouts = stack.layoutCounters.viewsLaidOut
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        #expect(stack.layoutCounters.viewsLaidOut == layouts + 1, "placed where it is, nothing is marked")
    }
}
