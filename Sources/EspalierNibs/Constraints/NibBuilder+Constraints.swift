import EspalierControls
import EspalierViews
import Foundation

/// A constraint of the list of a view.
struct ListedConstraint {
    /// The view's place among what was made.
    let list: Int
    let element: InterfaceElement
    let isInstalled: Bool
    /// Nil until it is made.
    var object: NSLayoutConstraint?
}

extension NibBuilder {
    /// Makes the constraints of a view's list, and activates those that are installed, in the order of the file. What
    /// they refer to stands in the view; those that refer to something else wait for that.
    func makeConstraints(of element: InterfaceElement, _ view: UIView, _ place: Int) {
        let lists = element.all("constraints")
        if lists.isEmpty { return }
        let excluded = element.excluded(from: "constraints", for: content.sizeClasses)
        for child in lists.flatMap({ $0.all("constraint") }) where !child.isPlaceholderConstraint {
            let isInstalled = child["installed"] != "NO" && !(child.id.map(excluded.contains) ?? false)
            make(ListedConstraint(list: place, element: child, isInstalled: isInstalled), in: view, isLast: false)
        }
    }

    /// Makes the constraints that have waited. All are in the order of the views then whose lists have them, outer ones
    /// before inner ones (AUTOLAYOUT 2.6), and awake before the views.
    func finishConstraints() {
        for waiting in outerConstraints {
            if let view = made[waiting.list].object as? UIView { make(waiting, in: view, isLast: true) }
        }
        let sorted = constraints.ordered { ($0.list, $0.element.index) < ($1.list, $1.element.index) }
        made += sorted.compactMap { listed in listed.object.map { (listed.element, $0) } }
        finished = sorted.compactMap(\.object) + finished
    }

    private func make(_ listed: ListedConstraint, in view: UIView, isLast: Bool) {
        var listed = listed
        let element = listed.element
        do {
            let read = try FileConstraint(element, of: content.document, for: content.sizeClasses)
            if !isLast, !(isReady(read.first.item, view) && read.second.map { isReady($0.item, view) } ?? true) {
                return outerConstraints.append(listed)
            }
            let constraint = try make(read)
            listed.object = constraint
            constraints.append(listed)
            note(element, constraint)
            if listed.isInstalled { activate(constraint, element, in: view) }
        } catch {
            context.report(
                "the constraint '\(element.id ?? "")' is left out: \(error.reason)", at: element.place)
        }
    }

    /// Whether a constraint of a view's list can refer to an item before the view has a place itself.
    private func isReady(_ item: InterfaceItem, _ view: UIView) -> Bool {
        guard let object = made(item.view) as? UIView else { return false }
        return object.isDescendant(of: view) || isUninstalled(object)
    }

    private func make(_ read: FileConstraint) throws(ConstraintRefusal) -> NSLayoutConstraint {
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
        let constraint = newConstraint(read.element)
        constraint.setItems(
            first, read.first.attribute, read.relation, second, attribute, multiplier: multiplier,
            constant: CGFloat(read.constant))
        constraint.priority = UILayoutPriority(Float(read.priority))
        constraint.identifier = read.element["identifier"]
        return constraint
    }

    /// Of the custom class, if it is one of constraints.
    private func newConstraint(_ element: InterfaceElement) -> NSLayoutConstraint {
        guard element["customClass"] != nil else { return NSLayoutConstraint() }
        let kind = ElementKind(constraint: element)
        guard let made = newObject(element, kind) as? NSLayoutConstraint, made.firstItem == nil else {
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
        note(element, guide)
        return guide
    }

    /// Adds the guides of the file to a view, whether constraints name them or not, in the order of the file.
    func makeGuides(of element: InterfaceElement, _ view: UIView) {
        for guide in element.viewGuides {
            if guide["usesBottomSafeArea"] == "NO" { view.keyboardLayoutGuide.usesBottomSafeArea = false }
            if let kind = guide.guideKind {
                guard let id = guide.id, isNamedByOutlet(id) else { continue }
                note(guide, kind == .keyboard ? view.keyboardLayoutGuide : view.ownGuide(kind))
            } else {
                _ = ownGuide(guide, of: view)
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
