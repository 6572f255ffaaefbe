import EspalierViews
import Foundation

// Sizes that views ask for (AUTOLAYOUT 7.3).
extension UICollectionViewFlowLayout {
    /// What an item counts as that neither the delegate nor its cell says a size of.
    final var usualItemSize: CGSize {
        asksViews && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
    }

    final func wantsChange(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        if preferred.representedElementCategory == .cell { return preferred.size != original.size }
        let axes = FlowAxes(isHorizontal: scrollDirection == .horizontal)
        return axes.exchanged(preferred.size).height != axes.exchanged(original.size).height
    }

    final func takePreferred(_ preferred: UICollectionViewLayoutAttributes) {
        check(preferred.size, "preferred size, of \(preferred.brief),")
        fittedSizes.set(preferred.size, of: preferred.element)
    }

    /// What is for other metrics is forgotten, and asked again where it is in sight. After an update it stands.
    final func forgetFitted(_ context: UICollectionViewLayoutInvalidationContext) {
        if fittedSizes.isEmpty || context.invalidateDataSourceCounts { return }
        let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
        guard context.invalidateEverything || flowContext?.invalidateFlowLayoutDelegateMetrics != false else { return }
        fittedSizes = FittedSizes()
        host?.fittingEpoch += 1
    }
}
