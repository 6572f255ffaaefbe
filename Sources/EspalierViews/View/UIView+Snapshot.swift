import Foundation

extension UIView {
    /// A plain view in place of a picture of this one: of the same size, at the origin, without content, as nothing is drawn
    /// here. It takes no touches.
    ///
    /// - Parameter afterUpdates: whether waiting layouts go first.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        let picture = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        picture.isUserInteractionEnabled = false
        return picture
    }

    /// As ``snapshotView(afterScreenUpdates:)``, of a part of the view.
    ///
    /// - Parameters:
    ///   - rect: the part, in the view's own coordinates; its size counts.
    ///   - afterUpdates: whether waiting layouts go first.
    ///   - capInsets: the edges that would keep their size. Nothing is drawn.
    public final func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        let picture = UIView(frame: CGRect(origin: .zero, size: rect.size))
        picture.isUserInteractionEnabled = false
        return picture
    }
}
