import EspalierViews
import Foundation

/// What a stack is made of at the moment, and the relations that say where its views stand: the table of AUTOLAYOUT 6,
/// row by row.
struct StackArrangement {
    /// An arranged view.
    struct Member {
        let item: ArrangementItem
        let isHidden: Bool
        /// The gap behind it.
        let gap: CGFloat
        /// The length that it wishes along the axis, where that matters; nil without a wish.
        var wish: CGFloat?
        /// Whether it is a text that may have several lines, where that matters.
        var mayBreakLines = false
    }

    let axis: NSLayoutConstraint.Axis
    let distribution: UIStackView.Distribution
    /// Baselines only in rows.
    let alignment: UIStackView.Alignment
    /// Whether gaps of a column reach from baseline to baseline.
    let isBaselineRelative: Bool
    /// The stack, or the guide that takes its place.
    let canvas: ArrangementItem
    let members: [Member]
    /// The places of those that are not hidden.
    let visible: [Int]
    /// What holds all views across; nil where none is needed.
    let spacer: ArrangementItem?
    /// What stands between visible neighbours; empty where none is needed.
    let gaps: [ArrangementItem]

    var relations: [ArrangementRelation] = []

    var along: StackDirection { .along(axis) }
    var across: StackDirection { .across(axis) }

    /// Whether the gaps between views are only the least ones.
    var isLoose: Bool { distribution == .equalSpacing || distribution == .equalCentering }

    /// All relations, in the order in which they are taken up. None without views.
    mutating func build() -> [ArrangementRelation] {
        guard let first = members.first?.item, let last = members.last?.item else { return [] }
        relations.reserveCapacity(members.count * 4 + 4)
        hide()
        connect(first, last)
        align(to: first)
        space()
        distribute()
        span()
        return relations
    }

    mutating func add(
        _ row: ArrangementRow, _ first: ArrangementItem, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: ArrangementItem?,
        _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: Float = 1000
    ) {
        relations.append(
            ArrangementRelation(
                row, first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
                constant: constant, priority: priority))
    }

    /// That a size is 0.
    mutating func addZero(
        _ row: ArrangementRow, _ item: ArrangementItem, _ size: NSLayoutConstraint.Attribute, priority: Float = 1000
    ) {
        add(row, item, size, .equal, nil, .notAnAttribute, priority: priority)
    }

    private mutating func hide() {
        for member in members where member.isHidden { addZero(.hiding, member.item, along.size) }
    }
}
