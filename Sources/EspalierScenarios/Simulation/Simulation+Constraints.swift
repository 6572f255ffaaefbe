import EspalierConstraintText
import EspalierControls
import EspalierSupport
import EspalierViews
import Foundation

/// What the names and paths of a list of constraints lead to. Names are looked for when one is asked for: a constraint
/// between a view and its superview needs none.
final class ConstraintScope {
    /// Where paths begin: the document's root, or the content of a cell.
    let root: UIView
    /// Takes O(number of views and guides) once.
    private(set) lazy var names = ConstraintNames(root)

    init(_ root: UIView) { self.root = root }
}

extension Simulation {
    /// Activates the constraints of a tree, in its order, once all of it is there.
    ///
    /// - Parameter top: the view below which names and paths are looked for.
    func addConstraints(
        of tree: ScenarioTree, to views: [UIView], in top: UIView
    ) throws(ScenarioRunError) {
        guard usesConstraints else { return }
        let constrained = tree.views.indices.filter { !tree.views[$0].constraints.isEmpty }
        guard !constrained.isEmpty else { return }
        let scope = ConstraintScope(top)
        for index in constrained {
            for constraint in tree.views[index].constraints { try add(constraint, of: views[index], scope) }
        }
    }

    /// A step `constrain`.
    func constrain(_ constraint: ScenarioConstraint, in reference: ScenarioReference) throws(ScenarioRunError) {
        let view = try view(reference)
        try add(constraint, of: view, ConstraintScope(root))
    }

    /// Makes what a list says and activates it.
    private func add(
        _ written: ScenarioConstraint, of view: UIView, _ scope: ConstraintScope
    ) throws(ScenarioRunError) {
        let syntax: ConstraintSyntax
        switch written.content {
        case .format(let format, let parts): return try add(format, parts, written, of: view, scope)
        case .constraint(let read): syntax = read
        }
        let first = try item(syntax.first, of: written, view, scope)
        var second: ConstrainedItem?
        if let term = syntax.second { second = try item(term, of: written, view, scope) }
        let constraint = NSLayoutConstraint(
            item: first.object, attribute: NSLayoutConstraint.Attribute(syntax.first.attribute),
            relatedBy: NSLayoutConstraint.Relation(syntax.relation), toItem: second?.object,
            attribute: syntax.second.map { NSLayoutConstraint.Attribute($0.attribute) } ?? .notAnAttribute,
            multiplier: CGFloat(syntax.multiplier), constant: CGFloat(syntax.constant))
        constraint.priority = UILayoutPriority(syntax.priority)
        constraint.identifier = syntax.identifier
        constraints.add(constraint, writtenAs: written, step: step)
        leaveToConstraints(first.view)
        if let second { leaveToConstraints(second.view) }
        constraint.isActive = true
    }

    /// What a constraint speaks of.
    struct ConstrainedItem {
        /// A view or a guide.
        var object: AnyObject
        /// The view that the text names; nil where it names a guide.
        var view: UIView?
    }

    private func item(
        _ term: ConstraintSyntax.Term, of written: ScenarioConstraint, _ view: UIView, _ scope: ConstraintScope
    ) throws(ScenarioRunError) -> ConstrainedItem {
        let item = try item(term.item, at: term.offset, of: written, view, scope)
        guard let guide = term.guide else { return item }
        guard let named = item.view else {
            let name = (item.object as? UILayoutGuide)?.identifier ?? ""
            throw error(
                written, term.guideOffset ?? term.offset,
                "\(Quoted.text(name)) is a guide itself, and has no guide '\(guide.rawValue)'",
                fix: "write '\(ConstraintSyntax.written(name)).\(term.attribute.rawValue)'")
        }
        return ConstrainedItem(object: try self.guide(guide, of: named, written, term), view: named)
    }

