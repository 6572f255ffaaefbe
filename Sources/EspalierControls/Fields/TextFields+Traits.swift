import EspalierViews
import Foundation

extension UITextField: TraitDependentContent, UIContentSizeCategoryAdjusting {
    package final func contentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
        if old.differsInFonts(from: new) { fontsDidChange() }
        if old.displayScale != new.displayScale { invalidateIntrinsicContentSize() }
    }

    /// Fonts may be shown in other sizes. The field's own is written, so that whoever observes it hears.
    final func fontsDidChange() {
        let stored = self[stored: Self.fontProperty]
        let adjusted = shown(stored, adjusts: adjustsFontForContentSizeCategory)
        if adjustsFontForContentSizeCategory, adjusted != stored { font = adjusted }
        invalidateIntrinsicContentSize()
    }
}

extension UITextView: TraitDependentContent, UIContentSizeCategoryAdjusting {
    package final func contentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
        if old.differsInFonts(from: new) { fontsDidChange() }
        if old.displayScale != new.displayScale { textDidChange() }
    }

    /// As that of a field.
    final func fontsDidChange() {
        if adjustsFontForContentSizeCategory, let stored = self[stored: Self.fontProperty] {
            let adjusted = shown(stored, adjusts: true)
            if adjusted != stored { font = adjusted }
        }
        textDidChange()
        // Baselines follow, which a view that scrolls has as well.
        if isScrollEnabled { invalidateIntrinsicContentSize() }
    }
}

extension UISegmentedControl: TraitDependentContent {
    package final func contentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
        if old.displayScale != new.displayScale { invalidateIntrinsicContentSize() }
    }
}
