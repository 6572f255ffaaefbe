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
        /// By the identifier of a controller, the bars that others put around it.
        let bars: [String: ControllerBars.Inferred]
        /// The names of fonts that texts are shown in, and that are not known here.
        var unknownFonts: Set<String> = []

        private static let ofUIKit: Set<String> = [
            "delegate", "dataSource", "view", "tableView", "collectionView", "dataDetector",
        ]

        init(_ document: InterfaceDocument, fonts: FontBook) {
            bars = document.inferredBars
            for element in document.elements {
                if element.name == "fontDescription", let name = element["name"], fonts.face(named: name) == nil {
                    unknownFonts.insert(name)
                }
                guard element.name == "outlet", let name = element["property"],
                    let destination = element["destination"],
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

    /// What a page of the inspector calls a view: by its outlet, its label in Interface Builder or its object.
    func pageName(of view: UIView) -> String? {
        let facts = facts(of: view)
        return facts.outlet ?? facts.userLabel ?? facts.objectID
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

    /// What a view makes of itself is called by the view and the way to it.
    func id(of view: UIView) -> String? {
        var way = ""
        var current = view
        while true {
            if let id = element(of: current)?.id { return id + way }
            guard let superview = current.superview else { return nil }
            way = "/\(superview.subviews.firstIndex { $0 === current } ?? 0)" + way
            current = superview
        }
    }

    func id(of constraint: NSLayoutConstraint) -> String? { element(of: constraint)?.id }

    func certainShare(ofTextIn view: UIView) -> Double {
        guard let element = element(of: view) else { return 1 }
        let hasOutlet = element.id.flatMap { facts.outlets[$0] } != nil
        if hasOutlet, let words = view.shownWords, Self.isStandIn(words) { return 0 }
        // Another font's letters are narrower or wider by a fifth.
        let font = element.child(key: "fontDescription")?["name"]
        return font.map(facts.unknownFonts.contains) ?? false ? 0.8 : 1
    }

    /// Whether a text is what Interface Builder writes into a new view, so that code takes its place.
    private static func isStandIn(_ text: String) -> Bool {
        text.hasPrefix("Lorem ipsum")
            || ["Label", "Button", "Title", "Subtitle", "Detail", "Text", "Textfield", "Prompt"].contains(text)
    }

    var plainViewsCount: Bool { false }

    var frameFix: String { "give it a size in the Size inspector, or constrain it" }
}
