import Foundation

/// What a bound view's mask counts from (AUTOLAYOUT 1.2): where the view lay, and how large its superview was, when
/// anything but solving last set either of them.
struct MaskBase {
    /// One axis of it.
    struct Axis {
        let span: AutoresizingSpan
        let extent: Double
        /// The view's place and the superview's size as solving has written them. While they are that, nobody else has
        /// set them, and the base holds.
        var writtenSpan: AutoresizingSpan
        var writtenExtent: Double

        /// The mask as linear functions of the superview's size: rules 1 to 3 of resizing, from the base.
        func equation(leading: Bool, length: Bool, trailing: Bool) -> MaskEquation {
            let shares = AutoresizingShares(
                of: 1, leading: leading ? span.position.magnitude : nil, length: length ? span.length.magnitude : nil,
                trailing: trailing ? (extent - span.position - span.length).magnitude : nil)
            return MaskEquation(
                place: shares.leading, placeConstant: span.position - shares.leading * extent,
                size: shares.length, sizeConstant: span.length - shares.length * extent)
        }
    }

    var horizontal: Axis
    var vertical: Axis

    subscript(axis: NSLayoutConstraint.Axis) -> Axis {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// Place and size of a view on one axis as linear functions of the size of its superview's bounds.
struct MaskEquation {
    let place: Double
    let placeConstant: Double
    let size: Double
    let sizeConstant: Double
}

/// The equations that a node's mask has in the system, by number, or -1.
struct MaskRows {
    private var rows: (Int32, Int32, Int32, Int32) = (-1, -1, -1, -1)

    subscript(number: ItemNumber) -> Int32 {
        get {
            switch number {
            case .x: rows.0
            case .y: rows.1
            case .width: rows.2
            case .height: rows.3
            }
        }
        set {
            switch number {
            case .x: rows.0 = newValue
            case .y: rows.1 = newValue
            case .width: rows.2 = newValue
            case .height: rows.3 = newValue
            }
        }
    }
}

extension CGRect {
    func span(_ axis: NSLayoutConstraint.Axis) -> AutoresizingSpan {
        axis == .horizontal
            ? AutoresizingSpan(position: origin.x, length: size.width)
            : AutoresizingSpan(position: origin.y, length: size.height)
    }

    mutating func setSpan(of other: CGRect, on axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            origin.x = other.origin.x
            size.width = other.size.width
        } else {
            origin.y = other.origin.y
            size.height = other.size.height
        }
    }
}

extension CGSize {
    func length(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? width : height }
}

extension UIView {
    /// Whether the mask follows the superview's size on an axis.
    final func maskFollows(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let (leading, length, _) = maskParts(axis)
        return leading || length
    }

    /// Which parts are flexible.
    final func maskParts(_ axis: NSLayoutConstraint.Axis) -> (leading: Bool, length: Bool, trailing: Bool) {
        let mask = AutoresizingMask(rawValue: UInt(maskBits))
        return axis == .horizontal
            ? (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            )
            : (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            )
    }

    /// The view's mask, or what it counts from, is another one, or the view is another's subview.
    final func followerDidChange(_ superview: UIView) {
        if marks.contains(.recorded) { side?.maskBase = nil }
        superview.noteFollowers()
    }

    /// Subviews may follow this view's size that did not, or the other way round.
    final func noteFollowers() {
        guard let record = constraintRecord else { return }
        noteFitting()
        guard let engine = record.engine, record.node >= 0 else { return }
        engine.noteFollowers(of: record.node)
        markNeedsLayout()
    }

    /// Solving has written the view's frame.
    final func maskWasWritten() {
        guard var base = side?.maskBase, let superview = realSuperview else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            base[axis].writtenSpan = rect.span(axis)
            base[axis].writtenExtent = superview.rect.size.length(axis)
        }
        side?.maskBase = base
    }

    /// Solving has written the view's size: the bases of subviews hold though their superview is another one.
    final func sizeWasWritten(from old: CGSize) {
        let new = rect.size
        if new == old { return }
        forEachChild { child in
            guard child.maskBits != 0, child.marks.contains(.recorded), var base = child.side?.maskBase else { return }
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
            where base[axis].writtenExtent == old.length(axis) {
                base[axis].writtenExtent = new.length(axis)
            }
            child.side?.maskBase = base
        }
    }

    /// The axes on which the pass that is writing the superview's frame writes this view as well: all of an item, and those
    /// on which its mask is an equation.
    final var axesThatPassWrites: [NSLayoutConstraint.Axis] {
        guard let record = constraintRecord, let engine = record.engine, record.node >= 0, engine.writing >= 0,
            case let node = engine.nodes[record.node], node.parent == engine.writing
        else { return [] }
        return [.horizontal, .vertical].filter { node.marks.contains(.item) || node.marks.contains(.bound($0)) }
    }
}
