import EspalierViews
import Foundation

/// Where the views of a tree are as it was built, superviews first, if masks play a part: a mask makes a frame from the
/// one before, so that a layout would follow from the sizes before.
package struct TreeBeginning {
    private var views: [(view: UIView, size: CGSize, center: CGPoint)] = []

    /// Takes down where the views of a tree are now.
    package init(of root: UIView) {
        var isMasked = false
        root.forEachInSubtree { isMasked = isMasked || $0 !== root && !$0.autoresizingMask.isEmpty }
        guard isMasked else { return }
        root.forEachInSubtree { views.append(($0, $0.bounds.size, $0.center)) }
    }

    /// Puts the views inside the root where masks bring them from the beginning, with the root as it is now.
    package func restoreInside() {
        guard let (root, _, _) = views.first else { return }
        let (size, center) = (root.bounds.size, root.center)
        restore()
        root.bounds.size = size
        root.center = center
    }

    /// Puts all views where they were. How far a list is scrolled is no place: it follows from what covers the list.
    package func restore() {
        for (view, size, center) in views {
            if view.bounds.size != size { view.bounds.size = size }
            if view.center != center { view.center = center }
        }
    }
}

/// Makes texts of views longer, those of each view once.
package struct TextDresser {
    private let factor: Double
    private var dressed: Set<ObjectIdentifier> = []

    /// - Parameter factor: by how many times; 1 and less change nothing.
    package init(factor: Double) { self.factor = factor }

    /// Gives the texts of views that are new below a root their length.
    ///
    /// - Parameter note: hears of each view before.
    /// - Returns: whether there were new views.
    package mutating func dress(_ root: UIView, note: (UIView) -> Void = { _ in }) -> Bool {
        guard factor > 1 else { return false }
        var new: [UIView] = []
        root.forEachInSubtree { view in if dressed.insert(ObjectIdentifier(view)).inserted { new.append(view) } }
        for view in new {
            note(view)
            view.lengthenTexts(times: factor)
        }
        return !new.isEmpty
    }
}
