import EspalierSolver
import Foundation

// The numbers that terms have besides variables: insets, margins, and where bounds begin.
extension ConstraintEngine {
    func origin(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
        guard view.hasSpecialGeometry else { return 0 }
        return axis == .horizontal ? view.boundsOrigin.x : view.boundsOrigin.y
    }

    func alignment(of node: Int32, _ axis: NSLayoutConstraint.Axis) -> (near: Double, far: Double) {
        guard nodes[node].marks.contains(.inset) else { return (0, 0) }
        return (alignment[node] ?? .zero).parts(axis)
    }

    func contentGuide(of view: UIView) -> UILayoutGuide? {
        if type(of: view) == UIView.self { return nil }
        return (view as? any ScrollingContent)?.contentGuide
    }

    func margins(of view: UIView) -> UIEdgeInsets {
        useInsets(of: view, isFluid: false)
        let margins = view.layoutMargins
        if margins.isFinite { return margins }
        reportInsets(margins, "layoutMargins", of: view)
        return .zero
    }

    /// The insets of a guide that its view has by itself; nil for views and other guides.
    func ownInsets(of item: ConstraintItem) -> UIEdgeInsets? {
        guard item.isGuide, let guide = item.guide?.object, guide.kind.isInset,
            let view = item.view?.object
        else { return nil }
        useInsets(of: view, isFluid: guide.kind == .readable)
        let insets = guide.insets(in: view)
        if insets.isFinite { return insets }
        reportInsets(insets, "the insets of a guide", of: view)
        return .zero
    }

    func reportInsets(_ insets: UIEdgeInsets, _ name: String, of view: UIView) {
        diagnostics.append(
            ViewDiagnostic(
                message: "\(name) of \(view.brief) are \(insets) and count as zero\nfix: answer finite numbers",
                views: [view]))
    }

    func useInsets(of view: UIView, isFluid: Bool) {
        let node = node(of: view)
        nodes[node].marks.insert(.usesInsets)
        let margins = view.side?.margins
        if isFluid || margins?.preservesSuperview ?? false || margins?.isDirectional ?? false
            || view.flags.contains(.owned)
        {
            list(node, .fluid, fluid)
        }
    }
}
