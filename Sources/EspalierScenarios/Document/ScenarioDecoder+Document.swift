extension ScenarioDecoder {
    private enum DocumentKey: String, CaseIterable {
        case espalier, title, root, observers, steps, layout, traits, ignore
    }

    /// The version of the format that this reads and writes.
    static let version = 1

    mutating func decodeDocument() -> ScenarioDocument? {
        let top = tree.root
        // Of a document of another version nothing more can be said.
        guard isObject(top, "a scenario"), knowsVersion(of: top) else { return nil }
        let optional: [DocumentKey] = [.title, .observers, .steps, .layout, .traits, .ignore]
        checkKeys(
            top, of: "the document", required: ["espalier", "root"], optional: optional.map(\.rawValue))
        var title: String?
        var layout = ScenarioDocument.Layout.automatic
        var traits: ScenarioTraits?
        var root: ScenarioTree?
        var nib: ScenarioNib?
        var nibTraits: ScenarioTraits?
        var observers: [ScenarioObserver] = []
        var steps: [ScenarioStep] = []
        var ignored: [ScenarioIgnored] = []
        var knowsSteps = true
        for member in tree.members(top) {
            switch DocumentKey(rawValue: member.key) {
            case .espalier: break
            case .title: title = text(member.value)
            case .root where isNib(member.value):
                let read = self.nib(member.value)
                nib = read?.nib
                nibTraits = read?.traits
                root = ScenarioTree(root: ScenarioView(mark: ScenarioMark(node: member.value)))
            case .root: root = viewTree(member.value, isRoot: true)
            case .observers: observers = self.observers(member.value)
            case .steps:
                let before = problemCount
                steps = self.steps(member.value)
                knowsSteps = problemCount == before
            case .layout:
                layout = word(member.value) ?? layout
            case .traits: traits = self.traits(member.value)
            case .ignore: ignored = self.ignored(member.value)
            case nil: break
            }
        }
        if let nib, let traits = tree.value("traits", in: top), nibTraits != nil, let node = nib.mark.node {
            report(
                tree.value("traits", in: node) ?? traits, "'traits' stand beside 'root' as well",
                fix: "leave one of them out")
        }
        checkIdentifiers(root, steps)
        // A step that is wrong may be the one that ends an observer, or that asks a query.
        if knowsSteps {
            checkIds(observers, steps)
            checkQueries(steps)
            if nib == nil { checkNamedConstraints(root, steps) }
        }
        guard var root else { return nil }
        if !usesConstraints { Self.forgetZeroFrames(&root, &steps) }
        var document = ScenarioDocument(root: root, source: tree)
        document.nib = nib
        document.title = title
        document.layout = layout
        document.traits = traits ?? nibTraits
        document.observers = observers
        document.steps = steps
        document.ignored = ignored
        return document
    }

    /// Reports the version of a document where it is none, or another one; false for another one. A missing one is
    /// reported as a missing key.
    private mutating func knowsVersion(of top: Int) -> Bool {
        guard let node = tree.value("espalier", in: top), tree.integer(node) != Self.version else { return true }
        guard let version = tree.number(node) else {
            reportKind(node, "the version of the format", fix: "write \(Self.version)")
            return true
        }
        report(
            node, "version \(JSONWriter.text(version)) of the format is not known, only \(Self.version) is",
            fix: "write the document in version \(Self.version), or use a newer espalier")
        return false
    }
}
