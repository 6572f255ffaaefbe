import EspalierControls
import EspalierViews
import Foundation
import TestSupport

/// A view without subviews, or a stack of such, as plain data: what stacks are built from, and what the equations of
/// AUTOLAYOUT 6 are written down for.
struct ModelView {
    var wish: (width: Int?, height: Int?) = (nil, nil)
    /// Horizontal and vertical.
    var hugging = [250, 250]
    var resistance = [750, 750]
    var isHidden = false
    var customSpacing: Int?
    /// Where a text has its baselines: from the top, and from the bottom.
    var baselines: (first: Int, last: Int)?
    var stack: ModelStack?
    /// A constraint of its own: a width or a height, at a priority.
    var length: (axis: Int, constant: Int, priority: Int)?
}

struct ModelStack {
    var axis = 0
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing = 0
    var isBaselineRelative = false
    /// Left, top, right, bottom; nil without.
    var margins: [Int]?
    var views: [ModelView] = []
}

/// A view with text of which nothing but the baselines is known.
final class TextBox: WishView, BaselineLayout {
    var firstBaseline = BaselinePosition(share: 0, offset: 0)
    var lastBaseline = BaselinePosition(share: 1, offset: 0)
}

extension ModelView {
    func made() -> UIView {
        let view: UIView
        if let stack {
            view = stack.made()
        } else if let baselines {
            let box = TextBox(wish.width.map { CGFloat($0) }, wish.height.map { CGFloat($0) })
            box.firstBaseline.offset = CGFloat(baselines.first)
            box.lastBaseline.offset = -CGFloat(baselines.last)
            view = box
        } else {
            view = WishView(wish.width.map { CGFloat($0) }, wish.height.map { CGFloat($0) })
        }
        for (axis, index) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
            view.setContentHuggingPriority(UILayoutPriority(Float(hugging[index])), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance[index])), for: axis)
        }
        view.isHidden = isHidden
        if let length {
            let anchor = length.axis == 0 ? view.widthAnchor : view.heightAnchor
            let constraint = anchor.constraint(equalToConstant: CGFloat(length.constant))
            constraint.priority = UILayoutPriority(Float(length.priority))
            constraint.identifier = "length"
            constraint.isActive = true
        }
        return view
    }
}

extension ModelStack {
    func made() -> UIStackView {
        let stack = UIStackView()
        stack.axis = axis == 0 ? .horizontal : .vertical
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = CGFloat(spacing)
        stack.isBaselineRelativeArrangement = isBaselineRelative
        if let margins {
            stack.isLayoutMarginsRelativeArrangement = true
            let numbers = margins.map { CGFloat($0) }
            stack.layoutMargins = UIEdgeInsets(top: numbers[1], left: numbers[0], bottom: numbers[3], right: numbers[2])
        }
        for model in views {
            let view = model.made()
            stack.addArrangedSubview(view)
            if let spacing = model.customSpacing { stack.setCustomSpacing(CGFloat(spacing), after: view) }
        }
        return stack
    }

    /// A random stack; `depth` is how many stacks may lie in one another.
    static func random(_ random: inout SplitMix64, depth: Int) -> ModelStack {
        var stack = ModelStack()
        stack.axis = random.below(2)
        stack.distribution = random.any([
            .fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ])
        stack.alignment = random.any([.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
        stack.spacing = random.any([0, 0, 8, 10, 25])
        stack.isBaselineRelative = random.oneIn(4)
        if random.oneIn(4) { stack.margins = (0..<4).map { _ in random.below(15) } }
        for _ in 0..<random.below(5) {
            var view = ModelView()
            if depth > 1, random.oneIn(4) {
                view.stack = .random(&random, depth: depth - 1)
            } else {
                view.wish = (random.oneIn(5) ? nil : random.below(80), random.oneIn(5) ? nil : random.below(60))
                if random.oneIn(4) { view.baselines = (5 + random.below(10), random.below(5)) }
                if random.oneIn(3) {
                    view.hugging = [random.any([1, 249, 250, 251, 1000]), random.any([1, 250, 999])]
                }
                if random.oneIn(3) {
                    view.resistance = [random.any([1, 749, 750, 1000]), random.any([24, 750, 999])]
                }
                if random.oneIn(6) { view.length = (random.below(2), random.below(70), random.any([500, 998, 1000])) }
            }
            view.isHidden = random.oneIn(6)
            if random.oneIn(5) { view.customSpacing = random.below(40) }
            stack.views.append(view)
        }
        return stack
    }
}
