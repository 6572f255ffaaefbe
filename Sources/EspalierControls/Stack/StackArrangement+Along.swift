import EspalierViews
import Foundation

// Along the axis.
extension StackArrangement {
    /// The ends: those of the stack, or of what takes its place. A stack of hidden views only has no length to give, and
    /// must not contradict one that it has by somebody else: it would rather be empty than anything but required.
    mutating func connectEnds(_ first: ArrangementItem, _ last: ArrangementItem) {
        add(.canvasConnection, canvas, along.start, .equal, first, along.start)
        add(.canvasConnection, last, along.end, .equal, canvas, along.end, priority: visible.isEmpty ? 999 : 1000)
    }

    /// The gaps. What is hidden stands where the next visible view begins, or at the end, without a gap of its own.
    mutating func space() {
        var nextVisible = 0
        for index in members.indices.dropLast() {
            let (one, other) = (members[index], members[index + 1])
            if !one.isHidden { nextVisible += 1 }
            guard !one.isHidden, nextVisible < visible.count else {
                add(.spacing, other.item, along.start, .equal, one.item, along.end)
                continue
            }
            let relation: NSLayoutConstraint.Relation = isLoose ? .greaterThanOrEqual : .equal
            if isBaselineRelative {
                // From text to text: what is hidden in between has no baselines to hand on.
                add(
                    .spacing, members[visible[nextVisible]].item, .firstBaseline, relation, one.item, .lastBaseline,
                    constant: one.gap)
            } else {
                add(.spacing, other.item, along.start, relation, one.item, along.end, constant: one.gap)
            }
        }
    }

    mutating func distribute() {
        switch distribution {
        case .fill: break
        case .fillEqually: makeEqual(visible.map { members[$0].item }) { _ in 1000 }
        case .fillProportionally: shareInProportion()
        case .equalSpacing:
            standBetween(along.end, along.start)
            makeEqual(gaps) { _ in 1000 }
        case .equalCentering:
            standBetween(along.center, along.center)
            // The later a gap comes, the sooner it gives way.
            makeEqual(gaps) { Float(max(1, 149.5 - Double($0))) }
        }
    }

    /// Each as long as the first.
    private mutating func makeEqual(_ items: [ArrangementItem], priority: (Int) -> Float) {
        guard let first = items.first else { return }
        for (index, item) in items.dropFirst().enumerated() {
            add(.fillEqually, item, along.size, .equal, first, along.size, priority: priority(index))
        }
    }

    /// Puts the gaps between visible neighbours.
    private mutating func standBetween(
        _ start: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.Attribute
    ) {
        for (index, gap) in gaps.enumerated() {
            add(.fillEqually, gap, along.start, .equal, members[visible[index]].item, start)
            add(.fillEqually, gap, along.end, .equal, members[visible[index + 1]].item, end)
        }
    }

    /// Parts of the whole length, as far as views have wishes; the later a view stands, the sooner it gives way.
    private mutating func shareInProportion() {
        var total = visible.dropLast().reduce(0) { $0 + members[$1].gap }
        for index in visible { total += members[index].wish ?? 0 }
        guard total > 0, total.isFinite else { return }
        for (place, index) in visible.enumerated() {
            guard let wish = members[index].wish else { continue }
            add(
                .fillProportionally, members[index].item, along.size, .equal, canvas, along.size,
                multiplier: wish / total, priority: Float(max(1, 999 - place)))
        }
    }
}
