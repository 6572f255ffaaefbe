import EspalierControls
import EspalierLayout
import EspalierViews
import Foundation

/// The work of taking a document's tree once, where what it cannot say is an error.
struct DocumentCapture {
    let root: UIView
    let classes: DescribedClasses
    var tree: DocumentTree
    private(set) var described: [DescribedView] = []
    private var firsts: Set<ObjectIdentifier> = []
    /// The first value that cannot be said, and its view.
    private var unsaid: (view: UIView, unsaid: Unsaid)?

    /// - Complexity: O(number of views).
    init(_ root: UIView, _ classes: DescribedClasses) {
        self.root = root
        self.classes = classes
        tree = DocumentTree(root: root)
        var list: [DescribedView] = []
        var names: Set<String> = []
        var firsts: Set<ObjectIdentifier> = []
        var first: (view: UIView, unsaid: Unsaid)?
        root.walkSubtree { (view, walk) in
            if let name = view.name, names.insert(name).inserted { firsts.insert(ObjectIdentifier(view)) }
            list.append(classes.describe(view, parent: walk.parent) { if first == nil { first = (view, $0) } })
            return !classes.classes.hidesSubviews(view)
        }
        described = list
        unsaid = first
        self.firsts = firsts
        tree.add(list, to: nil, at: 0)
    }

    mutating func captured() throws(ScenarioCaptureError) -> ScenarioTree {
        for entry in described where !entry.geometry.documented.rect.isFinite {
            throw error(entry.view, Unsaid(message: "its frame is not finite", fix: "lay it out with finite numbers"))
        }
        if let (view, unsaid) = unsaid { throw error(view, unsaid) }
        let guides = tree.guides
        let names = ConstraintNames(root) { guides[ObjectIdentifier($0)] ?? $0.identifier }
        tree.lasting = LastingNames(firsts: firsts, ofConstraints: names)
        for entry in described {
            do throws(Unsaid) { _ = try tree.written(entry.rules) } catch { throw self.error(entry.view, error) }
        }
        let isConstrained = described.contains { entry in
            !entry.constraints.isEmpty || !entry.view.translatesAutoresizingMaskIntoConstraints
        }
        if isConstrained {
            let safeAreas = documentSafeAreas
            try holdConstraints(safeAreas)
            try writeInputs(safeAreas)
        }
        return tree.rootTree()
    }

    func error(_ view: UIView, _ unsaid: Unsaid) -> ScenarioCaptureError {
        ScenarioCaptureError(
            path: tree.path(of: view).description, rule: unsaid.rule, constraint: unsaid.constraint,
            message: unsaid.message, fix: unsaid.fix)
    }

    // MARK: Constraints

    private mutating func holdConstraints(
        _ safeAreas: [ObjectIdentifier: UIEdgeInsets]
    ) throws(ScenarioCaptureError) {
        let hasConflicts = !root.layoutConflicts.isEmpty
        // Those that are held further up are taken up first (AUTOLAYOUT 2.6).
        var above: [UIView] = []
        while let next = (above.last ?? root).superview { above.append(next) }
        for constraint in above.reversed().flatMap(\.constraints) where !constraint.isOfArrangement {
            try hold(constraint, in: root, safeAreas, hasConflicts)
        }
        for entry in described {
            for (constraint, _) in entry.constraints { try hold(constraint, in: entry.view, safeAreas, hasConflicts) }
        }
    }

    /// Holds a constraint in the list of a view, if it counts in the document.
    private mutating func hold(
        _ constraint: NSLayoutConstraint, in list: UIView, _ safeAreas: [ObjectIdentifier: UIEdgeInsets],
        _ hasConflicts: Bool
    ) throws(ScenarioCaptureError) {
        let views = constraint.itemViews
        let inside = views.filter { tree.contains($0) }
        guard let first = inside.first, tree.isOwn(constraint) else { return }
        let isWhole = inside.count == views.count
        // The document's root is given.
        if !isWhole, isOfRootAlone(constraint) { return }
        for case let guide as UILayoutGuide in constraint.items where guide.kind == .safeArea {
            guard let owner = guide.owningView, let area = safeAreas[ObjectIdentifier(owner)],
                owner.safeAreaInsets != area
            else { continue }
            let message = "its safe area is not its part of what covers the root, and cannot be written down"
            throw error(
                owner,
                Unsaid(
                    constraint: constraint.text, message: message,
                    fix: "capture the view of the controller that adds to it"))
        }
        let nearest = isWhole ? inside.dropFirst().reduce(first) { tree.commonAncestor($0, $1) } : first
        if hasConflicts, isWhole, nearest !== list {
            throw error(
                nearest,
                Unsaid(
                    constraint: constraint.text,
                    message: "addConstraint(_:) gave it to another view than the nearest common ancestor of its items, "
                        + "so that in a scenario another constraint might break",
                    fix: "activate it by 'isActive', or put the conflicts of the tree right"))
        }
        do throws(Unsaid) {
            try tree.hold(constraint, ConstraintNumbers(constraint), in: list, isNamed: false)
        } catch {
            throw self.error(nearest, error)
        }
    }

    /// Whether what a constraint says of the tree it says of the root alone, as it is placed from outside.
    private func isOfRootAlone(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.items.allSatisfy { item in
            let guide = item as? UILayoutGuide
            guard let view = guide?.owningView ?? item as? UIView, tree.contains(view) else { return true }
            return view === root && guide?.kind.isInset ?? true
        }
    }
}
