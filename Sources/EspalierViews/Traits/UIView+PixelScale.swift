import Foundation

/// A view whose content is measured by traits: by the scale of the display or by the user's size of texts.
package protocol TraitDependentContent: UIView {
    /// The view's traits are others; called before the view's own code hears of it.
    func contentTraitsDidChange(from old: TraitValues, to new: TraitValues)
}

extension UIView {
    /// Pixels per point, as far as a screen, a document or an override says how many there are; else nil.
    /// - Complexity: O(1) in a window without overrides, else O(depth).
    package final var knownScale: CGFloat? {
        let root = topmost
        let tree = root.side?.tree
        let isOverridden = root.marks.contains(.overridesTraits)
        guard isOverridden || (tree?.traits.displayScale ?? 0) > 0 else {
            return (root as? UIWindow)?.screen?.scale
        }
        let scale = currentTraits.displayScale
        // Where nobody says anything, traits have a scale all the same.
        let isSaid = scale != TraitValues.standard.displayScale || (tree?.traits.displayScale ?? 0) > 0
        return isSaid ? scale : (root as? UIWindow)?.screen?.scale
    }
}
