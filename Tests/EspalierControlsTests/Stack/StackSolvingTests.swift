import EspalierControls
import EspalierViews
import Foundation
import Testing

/// Stacks among other constraints.
@Suite("UIStackView: among constraints")
struct StackSolvingTests {
    @Test("A hidden view of a required size collapses, and the size is what breaks until it is shown again")
    func hiding() {
        let stack = makeStack()
        let view = stack.arrangedSubviews[1]
        let width = view.widthAnchor.constraint(equalToConstant: 120)
        width.identifier = "wide"
        width.isActive = true
        stack.diagnosticsHandler = { _ in }
        #expect(stack.spans() == [Span(0, 50), Span(60, 120), Span(190, 110)])
        view.isHidden = true
        #expect(stack.spans() == [Span(0, 50), Span(60, 0), Span(60, 240)])
        #expect(stack.layoutConflicts.map(\.broken) == [width])
        #expect(stack.layoutConflicts[0].with.map(\.identifier) == ["UISV-hiding"])
        // Many stacks may have one, which the identifier alone does not tell apart.
        let (row, text) = (stack.name ?? "/", stack.layoutConflicts[0].with[0].text)
        #expect("\(stack.layoutConflicts[0])".hasSuffix("\n    UISV-hiding of \(row): \(text)"))
        view.isHidden = false
        #expect(stack.spans() == [Span(0, 50), Span(60, 120), Span(190, 110)])
        #expect(stack.layoutConflicts.isEmpty)
    }

