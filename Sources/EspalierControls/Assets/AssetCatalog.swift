import EspalierSupport
import EspalierViews
import Foundation

/// The images and colours of `.xcassets` catalogues and of loose image files, read once from folders.
///
///     let assets = try AssetCatalog(folder: URL(filePath: "App"))
///     let logo = assets.image(named: "logo")
///     let ink = assets.color(named: "Theme/ink")
///
/// Sizes come from the beginnings of image files; nothing is decoded. A value: what happens to the files afterwards changes
/// nothing.
public struct AssetCatalog: Sendable {
    /// What is left out, and why, in the order in which it was met.
    public private(set) var reports: [AssetReport] = []
    private var images: [String: ImageSet] = [:]
    private var colors: [String: UIColor] = [:]

    /// Makes a catalogue without images and colours.
    public init() {}

    /// Reads a catalogue, or all catalogues and loose images that stand in a folder, at any depth.
    ///
    /// Names that begin with a dot are passed over, and links to folders not followed. Of two sets of one name the first
    /// one counts, by the order of names. What cannot be read is in `reports`.
    ///
    /// - Parameters:
    ///   - folder: the catalogue, such as `Assets.xcassets`, or a folder.
    ///   - limits: what is too large.
    /// - Throws: ``AssetError`` where there is no such folder.
    /// - Complexity: O(files and folders), and of each file what says its size.
    public init(folder: URL, limits: AssetLimits = AssetLimits()) throws(AssetError) {
        try self.init(folder, .deep, limits)
    }

    /// Reads the catalogues and the loose images that stand in the resource folder of a bundle, not deeper. Empty where the
    /// bundle has none.
    public init(bundle: Bundle, limits: AssetLimits = AssetLimits()) {
        for folder in BundleAssets.folders(of: bundle) {
            if let read = try? AssetCatalog(folder, .shallow, limits) { add(read) }
        }
    }

    init(_ folder: URL, _ reach: AssetIndex.Reach, _ limits: AssetLimits) throws(AssetError) {
        let folder = folder.isFileURL ? folder.resolvingSymlinksInPath() : folder
        guard folder.isFileURL, AssetFile.kind(of: folder) == .typeDirectory else {
            throw AssetError(
                folder: folder.isFileURL ? folder.relativePath : folder.absoluteString,
                message: "there is no such folder",
                fix: "write the path of an .xcassets folder, or of one that has some")
        }
        var reader = AssetReader(limits: limits)
        let index = AssetIndex(folder, reach, &reader)
        for (name, url) in index.imageSets.ordered(byKey: \.key) {
            images[name] = reader.imageSet(name, at: url)
        }
        for (name, url) in index.colorSets.ordered(byKey: \.key) { colors[name] = reader.color(at: url) }
        for name in index.symbols where images[name] == nil { images[name] = .symbol(name) }
        for (name, urls) in index.looseImages.ordered(byKey: \.key) where images[name] == nil {
            images[name] = reader.looseSet(name, urls)
        }
        for (name, urls) in index.fullNames.ordered(byKey: \.key) where images[name] == nil {
            images[name] = reader.looseSet(name, urls)
        }
        reports = reader.reports
    }

    /// Adds what another catalogue has. Where both have a name, this one's counts.
    public mutating func add(_ other: AssetCatalog) {
        images.merge(other.images) { own, _ in own }
        colors.merge(other.colors) { own, _ in own }
        reports += other.reports
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { images.isEmpty && colors.isEmpty }

    /// The names of the images, sorted. A loose image has two: with its ending and without.
    public var imageNames: [String] { images.keys.ordered() }

    /// The names of the colours, sorted.
    public var colorNames: [String] { colors.keys.ordered() }

    /// The image of a name; nil where the catalogue has none, or none for the traits.
    ///
    /// - Parameters:
    ///   - name: as `UIImage(named:)` takes it; groups that provide a namespace stand before it: `Icons/star`.
    ///   - traits: what the variant must fit; nil, and what is unspecified, stands for `UIScreen.main`, an upright phone
    ///     with three pixels a point in the light appearance.
    public func image(named name: String, compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
        UIImage(named: name, in: self, compatibleWith: traits)
    }

    func imageSet(named name: String) -> ImageSet? { images[name] }

    /// The colour of a name, which follows traits where the set has several; nil where the catalogue has none.
    public func color(named name: String) -> UIColor? { colors[name] }
}

extension ImageSet {
    /// A symbol: its name is known, and how large it is drawn depends on a font that nobody has.
    static func symbol(_ name: String) -> ImageSet {
        ImageSet(
            name: name, variants: [Variant(scale: 1, size: .zero)],
            renderingMode: .alwaysTemplate, isSymbol: true)
    }
}

extension TraitValues {
    /// What an image is looked for that nobody has put into a view yet.
    static func forAssets(_ traits: UITraitCollection?) -> TraitValues {
        let main = UIScreen.main.traits
        return traits.map { main.overridden(by: $0.values) } ?? main
    }
}
