import EspalierViews
import Foundation

extension UICollectionViewLayout {
    final func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        host?.layoutWasInvalidated(context)
    }

    final func fittingContext(
        _ preferred: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        if preferred.representedElementCategory == .decorationView, let kind = preferred.representedElementKind {
            context.invalidateDecorationElements(ofKind: kind, at: [preferred.indexPath])
        } else if let kind = preferred.representedElementKind {
            context.invalidateSupplementaryElements(ofKind: kind, at: [preferred.indexPath])
        } else {
            context.invalidateItems(at: [preferred.indexPath])
        }
        return context
    }

    final func invalidateEverything(andCounts: Bool) {
        let context = makeContext()
        context.everything = true
        context.counts = andCounts
        invalidateLayout(with: context)
    }

    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let answered: AnyClass = type(of: self).invalidationContextClass
        guard let contextClass = answered as? UICollectionViewLayoutInvalidationContext.Type else {
            trap(
                "\(type(of: self)).invalidationContextClass is \(answered), which is no "
                    + "UICollectionViewLayoutInvalidationContext")
        }
        return made(as: contextClass)
    }

    /// How often a layout may invalidate itself inside `prepare()` before it is used as it is.
    private static var prepareBudget: Int { 10 }

    /// Runs `prepare()` if need be.
    final func prepareIfNeeded() {
        var rounds = 0
        while !isPrepared && rounds < Self.prepareBudget {
            isPrepared = true
            rounds += 1
            host?.collectionCounters.prepares += 1
            prepare()
        }
    }
}