    @Test("UISV-hiding goes before constraints of views above; the others of a stack go before its list")
    func order() {
        let root = UIView(frame: rect(0, 0, 500, 500))
        let stack = makeStack()
        stack.name = "s"
        root.addSubview(stack)
        root.diagnosticsHandler = { _ in }
        let view = stack.arrangedSubviews[0]
        // Held by the root, so taken up before the stack's.
        let high = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
        // Held by the stack.
        let low = stack.arrangedSubviews[1].leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 100)
        let same = stack.arrangedSubviews[2].leadingAnchor.constraint(
            equalTo: stack.arrangedSubviews[1].trailingAnchor, constant: 11)
        NSLayoutConstraint.activate([high, same, low])
        view.isHidden = true
        root.layoutIfNeeded()
        #expect(root.layoutConflicts.map(\.broken) == [high, same, low])
        #expect(
            root.layoutConflicts.map { $0.with.map { $0.identifier ?? "" } } == [
                ["UISV-hiding"], ["UISV-spacing"], ["UISV-hiding", "UISV-canvas-connection", "UISV-spacing"],
            ])
    }

    @Test("A hidden stack contradicts the gaps in it, and these are what breaks")
    func hiddenStack() {
        let inner = makeStack()
        inner.name = "inner"
        let outer = UIStackView(arrangedSubviews: [inner, WishView(30, 30)])
        outer.frame.size = size(300, 40)
        outer.diagnosticsHandler = { _ in }
        inner.isHidden = true
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 0 && outer.arrangedSubviews[1].frame == rect(0, 0, 300, 40))
        #expect(outer.layoutConflicts.map(\.broken.identifier) == ["UISV-spacing"])
    }

    @Test("Constraints on arranged views and between them count")
    func constraints() {
        let stack = makeStack()
        let views = stack.arrangedSubviews
        views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 2).isActive = true
        let spans = stack.spans()
        #expect(near(spans[2].length, 2 * spans[0].length) && near(spans[2].start + spans[2].length, 300))
        let height = views[1].heightAnchor.constraint(equalToConstant: 25)
        stack.alignment = .center
        height.isActive = true
        #expect(stack.spans(on: .vertical)[1] == Span(7.5, 25))
    }

    @Test("A stack placed by constraints is as large as its content")
    func free() {
        let root = UIView(frame: rect(0, 0, 500, 500))
        let stack = makeStack()
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame == rect(145, 480, 210, 20))
        #expect(!stack.hasAmbiguousLayout && stack.arrangedSubviews.allSatisfy { !$0.hasAmbiguousLayout })
        stack.arrangedSubviews[0].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame == rect(175, 480, 150, 20))
        stack.axis = .vertical
        root.layoutIfNeeded()
        #expect(stack.frame == rect(210, 450, 80, 50))
    }

    @Test("What a place depends on is named by the identifiers; spacers and gaps are in no list of guides")
    func affecting() {
        let stack = makeStack()
        stack.distribution = .equalSpacing
        stack.alignment = .center
        stack.layoutIfNeeded()
        let found = stack.arrangedSubviews[1].constraintsAffectingLayout(for: .horizontal).compactMap(\.identifier)
        #expect(Set(found) == ["UISV-canvas-connection", "UISV-spacing", "UISV-fill-equally"])
        let across = stack.arrangedSubviews[1].constraintsAffectingLayout(for: .vertical).compactMap(\.identifier)
        #expect(across.first == "UISV-canvas-connection" && across.contains("UISV-alignment"))
        #expect(stack.layoutGuides.isEmpty)
        #expect(stack.constraints[0].description.contains("'UISV-canvas-connection'"))
    }

    @Test("A change of a number changes numbers, and hiding a view what is beside it")
    func economy() {
        let stack = makeStack(Array(repeating: 10, count: 40), size: size(2000, 40))
        stack.layoutIfNeeded()
        let before = stack.constraints
        var counters = stack.constraintCounters
        stack.spacing = 3
        stack.setCustomSpacing(5, after: stack.arrangedSubviews[7])
        stack.layoutIfNeeded()
        #expect(stack.constraints == before && stack.constraintCounters.translations == counters.translations)
        #expect(near(stack.arrangedSubviews[8].frame.minX, 106))
        counters = stack.constraintCounters
        stack.arrangedSubviews[20].isHidden = true
        stack.layoutIfNeeded()
        #expect(stack.constraintCounters.translations <= counters.translations + 1)
        stack.insertArrangedSubview(WishView(10, 10), at: 5)
        stack.layoutIfNeeded()
        #expect(stack.constraintCounters.translations <= counters.translations + 6)
    }

    @Test("Constraints that somebody has deactivated come back with the next change")
    func deactivated() {
        let stack = makeStack()
        let expected = stack.spans()
        NSLayoutConstraint.deactivate(stack.constraints)
        stack.layoutIfNeeded()
        #expect(stack.constraints.isEmpty)
        stack.spacing = 9
        stack.layoutIfNeeded()
        stack.spacing = 10
        #expect(stack.spans() == expected)
    }

    @Test("A stack's baselines are those of its tallest view, or of the first and the last one below one another")
    func baselines() {
        let label = UILabel()
        label.text = "a"
        let inner = UIStackView(arrangedSubviews: [WishView(5, 5), label])
        let outer = UIStackView(arrangedSubviews: [inner, UIView(), WishView(10, 10)])
        outer.axis = .vertical
        #expect(outer.forFirstBaselineLayout === label && outer.forLastBaselineLayout === outer.arrangedSubviews[2])
        let root = UIView(frame: rect(0, 0, 300, 300))
        let other = UILabel()
        other.text = "a"
        for view in [outer, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            other.firstBaselineAnchor.constraint(equalTo: outer.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(other.frame.minY == 30)
        (inner.arrangedSubviews[0] as? WishView)?.wishes(5, 50)
        root.layoutIfNeeded()
        #expect(
            near(other.frame.minY, 30 - (2 * label.font.ascender).rounded() / 2),
            "another view is the tallest, with its top edge")
        label.isHidden = true
        #expect(outer.forFirstBaselineLayout === inner.arrangedSubviews[0])
        #expect(UIStackView().forLastBaselineLayout is UIStackView)
    }

    @Test("Another font has other baselines")
    func fonts() {
        let labels = [UILabel(), UILabel()]
        for label in labels { label.text = "a" }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = .firstBaseline
        stack.frame.size = size(300, 100)
        #expect(stack.frames()[1].minY == 0)
        labels[0].font = .systemFont(ofSize: 40)
        // 38.086 and 16.187, each on a half point.
        let lower: CGFloat = 38 - 16
        #expect(near(stack.frames()[1].minY, lower))
    }

    @Test("The margins may leave the safe area out")
    func safeArea() {
        let window = UIWindow(frame: rect(0, 0, 300, 400))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
        let stack = makeStack()
        stack.frame.size.height = 100
        stack.isLayoutMarginsRelativeArrangement = true
        window.addSubview(stack)
        #expect(stack.layoutMargins == UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
        #expect(stack.frames()[0].minY == 50)
        stack.layoutMargins.top = 8
        #expect(stack.frames()[0].minY == 58)
        stack.insetsLayoutMarginsFromSafeArea = false
        #expect(stack.frames()[0].minY == 8)
    }

    @Test("Proportions follow the wishes")
    func proportions() {
        let stack = makeStack([50, 50], spacing: 0)
        stack.distribution = .fillProportionally
        #expect(stack.spans() == [Span(0, 150), Span(150, 150)])
        (stack.arrangedSubviews[0] as? WishView)?.wishes(100, 20)
        #expect(near(stack.spans(), [Span(0, 200), Span(200, 100)]))
    }
}
