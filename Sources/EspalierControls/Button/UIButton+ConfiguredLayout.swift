import EspalierViews
import Foundation

/// The parts of a configured button: their sizes, or their places.
struct ConfiguredParts<Part> {
    var image: Part
    var title: Part
    var subtitle: Part
}

// The image and the titles are one block, in the place that the alignments say.
extension UIButton {
    private var shownSubtitle: UILabel? {
        guard let label = configuring?.subtitleLabel, label.superview === self else { return nil }
        return label
    }

    /// The size of what stands in the image's place; zero if nothing does.
    private func imageSize(_ configuration: Configuration) -> CGSize {
        if configuration.showsActivityIndicator, let indicator = configuring?.indicator {
            return indicator.intrinsicContentSize
        }
        return ownImageView?.image?.size ?? .zero
    }

    /// How large the parts are in a room; as large as they wish where that is nil.
    private func sizes(_ configuration: Configuration, in room: CGSize?) -> ConfiguredParts<CGSize> {
        var image = imageSize(configuration)
        if let room { image = CGSize(width: min(image.width, room.width), height: min(image.height, room.height)) }
        let beside = configuration.imageIsBeside ? image.width + imageGap(configuration) : 0
        func size(of label: UILabel?) -> CGSize {
            guard let label, !(label.text ?? "").isEmpty else { return .zero }
            guard let room else { return label.intrinsicContentSize }
            let left = room.width - beside
            if left <= 0 { return .zero }
            let wish = label.sizeThatFits(CGSize(width: left, height: 0))
            return CGSize(width: min(wish.width, left), height: min(wish.height, room.height))
        }
        return ConfiguredParts(image: image, title: size(of: ownLabel), subtitle: size(of: shownSubtitle))
    }

    private func imageGap(_ configuration: Configuration) -> CGFloat {
        let hasTitles = hasTitle || shownSubtitle != nil
        return imageSize(configuration) != .zero && hasTitles ? configuration.imagePadding : 0
    }

    /// The size of title and subtitle together.
    private func titles(_ sizes: ConfiguredParts<CGSize>, _ configuration: Configuration) -> CGSize {
        let gap = sizes.title.height > 0 && sizes.subtitle.height > 0 ? configuration.titlePadding : 0
        return CGSize(
            width: max(sizes.title.width, sizes.subtitle.width),
            height: sizes.title.height + gap + sizes.subtitle.height)
    }

    private func block(_ sizes: ConfiguredParts<CGSize>, _ configuration: Configuration) -> CGSize {
        let (image, titles, gap) = (sizes.image, titles(sizes, configuration), imageGap(configuration))
        if configuration.imageIsBeside {
            return CGSize(width: image.width + gap + titles.width, height: max(image.height, titles.height))
        }
        return CGSize(width: max(image.width, titles.width), height: image.height + gap + titles.height)
    }

    /// The text, the image and the insets, up to the next pixel. Without content there is room for a line.
    final func contentSize(_ configuration: Configuration) -> CGSize {
        let sizes = sizes(configuration, in: nil)
        var block = block(sizes, configuration)
        if block == .zero { block.height = titleFont(of: configuration).lineHeight }
        let insets = configuration.contentInsets
        let scale = textScale
        func up(_ length: CGFloat) -> CGFloat { max(0, length.roundedUp(toPixelsOf: scale)) }
        return CGSize(
            width: up(block.width + insets.leading + insets.trailing),
            height: up(block.height + insets.top + insets.bottom))
    }

    final func contentRect(_ configuration: Configuration, in bounds: CGRect) -> CGRect {
        let insets = configuration.contentInsets
        let (left, right) =
            isLeftToRight ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
        return insetRect(bounds, UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
    }

    /// Where the parts stand in what the insets leave.
    final func places(_ configuration: Configuration, in room: CGRect) -> ConfiguredParts<CGRect> {
        let sizes = sizes(configuration, in: room.size)
        let titles = titles(sizes, configuration)
        let gap = imageGap(configuration)
        var size = block(sizes, configuration)
        // Filling, the titles get what the image leaves.
        if contentHorizontalAlignment == .fill { size.width = room.width }
        let x = start(of: size.width, in: room)
        let y =
            vertical(of: size.height, in: room).y
            + (contentVerticalAlignment == .fill ? (room.height - size.height) / 2 : 0)
        var image = CGRect(origin: CGPoint(x: x, y: y), size: sizes.image)
        var text = CGRect(x: x, y: y, width: size.width, height: titles.height)
        if configuration.imageIsBeside {
            let isLeft = (configuration.usedPlacement == .leading) == isLeftToRight
            text.size.width = size.width - sizes.image.width - gap
            image.origin.x = isLeft ? x : x + size.width - sizes.image.width
            text.origin.x = isLeft ? x + sizes.image.width + gap : x
            image.origin.y = y + (size.height - sizes.image.height) / 2
            text.origin.y = y + (size.height - titles.height) / 2
        } else {
            let isAbove = configuration.usedPlacement == .top
            image.origin.x = x + (size.width - sizes.image.width) / 2
            image.origin.y = isAbove ? y : y + titles.height + gap
            text.origin.y = isAbove ? y + sizes.image.height + gap : y
        }
        let title = place(sizes.title, at: text.minY, in: text, configuration)
        let subtitle = place(sizes.subtitle, at: text.maxY - sizes.subtitle.height, in: text, configuration)
        return ConfiguredParts(image: image, title: title, subtitle: subtitle)
    }

    /// A line of the titles, beside the other one.
    private func place(_ size: CGSize, at y: CGFloat, in text: CGRect, _ configuration: Configuration) -> CGRect {
        let room = text.width - size.width
        let x: CGFloat
        switch configuration.usedAlignment {
        case .leading: x = isLeftToRight ? 0 : room
        case .trailing: x = isLeftToRight ? room : 0
        case .automatic, .center: x = room / 2
        }
        return CGRect(origin: CGPoint(x: text.minX + x, y: y), size: size)
    }

    private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

    /// Places what only configured buttons have.
    final func layOutConfigured(in room: CGRect) {
        guard let configuration, let configuring else { return }
        if let indicator = configuring.indicator, indicator.superview === self {
            indicator.frame = imageRect(forContentRect: room)
        }
        if let label = shownSubtitle { label.frame = places(configuration, in: room).subtitle }
    }
}

extension UIButton.Configuration {
    /// The one edge that the image stands at.
    var usedPlacement: NSDirectionalRectEdge {
        for edge in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] where imagePlacement.contains(edge) {
            return edge
        }
        return .leading
    }

    /// Whether the image stands left or right of the titles.
    var imageIsBeside: Bool { usedPlacement == .leading || usedPlacement == .trailing }

    var usedAlignment: TitleAlignment {
        if titleAlignment != .automatic { return titleAlignment }
        guard image != nil || showsActivityIndicator, imageIsBeside else { return .center }
        return usedPlacement == .leading ? .leading : .trailing
    }
}
