import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Random stacks, each beside a plain view with the same content and the constraints of section 6 of the page written by
/// hand: what an app does that replaces a stack.
///
/// Two ways to write gaps and the spacer across are compared. With guides of one's own, these are items, and take part in
/// ties (AUTOLAYOUT 2.4): where a tie is left, other frames may come out. With distances between centres, which are no
/// items, nothing may differ along the axis.
@Suite("UIStackView: beside the same constraints by hand")
struct StackTwinTests {
    /// How the twin says what a stack says by its own gaps.
    enum Gaps { case guides, distances }

    /// A container with the constraints of a stack of one row or column, without margins and hidden views.
    struct Twin {
        let view = UIView()
        let children: [UIView]

        init(_ model: ModelStack, _ gaps: Gaps) {
            children = model.views.map { $0.made() }
            for child in children {
                child.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(child)
            }
            let isRow = model.axis == 0
            let ways: [NSLayoutConstraint.Attribute] =
                isRow ? [.leading, .trailing, .centerX, .width] : [.top, .bottom, .centerY, .height]
            func say(
                _ first: Any, _ attribute: Int, _ relation: NSLayoutConstraint.Relation, _ second: Any?, _ other: Int,
                constant: CGFloat = 0, multiplier: CGFloat = 1, priority: Float = 1000
            ) {
                let constraint = NSLayoutConstraint(
                    item: first, attribute: ways[attribute], relatedBy: relation, toItem: second,
                    attribute: second == nil ? .notAnAttribute : ways[other], multiplier: multiplier, constant: constant
                )
                constraint.priority = UILayoutPriority(priority)
                constraint.isActive = true
            }
            guard let first = children.first, let last = children.last else { return }
            say(view, 0, .equal, first, 0)
            say(last, 1, .equal, view, 1)
            let cross: [NSLayoutConstraint.Attribute] = isRow ? [.top, .bottom] : [.leading, .trailing]
            for child in children {
                for edge in cross {
                    NSLayoutConstraint(
                        item: child, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge, multiplier: 1,
                        constant: 0
                    ).isActive = true
                }
            }
            let isLoose = [.equalSpacing, .equalCentering].contains(model.distribution)
            for (index, pair) in zip(children, children.dropFirst()).enumerated() {
                let gap = CGFloat(model.views[index].customSpacing ?? model.spacing)
                say(pair.1, 0, isLoose ? .greaterThanOrEqual : .equal, pair.0, 1, constant: gap)
            }
            switch model.distribution {
            case .fillEqually: for child in children.dropFirst() { say(child, 3, .equal, first, 3) }
            case .fillProportionally:
                let wishes = model.views.map { isRow ? $0.wish.width : $0.wish.height }
                var total = wishes.reduce(0) { $0 + ($1 ?? 0) }
                for one in model.views.dropLast() { total += one.customSpacing ?? model.spacing }
                for (place, child) in children.enumerated() where total > 0 {
                    guard let wish = wishes[place] else { continue }
                    if wish == 0 {
                        say(child, 3, .equal, nil, 3, priority: Float(999 - place))
                    } else {
                        say(
                            child, 3, .equal, view, 3, multiplier: CGFloat(wish) / CGFloat(total),
                            priority: Float(999 - place))
                    }
                }
            case .equalSpacing, .equalCentering:
                let (start, end) = model.distribution == .equalSpacing ? (1, 0) : (2, 2)
                addGaps(
                    gaps, isRow, start, end,
                    { model.distribution == .equalSpacing ? 1000 : 149.5 - Float($0) }, say)
            default: break
            }
        }

        private func addGaps(
            _ gaps: Gaps, _ isRow: Bool, _ start: Int, _ end: Int, _ priority: (Int) -> Float,
            _ say: (Any, Int, NSLayoutConstraint.Relation, Any?, Int, CGFloat, CGFloat, Float) -> Void
        ) {
            let pairs = Array(zip(children, children.dropFirst()))
            switch gaps {
            case .guides:
                let guides = pairs.map { _ in UILayoutGuide() }
                for (guide, pair) in zip(guides, pairs) {
                    view.addLayoutGuide(guide)
                    say(guide, 0, .equal, pair.0, start, 0, 1, 1000)
                    say(guide, 1, .equal, pair.1, end, 0, 1, 1000)
                }
                for (place, guide) in guides.dropFirst().enumerated() {
                    say(guide, 3, .equal, guides[0], 3, 0, 1, priority(place))
                }
            case .distances:
                var distances: [NSLayoutDimension] = []
                for pair in pairs {
                    if isRow {
                        let from = start == 1 ? pair.0.trailingAnchor : pair.0.centerXAnchor
                        distances.append(
                            from.anchorWithOffset(to: end == 0 ? pair.1.leadingAnchor : pair.1.centerXAnchor))
                    } else {
                        let from = start == 1 ? pair.0.bottomAnchor : pair.0.centerYAnchor
                        distances.append(from.anchorWithOffset(to: end == 0 ? pair.1.topAnchor : pair.1.centerYAnchor))
                    }
                }
                for (place, distance) in distances.dropFirst().enumerated() {
                    let constraint = distance.constraint(equalTo: distances[0])
                    constraint.priority = UILayoutPriority(priority(place))
                    constraint.isActive = true
                }
            }
        }
    }

    /// A stack of three to six views that wish lengths, in a frame that has too little room for them, or enough.
    private func model(_ distribution: UIStackView.Distribution, _ random: inout SplitMix64) -> (ModelStack, CGSize) {
        var stack = ModelStack()
        stack.axis = random.below(2)
        stack.distribution = distribution
        stack.spacing = random.any([0, 8, 10])
        var total = 0
        for _ in 0..<(3 + random.below(4)) {
            var view = ModelView()
            view.wish = (10 + random.below(80), 10 + random.below(60))
            if random.oneIn(3) { view.resistance = [random.any([749, 750, 751]), random.any([749, 750, 751])] }
            total += (stack.axis == 0 ? view.wish.width : view.wish.height) ?? 0
            stack.views.append(view)
        }
        let gaps = stack.spacing * (stack.views.count - 1)
        let length = CGFloat(gaps + random.below(total))
        return (stack, stack.axis == 0 ? CGSize(width: length, height: 60) : CGSize(width: 80, height: length))
    }

    /// How many of so many overfull stacks come out otherwise than their twins.
    private func differences(_ distribution: UIStackView.Distribution, _ gaps: Gaps, count: Int) -> Int {
        var random = SplitMix64(seed: 389)
        return (0..<count).reduce(0) { found, _ in
            let (model, size) = model(distribution, &random)
            let stack = model.made()
            let twin = Twin(model, gaps)
            for view in [stack, twin.view] {
                view.frame.size = size
                view.layoutIfNeeded()
            }
            #expect(stack.layoutConflicts.isEmpty && twin.view.layoutConflicts.isEmpty)
            let isSame = zip(stack.arrangedSubviews, twin.children).allSatisfy { near($0.frame, $1.frame) }
            return found + (isSame ? 0 : 1)
        }
    }

    @Test(
        "Overfull stacks come out as the constraints do that say the same without items of their own",
        arguments: [
            UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ])
    func distances(_ distribution: UIStackView.Distribution) {
        #expect(differences(distribution, .distances, count: 80) == 0)
    }

    @Test("Guides in place of the gaps take part in ties: of 400 overfull stacks with equal centres 56 differ")
    func guides() {
        #expect(differences(.equalCentering, .guides, count: 400) == 56)
        #expect(differences(.equalSpacing, .guides, count: 400) == 0)
    }
}
