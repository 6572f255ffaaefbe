import EspalierControls
import EspalierNibs
import EspalierRendering
import EspalierViews

/// What an interface file says of the views and constraints that were made of it: names, places, identifiers.
final class SceneSource: TreeSource {
    /// What the file says that does not change from one layout to the next.
    struct Facts: Sendable {
        /// By the identifier of an object, the name of the outlet that leads to it.
        var outlets: [String: String] = [:]

        private static let ofUIKit: Set<String> = [
            "delegate", "dataSource", "view", "tableView", "collectionView", "dataDetector",
        ]

        init(_ document: InterfaceDocument) {
            for element in document.elements where element.name == "outlet" {
                guard let name = element["property"], let destination = element["destination"],
                    !Self.ofUIKit.contains(name), outlets[destination] == nil
                else { continue }
                outlets[destination] = name
            }
        }
    }

    private var elements: [ObjectIdentifier: InterfaceElement] = [:]
    /// Objects live as long as what is known of them.
    private var objects: [AnyObject] = []
    private let facts: Facts
    private var namer: ViewNamer?

    init(_ facts: Facts) { self.facts = facts }

    /// Takes in what was made.
    func add(_ build: InterfaceBuild) {
        for (element, object) in build.objects {
            elements[ObjectIdentifier(object)] = element
            objects.append(object)
        }
        namer = nil
    }

    /// Names the views of a tree as they are now.
    func name(viewsOf root: UIView) {
        namer = ViewNamer(root) { [unowned self] view in facts(of: view) }
    }

    /// What a view or constraint was made from; nil for what a class has made itself.
    func element(of object: AnyObject) -> InterfaceElement? { elements[ObjectIdentifier(object)] }

    /// The views that findings are about: those that were made from objects with these identifiers, and those that
    /// constraints with them tie.
    func views(of ids: [String]) -> [UIView] {
        let wanted = Set(ids)
        var views: [UIView] = []
        func add(_ object: AnyObject?) {
            guard let view = object as? UIView ?? (object as? UILayoutGuide)?.owningView else { return }
            if !views.contains(where: { $0 === view }) { views.append(view) }
        }
        for object in objects {
            guard let id = elements[ObjectIdentifier(object)]?.id, wanted.contains(id) else { continue }
            if let constraint = object as? NSLayoutConstraint {
                add(constraint.firstItem)
                add(constraint.secondItem)
            } else {
                add(object)
            }
        }
        return views
    }

    private func facts(of view: UIView) -> ViewFacts {
        let element = element(of: view)
        let id = element?.id
        return ViewFacts(
            outlet: id.flatMap { facts.outlets[$0] }, userLabel: element?["userLabel"],
            identifier: view.accessibilityIdentifier, text: view.shownWords, objectID: id,
            className: element.flatMap { $0["customClass"] })
    }

    // MARK: TreeSource

    func isOwn(_ view: UIView, in superview: UIView?) -> Bool {
        if view is UITableViewCell || view is UICollectionViewCell { return superview == nil || !isList(superview) }
        if elements[ObjectIdentifier(view)] != nil { return true }
        return !(superview?.hasPartsOfItsOwn ?? false)
    }

    private func isList(_ view: UIView?) -> Bool { view is UITableView || view is UICollectionView }

    func name(of place: Int, in tree: LintTree) -> String {
        let view = tree.view(at: place)
        return namer?.name(of: view) ?? tree.path(of: place)
    }

    func name(of guide: UILayoutGuide, of owner: Int, in tree: LintTree) -> String {
        let name = guide.identifier.isEmpty ? "a guide" : "the guide '\(guide.identifier)'"
        return "\(name) of \(self.name(of: owner, in: tree))"
    }

    func text(of constraint: NSLayoutConstraint) -> String { namer?.text(of: constraint) ?? "\(constraint)" }

    func mark(of view: UIView) -> SourceMark? { element(of: view).map(mark) }

    func mark(of guide: UILayoutGuide) -> SourceMark? { element(of: guide).map(mark) }

    func mark(of constraint: NSLayoutConstraint) -> SourceMark? { element(of: constraint).map(mark) }

    private func mark(_ element: InterfaceElement) -> SourceMark {
        .file(element.file, element.place, path: element.id ?? "")
    }

    func id(of view: UIView) -> String? { element(of: view)?.id }

    func id(of constraint: NSLayoutConstraint) -> String? { element(of: constraint)?.id }

    var plainViewsCount: Bool { false }

    var frameFix: String { "give it a size in the Size inspector, or constrain it" }
}
