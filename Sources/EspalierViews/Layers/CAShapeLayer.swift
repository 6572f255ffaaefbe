import Foundation

/// Which points of a shape are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those around which the path goes, all turns counted by their direction.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Those that a ray leaves by crossing the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines of a shape end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At their ends.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a disc around their ends.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square around their ends.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines of a shape meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a point, where that is not too far away.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Around a disc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// With the corner cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer with a path that is filled, and drawn as a line. Pictures show it.
open class CAShapeLayer: CALayer {
    /// Makes a layer of the size zero, without a path.
    public override init() { super.init() }

    /// As `CALayer.init(layer:)`, with the path of a `CAShapeLayer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        (path, fillColor, fillRule) = (layer.path, layer.fillColor, layer.fillRule)
        (strokeColor, strokeStart, strokeEnd) = (layer.strokeColor, layer.strokeStart, layer.strokeEnd)
        (lineWidth, miterLimit, lineCap) = (layer.lineWidth, layer.miterLimit, layer.lineCap)
        (lineJoin, lineDashPhase, lineDashPattern) = (layer.lineJoin, layer.lineDashPhase, layer.lineDashPattern)
    }

    /// Archives of layers are not read: the layer has no path.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private final var keptPath: CGPath?

    /// The path, in the layer's own coordinates. Nil by default. Setting it takes a copy.
    open var path: CGPath? {
        get { keptPath }
        set { keptPath = newValue?.copy() }
    }
    /// The colour inside. Black by default.
    open var fillColor: CGColor? = .black
    /// What is inside. `.nonZero` by default.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The colour of the line. Nil by default.
    open var strokeColor: CGColor?
    /// At which share of the path's length the line begins. 0 by default.
    open var strokeStart: CGFloat = 0
    /// At which share of the path's length the line ends. 1 by default.
    open var strokeEnd: CGFloat = 1
    /// How wide the line is, in points. 1 by default.
    open var lineWidth: CGFloat = 1
    /// How many widths of the line a point of two lines may stand out. 10 by default.
    open var miterLimit: CGFloat = 10
    /// How lines end. `.butt` by default.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How lines meet. `.miter` by default.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Where in the pattern the line begins.
    open var lineDashPhase: CGFloat = 0
    /// Lengths of dashes and gaps, in turns. Nil by default.
    open var lineDashPattern: [NSNumber]?
}
