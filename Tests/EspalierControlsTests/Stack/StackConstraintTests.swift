import EspalierControls
import EspalierViews
import Foundation
import Testing

/// The constraints that stacks make: the table of AUTOLAYOUT 6.
@Suite("UIStackView: constraints")
struct StackConstraintTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Of a row, by identifier without `UISV-`, in their order.
        let expected: [String]
        let count: Int
        let act: @Sendable (UIStackView) -> Void

        init(_ title: String, of count: Int = 3, _ expected: String, _ act: @escaping @Sendable (UIStackView) -> Void) {
            testDescription = title
            self.count = count
            self.expected = expected.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            self.act = act
        }
    }

    /// Of every row the ends, and what lies between.
    static let ends = """
        canvas-connection: s.leading == a.leading
        canvas-connection: c.trailing == s.trailing

        """
    static let filled = """
        canvas-connection: s.top == a.top
        canvas-connection: a.bottom == s.bottom
        alignment: b.top == a.top
        alignment: b.bottom == a.bottom
        alignment: c.top == a.top
        alignment: c.bottom == a.bottom

        """
    static let gaps = """
        spacing: b.leading == a.trailing + 10
        spacing: c.leading == b.trailing + 10

        """
    static let leastGaps = """
        spacing: b.leading >= a.trailing + 10
        spacing: c.leading >= b.trailing + 10

        """
    static let suppressed = """
        ambiguity-suppression: a.height == 0 @25
        ambiguity-suppression: b.height == 0 @25
        ambiguity-suppression: c.height == 0 @25
        """
    static let held = """
        spanning-boundary: spacer.top <= a.top
        spanning-boundary: spacer.bottom >= a.bottom
        spanning-boundary: spacer.top <= b.top
        spanning-boundary: spacer.bottom >= b.bottom
        spanning-boundary: spacer.top <= c.top
        spanning-boundary: spacer.bottom >= c.bottom
        spanning-fit: spacer.height == 0 @51

        """

    static let rows = [
        Row("fill", ends + filled + gaps) { _ in },
        Row(
            "fillEqually",
            ends + filled + gaps + """
                fill-equally: b.width == a.width
                fill-equally: c.width == a.width
                """
        ) { $0.distribution = .fillEqually },
        Row(
            "fillProportionally",
            ends + filled + gaps + """
                fill-proportionally: a.width == 0.25 * s.width @999
                fill-proportionally: b.width == 0.5 * s.width @998
                fill-proportionally: c.width == 0.125 * s.width @997
                """
        ) {
            $0.distribution = .fillProportionally
            let wishes: [CGFloat] = [40, 80, 20]
            for (view, wish) in zip($0.arrangedSubviews, wishes) { (view as? WishView)?.wishes(wish, wish) }
        },
        Row(
            "equalSpacing",
            ends + filled + leastGaps + """
                fill-equally: gap.leading == a.trailing
                fill-equally: gap.trailing == b.leading
                fill-equally: gap.leading == b.trailing
                fill-equally: gap.trailing == c.leading
                fill-equally: gap.width == gap.width
                """
        ) { $0.distribution = .equalSpacing },
        Row(
            "equalCentering",
            ends + filled + leastGaps + """
                fill-equally: gap.leading == a.centerX
                fill-equally: gap.trailing == b.centerX
                fill-equally: gap.leading == b.centerX
                fill-equally: gap.trailing == c.centerX
                fill-equally: gap.width == gap.width @149.5
                """
        ) { $0.distribution = .equalCentering },
        Row(
            "leading",
            ends + """
                canvas-connection: s.top == a.top
                canvas-connection: spacer.bottom == s.bottom
                alignment: b.top == a.top
                alignment: c.top == a.top

                """ + gaps + """
                    spanning-boundary: spacer.top == a.top @999.5
                    spanning-boundary: spacer.bottom >= a.bottom
                    spanning-boundary: spacer.top == b.top @999.5
                    spanning-boundary: spacer.bottom >= b.bottom
                    spanning-boundary: spacer.top == c.top @999.5
                    spanning-boundary: spacer.bottom >= c.bottom
                    spanning-fit: spacer.height == 0 @51

                    """ + suppressed
        ) { $0.alignment = .leading },
        Row(
            "trailing",
            ends + """
                canvas-connection: a.bottom == s.bottom
                canvas-connection: spacer.top == s.top
                alignment: b.bottom == a.bottom
                alignment: c.bottom == a.bottom

                """ + gaps + """
                    spanning-boundary: spacer.bottom == a.bottom @999.5
                    spanning-boundary: spacer.top <= a.top
                    spanning-boundary: spacer.bottom == b.bottom @999.5
                    spanning-boundary: spacer.top <= b.top
                    spanning-boundary: spacer.bottom == c.bottom @999.5
                    spanning-boundary: spacer.top <= c.top
                    spanning-fit: spacer.height == 0 @51

                    """ + suppressed
        ) { $0.alignment = .trailing },
        Row(
            "center",
            ends + """
                canvas-connection: s.centerY == a.centerY
                canvas-connection: spacer.top == s.top
                canvas-connection: spacer.bottom == s.bottom
                alignment: b.centerY == a.centerY
                alignment: c.centerY == a.centerY

                """ + gaps + held + suppressed
        ) { $0.alignment = .center },
        Row(
            "one view, center", of: 1,
            """
            canvas-connection: s.leading == a.leading
            canvas-connection: a.trailing == s.trailing
            canvas-connection: s.centerY == a.centerY
            canvas-connection: a.top >= s.top
            canvas-connection: a.bottom <= s.bottom
            canvas-fit: s.height == 0 @49
            ambiguity-suppression: a.height == 0 @25
            """
        ) { $0.alignment = .center },
        Row(
            "one view, leading", of: 1,
            """
            canvas-connection: s.leading == a.leading
            canvas-connection: a.trailing == s.trailing
            canvas-connection: s.top == a.top
            canvas-connection: a.bottom <= s.bottom
            canvas-fit: s.height == 0 @49
            ambiguity-suppression: a.height == 0 @25
            """
        ) { $0.alignment = .leading },
        Row(
            "one view, trailing", of: 1,
            """
            canvas-connection: s.leading == a.leading
            canvas-connection: a.trailing == s.trailing
            canvas-connection: a.bottom == s.bottom
            canvas-connection: a.top >= s.top
            canvas-fit: s.height == 0 @49
            ambiguity-suppression: a.height == 0 @25
            """
        ) { $0.alignment = .trailing },
        Row(
            "the second hidden",
            "hiding: b.width == 0\n" + ends + filled + """
                spacing: b.leading == a.trailing + 10
                spacing: c.leading == b.trailing
                """
        ) { $0.arrangedSubviews[1].isHidden = true },
        Row(
            "the first and the last hidden",
            "hiding: a.width == 0\nhiding: c.width == 0\n" + ends + filled + """
                spacing: b.leading == a.trailing
                spacing: c.leading == b.trailing
                """
        ) {
            $0.arrangedSubviews[0].isHidden = true
            $0.arrangedSubviews[2].isHidden = true
        },
        Row(
            "a custom spacing",
            ends + filled + """
                spacing: b.leading == a.trailing + 25
                spacing: c.leading == b.trailing + 10
                """
        ) { $0.setCustomSpacing(25, after: $0.arrangedSubviews[0]) },
        Row(
            "margins",
            (ends + filled).replacingOccurrences(of: "s.", with: "margins.") + gaps
        ) { $0.isLayoutMarginsRelativeArrangement = true },
    ]

    /// Baselines there are in rows only.
    static let baselineRows = [
        Row(
            "firstBaseline",
            ends + """
                canvas-connection: spacer.top == s.top
                canvas-connection: spacer.bottom == s.bottom
                alignment: b.firstBaseline == a.firstBaseline
                alignment: c.firstBaseline == a.firstBaseline

                """ + gaps + held + "canvas-fit: s.height == 0 @49\n" + suppressed
        ) { $0.alignment = .firstBaseline },
        Row(
            "lastBaseline",
            ends + """
                canvas-connection: spacer.top == s.top
                canvas-connection: spacer.bottom == s.bottom
                canvas-connection: a.bottom <= s.bottom
                alignment: b.lastBaseline == a.lastBaseline
                alignment: c.lastBaseline == a.lastBaseline

                """ + gaps + held + "canvas-fit: s.height == 0 @49\n" + suppressed
        ) { $0.alignment = .lastBaseline },
    ]

    func made(_ row: Row) -> UIStackView {
        let stack = UIStackView(
            arrangedSubviews: ["a", "b", "c"].prefix(row.count).map { WishView(20, 20, name: $0) })
        stack.name = "s"
        stack.spacing = 10
        row.act(stack)
        return stack
    }

    /// The stack's constraints in the order in which they are taken up, with the identifiers.
    func texts(_ stack: UIStackView) -> [String] {
        stack.layoutIfNeeded()
        let order = ArrangementRow.allCases.map(\.identifier)
        let sorted = stack.constraints.enumerated().sorted {
            (order.firstIndex(of: $0.element.identifier ?? "") ?? 99, $0.offset)
                < (order.firstIndex(of: $1.element.identifier ?? "") ?? 99, $1.offset)
        }
        return sorted.map { _, constraint in
            let text = "\(constraint.identifier?.dropFirst(5) ?? "none"): \(constraint.text)"
            return text.replacingOccurrences(of: "'UISV-spacer' of 's'", with: "spacer")
                .replacingOccurrences(of: "'UISV-gap' of 's'", with: "gap")
                .replacingOccurrences(of: "s.margins", with: "margins")
        }
    }

    @Test("Of a row", arguments: rows + baselineRows)
    func horizontal(_ row: Row) {
        #expect(texts(made(row)) == row.expected)
    }

    @Test("Of a column", arguments: rows)
    func vertical(_ row: Row) {
        let stack = made(row)
        stack.axis = .vertical
        let names = [
            "leading": "top", "trailing": "bottom", "top": "leading", "bottom": "trailing", "centerX": "centerY",
            "centerY": "centerX", "width": "height", "height": "width",
        ]
        let expected = row.expected.map { line in
            line.split(separator: " ").map { word in
                let parts = word.split(separator: ".", maxSplits: 1).map(String.init)
                guard parts.count == 2, let name = names[parts[1]] else { return String(word) }
                return parts[0] + "." + name
            }.joined(separator: " ")
        }
        #expect(texts(stack) == expected)
    }

    @Test("In a column, baselines across are fill; gaps may reach from baseline to baseline")
    func baselines() {
        let row = Row("", "") { _ in }
        let stack = made(row)
        stack.axis = .vertical
        stack.alignment = .lastBaseline
        stack.isBaselineRelativeArrangement = true
        stack.arrangedSubviews[1].isHidden = true
        let found = texts(stack).filter { $0.hasPrefix("spacing") }
        #expect(
            found == ["spacing: c.firstBaseline == a.lastBaseline + 10", "spacing: c.top == b.bottom"],
            "what is hidden hands no baselines on")
        #expect(texts(stack).contains("alignment: c.trailing == a.trailing"))
    }

    @Test("Texts over several lines in a row with baselines get equal parts of it, if there are several")
    func textWidths() {
        let labels = [UILabel(), UILabel(), UILabel()]
        for (label, name) in zip(labels, ["a", "b", "c"]) { label.name = name }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.name = "s"
        stack.alignment = .firstBaseline
        labels[0].numberOfLines = 0
        #expect(!texts(stack).contains { $0.hasPrefix("text-width") })
        labels[2].numberOfLines = 2
        stack.addArrangedSubview(WishView(10, 10, name: "d"))
        #expect(
            texts(stack).suffix(2) == [
                "text-width-disambiguation: a.width == 0.25 * s.width @760",
                "text-width-disambiguation: c.width == 0.25 * s.width @760",
            ])
        stack.alignment = .center
        #expect(!texts(stack).contains { $0.hasPrefix("text-width") })
    }

    @Test("At random: however a stack came to be what it is, it has the constraints of a new one", arguments: 0..<12)
    func kept(seed: Int) {
        let all = Self.rows + Self.baselineRows
        let stack = made(Row("", "") { _ in })
        let names = ["a", "b", "c"]
        for step in 0..<40 {
            let row = all[(seed * 7 + step * (seed + 3)) % all.count]
            stack.distribution = .fill
            stack.alignment = .fill
            stack.isLayoutMarginsRelativeArrangement = false
            for view in stack.arrangedSubviews {
                view.isHidden = false
                stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view)
            }
            let views = names.compactMap { name in stack.subviews.first { $0.name == name } }
            for (index, view) in views.enumerated() where index >= row.count { stack.removeArrangedSubview(view) }
            for view in views.prefix(row.count) { stack.addArrangedSubview(view) }
            row.act(stack)
            #expect(texts(stack).sorted() == row.expected.sorted(), "step \(step): \(row.testDescription)")
        }
    }
}
