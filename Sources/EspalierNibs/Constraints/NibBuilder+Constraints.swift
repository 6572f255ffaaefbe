import EspalierControls
import EspalierViews
import Foundation

extension NibBuilder {
    /// Makes the constraints of all views that were made, and activates those that are installed, each list in the order
    /// of the file, outer views before inner ones (AUTOLAYOUT 2.6). They awake before the views.
    func makeConstraints() {
        var constraints: [(element: InterfaceElement, object: AnyObject)] = []
        for (element, object) in made {
            guard let view = object as? UIView else { continue }
            let lists = element.all("constraints")
            if lists.isEmpty { continue }
            let excluded = element.excluded(from: "constraints", for: content.sizeClasses)
            for child in lists.flatMap({ $0.all("constraint") }) where !child.isPlaceholderConstraint {
                guard let constraint = makeConstraint(child) else { continue }
                constraints.append((child, constraint))
                if let id = child.id, context.objects[id] == nil { context.objects[id] = constraint }
                let isInstalled = child["installed"] != "NO" && !(child.id.map(excluded.contains) ?? false)
                if isInstalled { activate(constraint, child, in: view) }
            }
        }
        made += constraints
        finished = constraints.map(\.object) + finished
    }

    /// Nil, with a report, where the file says nothing that can be a constraint.
    private func makeConstraint(_ element: InterfaceElement) -> NSLayoutConstraint? {
        do {
            let read = try FileConstraint(element, of: content.document, for: content.sizeClasses)
            let first = try object(of: read.first.item)
            let second: AnyObject? = if let item = read.second?.item { try object(of: item) } else { nil }
            let attribute = read.second?.attribute ?? .notAnAttribute
            let multiplier = CGFloat(read.multiplier.value)
            if let mistake = NSLayoutConstraint.mistake(
                item: first, attribute: read.first.attribute, relatedBy: read.relation, toItem: second,
                attribute: attribute, multiplier: multiplier, constant: CGFloat(read.constant))
            {
                throw ConstraintRefusal(mistake)
            }
            let constraint = newConstraint(element)
            constraint.setItems(
                first, read.first.attribute, read.relation, second, attribute, multiplier: multiplier,
                constant: CGFloat(read.constant))
            constraint.priority = UILayoutPriority(Float(read.priority))
            constraint.identifier = element["identifier"]
            return constraint
        } catch {
            context.report(
                "the constraint '\(element.id ?? "")' is left out: \((error as? ConstraintRefusal)?.reason ?? "\(error)")",
                at: element.place)
            return nil
        }
    }

    /// Of the custom class, if it is one of constraints.
    private func newConstraint(_ element: InterfaceElement) -> NSLayoutConstraint {
        guard element["customClass"] != nil else { return NSLayoutConstraint() }
        let kind = ElementKind(constraint: element)
        guard let made = create(element, kind) as? NSLayoutConstraint, made.firstItem == nil else {
            return NSLayoutConstraint()
        }
        return made
    }

    private func activate(_ constraint: NSLayoutConstraint, _ element: InterfaceElement, in view: UIView) {
        if constraint.activate(preferring: view) { return }
        // What is not installed is in no tree: so neither are its constraints.
        for item in [constraint.firstItem, constraint.secondItem].compactMap(\.self) {
            let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
            if let view, isUninstalled(view) { return }
        }
        context.report(
            "the constraint '\(element.id ?? "")' is not active: its items have no common ancestor", at: element.place)
    }

    /// Whether a view stands in one that is not installed for the size classes that count.
    private func isUninstalled(_ view: UIView) -> Bool {
        var current: UIView? = view
        while let view = current {
            if uninstalled.contains(ObjectIdentifier(view)) { return true }
            current = view.superview
        }
        return false
    }

    // MARK: Items

    private func object(of item: InterfaceItem) throws(ConstraintRefusal) -> AnyObject {
        let element = item.view
        guard let view = made(element) as? UIView else {
            throw .init("'\(element.id ?? element.name)' is no view that was made with it")
        }
        switch item {
        case .view: return view
        case .guide(let kind, _):
            if kind == .contentLayout || kind == .frameLayout, !(view is UIScrollView) {
                throw .init("'\(element.id ?? element.name)' is no scroll view, and has no guide of its content")
            }
            return kind == .keyboard ? view.keyboardLayoutGuide : view.ownGuide(kind)
        case .ownGuide(let guide, _): return ownGuide(guide, of: view)
        }
    }

    /// The object of an element, by its number: identifiers may stand twice.
    private func made(_ element: InterfaceElement) -> AnyObject? {
        for (element, object) in made[indexedCount...] { madeByIndex[element.index] = object }
        indexedCount = made.count
        return madeByIndex[element.index] ?? element.id.flatMap { context.object(for: $0) }
    }

    /// A guide that the file adds to a view, made when it is first asked for.
    private func ownGuide(_ element: InterfaceElement, of view: UIView) -> UILayoutGuide {
        if let known = guides[element.index] { return known }
        let guide = UILayoutGuide()
        guide.identifier = element["identifier"] ?? element["userLabel"] ?? ""
        view.addLayoutGuide(guide)
        guides[element.index] = guide
        if let id = element.id, context.objects[id] == nil { context.objects[id] = guide }
        return guide
    }

    /// Adds the guides of the file to their views, whether constraints name them or not, in the order of the file.
    func makeGuides() {
        for (element, object) in made {
            guard let view = object as? UIView else { continue }
            for guide in element.all("viewLayoutGuide")
                + element.all("layoutGuides").flatMap({ $0.all("viewLayoutGuide") })
            {
                if let kind = guide.guideKind {
                    guard let id = guide.id, context.objects[id] == nil, isNamedByOutlet(id) else { continue }
                    context.objects[id] = kind == .keyboard ? view.keyboardLayoutGuide : view.ownGuide(kind)
                } else {
                    _ = ownGuide(guide, of: view)
                }
            }
        }
    }

    private func isNamedByOutlet(_ id: String) -> Bool { content.outletTargets.contains(id) }
}

extension NibBuilder {
    /// Notes views that stand in the file, and are not installed for the size classes that count.
    func uninstall(_ element: InterfaceElement, _ object: AnyObject) {
        if object is UIView { uninstalled.insert(ObjectIdentifier(object)) }
    }
}
