import Foundation

extension UIFont {
    /// Makes the font that a descriptor describes.
    ///
    /// - Parameters:
    ///   - descriptor: what the font is to be.
    ///   - pointSize: in points; 0 stands for the descriptor's, and where that says nothing for `systemFontSize`.
    /// - Precondition: the size is finite and not below 0.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font(ofSize: pointSize)
        self.init(
            size: font.pointSize, weight: font.weight, name: font.fontName, design: font.design, scaling: font.scaling)
    }

    /// What describes the font: its size, its traits, its name.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(
            pointSize: pointSize, traits: descriptorTraits, weight: weight, base: self, scaling: scaling)
    }

    var descriptorTraits: UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        let name = fontName.lowercased()
        if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
        if name.hasSuffix("italic") || name.hasSuffix("oblique") { traits.insert(.traitItalic) }
        if design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    var isOfFile: Bool { if case .file = design { true } else { false } }

    /// The font's name where it is none of the system's.
    var ownName: String? { design == .named || isOfFile ? fontName : nil }
}

extension String {
    /// The name of a face without what says its weight and its slant.
    var familyPart: String { lastIndex(of: "-").map { String(self[..<$0]) } ?? self }
}

extension UIFontDescriptor {
    func font(ofSize size: CGFloat) -> UIFont {
        let size = size > 0 || size != size ? size : pointSize > 0 ? pointSize : UIFont.systemFontSize
        if let base { return base.pointSize == size ? base : base.withSize(size) }
        let isItalic = symbolicTraits.contains(.traitItalic)
        if let name {
            if name.contains("-") || symbolicTraits.isDisjoint(with: [.traitBold, .traitItalic]) {
                return UIFont(size: size, weight: weight, name: name, design: .named)
            }
            let ending = (symbolicTraits.contains(.traitBold) ? "Bold" : "") + (isItalic ? "Italic" : "")
            return UIFont(size: size, weight: weight, name: "\(name)-\(ending)", design: .named)
        }
        if symbolicTraits.contains(.traitMonoSpace) || design == .monospaced {
            return .monospacedSystemFont(ofSize: size, weight: weight)
        }
        if design == .serif { return UIFont(size: size, weight: weight, name: "NewYork", design: .named) }
        let plain = UIFont(size: size, weight: weight, scaling: scaling)
        guard isItalic else { return plain }
        return UIFont(size: size, weight: weight, name: plain.fontName + "-Italic", scaling: scaling)
    }
}
