import EspalierSupport

extension ScenarioDecoder {
    /// The keys of a view that are no fields, or fields that always have a value.
    private enum ViewKey: String, CaseIterable {
        case `class`, part, name, tag, frame, properties, rules, constraints, layoutGuides, subviews

        private static let written = allCases.map { (key: $0, text: ShortText($0.rawValue.utf8)) }

        /// The key that a node is.
        init?(_ tree: JSONTree, _ node: Int) {
            if let text = tree.shortText(node) {
                for known in Self.written where known.text == text {
                    self = known.key
                    return
                }
            }
            guard tree.hasEscapes(node), let key = tree.text(node).flatMap({ ViewKey(rawValue: $0) }) else {
                return nil
            }
            self = key
        }
    }

    /// The keys that a view of a class can have, in the order in which documents are written.
    private static func keys(of className: String, isRoot: Bool) -> [String] {
        func fields(_ group: ScenarioField.Group) -> [String] {
            ScenarioField.all.filter { $0.group == group && $0.uses.contains(.written) }
                .filter { isRoot || !$0.isOfRoot }.map(\.key)
        }
        let type = ScenarioClasses.own.entry(className)?.type
        let own = type.map { ScenarioField.fields(of: $0).map(\.key) } ?? []
        let (first, last) = (
            ["class", "part", "name", "tag", "frame"], ["properties", "rules", "constraints", "layoutGuides"]
        )
        return first + fields(.plain) + last + fields(.ofConstraints) + own + ["subviews"]
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
        if root.part != nil { reportPartOfNothing(node) }
        var tree = ScenarioTree(root: root)
        if isRoot { tree.reserveCapacity(min(self.tree.objectCount, options.maxViews)) }
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
        // Those of its class, found with the first unknown one: that reads all keys.
        var known: [String]?
        view.mark = ScenarioMark(node: node)
        var key = node + 1
        let end = tree.end(node)
        while key < end {
            let value = key + 1
            defer { key = tree.end(value) }
            switch ViewKey(tree, key) {
            case .class: view.className = className(value) ?? view.className
            case .part: view.part = part(value)
            case .name: view.name = name(value)
            case .tag: view.tag = integer(value) ?? view.tag
            case .frame:
                view.frame = rectangle(value) ?? view.frame
                view.writesZeroFrame = view.frame == .zero
            case .properties: view.properties = properties(value)
            case .rules: view.rules = rules(value)
            case .constraints: view.constraints = constraints(value)
            case .layoutGuides: view.layoutGuides = layoutGuides(value)
            case .subviews: subviews = value
            case nil:
                let member = JSONTree.Member(tree: tree, keyIndex: key)
                if let field = ScenarioField.named(member.key), field.uses.contains(.written) {
                    set(field, of: &view, member, isRoot: isRoot)
                } else if !isFull {
                    let keys = known ?? knownKeys(ofViewAt: node, isRoot: isRoot)
                    known = keys
                    reportUnknown(member, ofViewWith: keys, isRoot: isRoot)
                }
            }
        }
        return (view, subviews)
    }

    private mutating func set(
        _ field: ScenarioField, of view: inout ScenarioView, _ member: JSONTree.Member, isRoot: Bool
    ) {
        guard !field.isOfRoot || isRoot else {
            return report(
                member.keyIndex, "only the root of a document has '\(field.key)'",
                fix: "write it there; views below it get their parts of it")
        }
        if view.settings[field] != nil, let other = ScenarioField.otherKeys.first(where: { $0.value == field.key })?.key
        {
            report(member.keyIndex, "'\(field.key)' and '\(other)' are the same key", fix: "leave one of them out")
        }
        view.settings[field] = value(of: field.form, member.value)
    }

    private func knownKeys(ofViewAt node: Int, isRoot: Bool) -> [String] {
        let className = tree.value("class", in: node).flatMap { tree.text($0) } ?? ScenarioView.defaultClass
        return Self.keys(of: className, isRoot: isRoot)
    }

    private mutating func reportUnknown(_ member: JSONTree.Member, ofViewWith known: [String], isRoot: Bool) {
        let isNib = isRoot && nearestName(to: member.key, among: known + ["nib"]) == "nib"
        let others = ScenarioField.all.filter { $0.group == .ofClass }.map(\.key)
        guard !isNib, nearestName(to: member.key, among: known) == nil,
            let near = nearestName(to: member.key, among: others)
        else {
            reportUnknown(member, of: "a view", known: isNib ? ["nib"] : known)
            return
        }
        report(member.keyIndex, "unknown key \(Quoted.text(member.key)) of a view", fix: "did you mean '\(near)'?")
    }

    private mutating func properties(_ node: Int) -> [ScenarioView.Property] {
        guard isObject(node, "an object of values by name") else { return [] }
        return tree.members(node).map { ScenarioView.Property($0.key, ScenarioValue(tree, $0.value)) }
    }
}
