import EspalierViews
import Foundation

/// What the content of a stack asks for.
struct StackFitting {
    /// With `noIntrinsicMetric` where nothing has a wish.
    var intrinsic = CGSize.zero
    /// With 0 there.
    var size = CGSize.zero
}

extension UIStackView {
    /// Known until the content changes. Stacks below answer first, from the innermost on, so that no depth of nesting
    /// is too much.
    final var fitting: StackFitting {
        if isContentSizeKnown { return knownFitting }
        return untracked {
            var waiting = [(stack: self, isNext: false)]
            while let (stack, isNext) = waiting.popLast() {
                if isNext {
                    stack.knownFitting = stack.computedFitting()
                    stack.isContentSizeKnown = true
                    continue
                }
                waiting.append((stack, true))
                for view in stack.arrangedViews where !view.isHidden {
                    if let inner = view as? UIStackView, !inner.isContentSizeKnown { waiting.append((inner, false)) }
                }
            }
            return knownFitting
        }
    }

    private func computedFitting() -> StackFitting {
        let axis = axis
        let members = arrangedViews.filter { !$0.isHidden }.map(StackMember.init)
        let items = items(of: members, axis: axis)
        let gaps = items.dropLast().reduce(0) { $0 + $1.gap }
        let lengths =
            distribution == .fillEqually
            ? (items.map(\.length).max() ?? 0) * CGFloat(items.count) : items.reduce(0) { $0 + $1.length }
        let along = max(0, lengths + gaps)
        let breadths = members.map { $0.wish(on: axis.across) }
        var across = breadths.reduce(0) { max($0, $1 ?? 0) }
        if axis == .horizontal, let baseline = alignment.baseline { across = height(of: members, at: baseline) }

        let none = Self.noIntrinsicMetric
        let hasAlong = items.isEmpty || items.contains { $0.wish != nil }
        let hasAcross = breadths.isEmpty || breadths.contains { $0 != nil }
        return StackFitting(
            intrinsic: withMargins(
                CGSize(along: hasAlong ? along : none, across: hasAcross ? across : none, axis: axis)),
            size: withMargins(CGSize(along: along, across: across, axis: axis)))
    }

    /// The height of a row whose baselines are in line.
    private func height(of members: [StackMember], at baseline: StackBaseline) -> CGFloat {
        var above: CGFloat = 0
        var below: CGFloat = 0
        for member in members {
            let height = member.wish(on: .vertical) ?? 0
            let offset = member.baseline(baseline, height: height)
            above = max(above, offset)
            below = max(below, height - offset)
        }
        return above + below
    }

    private func withMargins(_ size: CGSize) -> CGSize {
        if !isLayoutMarginsRelativeArrangement { return size }
        let margins = layoutMargins
        func sum(_ length: CGFloat, _ margins: CGFloat) -> CGFloat { length < 0 ? length : max(0, length + margins) }
        return CGSize(
            width: sum(size.width, margins.left + margins.right), height: sum(size.height, margins.top + margins.bottom)
        )
    }
}
