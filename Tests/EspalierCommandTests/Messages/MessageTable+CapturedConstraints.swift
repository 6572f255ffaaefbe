import EspalierControllers
import EspalierScenarios
import EspalierViews
import Foundation

// What is said of constraints while trees are written down.
extension MessageTable {
    static let capturedConstraints = [
        captured("a constraint of a distance between two anchors") { root, view in
            let distance = root.leftAnchor.anchorWithOffset(to: view.leftAnchor)
            distance.constraint(equalToConstant: 5).isActive = true
        },
        captured("a constraint with a priority below 1") { _, view in
            let width = view.widthAnchor.constraint(equalToConstant: 5)
            width.priority = UILayoutPriority(0.5)
            width.isActive = true
        },
        captured("a priority of content below 1") { _, view in
            view.translatesAutoresizingMaskIntoConstraints = false
            view.setContentHuggingPriority(UILayoutPriority(0.5), for: .horizontal)
        },
        captured("margins that are not finite") { _, view in
            view.translatesAutoresizingMaskIntoConstraints = false
            view.layoutMargins.left = .infinity
        },
        captured("a constraint in conflict that another view holds") { root, view in
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addConstraint(view.widthAnchor.constraint(equalToConstant: 5))
            view.addConstraint(view.widthAnchor.constraint(equalToConstant: 6))
            root.layoutIfNeeded()
        },
        MessageRow("a constraint to a view outside the tree") {
            let (root, view) = pair()
            let inner = namedView("inner")
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            inner.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            return withExtendedLifetime(root) { captured(view) }
        },
        MessageRow("a constraint to the height of what bars cover") {
            let (root, view) = pair()
            let controller = UIViewController()
            controller.view = root
            view.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor).isActive = true
            return withExtendedLifetime(controller) { captured(root) }
        },
        MessageRow("a constraint to a safe area that a controller adds to") {
            let (root, view) = pair()
            let (parent, child) = (UIViewController(), UIViewController())
            parent.view = root
            child.view = view
            parent.addChild(child)
            child.additionalSafeAreaInsets.top = 5
            let window = UIWindow(frame: root.frame)
            window.addSubview(root)
            let inner = namedView("inner")
            view.addSubview(inner)
            inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
            return withExtendedLifetime([parent, child]) { captured(root) }
        },
    ]
}
