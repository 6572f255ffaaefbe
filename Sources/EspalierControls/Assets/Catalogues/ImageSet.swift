import EspalierViews
import Foundation

/// The variants of an image, as a set of a catalogue has them, or files side by side.
struct ImageSet: Hashable, Sendable {
    /// A file of the set.
    struct Variant: Hashable, Sendable {
        var conditions = TraitConditions()
        /// Pixels per point; nil of a vector image, which has those of where it is shown.
        var scale: CGFloat?
        /// In points.
        var size: CGSize
        /// In points.
        var capInsets = UIEdgeInsets.zero
        var resizingMode = UIImage.ResizingMode.tile
        /// In points.
        var alignmentRectInsets = UIEdgeInsets.zero
        /// Where the file lies; nil where nobody knows.
        var file: URL?
    }

    let name: String
    var variants: [Variant]
    var renderingMode = UIImage.RenderingMode.automatic
    var isSymbol = false

    /// Whether the image may be another one under other traits.
    var depends: Bool { variants.count > 1 || variants.contains { $0.scale == nil } }

    /// The variant that fits traits best: of those that fit alike the one of their scale, else the next larger one, else
    /// the largest.
    func variant(under traits: TraitValues) -> Variant? {
        let fits = variants.compactMap { variant in variant.conditions.fit(traits).map { (variant: variant, fit: $0) } }
        guard let best = fits.map(\.fit).max() else { return nil }
        let wanted = traits.displayScale
        return fits.lazy.filter { $0.fit == best }.map(\.variant).min {
            Self.distance($0.scale ?? wanted, from: wanted) < Self.distance($1.scale ?? wanted, from: wanted)
        }
    }

    /// Larger scales go before smaller ones, and near ones before far ones.
    private static func distance(_ scale: CGFloat, from wanted: CGFloat) -> (Int, CGFloat) {
        scale >= wanted ? (0, scale - wanted) : (1, wanted - scale)
    }
}
