import EspalierViews
import Foundation

// What stands above, below and behind all rows.
extension UITableView {
    final func setEnd(_ property: ReferenceWritableKeyPath<UITableView, UIView?>, _ new: UIView?) {
        let old = self[keyPath: property]
        if old === new { return }
        self[keyPath: property] = new
        if let old, old.superview === self { old.removeFromSuperview() }
        if let new { addSubview(new) }
        if model != nil {
            model?.top = headHeight
            updateContentSize()
        }
        setNeedsLayout()
    }

    final func setBackground(_ new: UIView?) {
        let old = ownBackground
        if old === new { return }
        ownBackground = new
        if let old, old.superview === self { old.removeFromSuperview() }
        if let new {
            new.frame = bounds
            insertSubview(new, at: 0)
        }
        setNeedsLayout()
    }

    /// The size of all that is known of, and of the views at the ends.
    final func updateContentSize() {
        guard let model else { return }
        let size = CGSize(width: bounds.width, height: model.end + (ownFooter?.frame.height ?? 0))
        if contentSize != size { contentSize = size }
    }

    /// Asks for counts and heights where nothing is known of them yet, and there is somebody to ask.
    final func loadForContentSize() {
        if model != nil || dataSource == nil || updateDepth > 0 || isPlacing { return }
        // What is asked meanwhile may ask for the size itself.
        isPlacing = true
        defer { isPlacing = false }
        load()
    }

    final func placeEnds() {
        if let ownHeader { updateOrigin(of: ownHeader, y: 0) }
        if let ownFooter, let model { updateOrigin(of: ownFooter, y: model.end) }
        if let ownBackground, ownBackground.frame != bounds { ownBackground.frame = bounds }
        updateContentSize()
    }

    private func updateOrigin(of view: UIView, y: CGFloat) {
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
        if view.frame != frame { view.frame = frame }
    }
}
