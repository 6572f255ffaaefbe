import EspalierViews
import Foundation

extension UITextField: TraitDependentContent, UIContentSizeCategoryAdjusting {
    package final func contentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
        if old.preferredContentSizeCategory != new.preferredContentSizeCategory { adjustFont(to: new) }
        if old.displayScale != new.displayScale { invalidateIntrinsicContentSize() }
    }

    /// Makes the font follow the user's size of texts, where it is to.
    final func adjustFont(to traits: TraitValues) {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.adjusted(to: traits.preferredContentSizeCategory)
        if adjusted != font { self.font = adjusted }
    }
}

extension UITextView: TraitDependentContent, UIContentSizeCategoryAdjusting {
    package final func contentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
        if old.preferredContentSizeCategory != new.preferredContentSizeCategory { adjustFont(to: new) }
        if old.displayScale != new.displayScale { textDidChange() }
    }

    /// Makes the font follow the user's size of texts, where it is to.
    final func adjustFont(to traits: TraitValues) {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.adjusted(to: traits.preferredContentSizeCategory)
        if adjusted != font { self.font = adjusted }
    }
}

extension UISegmentedControl: TraitDependentContent {
    package final func contentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
        if old.displayScale != new.displayScale { invalidateIntrinsicContentSize() }
    }
}
