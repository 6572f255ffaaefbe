import EspalierControls
import EspalierViews
import Foundation

/// Keeps what was made of a file as its variations have it for the size classes of the window: which views and constraints
/// are installed, and what constants and properties are.
///
/// The trait handler of a root view holds it, and it holds no view that is in the tree.
final class VariationFollower {
    private struct Member {
        let element: InterfaceElement
        weak var object: AnyObject?
    }

    private let content: NibContent
    private let externals: ExternalObjects
    private var classes: InterfaceSizeClasses
    /// What has variations, outer elements before inner ones.
    private let varying: [Member]
    /// All views that were made, by the numbers of their elements.
    private let views: [Int: Member]
    /// All constraints, in the order in which they were made. Held: what is inactive is held by nobody else.
    private let constraints: [(element: InterfaceElement, object: NSLayoutConstraint)]
    /// The views that are not installed.
    private var held: [Int: UIView] = [:]

    /// Nil where nothing varies.
    init?(_ builder: NibBuilder) {
        let varying = builder.made.filter { $0.element.first("variation") != nil }
        if varying.isEmpty { return nil }
        content = builder.content
        externals = builder.context.externals
        classes = builder.content.sizeClasses
        self.varying = varying.map { Member(element: $0.element, object: $0.object) }
        views = Dictionary(
            builder.made.compactMap { element, object in
                object is UIView ? (element.index, Member(element: element, object: object)) : nil
            }, uniquingKeysWith: { first, _ in first })
        constraints = builder.made.compactMap { element, object in
            (object as? NSLayoutConstraint).map { (element, $0) }
        }
        for (element, object) in builder.made {
            if let view = object as? UIView, builder.uninstalled.contains(ObjectIdentifier(view)) {
                held[element.index] = view
            }
        }
    }

    /// Hears of the size classes of the windows that a view comes to.
    func follow(_ root: UIView) {
        root.addTraitHandler(
            [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self], isUninformed: true
        ) { [unowned root] _ in self.adapt(to: root) }
    }

    /// Without a window, what a document says of size classes counts, and nothing else.
    private func adapt(to root: UIView) {
        let traits = root.window == nil ? UITraitCollection(values: root.treeTraits) : root.traitCollection
        var new = classes
        if traits.horizontalSizeClass != .unspecified { new.horizontal = traits.horizontalSizeClass }
        if traits.verticalSizeClass != .unspecified { new.vertical = traits.verticalSizeClass }
        if new == classes { return }
        let old = classes
        classes = new
        var arrived: [UIView] = []
        for member in varying {
            guard let object = member.object else { continue }
            if let view = object as? UIView { arrived += install(in: view, member.element, old, new) }
        }
        let context = InterfaceContext(content, externals)
        for member in varying {
            guard let object = member.object else { continue }
            if let constraint = object as? NSLayoutConstraint {
                change(constraint, member.element, old, new)
            } else {
                InterfaceProperties.change(object, of: member.element, from: old, to: new, in: context)
            }
        }
        activate(old, new, arrived)
        if let onReport = content.onReport { context.reports.forEach(onReport) }
    }

    // MARK: Views

    /// Takes out of a view what is not installed any more, and puts in what is now.
    ///
    /// - Returns: the views that came.
    private func install(
        in parent: UIView, _ element: InterfaceElement, _ old: InterfaceSizeClasses, _ new: InterfaceSizeClasses
    ) -> [UIView] {
        let (before, now) = (element.excluded(from: "subviews", for: old), element.excluded(from: "subviews", for: new))
        if before == now { return [] }
        let children = element.all("subviews").flatMap(\.children)
        var arrived: [UIView] = []
        // From the last one on, so that the next sibling is there.
        var next: UIView?
        for child in children.reversed() {
            guard let view = (held[child.index] ?? views[child.index]?.object) as? UIView else { continue }
            let isExcluded = child.id.map(now.contains) ?? false
            let wasExcluded = child.id.map(before.contains) ?? false
            if isExcluded, !wasExcluded, view.superview === parent {
                held[child.index] = view
                view.removeFromSuperview()
            } else if wasExcluded, !isExcluded, view.superview == nil {
                held[child.index] = nil
                insert(view, into: parent, before: next)
                arrived.append(view)
            }
            if view.superview === parent { next = view }
        }
        return arrived
    }

    private func insert(_ view: UIView, into parent: UIView, before next: UIView?) {
        if let stack = parent as? UIStackView {
            let index = next.flatMap { next in stack.arrangedSubviews.firstIndex { $0 === next } }
            stack.insertArrangedSubview(view, at: index ?? stack.arrangedSubviews.count)
        } else if let next {
            parent.insertSubview(view, belowSubview: next)
        } else {
            parent.addSubview(view)
        }
    }

    // MARK: Constraints

    /// What a constraint says for other size classes, where it is not the same. What code has set since stays else.
    private func change(
        _ constraint: NSLayoutConstraint, _ element: InterfaceElement, _ old: InterfaceSizeClasses,
        _ new: InterfaceSizeClasses
    ) {
        guard let before = try? FileConstraint(element, of: content.document, for: old),
            let now = try? FileConstraint(element, of: content.document, for: new)
        else { return }
        if before.constant != now.constant { constraint.constant = CGFloat(now.constant) }
        if before.priority != now.priority { constraint.priority = UILayoutPriority(Float(now.priority)) }
    }

    /// Takes out what is not installed any more, and puts in what is now, and what the views that came have lost when they
    /// went.
    private func activate(_ old: InterfaceSizeClasses, _ new: InterfaceSizeClasses, _ arrived: [UIView]) {
        var lists: [Int: (before: Set<String>, now: Set<String>)] = [:]
        var toActivate: [(NSLayoutConstraint, UIView)] = []
        for (element, constraint) in constraints {
            guard let owner = element.parent?.parent, let id = element.id,
                let holder = views[owner.index]?.object as? UIView
            else { continue }
            let list =
                lists[owner.index]
                ?? (owner.excluded(from: "constraints", for: old), owner.excluded(from: "constraints", for: new))
            lists[owner.index] = list
            if element["installed"] == "NO" { continue }
            if list.now.contains(id) {
                if !list.before.contains(id) { constraint.isActive = false }
            } else if list.before.contains(id) || concerns(constraint, arrived) {
                toActivate.append((constraint, holder))
            }
        }
        for (constraint, holder) in toActivate where !constraint.isActive {
            _ = constraint.activate(preferring: holder)
        }
    }

    /// Whether an item of a constraint is one of the views, or below one.
    private func concerns(_ constraint: NSLayoutConstraint, _ arrived: [UIView]) -> Bool {
        if arrived.isEmpty { return false }
        return [constraint.firstItem, constraint.secondItem].contains { item in
            let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
            return view.map { view in arrived.contains { view.isDescendant(of: $0) } } ?? false
        }
    }
}
