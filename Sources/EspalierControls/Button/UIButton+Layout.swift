import EspalierViews
import Foundation

extension UIButton {
    private var titleSize: CGSize {
        guard let label = ownLabel, !(label.text ?? "").isEmpty else { return .zero }
        return label.intrinsicContentSize
    }

    private var imageSize: CGSize { ownImageView?.image?.size ?? .zero }

    final var hasTitle: Bool { !(ownLabel?.text ?? "").isEmpty }

    /// The height of a line of the title, in whole points.
    private var titleLineHeight: CGFloat {
        measuredFont(ownLabel?.font ?? Self.titleFont(of: kind)).lineHeight.roundedUp()
    }

    /// Whether there is a title, if only an empty one, which takes a line.
    private var showsTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }

    private var hasImage: Bool { ownImageView?.image != nil }

    final var contentSize: CGSize {
        applyConfiguration()
        if let configuration { return contentSize(configuration) }
        let insets = contentEdgeInsets
        let (title, image) = (titleSize, imageSize)
        // An empty title takes a line, and without an image no title does too.
        let line = hasTitle || hasImage && !showsTitle ? 0 : titleLineHeight
        let size = CGSize(
            width: image.width + title.width.roundedUp(),
            height: max(title.height.roundedUp(), image.height, line))
        if insets == .zero && !hasImage {
            // Alone, a title has room above and below.
            return CGSize(width: max(Self.leastWidth, size.width), height: size.height + Self.titleRoom)
        }
        return CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    /// Of a button without an image.
    private static let leastWidth: CGFloat = 30
    /// Above and below a title together.
    private static let titleRoom: CGFloat = 12

    /// What a title keeps at the edge that it is aligned to: alone, its room, as far as there is some.
    private func titleMargin(_ height: CGFloat, in room: CGRect) -> CGFloat {
        guard contentEdgeInsets == .zero, !hasImage else { return 0 }
        return min(Self.titleRoom / 2, max(0, (room.height - height.roundedUp()) / 2))
    }

    final func insetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: rect.minX + insets.left, y: rect.minY + insets.top,
            width: max(0, rect.width - insets.left - insets.right),
            height: max(0, rect.height - insets.top - insets.bottom))
    }

    /// How large image and title are in a room, the image first: what it leaves is the title's.
    private func sizes(in room: CGSize) -> (image: CGSize, title: CGSize) {
        let image = CGSize(width: min(imageSize.width, room.width), height: min(imageSize.height, room.height))
        guard hasTitle, let label = ownLabel else { return (image, .zero) }
        let left = CGSize(width: max(0, room.width - image.width), height: room.height)
        let wish = label.sizeThatFits(left)
        return (image, CGSize(width: min(wish.width, left.width), height: min(wish.height, left.height)))
    }

    /// Where a block of that width begins, from left to right.
    final func start(of width: CGFloat, in room: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .fill, .leading: room.minX
        case .right, .trailing: room.maxX - width
        case .center: room.midX - width / 2
        }
    }

    final func vertical(of height: CGFloat, in room: CGRect) -> (y: CGFloat, height: CGFloat) {
        switch contentVerticalAlignment {
        case .top: (room.minY, height)
        case .bottom: (room.maxY - height, height)
        case .center: (room.midY - height / 2, height)
        case .fill: (room.minY, room.height)
        }
    }

    private var imageIsFirst: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

    final func placedImage(in contentRect: CGRect) -> CGRect {
        if let configuration { return places(configuration, in: contentRect).image }
        let room = insetRect(contentRect, imageEdgeInsets)
        let (image, title) = sizes(in: room.size)
        let isFilled = contentHorizontalAlignment == .fill
        var x = start(of: image.width + title.width, in: room)
        if !imageIsFirst { x = isFilled ? room.maxX - image.width : x + title.width }
        // Alone, an image fills the room if contents do.
        let width = isFilled && !hasTitle ? room.width : image.width
        let (y, height) = vertical(of: image.height, in: room)
        return CGRect(x: isFilled && !hasTitle ? room.minX : x, y: y, width: width, height: height)
    }

    final func placedTitle(in contentRect: CGRect) -> CGRect {
        if let configuration { return places(configuration, in: contentRect).title }
        let room = insetRect(contentRect, titleEdgeInsets)
        let (image, title) = sizes(in: room.size)
        let isFilled = contentHorizontalAlignment == .fill
        let x = start(of: image.width + title.width, in: room) + (imageIsFirst ? image.width : 0)
        var (y, height) = vertical(of: title.height, in: room)
        switch contentVerticalAlignment {
        case .top: y += titleMargin(title.height, in: room)
        case .bottom: y -= titleMargin(title.height, in: room)
        case .center, .fill: break
        }
        let width = isFilled ? max(0, room.width - image.width) : title.width
        return CGRect(x: x, y: y, width: width, height: height)
    }

    final func layOutContents() {
        applyConfiguration()
        let rect = contentRect(forBounds: bounds)
        if let view = ownImageView, view.superview === self { view.frame = imageRect(forContentRect: rect) }
        if let label = ownLabel, label.superview === self { label.frame = titleRect(forContentRect: rect) }
        layOutConfigured(in: rect)
    }
}
