/// What a value of a document is, as far as shrinking treats it in a way of its own.
enum DraftRole: Sendable, Equatable {
    case document
    /// A view that no list of subviews holds: the root, what a step adds, the content of a cell.
    case topView
    case view
    /// A list of subviews.
    case views
    case rules, rule, ruleText, arguments
    case constraints, constraint, constraintFormat
    case steps, step
    case observers, observer
    /// What other parts refer to: the name of a view or a guide, the id of an observer or a query.
    case name
    case names
    /// What a person reads, and nothing refers to.
    case prose
    /// A word that only means something as it is: a class, a key path.
    case word
    /// The version.
    case fixed
    case other

    /// The role of a member of an object. A key that is not known here has none of its own, so what the format
    /// learns later is shrunk as any value is.
    func member(_ key: String) -> DraftRole {
        switch (self, key) {
        case (.document, "espalier"): .fixed
        case (.document, "root"), (.step, "add"): .topView
        case (.topView, let key) where Self.built.contains(key): .topView
        case (.view, let key) where Self.built.contains(key): .topView
        case (.document, "steps"): .steps
        case (.document, "observers"): .observers
        case (.topView, "subviews"), (.view, "subviews"): .views
        case (.topView, "rules"), (.view, "rules"): .rules
        case (.topView, "constraints"), (.view, "constraints"): .constraints
        case (.topView, "layoutGuides"), (.view, "layoutGuides"): .names
        case (.topView, "name"), (.view, "name"), (.observer, "id"), (.step, "query"), (.step, "as"): .name
        case (.document, "title"), (.topView, "text"), (.topView, "title"), (.topView, "placeholder"), (.view, "text"),
            (.view, "title"), (.view, "placeholder"):
            .prose
        case (.step, "rule"): .ruleText
        case (.step, "arguments"): .arguments
        case (.step, "constrain"): .constraint
        case (.step, "observe"): .observer
        case (.constraint, "format"): .constraintFormat
        case (_, "class"), (_, "keyPath"), (_, "keyPaths"): .word
        default: .other
        }
    }

    /// The keys whose values are views, or lists of views, that are built when they are shown.
    private static let built = Set(
        ScenarioField.all.filter { $0.form == .template || $0.form == .templates }.map(\.key))

    /// The role of an element of a list.
    func element(isFirst: Bool) -> DraftRole {
        switch self {
        case .views: .view
        case .topView: .topView
        case .rules: .rule
        case .rule where isFirst: .ruleText
        case .constraints: .constraint
        case .steps: .step
        case .observers: .observer
        case .names: .name
        default: .other
        }
    }
}

/// One value of a document that is being shrunk, with its place.
struct DraftPart: Sendable {
    /// The node of the value; for a member of an object, its key stands right before it.
    let node: Int
    let role: DraftRole
    /// Nil for an element of a list, and for the whole.
    let key: String?
    /// The place of what holds it, in the list of parts; -1 for the whole.
    let parent: Int
}

/// A document that is being shrunk: what it says, and its text as a flat tree.
struct DraftDocument {
    let document: ScenarioDocument
    let tree: JSONTree
    /// All values, in the order of the text.
    let parts: [DraftPart]

    /// - Complexity: O(length of the document).
    init(_ document: ScenarioDocument, _ tree: JSONTree) {
        self.document = document
        self.tree = tree
        var parts: [DraftPart] = []
        var open: [(part: Int, end: Int, isObject: Bool)] = []
        var node = tree.root
        while node < tree.count {
            while let last = open.last, last.end == node { open.removeLast() }
            let holder = open.last
            let isMember = holder?.isObject ?? false
            let key = isMember ? tree.text(node) : nil
            let value = isMember ? node + 1 : node
            let role =
                holder.map { holder in
                    let role = parts[holder.part].role
                    return key.map { role.member($0) } ?? role.element(isFirst: value == parts[holder.part].node + 1)
                } ?? .document
            parts.append(DraftPart(node: value, role: role, key: key, parent: holder?.part ?? -1))
            let isContainer = tree.isObject(value) || tree.isList(value)
            if isContainer { open.append((parts.count - 1, tree.end(value), tree.isObject(value))) }
            node = value + 1
        }
        self.parts = parts
    }

    /// The role of what holds a part.
    func holder(of part: DraftPart) -> DraftRole? { part.parent < 0 ? nil : parts[part.parent].role }

    /// The text of a rule; nil for any other part.
    func ruleText(_ part: DraftPart) -> String? {
        part.role == .rule || part.role == .ruleText ? tree.text(part.node) : nil
    }

    /// The text of a constraint; nil for one in the visual format language, and for any other part.
    func constraintText(_ part: DraftPart) -> String? { part.role == .constraint ? tree.text(part.node) : nil }
}
