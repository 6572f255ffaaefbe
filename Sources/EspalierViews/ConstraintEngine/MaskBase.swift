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

extension UIView {
    /// Whether the mask follows the superview's size on an axis.
    final func maskFollows(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let (leading, length, _) = maskParts(axis)
        return leading || length
    }

    /// Which parts of the mask are flexible.
    final func maskParts(_ axis: NSLayoutConstraint.Axis) -> (leading: Bool, length: Bool, trailing: Bool) {
        AutoresizingMask(rawValue: UInt(maskBits)).parts(axis)
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
        for axis in NSLayoutConstraint.Axis.both {
            base[axis].writtenSpan = rect.span(axis)
            base[axis].writtenExtent = superview.rect.size[axis]
        }
        side?.maskBase = base
    }

    /// Solving has written the view's size: the bases of subviews hold though their superview is another one.
    final func sizeWasWritten(from old: CGSize) {
        let new = rect.size
        if new == old { return }
        forEachChild { child in
            guard child.maskBits != 0, child.marks.contains(.recorded), var base = child.side?.maskBase else { return }
            for axis in NSLayoutConstraint.Axis.both
            where base[axis].writtenExtent == old[axis] {
                base[axis].writtenExtent = new[axis]
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
        return NSLayoutConstraint.Axis.both.filter { node.marks.contains(.item) || node.marks.contains(.bound($0)) }
    }
}

/// A row of the system that makes a number a share of the superview's size and a constant (AUTOLAYOUT 1.2).
struct MaskRow {
    var row: Int32
    var number: ItemNumber
    var share: Double
}
