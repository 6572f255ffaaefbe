import EspalierViews
import Foundation

// What constraints read of views that lie in a safe area, and in a reading direction: a captured document has no
// surroundings but the safe area of its root.
extension DocumentCapture {
    /// The safe area that each view has in a document whose root has the one that it has now: its part of that of its
    /// superview.
    var documentSafeAreas: [ObjectIdentifier: UIEdgeInsets] {
        var areas: [ObjectIdentifier: UIEdgeInsets] = [:]
        for entry in described {
            guard entry.parent >= 0 else {
                areas[ObjectIdentifier(entry.view)] = entry.view.safeAreaInsets
                continue
            }
            let above = described[entry.parent].view
            let area = areas[ObjectIdentifier(above)] ?? .zero
            areas[ObjectIdentifier(entry.view)] = area == .zero ? .zero : entry.view.part(of: area, above)
        }
        return areas
    }

    mutating func writeInputs(_ safeAreas: [ObjectIdentifier: UIEdgeInsets]) throws(ScenarioCaptureError) {
        var usual: [String: UIEdgeInsets] = [:]
        for entry in described {
            let view = entry.view
            let safeArea = safeAreas[ObjectIdentifier(view)] ?? .zero
            let margins = view.layoutMargins
            guard (margins.numbers + safeArea.numbers).allSatisfy(\.isFinite) else {
                throw error(
                    view,
                    Unsaid(
                        message: "its margins or its safe area are not finite", fix: "set them to finite numbers"))
            }
            let name = entry.state.className
            let new = usual[name] ?? (classes.classes.make(name) ?? UIView()).layoutMargins
            usual[name] = new
            tree.change(view) { node in
                if view === root, safeArea != .zero { node.state.safeAreaInsets = safeArea }
                // Margins of a document may have its safe area on top. A controller may have others.
                let added = view.insetsLayoutMarginsFromSafeArea ? safeArea : .zero
                let own = view.ownLayoutMargins ?? new
                if !view.preservesSuperviewLayoutMargins, margins != own.adding(added) {
                    node.state.layoutMargins = margins.adding(added, times: -1)
                }
                // Forced, where the direction of the tree turns what has none of its own.
                if view.semanticContentAttribute == .unspecified,
                    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                {
                    node.state.semanticContent = .forceRightToLeft
                }
            }
        }
    }
}

extension UIView {
    /// The part of a superview's safe area that covers the view.
    fileprivate final func part(of above: UIEdgeInsets, _ superview: UIView) -> UIEdgeInsets {
        let (outer, inner) = (superview.storedGeometry, storedGeometry.rect)
        let left = inner.origin.x - outer.boundsOrigin.x
        let top = inner.origin.y - outer.boundsOrigin.y
        let absorbed = superview.absorbedSafeAreaEdges
        func part(_ inset: CGFloat, beyond distance: CGFloat, _ edge: UIRectEdge) -> CGFloat {
            absorbed.contains(edge) ? 0 : min(max(inset - distance, 0), inset)
        }
        return UIEdgeInsets(
            top: part(above.top, beyond: top, .top), left: part(above.left, beyond: left, .left),
            bottom: part(above.bottom, beyond: outer.rect.size.height - (top + inner.size.height), .bottom),
            right: part(above.right, beyond: outer.rect.size.width - (left + inner.size.width), .right))
    }
}

extension UIEdgeInsets {
    fileprivate func adding(_ other: UIEdgeInsets, times factor: CGFloat = 1) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + factor * other.top, left: left + factor * other.left, bottom: bottom + factor * other.bottom,
            right: right + factor * other.right)
    }
}
