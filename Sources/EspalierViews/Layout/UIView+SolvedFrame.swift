import Foundation

extension UIView {
    /// Sets the frame, as `frame` does, to what the tree's solver has found.
    ///
    /// The short way is for a view with nothing but a frame, whose only consumer is the solver's own, which knows: it
    /// saves half of the time of a set, a tenth of a first pass. What it equals is the set of `frame`; the layout's
    /// random tests write the same frames to views of a subclass.
    package final func writeSolvedFrame(_ new: CGRect) {
        guard type(of: self) == UIView.self, flags.isDisjoint(with: .heardBesidesSolver),
            !seams.contains(.heardBesidesSolver), new.size.width >= 0, new.size.height >= 0
        else { return frame = new }
        let old = rect
        rect = new
        if old.size.width != new.size.width || old.size.height != new.size.height { markForNewSize() }
        if hostWindow != nil || flags.contains(.subviewsAutoresize) {
            followGeometry(from: CGRect(origin: .zero, size: old.size), to: new.size)
        }
    }
}

extension ViewFlags {
    /// The view has more geometry than a frame, or somebody hears of its changes who is no consumer.
    fileprivate static let heardBesidesSolver: ViewFlags = [.specialGeometry, .observed, .inHierarchyScope, .keyed]
}
