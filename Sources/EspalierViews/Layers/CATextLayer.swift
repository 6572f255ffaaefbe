import Foundation

/// Where lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As the language has it.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What becomes of a text that has no room.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is cut off.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// It loses its beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// It loses its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// It loses its middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer with a text, as data: nothing measures it, and pictures show its box alone. What should be measured is a
/// label.
open class CATextLayer: CALayer {
    /// Makes a layer of the size zero, without a text.
    public override init() { super.init() }

    /// As `CALayer.init(layer:)`, with the text of a `CATextLayer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (layer.string, layer.font, layer.fontSize, layer.foregroundColor)
        (isWrapped, alignmentMode) = (layer.isWrapped, layer.alignmentMode)
        (truncationMode, allowsFontSubpixelQuantization) = (layer.truncationMode, layer.allowsFontSubpixelQuantization)
    }

    /// Archives of layers are not read: the layer has no text.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text: a `String` or an `NSAttributedString`. Nil by default.
    open var string: Any?
    /// The font: its name, or a `UIFont`. Nil by default.
    open var font: Any?
    /// The size of the font, in points. 36 by default.
    open var fontSize: CGFloat = 36
    /// The colour of the text. White by default.
    open var foregroundColor: CGColor? = .white
    /// Whether the text is broken into lines. False by default.
    open var isWrapped = false
    /// Where lines stand. `.natural` by default.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// What becomes of a text that has no room. `.none` by default.
    open var truncationMode = CATextLayerTruncationMode.none
    /// Whether letters may stand between pixels. False by default.
    open var allowsFontSubpixelQuantization = false
}
