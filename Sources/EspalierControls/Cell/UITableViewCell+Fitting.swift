import EspalierViews
import Foundation

// How high a cell wants to be (AUTOLAYOUT 7.2).
extension UITableViewCell {
    /// What the content view leaves free at both sides: an editing control, and the accessory.
    final var contentMargins: (left: CGFloat, right: CGFloat) {
        let isIndented = isEditing && shouldIndentWhileEditing && editingStyle != .none
        let left = isIndented ? Self.editingIndent : 0
        guard let accessory = presentAccessory else {
            let type = isEditing ? editingAccessoryType : accessoryType
            if type == .none { return (left, 0) }
            return (left, usedDesign.width(of: type, margin: sideMargin, scale: textScale))
        }
        return (left, accessory.frame.width + sideMargin)
    }

    /// Where the content view stands.
    final var contentRect: CGRect {
        let (bounds, margins) = (bounds, contentMargins)
        return CGRect(
            x: bounds.minX + margins.left, y: bounds.minY,
            width: max(0, bounds.width - margins.left - margins.right),
            height: max(0, bounds.height - separatorHeight))
    }

    /// Gives the content view its place before the cell's own layout does: constraints are solved before that, and would
    /// be told another size first.
    final func updateContentFrame() {
        untracked {
            let rect = contentRect
            if ownContentView.frame != rect { ownContentView.frame = rect }
            updateContentMargins()
        }
    }

    /// The margins of the content view, for the width that the cell has: beside an accessory as texts there.
    final func updateContentMargins() {
        guard let content = ownContentView as? UITableViewCellContentView else { return }
        let right = contentMargins.right > 0 ? usedDesign.accessoryGap(isDetail: false) : sideMargin
        content.usualMargins = UIEdgeInsets(top: 11, left: sideMargin, bottom: 11, right: right)
    }

    /// What the constraints in the content view ask for, with what stands beside it; nil where there are none.
    final func sizeByContent(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard hasConfiguredContent || ownContentView.holdsConstraints else { return nil }
        untracked { updateContentMargins() }
        let margins = contentMargins
        let beside = margins.left + margins.right
        let room = CGSize(width: max(0, target.width - beside), height: target.height)
        var size =
            configuredSize(room, horizontal, vertical)
            ?? ownContentView.systemLayoutSizeFitting(
                room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        size.width += beside
        size.height += separatorHeight
        return size
    }

    /// The height is known, be it that it was asked now or before: from now on changes of the content are told.
    final func wasFitted() {
        needsFitting = false
        if ownContentView.holdsConstraints { ownContentView.hearFittings() } else if holdsConstraints { hearFittings() }
    }
}

extension UITableViewCell: FittingListener {
    package final func fittedSizeMayHaveChanged() {
        if needsFitting { return }
        needsFitting = true
        showingTable?.cellMayWantAnotherHeight()
    }
}
