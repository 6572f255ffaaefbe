import EspalierViews
import Foundation

extension UIImage {
    /// The image of a name among the program's own: the catalogues and loose images of the main bundle, and of the bundles of
    /// resources beside the program. nil for the empty name.
    ///
    /// Where none of them has the name, the image has the name and the size zero: what a program on iOS has in its
    /// catalogues need not be here. Catalogues are read once, at the first question.
    /// - Complexity: O(1) after that.
    public convenience init?(named name: String) {
        self.init(ownName: name, traits: nil)
    }

    /// The image of a name in a bundle, for traits.
    ///
    /// - Parameters:
    ///   - name: of an image set or a symbol set, with the namespaces of its groups before it (`Icons/star`), or of a loose
    ///     file, with or without its ending.
    ///   - bundle: whose resource folder is looked through: its catalogues, and the files directly in it. nil or the main
    ///     bundle: as `init(named:)`.
    ///   - traitCollection: what the variant must fit; nil, and what is unspecified, stands for `UIScreen.main`.
    ///
    /// nil where the bundle has catalogues or loose images, and none of that name for these traits. Where it has none at all,
    /// nothing is known: the image has the name and the size zero.
    /// - Complexity: O(groups of the bundle's catalogues): an ``AssetCatalog`` is read once.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let bundle, bundle != .main else {
            self.init(ownName: name, traits: traitCollection)
            return
        }
        if name.isEmpty { return nil }
        let found = BundleAssets.image(named: name, in: bundle)
        if found.isEmpty {
            self.init(size: .zero, name: name)
            return
        }
        let traits = TraitValues.forAssets(traitCollection)
        guard let set = found.set, let variant = set.variant(under: traits) else { return nil }
        self.init(set, variant, displayScale: traits.displayScale)
    }

    /// The image of a name in a catalogue that was read before, for traits. See ``AssetCatalog/image(named:compatibleWith:)``.
    public convenience init?(
        named name: String, in assets: AssetCatalog, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        let traits = TraitValues.forAssets(traitCollection)
        guard let set = assets.imageSet(named: name), let variant = set.variant(under: traits) else { return nil }
        self.init(set, variant, displayScale: traits.displayScale)
    }

    private convenience init?(ownName name: String, traits: UITraitCollection?) {
        if name.isEmpty { return nil }
        let traits = TraitValues.forAssets(traits)
        guard let set = BundleAssets.main.imageSet(named: name), let variant = set.variant(under: traits) else {
            self.init(size: .zero, name: name)
            return
        }
        self.init(set, variant, displayScale: traits.displayScale)
    }

    /// Makes an image of a file's size. Nothing but the beginning of the file is read.
    ///
    /// - Parameter path: of a PNG, JPEG, GIF, WebP, HEIC, PDF or SVG file. Its name says the scale: `logo@2x.png`.
    ///
    /// nil where there is no such file, and where its size cannot be found.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let header = try? ImageHeader(contentsOf: url, limit: AssetLimits().maxHeaderBytes) else { return nil }
        self.init(header, scale: LooseImageName(file: url.lastPathComponent)?.scale ?? 1, file: url)
    }

    /// Makes an image of the size that the bytes of an image file say. nil where they say none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Makes an image of the size that the bytes of an image file say. nil where they say none, and for a scale that is not
    /// finite and above 0.
    ///
    /// - Parameters:
    ///   - data: the bytes of the file, or its beginning.
    ///   - scale: pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale.isFinite, scale > 0,
            let header = try? ImageHeader(data, limit: AssetLimits().maxHeaderBytes)
        else { return nil }
        self.init(header, scale: scale)
    }

    private convenience init?(_ header: ImageHeader, scale: CGFloat, file: URL? = nil) {
        guard let variant = ImageSet.Variant(header, scale: scale) else { return nil }
        self.init(ImageParts(size: variant.size, scale: scale, file: file))
    }

    /// Makes the image of a variant.
    convenience init(_ set: ImageSet, _ variant: ImageSet.Variant, displayScale: CGFloat) {
        self.init(
            ImageParts(
                size: variant.size, scale: variant.scale ?? (displayScale > 0 ? displayScale : 1), name: set.name,
                renderingMode: set.renderingMode, capInsets: variant.capInsets, resizingMode: variant.resizingMode,
                alignmentRectInsets: variant.alignmentRectInsets, file: variant.file, isSymbol: set.isSymbol,
                set: set.depends ? set : nil))
    }
}

extension UIColor {
    /// The colour of a name among the program's own catalogues; nil where none has it. See ``UIImage/init(named:)``.
    public convenience init?(named name: String) {
        guard let color = BundleAssets.main.color(named: name) else { return nil }
        self.init(like: color)
    }

    /// The colour of a name in a bundle.
    ///
    /// - Parameters:
    ///   - name: of a colour set, with the namespaces of its groups before it.
    ///   - bundle: whose catalogues are looked through. nil or the main bundle: as `init(named:)`.
    ///   - traitCollection: for which traits the colour is resolved; nil: it follows those of where it is resolved.
    ///
    /// nil where the bundle has no colour of that name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let found: UIColor?
        if let bundle, bundle != .main {
            found = BundleAssets.color(named: name, in: bundle)
        } else {
            found = BundleAssets.main.color(named: name)
        }
        guard let color = found else { return nil }
        self.init(like: traitCollection.map { color.resolvedColor(with: $0) } ?? color)
    }
}
