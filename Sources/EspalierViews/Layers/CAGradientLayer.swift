import Foundation

/// How colours follow one another.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with colours that follow one another, over its background. Pictures show it; a conic one as its first colour.
open class CAGradientLayer: CALayer {
    /// Makes a layer of the size zero, without colours.
    public override init() { super.init() }

    /// As `CALayer.init(layer:)`, with the colours of a `CAGradientLayer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        (colors, locations, type) = (layer.colors, layer.locations, layer.type)
        (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
    }

    /// Archives of layers are not read: the layer has no colours.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The colours: objects of the class `CGColor`; pictures leave others out. Nil by default.
    open var colors: [Any]?
    /// Where each colour stands, from 0 to 1; nil, the default, for equal distances.
    open var locations: [NSNumber]?
    /// Where the first colour stands, in shares of the bounds. The middle of the top by default.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour stands, in shares of the bounds. The middle of the bottom by default.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// How colours follow one another. `.axial` by default.
    open var type = CAGradientLayerType.axial
}
