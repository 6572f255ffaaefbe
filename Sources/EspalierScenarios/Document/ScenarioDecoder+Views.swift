import EspalierSupport

extension ScenarioDecoder {
    private enum ViewKey: String, CaseIterable {
        case `class`, name, tag, frame, bounds, transform, autoresizing, hidden, alpha, text, properties, rules,
            constraints, layoutGuides, translatesAutoresizingMaskIntoConstraints, intrinsicContentSize, hugging,
            compressionResistance, layoutMargins, semanticContentAttribute, safeAreaInsets, subviews

        /// Those that any view can have.
        static let ofAnyView = allCases.filter { $0 != .safeAreaInsets }
    }

    /// A list of subviews that is being decoded.
    private struct OpenList {
        let parent: Int
        var next: Int
        let end: Int
    }

    /// A view with all that is below it. Nil only where the node is no object, or one view too many.
    ///
    /// Views nested too deeply are reported once and passed over.
    ///
    /// - Parameter isRoot: whether it is the root of a document, which may be an interface file instead.
    mutating func viewTree(_ node: Int, isRoot: Bool = false) -> ScenarioTree? {
        guard isObject(node, "a view"), countView(node) else { return nil }
        let (root, subviews) = view(node, isRoot: isRoot)
        var tree = ScenarioTree(root: root)
        var open: [OpenList] = []
        var isTooDeep = options.maxDepth < 1
        if isTooDeep { reportDepth(node) }
        if let subviews { enter(subviews, parent: 0, &open, &isTooDeep) }
        while let list = open.last, !isFull {
            guard list.next < list.end else {
                open.removeLast()
                continue
            }
            open[open.count - 1].next = self.tree.end(list.next)
            guard isObject(list.next, "a view") else { continue }
            guard countView(list.next) else { break }
            let (view, subviews) = view(list.next)
            let index = tree.append(view, to: list.parent)
            if let subviews { enter(subviews, parent: index, &open, &isTooDeep) }
        }
        return tree
    }

    private mutating func enter(_ node: Int, parent: Int, _ open: inout [OpenList], _ isTooDeep: inout Bool) {
        guard let elements = list(node) else { return }
        // One view per open list, the parent, stands around what this list holds.
        if open.count + 1 >= options.maxDepth, let first = elements.first(where: { _ in true }) {
            if !isTooDeep { reportDepth(first) }
            isTooDeep = true
            return
        }
        open.append(OpenList(parent: parent, next: node + 1, end: tree.end(node)))
    }

    private mutating func reportDepth(_ node: Int) {
        report(
            node, "views are nested deeper than \(options.maxDepth)",
            fix: "nest less deeply, or allow more with --max-depth")
    }

    /// A view without its subviews, and the node of their list. What is wrong keeps its default.
    private mutating func view(_ node: Int, isRoot: Bool = false) -> (view: ScenarioView, subviews: Int?) {
        var view = ScenarioView()
        var subviews: Int?
        view.mark = ScenarioMark(node: node)
        for member in tree.members(node) {
            let value = member.value
            switch ViewKey(rawValue: member.key) {
            case .class: view.className = className(value) ?? view.className
            case .name: view.name = name(value)
            case .tag: view.tag = integer(value) ?? view.tag
            case .frame:
                view.frame = rectangle(value) ?? view.frame
                view.writesZeroFrame = view.frame == .zero
            case .bounds: view.bounds = rectangle(value)
            case .transform: view.transform = transform(value)
            case .autoresizing: view.autoresizing = autoresizing(value)
            case .hidden: view.hidden = boolean(value)
            case .alpha: view.alpha = number(value)
            case .text: view.text = text(value)
            case .properties: view.properties = properties(value)
            case .rules: view.rules = rules(value)
            case .constraints: view.constraints = constraints(value)
            case .layoutGuides: view.layoutGuides = layoutGuides(value)
            case .translatesAutoresizingMaskIntoConstraints: view.translatesAutoresizing = boolean(value)
            case .intrinsicContentSize: view.intrinsicContentSize = contentSize(value)
            case .hugging: view.hugging = priorities(value)
            case .compressionResistance: view.compressionResistance = priorities(value)
            case .layoutMargins: view.layoutMargins = insets(value)
            case .semanticContentAttribute: view.semanticContent = semanticContent(value)
            case .safeAreaInsets where isRoot: view.safeAreaInsets = insets(value)
            case .safeAreaInsets:
                report(
                    member.keyIndex, "only the root of a document has 'safeAreaInsets'",
                    fix: "write them there; views below it get their parts of them")
            case .subviews: subviews = value
            case nil:
                let keys = isRoot ? ViewKey.allCases : ViewKey.ofAnyView
                let known = keys.map(\.rawValue)
                let isNib = isRoot && nearestName(to: member.key, among: known + ["nib"]) == "nib"
                reportUnknown(member, of: "a view", known: isNib ? ["nib"] : known)
            }
        }
        return (view, subviews)
    }

    private mutating func properties(_ node: Int) -> [ScenarioView.Property] {
        guard isObject(node, "an object of values by name") else { return [] }
        return tree.members(node).map { ScenarioView.Property($0.key, ScenarioValue(tree, $0.value)) }
    }
}
