import EspalierViews
import Foundation

/// The variants of an image of a catalogue, of which traits choose one.
public final class UIImageAsset: ObjectOfUIKit, Sendable {
    private let set: ImageSet

    init(_ set: ImageSet) { self.set = set }

    /// The variant for traits; an image without a size where there is none for them.
    ///
    /// - Parameter traitCollection: what the variant must fit; what is unspecified stands for `UIScreen.main`.
    public func image(with traitCollection: UITraitCollection) -> UIImage {
        let traits = TraitValues.forAssets(traitCollection)
        guard let variant = set.variant(under: traits) else { return UIImage(size: .zero, name: set.name) }
        return UIImage(set, variant, displayScale: traits.displayScale)
    }

    /// Whether both have the same variants.
    public static func == (one: UIImageAsset, other: UIImageAsset) -> Bool { one.set == other.set }

    /// Feeds the variants into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(set) }
}
