import EspalierControls
import EspalierViews
import Foundation

/// Where a view puts what it paints: shapes, texts and images, in its own coordinates and in colours that its traits have
/// settled.
struct ViewCanvas {
    let bounds: CGRect
    let traits: TraitValues
    /// The tint that the view has, or inherits.
    let tint: UIColor
    let scale: CGFloat
    let fonts: FontBook
    let isRightToLeft: Bool
    private(set) var back: [PaintedItem] = []
    private(set) var content: [PaintedItem] = []
    private(set) var front: [PaintedItem] = []

    /// Which layer of the view something belongs to.
    enum Layer { case back, content, front }

    init(_ view: UIView) {
        bounds = view.bounds
        traits = view.currentTraits
        tint = view.tintColor.resolved(with: traits)
        scale = max(traits.displayScale, 1)
        fonts = view.textFonts
        isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    var isDark: Bool { traits.userInterfaceStyle == .dark }

    mutating func add(_ item: PaintedItem, to layer: Layer = .content) {
        switch layer {
        case .back: back.append(item)
        case .content: content.append(item)
        case .front: front.append(item)
        }
    }

    // MARK: Shapes

    mutating func fill(_ path: PathData, _ color: UIColor, on layer: Layer = .content) {
        let color = color.resolved(with: traits)
        add(.shape(LayerPiece(path: path, fill: .color(color))), to: layer)
    }

    mutating func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: UIColor, on layer: Layer = .content) {
        if rect.width <= 0 || rect.height <= 0 { return }
        fill(.box(rect, radius: radius), color, on: layer)
    }

    /// A line along the inside of a rectangle.
    mutating func frame(
        _ rect: CGRect, radius: CGFloat = 0, width: CGFloat, _ color: UIColor, on layer: Layer = .content
    ) {
        if rect.width <= width || rect.height <= width { return fill(rect, radius: radius, color, on: layer) }
        let path = PathData.box(rect.insetBy(dx: width / 2, dy: width / 2), radius: max(0, radius - width / 2))
        stroke(path, width: width, color, on: layer)
    }

    mutating func stroke(_ path: PathData, width: CGFloat, _ color: UIColor, on layer: Layer = .content) {
        let line = LayerPiece.Line(color: color.resolved(with: traits), width: width, cap: "round", join: "round")
        add(.shape(LayerPiece(path: path, line: line)), to: layer)
    }

    /// A line through points.
    mutating func line(
        _ points: [CGPoint], width: CGFloat, _ color: UIColor, on layer: Layer = .content
    ) {
        var path = PathData()
        for (number, point) in points.enumerated() {
            if number == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        stroke(path, width: width, color, on: layer)
    }

    /// A soft shadow of a shape, as knobs have one.
    mutating func shadow(of path: PathData, on layer: Layer = .content) {
        let color = UIColor(white: 0, alpha: 0.18)
        add(.shadow(.init(path: path, color: color, offset: CGSize(width: 0, height: 1.5), radius: 2)), to: layer)
    }

    // MARK: Texts and images

    /// A text on one line, cut with an ellipsis where it has no room.
    mutating func text(
        _ text: String, in room: CGRect, font: UIFont, _ color: UIColor, alignment: NSTextAlignment = .center
    ) {
        if text.isEmpty { return }
        var setting = TextSetting([TextRun(text, font: font)], in: room)
        setting.alignment = alignment
        setting.verticalShare = 0.5
        setting.isRightToLeft = isRightToLeft
        setting.scale = scale
        setting.fonts = fonts
        add(.text(PaintedText(setting: setting, color: color.resolved(with: traits))))
    }

    /// A text that a view shows, with the colours that attributes give its parts.
    mutating func text(_ setting: TextSetting, _ color: UIColor, of attributed: NSAttributedString?) {
        var painted = PaintedText(setting: setting, color: color.resolved(with: traits))
        if let attributed {
            let string = attributed.string as NSString
            var end = 0
            attributed.enumerateAttribute(
                .foregroundColor, in: NSRange(location: 0, length: attributed.length)
            ) { value, range, _ in
                end += string.substring(with: range).utf8.count
                let color = ((value as? UIColor) ?? color).resolved(with: traits)
                if painted.stretches.last?.color == color { painted.stretches.removeLast() }
                painted.stretches.append(.init(end: end, color: color))
            }
            if painted.stretches.count == 1 {
                painted.color = painted.stretches[0].color
                painted.stretches = []
            }
        }
        add(.text(painted))
    }

    /// An image in the middle of a rectangle, made smaller where it has no room.
    mutating func image(_ image: UIImage, in room: CGRect, tint color: UIColor? = nil) {
        let size = image.size
        guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return }
        let factor = min(1, room.width / size.width, room.height / size.height)
        let (width, height) = (size.width * factor, size.height * factor)
        let frame = CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
        draw(image, in: frame, isTemplate: image.renderingMode != .alwaysOriginal, color: color)
    }

    /// An image all of which lies in a rectangle.
    mutating func draw(
        _ image: UIImage, in frame: CGRect, isTemplate: Bool, color: UIColor? = nil, isSliced: Bool = false,
        on layer: Layer = .content
    ) {
        let tint = isTemplate || image.isSymbol && image.renderingMode != .alwaysOriginal ? color ?? tint : nil
        add(
            .image(PaintedImage(image: image, frame: frame, tint: tint?.resolved(with: traits), isSliced: isSliced)),
            to: layer)
    }
}

extension PathData {
    /// A rectangle with round corners; with as much of their radius as it has room for.
    static func box(_ rect: CGRect, radius: CGFloat = 0) -> PathData {
        var path = PathData()
        if radius > 0 {
            let corner = CGSize(width: radius, height: radius)
            path.rounded(rect, radii: (corner, corner, corner, corner))
        } else {
            path.rectangle(rect)
        }
        return path
    }

    static func circle(_ center: CGPoint, radius: CGFloat) -> PathData {
        var path = PathData()
        path.ellipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        return path
    }
}
