import EspalierSolver
import Foundation

/// What a constraint of a stack view is for, in the order in which they are taken up (AUTOLAYOUT 6).
package enum ArrangementRow: UInt8, CaseIterable, Sendable {
    /// Before every other constraint, whoever holds it.
    case hiding
    case canvasConnection, alignment, spacing, fillEqually, fillProportionally, spanningBoundary, spanningFit, canvasFit
    case ambiguitySuppression, textWidthDisambiguation

    /// As UIKit names them.
    package var identifier: String {
        switch self {
        case .hiding: "UISV-hiding"
        case .canvasConnection: "UISV-canvas-connection"
        case .alignment: "UISV-alignment"
        case .spacing: "UISV-spacing"
        case .fillEqually: "UISV-fill-equally"
        case .fillProportionally: "UISV-fill-proportionally"
        case .spanningBoundary: "UISV-spanning-boundary"
        case .spanningFit: "UISV-spanning-fit"
        case .canvasFit: "UISV-canvas-fit"
        case .ambiguitySuppression: "UISV-ambiguity-suppression"
        case .textWidthDisambiguation: "UISV-text-width-disambiguation"
        }
    }

    /// The orders of its constraints: before all others, or before those of their holder's list, which count from 0.
    var orders: Range<Int32> { self == .hiding ? .min..<SolverRank.foremost : SolverRank.foremost..<0 }
}

extension NSLayoutConstraint {
    /// Whether a view has made it by itself to arrange its subviews.
    package final var isOfArrangement: Bool { self is ArrangementConstraint }
}

/// A constraint that a view makes by itself to arrange its subviews. It stands before the list of the view that holds it
/// (AUTOLAYOUT 2.6, 6).
final class ArrangementConstraint: NSLayoutConstraint {
    let row: ArrangementRow

    init(_ relation: ArrangementRelation) {
        row = relation.row
        super.init()
        write(
            ConstraintSides(
                first: relation.first.item, firstAttribute: relation.firstAttribute, relation: relation.relation,
                second: relation.second?.item, secondAttribute: relation.secondAttribute,
                multiplier: relation.multiplier, constant: relation.constant))
        priorityValue = relation.priority
    }

    /// No interface file has any: without items, it can do nothing.
    required init(fromInterface coder: NSCoder) {
        row = .alignment
        super.init()
    }

    /// That of its row, unless it was given another one. It takes no memory.
    override var identifier: String? {
        get { super.identifier ?? row.identifier }
        set { super.identifier = newValue }
    }

    /// Whether the constraint has an order of its row, and stands behind one that has the order `last`.
    func hasOrder(after last: Int32) -> Bool { order > last && row.orders.contains(order) }

    /// Gives the constraint, which is active, another place among those of its holder.
    func setOrder(_ new: Int32) {
        if order == new { return }
        order = new
        holder?.with { $0.orderDidChange(self) }
    }

    /// Whether this says what a relation says, but for the constant and the priority.
    func isSame(as other: ArrangementRelation) -> Bool {
        row == other.row && first == other.first.handle && firstKind == other.firstAttribute.short
            && Int(relationBits) == other.relation.rawValue && second == other.second?.handle
            && secondKind == other.secondAttribute.short && multiplierValue == other.multiplier
    }
}

/// A view or a guide, as what a constraint relates.
package struct ArrangementItem {
    let item: ConstraintItem

    /// The item that a view is.
    package init(_ view: UIView) { item = view.ensureConstraintRecord() }

    /// The item that a guide is.
    package init(_ guide: UILayoutGuide) { item = guide.item }

    var handle: Handle<ConstraintItem> { Handle(item) }
}

/// What a constraint of an arrangement is to say.
package struct ArrangementRelation {
    package var row: ArrangementRow
    package var first: ArrangementItem
    package var firstAttribute: NSLayoutConstraint.Attribute
    package var relation: NSLayoutConstraint.Relation
    package var second: ArrangementItem?
    package var secondAttribute: NSLayoutConstraint.Attribute
    package var multiplier: CGFloat
    package var constant: CGFloat
    package var priority: Float

    /// Makes `first relation multiplier × second + constant`.
    package init(
        _ row: ArrangementRow, _ first: ArrangementItem, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: ArrangementItem?,
        _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: Float = 1000
    ) {
        self.row = row
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    var key: Key {
        Key(
            row: row, first: first.handle, firstAttribute: firstAttribute.short.rawValue, relation: relation.rawValue,
            second: second?.handle, secondAttribute: secondAttribute.short.rawValue)
    }

    struct Key: Hashable {
        let row: ArrangementRow
        let first: Handle<ConstraintItem>?
        let firstAttribute: UInt8
        let relation: Int
        let second: Handle<ConstraintItem>?
        let secondAttribute: UInt8
    }
}

extension ArrangementConstraint {
    var key: ArrangementRelation.Key {
        ArrangementRelation.Key(
            row: row, first: first, firstAttribute: firstKind.rawValue, relation: Int(relationBits),
            second: second, secondAttribute: secondKind.rawValue)
    }
}
