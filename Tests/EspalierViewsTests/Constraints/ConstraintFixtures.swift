import EspalierViews
import Foundation

/// `window > panel > (icon, title > text)`, `window > other`: names for tests of constraints.
struct ConstraintScene {
    let root = named("root"), panel = named("panel"), icon = named("icon"), title = named("title")
    let text = named("text"), other = named("other")

    init() {
        root.addSubview(panel)
        root.addSubview(other)
        panel.addSubview(icon)
        panel.addSubview(title)
        title.addSubview(text)
    }

    static func named(_ name: String) -> UIView {
        let view = UIView()
        view.name = name
        return view
    }
}

/// A constraint of two left edges.
func leftEdges(_ one: AnyObject, _ other: AnyObject, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(
        item: one, attribute: .left, relatedBy: .equal, toItem: other, attribute: .left, multiplier: 1,
        constant: constant)
}

/// A constraint of one width.
func width(_ item: AnyObject, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
        item: item, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: constant)
}
