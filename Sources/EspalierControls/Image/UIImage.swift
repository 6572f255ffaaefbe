import EspalierViews
import Foundation

/// A picture, as far as a layout asks for it: a size, a scale and a name. There are no pixels.
///
/// A class because it is one in UIKit. Images are constants: two of the same size, scale, name and rendering are equal,
/// and `===` means nothing.
public final class UIImage: Hashable, Sendable {
    /// Whether colours are the image's own or the tint's.
    public enum RenderingMode: Int, Sendable {
        // The cases are UIKit's, in its order.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// How large the image is, in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// Under which the image is known, or nil.
    public let name: String?
    /// Whether colours are the image's own or the tint's. `.automatic` by default.
    public let renderingMode: RenderingMode

    /// Makes an image.
    ///
    /// - Parameters:
    ///   - size: In points; finite, not negative.
    ///   - scale: Pixels per point; finite, above 0.
    ///   - name: What the image is called, for whoever looks.
    ///   - renderingMode: Kept; nothing is drawn.
    /// - Precondition: as said. Otherwise the program stops with a message.
    public init(size: CGSize, scale: CGFloat = 1, name: String? = nil, renderingMode: RenderingMode = .automatic) {
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            trap("UIImage: the size must be finite and not negative: \(size.width) × \(size.height)")
        }
        guard scale.isFinite, scale > 0 else { trap("UIImage: the scale must be finite and above 0: \(scale)") }
        self.size = size
        self.scale = scale
        self.name = name
        self.renderingMode = renderingMode
    }

    /// Makes an empty image: of the size zero, without a name.
    public convenience init() {
        self.init(size: .zero)
    }

    /// Makes an image of which only the name is known: its size is zero. nil for the empty name.
    ///
    /// There is no catalogue of images here; where sizes matter, make images with them.
    public convenience init?(named name: String) {
        if name.isEmpty { return nil }
        self.init(size: .zero, name: name)
    }

    /// As `init(named:)`, for the name of a symbol.
    public convenience init?(systemName name: String) {
        self.init(named: name)
    }

    /// The same image with other colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(size: size, scale: scale, name: name, renderingMode: renderingMode)
    }

    /// Whether two images have the same size, scale, name and rendering.
    public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
        lhs.size == rhs.size && lhs.scale == rhs.scale && lhs.name == rhs.name
            && lhs.renderingMode == rhs.renderingMode
    }

    /// Feeds what `==` compares into `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(scale)
        hasher.combine(name)
        hasher.combine(renderingMode)
    }
}

extension UIImage: CustomStringConvertible {
    /// Name, size and scale: `UIImage("star", 20.0 × 20.0 @2.0)`.
    public var description: String {
        "UIImage(\(name.map { "\"\($0)\", " } ?? "")\(size.width) × \(size.height) @\(scale))"
    }
}
