import EspalierViews
import Foundation

/// A picture, as far as a layout asks for it: a size, a scale and a name. There are no pixels.
///
/// A class because it is one in UIKit. Images are constants: two that say the same are equal, and `===` means nothing.
public final class UIImage: ObjectOfUIKit, Sendable {
    /// Whether colours are the image's own or the tint's.
    public enum RenderingMode: Int, Sendable {
        // The cases are UIKit's, in its order.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// How the middle of an image with cap insets fills its room.
    public enum ResizingMode: Int, Sendable {
        // The cases are UIKit's, in its order.
        case tile, stretch
    }

    private let parts: ImageParts

    /// How large the image is, in points.
    public var size: CGSize { parts.size }
    /// Pixels per point.
    public var scale: CGFloat { parts.scale }
    /// Under which the image is known, or nil.
    public var name: String? { parts.name }
    /// Whether colours are the image's own or the tint's. `.automatic` by default.
    public var renderingMode: RenderingMode { parts.renderingMode }
    /// The edges that keep their size where the image is drawn larger, in points. Zero by default; nothing is drawn.
    public var capInsets: UIEdgeInsets { parts.capInsets }
    /// How what lies within the cap insets fills its room. `.tile` by default; nothing is drawn.
    public var resizingMode: ResizingMode { parts.resizingMode }
    /// What of the image lies outside of what it is aligned by, such as a shadow, in points. Zero by default.
    public var alignmentRectInsets: UIEdgeInsets { parts.alignmentRectInsets }

    /// Makes an image.
    ///
    /// - Parameters:
    ///   - size: In points; finite, not negative.
    ///   - scale: Pixels per point; finite, above 0.
    ///   - name: What the image is called, for whoever looks.
    ///   - renderingMode: Kept; nothing is drawn.
    /// - Precondition: as said. Otherwise the program stops with a message.
    public convenience init(
        size: CGSize, scale: CGFloat = 1, name: String? = nil, renderingMode: RenderingMode = .automatic
    ) {
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            trap("UIImage: the size must be finite and not negative: \(size.width) × \(size.height)")
        }
        guard scale.isFinite, scale > 0 else { trap("UIImage: the scale must be finite and above 0: \(scale)") }
        self.init(ImageParts(size: size, scale: scale, name: name, renderingMode: renderingMode))
    }

    init(_ parts: ImageParts) { self.parts = parts }

    /// Makes an empty image: of the size zero, without a name.
    public convenience init() {
        self.init(size: .zero)
    }

    /// Makes an image of which only the name of the system's symbol is known: its size is zero. nil for the empty name.
    public convenience init?(systemName name: String) {
        if name.isEmpty { return nil }
        self.init(symbol: name, size: .zero)
    }

    /// Makes the system's symbol of a name in a size that somebody knows, in points: finite, not negative.
    package convenience init(symbol name: String, size: CGSize) {
        self.init(ImageParts(size: size, scale: 1, name: name, isSymbol: true))
    }

    /// Where the image's file lies; nil where nobody knows.
    package var file: URL? { parts.file }
    /// Whether it is one of the system's symbols, or an own one: drawn in the tint, unless somebody says otherwise.
    package var isSymbol: Bool { parts.isSymbol }

    /// The same image with other colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The same image with edges that keep their size, in points. What lies within is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image with edges that keep their size, in points, and how what lies within fills its room.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The same image with other insets of what it is aligned by, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The variants that the image was chosen from; nil where there is one for all traits.
    public var imageAsset: UIImageAsset? { parts.set.map { UIImageAsset($0) } }

    var hasVariants: Bool { parts.set != nil }

    /// The image as it is under traits, none of which is unspecified. What code has said of it besides stays.
    func resolved(with traits: TraitValues) -> UIImage {
        guard let set = parts.set, let variant = set.variant(under: traits) else { return self }
        let fitting = UIImage(set, variant, displayScale: traits.displayScale)
        return fitting.renderingMode == renderingMode ? fitting : fitting.withRenderingMode(renderingMode)
    }

    private func changed(_ change: (inout ImageParts) -> Void) -> UIImage {
        var parts = parts
        change(&parts)
        return UIImage(parts)
    }

    /// Whether two images have the same size, scale, name, rendering, insets and variants.
    public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs.parts == rhs.parts }

    /// Feeds what `==` compares into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

/// What an image is.
struct ImageParts: Hashable, Sendable {
    var size: CGSize
    var scale: CGFloat
    var name: String?
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var file: URL?
    var isSymbol = false
    /// Where the image may be another one under other traits.
    var set: ImageSet?
}

extension UIImage {
    /// Name, size and scale: `UIImage("star", 20.0 × 20.0 @2.0)`.
    public var description: String {
        "UIImage(\(name.map { "\"\($0)\", " } ?? "")\(size.width) × \(size.height) @\(scale))"
    }
}
