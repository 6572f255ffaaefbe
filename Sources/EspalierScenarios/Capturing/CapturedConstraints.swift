import EspalierConstraintText
import EspalierViews
import Foundation

/// The active constraints of a tree that is being captured, and what they read (AUTOLAYOUT 5).
struct CapturedConstraints {
    let references: ViewReferences
    let guides: CapturedGuides
    let names: ConstraintNames
    /// The safe area that the document gives to each view.
    let safeAreas: [UIEdgeInsets]
    /// The constraints that each view's list gets.
    private var lists: [[ScenarioConstraint]]
    private var identifiers = UniqueNames()
    private let hasConflicts: Bool

    /// Nil for a tree in which constraints place nothing.
    init?(_ references: ViewReferences) throws(ScenarioCaptureError) {
        let isConstrained = references.views.contains { view, _ in
            !view.constraints.isEmpty || !view.translatesAutoresizingMaskIntoConstraints
        }
        guard isConstrained else { return nil }
        let root = references.views[0].view
        let guides = CapturedGuides(references)
        self.references = references
        self.guides = guides
        names = ConstraintNames(root) { guides.name(of: $0) }
        safeAreas = references.documentSafeAreas
        lists = Array(repeating: [], count: references.views.count)
        hasConflicts = !root.layoutConflicts.isEmpty
        for constraint in Self.constraints(above: root) { try take(constraint, in: 0) }
        for number in references.views.indices {
            for constraint in references.views[number].view.constraints { try take(constraint, in: number) }
        }
    }

    /// Writes what a view has of constraints.
    func write(
        _ number: Int, to written: inout ScenarioView, _ classes: ScenarioClasses
    ) throws(ScenarioCaptureError) {
        written.constraints = lists[number]
        written.layoutGuides = guides.names(of: references.views[number].view)
        try writeInputs(number, to: &written, classes)
    }

    /// The constraints that are held further up, in the order in which they are taken up (AUTOLAYOUT 2.6).
    private static func constraints(above root: UIView) -> [NSLayoutConstraint] {
        var lists: [[NSLayoutConstraint]] = []
        var view = root.superview
        while let current = view {
            lists.append(current.constraints)
            view = current.superview
        }
        return lists.reversed().flatMap { $0 }
    }

    /// Puts a constraint into the list of a view, if it counts in the document.
    private mutating func take(_ constraint: NSLayoutConstraint, in list: Int) throws(ScenarioCaptureError) {
        var inside: [Int] = []
        var outside: UIView?
        var isOfRootAlone = true
        for item in constraint.items {
            let guide = item as? UILayoutGuide
            guard let view = guide?.owningView ?? item as? UIView else { continue }
            guard let number = references.number(of: view) else {
                outside = view
                continue
            }
            inside.append(number)
            if number != 0 || !(guide?.kind.isInset ?? true) { isOfRootAlone = false }
        }
        // Active constraints have their items.
        guard let first = inside.first else { return }
        if let outside {
            // The document's root is given.
            if isOfRootAlone { return }
            throw references.error(
                first, constraint: constraint.text, "it speaks of \(outside.brief), which is not in the tree",
                fix: "capture a view that both are in")
        }
        let nearest = inside.reduce(first, references.commonAncestor)
        lists[list].append(try written(constraint, in: list, nearest: nearest))
    }