    /// What a name, a path or a keyword stands for in the list of a view.
    func item(
        _ item: ConstraintSyntax.Item, at offset: Int, of written: ScenarioConstraint, _ view: UIView,
        _ scope: ConstraintScope
    ) throws(ScenarioRunError) -> ConstrainedItem {
        switch item {
        case .owner: return ConstrainedItem(object: view, view: view)
        case .superview:
            guard let superview = view.realSuperview else {
                throw error(
                    written, offset, "the root has no superview", fix: "write 'self', or another view's name")
            }
            return ConstrainedItem(object: superview, view: superview)
        case .path(let indices):
            let found = try self.view(ScenarioReference(.path(indices), mark: written.mark), from: scope.root)
            return ConstrainedItem(object: found, view: found)
        case .name(let name):
            switch scope.names.item(named: name, from: view) {
            case .view(let view): return ConstrainedItem(object: view, view: view)
            case .guide(let guide): return ConstrainedItem(object: guide)
            case nil:
                let near = nearestName(to: name, among: scope.names.all)
                throw error(
                    written, offset, "no view and no guide has the name \(Quoted.text(name))",
                    fix: near.map { "did you mean \(Quoted.text($0))?" }
                        ?? "write the name of a view or a guide that is in the tree now, or a path such as /0/2")
            }
        }
    }

    private func guide(
        _ guide: ConstraintSyntax.Guide, of view: UIView, _ written: ScenarioConstraint, _ term: ConstraintSyntax.Term
    ) throws(ScenarioRunError) -> UILayoutGuide {
        switch guide {
        case .safeArea: return view.safeAreaLayoutGuide
        case .margins: return view.layoutMarginsGuide
        case .readable: return view.readableContentGuide
        case .keyboard: return view.keyboardLayoutGuide
        case .content, .frameLayout:
            if view is UIScrollView { return view.ownGuide(guide == .content ? .contentLayout : .frameLayout) }
            throw error(
                written, term.guideOffset ?? term.offset,
                "only scroll views have the guide '\(guide.rawValue)', and this is a '\(classes.name(of: view))'",
                fix: "write 'safeArea', 'margins', 'readable' or 'keyboard', or no guide")
        }
    }

    /// An error in a constraint text that only the tree shows.
    func error(
        _ written: ScenarioConstraint, _ offset: Int, _ message: String, fix: String
    ) -> ScenarioRunError {
        let place = SourceExcerpt(text: written.text, offset: offset)
        return error(
            written.mark, "constraint \(Quoted.text(written.text)), \(place.line):\(place.column): \(message)",
            fix: fix)
    }
}

// Steps that name constraints.
extension Simulation {
    func activate(_ identifiers: [String]) throws(ScenarioRunError) {
        let found = try constraints(identifiers)
        for (identifier, constraint) in zip(identifiers, found) where !constraint.isActive {
            try checkItems(of: constraint, identifier)
        }
        for constraint in found { constraint.isActive = true }
    }

    func deactivate(_ identifiers: [String]) throws(ScenarioRunError) {
        for constraint in try constraints(identifiers) { constraint.isActive = false }
    }

    func setConstraint(_ identifier: String, constant: Double?, priority: Double?) throws(ScenarioRunError) {
        let found = try constraints([identifier])
        for constraint in found {
            if let constant { constraint.constant = CGFloat(constant) }
            if let priority { constraint.priority = UILayoutPriority(Float(priority)) }
        }
    }

    private func constraints(_ identifiers: [String]) throws(ScenarioRunError) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        for identifier in identifiers {
            guard let constraint = constraints[identifier] else {
                var known = KnownIDs(.constraints)
                for view in document.root.views { view.constraints.forEach { known.add($0.identifier) } }
                for step in document.steps.prefix(step) { step.constraints.forEach { known.add($0.identifier) } }
                throw error(stepMark, known.message(for: identifier), fix: known.fix(for: identifier))
            }
            found.append(constraint)
        }
        return found
    }

    /// Refuses a constraint that cannot be activated (AUTOLAYOUT 2.7, 7.7).
    private func checkItems(of constraint: NSLayoutConstraint, _ identifier: String) throws(ScenarioRunError) {
        let first = Self.view(of: constraint.firstItem)
        let isAlone = constraint.secondAttribute == .notAnAttribute
        let second = isAlone ? first : Self.view(of: constraint.secondItem)
        guard let first, let second else {
            throw error(
                stepMark, "the constraint \(Quoted.text(identifier)) cannot be activated: a view of it is gone",
                fix: "make a new constraint with {\"constrain\": …}")
        }
        guard first.topmost !== second.topmost else { return }
        throw error(
            stepMark,
            "the constraint \(Quoted.text(identifier)) cannot be activated, because its items have no common ancestor",
            fix: "add both to the tree before")
    }

    private static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
}
