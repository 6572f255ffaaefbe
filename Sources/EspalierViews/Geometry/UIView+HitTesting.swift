import Foundation

extension UIView {
    private final func takesTouch(at point: CGPoint, with event: UIEvent?) -> Bool {
        !isHidden && isUserInteractionEnabled && alpha >= 0.01 && self.point(inside: point, with: event)
    }

    /// Asks subviews front to back; the first answer wins, else the view itself.
    ///
    /// Plain views and windows cannot override `hitTest`, so they are walked in a loop, and a tree of them may be of
    /// any depth. A subclass is asked through its own `hitTest`, which may be an override.
    final func hitTested(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouch(at: point, with: event) else { return nil }
        // Held, as an override may change the tree; a subview that was taken out ends the walk along its siblings.
        var path = [(view: self, point: point, next: lastChild?.object)]
        while let (view, point, next) = path.last {
            guard let subview = next, subview.realSuperview === view else { return view }
            path[path.count - 1].next = subview.previousSibling?.object
            let inside = subview.converted(point, from: view)
            if type(of: subview) == UIView.self {
                if subview.takesTouch(at: inside, with: event) {
                    path.append((subview, inside, subview.lastChild?.object))
                }
            } else if let hit = subview.hitTest(inside, with: event) {
                return hit
            }
        }
        return nil
    }
}
