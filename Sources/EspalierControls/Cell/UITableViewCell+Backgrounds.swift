import EspalierViews
import Foundation

// The views of a cell beside its content. They go to the cell itself, whatever an override of `addSubview(_:)` does.
extension UITableViewCell {
    final func setBackground(_ key: StoredProperty<UITableViewCell, UIView?>, _ new: UIView?) {
        let old = self[stored: key]
        if old === new { return }
        if new != nil { writeBackground(nil) }
        if let old, old.superview === self { old.removeFromSuperview() }
        self[stored: key] = new
        if key === Self.backgroundViewProperty, let new {
            new.frame = bounds
            super.insertSubview(new, at: 0)
        }
        showState()
        setNeedsLayout()
    }

    /// Shows the selected background while the cell is selected or highlighted, the highlighted image too.
    final func showState() {
        let isActive = isSelected || isHighlighted
        if let ownImageView, ownImageView.isHighlighted != isActive { ownImageView.isHighlighted = isActive }
        guard let view = self[stored: Self.selectedBackgroundViewProperty] else { return }
        let isShown = isActive && selectionStyle != .none
        if isShown && view.superview !== self {
            view.frame = bounds
            if let background = self[stored: Self.backgroundViewProperty], background.superview === self {
                super.insertSubview(view, aboveSubview: background)
            } else {
                super.insertSubview(view, at: 0)
            }
        } else if !isShown && view.superview === self {
            view.removeFromSuperview()
        }
    }

    final func setAccessory(_ key: StoredProperty<UITableViewCell, UIView?>, _ new: UIView?) {
        let old = self[stored: key]
        if old === new { return }
        if let old, old.superview === self { old.removeFromSuperview() }
        self[stored: key] = new
        setNeedsLayout()
        fittedSizeMayHaveChanged()
    }

    /// The accessory view of the present state, if there is one.
    final var presentAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }

    /// Places the accessory view and the backgrounds.
    final func layOutAccessory(margin: CGFloat) {
        let bounds = bounds
        for key in [Self.backgroundViewProperty, Self.selectedBackgroundViewProperty] {
            if let view = self[stored: key], view.superview === self, view.frame != bounds { view.frame = bounds }
        }
        let other = isEditing ? accessoryView : editingAccessoryView
        let present = presentAccessory
        if let other, other !== present, other.superview === self { other.removeFromSuperview() }
        guard let view = present else { return }
        if view.superview !== self { super.addSubview(view) }
        let size = view.frame.size
        view.frame = CGRect(
            x: bounds.maxX - margin - size.width, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }
}
