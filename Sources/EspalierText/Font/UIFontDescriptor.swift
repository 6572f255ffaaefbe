import Foundation

/// What a font is to be: a size, traits, a name, a design. Constants; two that say the same are equal.
public final class UIFontDescriptor: Hashable, Sendable {
    /// What a font looks like.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits, UIKit's.
        public let rawValue: UInt32
        /// Makes traits of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted. Measures as upright.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide. Kept.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow. Kept.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Lines that stand farther apart. Kept.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines that stand closer. Kept.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a design of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual one.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// All characters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// Rounded. Measures as the usual one.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs. Measures as Times.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }

    /// The size in points; 0 where nothing is said.
    public let pointSize: CGFloat
    /// What the font looks like.
    public let symbolicTraits: SymbolicTraits
    let weight: UIFont.Weight
    /// The font whose name and design count.
    let base: UIFont?
    let name: String?
    let design: SystemDesign
    let scaling: FontScaling?

    init(
        pointSize: CGFloat, traits: SymbolicTraits, weight: UIFont.Weight, base: UIFont? = nil, name: String? = nil,
        design: SystemDesign = .default, scaling: FontScaling? = nil
    ) {
        self.pointSize = pointSize
        symbolicTraits = traits
        self.weight = weight
        self.base = base
        self.name = name
        self.design = design
        self.scaling = scaling
    }

    /// Makes a descriptor of a font's name, such as `Avenir-Heavy`.
    ///
    /// - Parameters:
    ///   - fontName: the name of a face, as PostScript calls it.
    ///   - size: in points; 0 says nothing.
    public convenience init(name fontName: String, size: CGFloat) {
        let font = UIFont(name: fontName, size: size > 0 && size.isFinite ? size : UIFont.systemFontSize)
        self.init(
            pointSize: size, traits: font?.descriptorTraits ?? [], weight: font?.weight ?? .regular, name: fontName)
    }

    /// The descriptor of the system font for a use, in the usual size of texts.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The name of the font.
    public var postscriptName: String { name ?? base?.fontName ?? font(ofSize: 0).fontName }

    /// The same with another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed(pointSize: newPointSize) }

    /// The same with other traits: bold or not, slanted or not, of one width or not.
    ///
    /// nil for traits that contradict one another (narrow and wide, loose and tight).
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        if symbolicTraits.isSuperset(of: [.traitExpanded, .traitCondensed]) { return nil }
        if symbolicTraits.isSuperset(of: [.traitLooseLeading, .traitTightLeading]) { return nil }
        return changed(traits: symbolicTraits)
    }

    /// The same in another design of the system font; nil for a font that is not the system's.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if name != nil || base.map({ $0.design == .named || $0.isOfFile }) ?? false { return nil }
        return UIFontDescriptor(
            pointSize: pointSize, traits: symbolicTraits, weight: weight, design: design, scaling: scaling)
    }

    private func changed(pointSize: CGFloat? = nil, traits: SymbolicTraits? = nil) -> UIFontDescriptor {
        let isOther = traits.map { $0 != symbolicTraits } ?? false
        let isBold = symbolicTraits.contains(.traitBold)
        var weight = weight
        if let traits, traits.contains(.traitBold) != isBold { weight = isBold ? .regular : .bold }
        return UIFontDescriptor(
            pointSize: pointSize ?? self.pointSize, traits: traits ?? symbolicTraits, weight: weight,
            // A face of a file is one weight and one slant.
            base: isOther ? nil : base, name: isOther ? (name ?? base?.ownName).map { $0.familyPart } : name,
            design: design, scaling: pointSize == nil ? scaling : nil)
    }

    /// Whether both say the same.
    public static func == (one: UIFontDescriptor, other: UIFontDescriptor) -> Bool {
        one.pointSize == other.pointSize && one.symbolicTraits == other.symbolicTraits && one.weight == other.weight
            && one.base == other.base && one.name == other.name && one.design == other.design
    }

    /// Feeds size, traits and name into `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(symbolicTraits)
        hasher.combine(name)
    }
}
