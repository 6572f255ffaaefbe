import Foundation

// Documents have no window, and may have a safe area all the same (AUTOLAYOUT 5).
extension UIView {
    /// What covers the edges of this topmost view, as if a window gave it. Zero by default; every view of the tree gets
    /// its part of it as `safeAreaInsets`, and the margins have it.
    package final var documentSafeAreaInsets: UIEdgeInsets {
        get { (self as? UIWindow)?.screenSafeAreaInsets ?? side?.tree?.safeAreaInsets ?? .zero }
        set {
            // A window gives them itself.
            if let window = self as? UIWindow { return window.screenSafeAreaInsets = newValue }
            if newValue == documentSafeAreaInsets { return }
            ensureTreeRecord().safeAreaInsets = newValue
            markDocumentInsets()
            updateSafeArea()
        }
    }

    /// Whether this topmost view is a document's root: its place and size are given although it is an item otherwise
    /// (AUTOLAYOUT 1.6).
    package final var isDocumentRoot: Bool {
        get { side?.tree?.rootIsGiven ?? false }
        set {
            if newValue == isDocumentRoot { return }
            ensureTreeRecord().rootIsGiven = newValue
            comesFromOutside = newValue
            constraintRecord?.itemStateDidChange()
        }
    }

    /// Pixels per point that frames of the view's tree are rounded to (AUTOLAYOUT 3.5); nil where they are not.
    package final var pixelScale: CGFloat? {
        let root = topmost
        let said = root.treeTraits.displayScale
        return said > 0 ? said : (root as? UIWindow)?.screen?.scale
    }

    /// Marks all views of the subtree: of a view that comes into the tree of a document with a safe area.
    final func markDocumentInsets() {
        forEachInSubtree { view in
            view.marks.insert(.documentInsets)
            // Without a window, the short way of setting a frame does not look whether a safe area moves with it.
            view.seams.insert(.hearsBounds)
        }
    }

    /// Whether the view can have a safe area at all: in a window, and in a document.
    final var mayHaveSafeArea: Bool { hostWindow != nil || marks.contains(.documentInsets) }
}
