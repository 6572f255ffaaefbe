import EspalierViews
import Foundation

/// An active constraint as pictures tell it: what it relates, and where its sides lie on their views.
struct ShownConstraint: Sendable, Hashable {
    /// A side: a place of a view, or a length of it.
    struct Side: Sendable, Hashable {
        /// The id of the view; of a guide, of its owner.
        var id: Int
        /// The identifier of the guide, if it is one; empty where it has none.
        var guide: String?
        var attribute: String
        var isVertical: Bool
        /// Where the side begins and ends between the edges of the view's bounds: at a share of their length, and so many
        /// points beyond. The same of a place.
        var near: Point
        var far: Point
    }

    struct Point: Sendable, Hashable {
        var share: Double
        var offset: Double
    }

    var identifier: String?
    /// Where the scenario writes it; nil for one that code or a stack has made.
    var line: Int?
    var relation: Int
    var priority: Double
    var multiplier: Double
    var constant: Double
    var first: Side
    var second: Side?
    /// How it would be written, where two sides do not say it.
    var text: String?

    /// Nil where a side is of a view outside the tree, or gone.
    init?(_ constraint: NSLayoutConstraint, line: Int?, isMirrored: Bool, numbering: ViewNumbering) {
        let sides = constraint.drawnSides
        let shown = sides.compactMap { Side($0.item, $0.attribute, isMirrored, numbering) }
        guard shown.count == sides.count, let first = shown.first else { return nil }
        self.first = first
        if shown.count > 1 { second = shown[1] }
        identifier = constraint.identifier
        self.line = line
        relation = constraint.relation.rawValue
        priority = Double(constraint.priority.rawValue)
        multiplier = Double(constraint.multiplier)
        constant = Double(constraint.constant)
        text = constraint.isOfDistance ? constraint.text : nil
    }
}

extension ShownConstraint.Side {
    fileprivate init?(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool, _ numbering: ViewNumbering
    ) {
        let ownGuide = item as? UILayoutGuide
        guard let view = ownGuide?.owningView ?? item as? UIView, let id = numbering.existingID(of: view) else {
            return nil
        }
        self.id = id
        guide = ownGuide?.identifier
        self.attribute = attribute.name
        let span = AttributeSpan(attribute, isMirrored: isMirrored)
        isVertical = span.isVertical
        if let baseline = span.baseline(of: view) {
            near = baseline
            far = baseline
            return
        }
        let (low, high) = Self.insets(of: view, ownGuide, span)
        near = ShownConstraint.Point(share: span.near, offset: low + span.near * (high - low))
        far = ShownConstraint.Point(share: span.far, offset: low + span.far * (high - low))
    }

    /// How far the item's edges are behind those of the view's bounds.
    private static func insets(of view: UIView, _ guide: UILayoutGuide?, _ span: AttributeSpan) -> (Double, Double) {
        let bounds = view.bounds
        var low = 0.0
        var high = 0.0
        if let guide {
            let frame = guide.layoutFrame
            low = Double(span.isVertical ? frame.minY - bounds.minY : frame.minX - bounds.minX)
            high = Double(span.isVertical ? frame.maxY - bounds.maxY : frame.maxX - bounds.maxX)
        } else {
            let insets = view.alignmentRectInsets
            low = Double(span.isVertical ? insets.top : insets.left)
            high = -Double(span.isVertical ? insets.bottom : insets.right)
        }
        if span.usesMargins {
            let margins = view.layoutMargins
            low += Double(span.isVertical ? margins.top : margins.left)
            high -= Double(span.isVertical ? margins.bottom : margins.right)
        }
        return (low, high)
    }
}

/// Which part of an item an attribute is: from one share of its length to another one.
private struct AttributeSpan {
    let isVertical: Bool
    let near: Double
    let far: Double
    let usesMargins: Bool
    private let baseline: AttributePosition.Baseline

    init(_ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool) {
        let place = AttributePosition(attribute, isMirrored: isMirrored)
        isVertical = place.axis == .vertical || attribute == .height
        near = place.fraction
        far = attribute == .width || attribute == .height ? 1 : near
        usesMargins = place.usesMargins
        baseline = place.baseline
    }

    /// Where a baseline lies; nil for other attributes, and for views without one, which have edges in its place.
    func baseline(of view: UIView) -> ShownConstraint.Point? {
        guard baseline != .none, let view = view as? any BaselineLayout else { return nil }
        let place = baseline == .first ? view.firstBaseline : view.lastBaseline
        return ShownConstraint.Point(share: Double(place.share), offset: Double(place.offset))
    }
}