    private mutating func written(
        _ constraint: NSLayoutConstraint, in list: Int, nearest: Int
    ) throws(ScenarioCaptureError) -> ScenarioConstraint {
        func error(_ message: String, fix: String) -> ScenarioCaptureError {
            references.error(nearest, constraint: constraint.text, message, fix: fix)
        }
        guard !constraint.isOfDistance, let item = constraint.firstItem else {
            throw error(
                "the distance between two anchors cannot be written down", fix: "use constraints between two attributes"
            )
        }
        let priority = constraint.priority.rawValue
        if priority < 1 {
            throw error("the priority \(priority) cannot stand in a scenario", fix: "set it to 1 or more")
        }
        if hasConflicts, nearest != list {
            throw error(
                "addConstraint(_:) gave it to another view than the nearest common ancestor of its items, so that in a "
                    + "scenario another constraint might break",
                fix: "activate it by 'isActive', or put the conflicts of the tree right")
        }
        var second: ConstraintSyntax.Term?
        if let other = constraint.secondItem {
            second = try term(other, constraint.secondAttribute, of: constraint, in: list)
        }
        let syntax = ConstraintSyntax(
            identifier: constraint.identifier.flatMap { identifiers.take($0) },
            first: try term(item, constraint.firstAttribute, of: constraint, in: list),
            relation: .init(constraint.relation), second: second, multiplier: Double(constraint.multiplier),
            constant: Double(constraint.constant), priority: priority)
        return ScenarioConstraint(syntax.text, identifier: syntax.identifier, mark: .none)
    }

    // MARK: Items

    private func term(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, of constraint: NSLayoutConstraint, in list: Int
    ) throws(ScenarioCaptureError) -> ConstraintSyntax.Term {
        let attribute = ConstraintSyntax.Attribute(attribute)
        guard let guide = item as? UILayoutGuide else {
            return ConstraintSyntax.Term(item: self.item(item as? UIView, in: list), attribute: attribute)
        }
        let kind: ConstraintSyntax.Guide
        switch guide.kind {
        case .added, .auxiliary: return ConstraintSyntax.Term(item: .name(guides.name(of: guide)), attribute: attribute)
        case .safeArea: kind = .safeArea
        case .margins: kind = .margins
        case .readable: kind = .readable
        case .contentLayout: kind = .content
        case .frameLayout: kind = .frameLayout
        case .topBars, .bottomBars:
            return try term(ofBars: guide, attribute, of: constraint, in: list)
        case .keyboard: kind = .keyboard
        }
        if kind == .safeArea, let owner = guide.owningView, let number = references.number(of: owner),
            owner.safeAreaInsets != safeAreas[number]
        {
            throw references.error(
                number, constraint: constraint.text,
                "its safe area is not its part of what covers the root, and cannot be written down",
                fix: "capture the view of the controller that adds to it")
        }
        return ConstraintSyntax.Term(item: self.item(guide.owningView, in: list), guide: kind, attribute: attribute)
    }

    /// The guides of a controller have one edge of the root view, and one of its safe area (AUTOLAYOUT 7.4).
    private func term(
        ofBars guide: UILayoutGuide, _ attribute: ConstraintSyntax.Attribute, of constraint: NSLayoutConstraint,
        in list: Int
    ) throws(ScenarioCaptureError) -> ConstraintSyntax.Term {
        let item = item(guide.owningView, in: list)
        let isTop = guide.kind == .topBars
        switch attribute {
        case .top, .bottom:
            let isInner = isTop == (attribute == .bottom)
            return ConstraintSyntax.Term(
                item: item, guide: isInner ? .safeArea : nil, attribute: isTop ? .top : .bottom)
        case .left, .right, .leading, .trailing, .centerX, .width:
            return ConstraintSyntax.Term(item: item, attribute: attribute)
        default:
            throw references.error(
                list, constraint: constraint.text, "the height of what bars cover cannot be written down",
                fix: "use the safe area")
        }
    }

    /// A view as a list of constraints calls it: `self`, its name where that leads to it, else its path.
    private func item(_ view: UIView?, in list: Int) -> ConstraintSyntax.Item {
        guard let view, let number = references.number(of: view), number != list else { return .owner }
        // The language has no way to write a single quote.
        if let name = view.name, !name.utf8.contains(UInt8(ascii: "'")),
            case .view(let found) = names.item(named: name, from: references.views[list].view), found === view
        {
            return .name(name)
        }
        return .path(references.indices(of: number))
    }
}
