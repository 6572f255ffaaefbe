import EspalierViews
import Foundation

/// Where the parts of a list content view stand, as if one read from left to right.
private struct ListContentPlaces {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    /// How high the view is to be for it.
    var height: CGFloat = 0
}

extension UIListContentView {
    /// The room of an image whose reserved length is the standard one.
    private static let standardRoom: CGFloat = 28

    // MARK: Margins

    private var margins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        let axes = shown.axesPreservingSuperviewLayoutMargins
        guard !axes.isEmpty, let superview else { return margins }
        guard let host = superview as? any ListContentHost else {
            let outer = superview.directionalLayoutMargins
            if axes.contains(.horizontal) {
                margins.leading = max(margins.leading, outer.leading)
                margins.trailing = max(margins.trailing, outer.trailing)
            }
            if axes.contains(.vertical) {
                margins.top = max(margins.top, outer.top)
                margins.bottom = max(margins.bottom, outer.bottom)
            }
            return margins
        }
        if axes.contains(.horizontal) {
            let outer = host.listMargins
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        return margins
    }

    // MARK: Sizes

    private var imageSize: CGSize {
        guard let image = shown.image else { return .zero }
        let limit = shown.imageProperties.maximumSize
        var scale: CGFloat = 1
        if limit.width > 0, image.size.width > limit.width { scale = limit.width / image.size.width }
        if limit.height > 0, image.size.height * scale > limit.height { scale = limit.height / image.size.height }
        return CGSize(width: image.size.width * scale, height: image.size.height * scale)
    }

    /// The room of the image, in whose middle it stands.
    private func imageRoom(_ size: CGSize) -> CGSize {
        if shown.image == nil { return .zero }
        let reserved = shown.imageProperties.reservedLayoutSize
        func room(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return Self.standardRoom }
            return reserved > 0 ? reserved : own
        }
        return CGSize(width: room(reserved.width, size.width), height: room(reserved.height, size.height))
    }

    private func shownLabel(_ label: UILabel?) -> UILabel? { label?.superview === self ? label : nil }

    private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
        guard let label else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// The width that the content has on one line.
    final var contentWidth: CGFloat {
        let margins = margins
        let text = size(of: shownLabel(ownTextLabel), in: .greatestFiniteMagnitude).width
        let secondary = size(of: shownLabel(ownSecondaryLabel), in: .greatestFiniteMagnitude).width
        let isBeside = shown.prefersSideBySideTextAndSecondaryText && text > 0 && secondary > 0
        let texts =
            isBeside ? text + shown.textToSecondaryTextHorizontalPadding + secondary : max(text, secondary)
        let image = imageRoom(imageSize).width
        let gap = image > 0 && texts > 0 ? shown.imageToTextPadding : 0
        return margins.leading + image + gap + texts + margins.trailing
    }

    /// The height that the content has at a width; for rows in cells no less than rows have.
    package final func contentHeight(forWidth width: CGFloat) -> CGFloat {
        let height = places(in: width).height
        guard shown.style.isCell, let host = superview as? any ListContentHost else { return height }
        return max(height, host.leastListHeight)
    }

    // MARK: Places

    private func places(in width: CGFloat) -> ListContentPlaces {
        var places = ListContentPlaces()
        let margins = margins
        let (image, room) = (imageSize, imageRoom(imageSize))
        let (label, secondLabel) = (shownLabel(ownTextLabel), shownLabel(ownSecondaryLabel))
        let hasTexts = label != nil || secondLabel != nil
        let start = margins.leading + room.width + (shown.image != nil && hasTexts ? shown.imageToTextPadding : 0)
        let left = max(0, width - start - margins.trailing)
        var text = size(of: label, in: left)
        var second = size(of: secondLabel, in: left)
        let hasBoth = label != nil && secondLabel != nil
        let gap = shown.textToSecondaryTextHorizontalPadding
        let isBeside =
            shown.prefersSideBySideTextAndSecondaryText && hasBoth
            && oneLine(label) + gap + oneLine(secondLabel) <= left
        let height: CGFloat
        if isBeside {
            height = max(text.height, second.height)
            text.width = left - second.width - gap
            places.text.origin.y = (height - text.height) / 2
            places.secondary.origin = CGPoint(x: start + left - second.width, y: (height - second.height) / 2)
        } else {
            let padding = hasBoth ? shown.textToSecondaryTextVerticalPadding : 0
            height = text.height + padding + second.height
            (text.width, second.width) = (left, left)
            places.secondary.origin = CGPoint(x: start, y: text.height + padding)
        }
        places.text.origin.x = start
        places.text.size = label == nil ? .zero : text
        places.secondary.size = secondLabel == nil ? .zero : second
        let content = max(height, room.height)
        let middle = margins.top + content / 2
        places.text.origin.y += middle - height / 2
        places.secondary.origin.y += middle - height / 2
        places.image = CGRect(
            x: margins.leading + (room.width - image.width) / 2, y: middle - image.height / 2, width: image.width,
            height: image.height)
        places.height = margins.top + content + margins.bottom
        return places
    }

    /// The width of a text that does not wrap.
    private func oneLine(_ label: UILabel?) -> CGFloat { size(of: label, in: .greatestFiniteMagnitude).width }

    /// Places everything, in the middle of the height that is left over or missing.
    final func layOutContent() {
        let width = bounds.width
        let places = places(in: width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let shift = (bounds.height - places.height) / 2
        func place(_ view: UIView?, _ frame: CGRect) {
            guard let view, view.superview === self else { return }
            var frame = frame.offsetBy(dx: bounds.minX, dy: bounds.minY + shift)
            if isMirrored { frame.origin.x = bounds.minX + width - (frame.minX - bounds.minX) - frame.width }
            if let scale = knownScale { frame.origin.y = (frame.minY * scale).rounded() / scale }
            if view.frame != frame { view.frame = frame }
        }
        place(ownImageView, places.image)
        place(ownTextLabel, places.text)
        place(ownSecondaryLabel, places.secondary)
    }
}
