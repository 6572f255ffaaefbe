import EspalierSupport

/// Turns a JSON tree into a document, and collects all that is wrong on the way.
///
/// A function that decodes one value returns nil where it has reported a problem, so that the work goes on with the
/// next value.
struct ScenarioDecoder {
    /// One problem, before its path is found. Nodes are in the order of the text.
    private struct Draft {
        let node: Int
        let message: String
        let fix: String
        let inner: TextPlace?
    }

    /// How many problems an error shows.
    static let shownProblems = 20
    /// How many problems end the work.
    private static let mostProblems = 1000

    let tree: JSONTree
    let options: ScenarioDocument.Options
    private var drafts: [Draft] = []
    /// How many views were read, of the root and of steps.
    private var viewCount = 0
    private var hasTooManyViews = false
    /// How many templates the view that is being read stands in.
    var templateDepth = 0
    /// Whether a constraint was found, right or wrong.
    var usesConstraints = false
    /// Whether one was wrong, so that its identifier is not known.
    var hasWrongConstraint = false
    /// Rules that were found right. Documents say a few texts many times.
    var rightRules: Set<RuleShape> = []

    init(tree: JSONTree, options: ScenarioDocument.Options) {
        self.tree = tree
        self.options = options
    }

    /// Reads a text, to decode what stands in it.
    ///
    /// - Throws: why it is no JSON.
    init(_ bytes: [UInt8], options: ScenarioDocument.Options = .init()) throws(ScenarioError) {
        do {
            self.init(tree: try JSONReader.read(bytes, limits: options.textLimits), options: options)
        } catch {
            let problem = ScenarioProblem(
                place: error.place, path: error.path.description, message: error.message, fix: error.fix)
            throw ScenarioError(problems: [problem])
        }
    }

    /// Whether so much is wrong that there is no use in going on.
    var isFull: Bool { drafts.count >= Self.mostProblems }

    var problemCount: Int { drafts.count }

    /// - Parameter inner: where in the text that the node is the mistake stands.
    mutating func report(_ node: Int, _ message: String, fix: String, inner: TextPlace? = nil) {
        if !isFull { drafts.append(Draft(node: node, message: message, fix: fix, inner: inner)) }
    }

    /// Reports the mistakes of a text that has a syntax of its own.
    mutating func report(_ node: Int, _ what: String, _ text: String, _ diagnostics: [some TextDiagnostic]) {
        for mistake in diagnostics.lazy.map(\.mistake) {
            report(node, what, text, line: mistake.line, column: mistake.column, mistake.message, fix: mistake.fix)
        }
    }

    /// Reports a mistake in a text that has a syntax of its own.
    ///
    /// - Parameter what: what the text is: `rule`.
    mutating func report(
        _ node: Int, _ what: String, _ text: String, line: Int, column: Int, _ message: String, fix: String
    ) {
        report(
            node, "\(what) \(Quoted.text(text)), \(line):\(column): \(message)", fix: fix,
            inner: TextPlace(line: line, column: column))
    }

    /// Counts a view. Reports the first one beyond the limit, after which none is read.
    mutating func countView(_ node: Int) -> Bool {
        guard viewCount < options.maxViews else {
            if !hasTooManyViews {
                report(
                    node, "the document has more than \(options.maxViews) views",
                    fix: "leave some out, or allow more with --max-views")
            }
            hasTooManyViews = true
            return false
        }
        viewCount += 1
        return true
    }

    mutating func decode() throws(ScenarioError) -> ScenarioDocument {
        let document = decodeDocument()
        guard drafts.isEmpty, let document else { throw error() }
        return document
    }

    /// What is wrong with what was decoded so far; nil where nothing is.
    var foundError: ScenarioError? { drafts.isEmpty ? nil : error() }

    private func error() -> ScenarioError {
        // Problems of the same place stay in the order in which they were found.
        let problems = drafts.ordered(byKey: \.node).prefix(Self.shownProblems).map { draft in
            var problem = ScenarioProblem(tree, node: draft.node, message: draft.message, fix: draft.fix)
            problem.inner = draft.inner
            return problem
        }
        return ScenarioError(problems: problems, omitted: drafts.count - problems.count)
    }
}

// Objects and their keys.
extension ScenarioDecoder {
    /// Whether the node is an object; reports one that is none.
    mutating func isObject(_ node: Int, _ what: String) -> Bool {
        if tree.isObject(node) { return true }
        reportKind(node, what, fix: "write an object: {…}")
        return false
    }

    /// The one key of an object that says of which form it is, with its value; nil, and reported, where there are two or
    /// none.
    mutating func formKey<Form: RawRepresentable<String>>(
        of object: Int, fix: String, reportTwo message: (Form, Form) -> String, reportNone: (inout Self) -> Void
    ) -> (form: Form, value: Int)? {
        var found: (form: Form, value: Int)?
        for member in tree.members(object) {
            guard let form = Form(rawValue: member.key) else { continue }
            if let found {
                report(member.keyIndex, message(found.form, form), fix: fix)
                return nil
            }
            found = (form, member.value)
        }
        if found == nil { reportNone(&self) }
        return found
    }

    /// Reports the keys of an object that are not known, and those that are missing.
    ///
    /// A key that is missing is not reported if an unknown one is likely to be meant for it.
    mutating func checkKeys(_ object: Int, of what: String, required: [String], optional: [String]) {
        let known = required + optional
        var missing = required
        for member in tree.members(object) {
            if known.contains(member.key) {
                missing.removeAll { $0 == member.key }
            } else if let near = reportUnknown(member, of: what, known: known) {
                missing.removeAll { $0 == near }
            }
        }
        for key in missing {
            let value = key == "espalier" ? "1" : "…"
            report(object, "\(what) needs the key '\(key)'", fix: "add '\"\(key)\": \(value)'")
        }
    }

    /// Reports a key that is not known. Returns the one that is suggested.
    @discardableResult
    mutating func reportUnknown(_ member: JSONTree.Member, of what: String, known: [String]) -> String? {
        guard !isFull else { return nil }
        let near = nearestName(to: member.key, among: known)
        report(
            member.keyIndex, "unknown key \(Quoted.text(member.key)) of \(what)",
            fix: near.map { "did you mean '\($0)'?" } ?? "leave it out; known here: \(known.joined(separator: ", "))")
        return near
    }
}

// Values of one kind.
extension ScenarioDecoder {
    mutating func reportKind(_ node: Int, _ what: String, fix: String) {
        report(node, "\(what) belongs here, but this is \(tree.kindName(node))", fix: fix)
    }

    mutating func text(_ node: Int) -> String? {
        if let text = tree.text(node) { return text }
        reportKind(node, "a text", fix: "write a text in double quotes: \"…\"")
        return nil
    }

    mutating func number(_ node: Int) -> Double? {
        if let number = tree.number(node) { return number }
        reportKind(node, "a number", fix: "write a number without quotes, as in 0.5")
        return nil
    }

    mutating func integer(_ node: Int) -> Int? {
        if let integer = tree.integer(node) { return integer }
        guard let number = tree.number(node) else {
            reportKind(node, "an integer", fix: "write an integer without quotes, as in 3")
            return nil
        }
        let shown = JSONWriter.text(number)
        if number == number.rounded() {
            report(node, "the integer \(shown) is out of range", fix: "write one between \(Int.min) and \(Int.max)")
        } else {
            report(node, "an integer belongs here, but \(shown) is none", fix: "write an integer, as in 3")
        }
        return nil
    }

    mutating func boolean(_ node: Int) -> Bool? {
        if let boolean = tree.boolean(node) { return boolean }
        reportKind(node, "a boolean", fix: "write true or false, without quotes")
        return nil
    }

    mutating func list(_ node: Int) -> JSONTree.Elements? {
        if tree.isList(node) { return tree.elements(node) }
        reportKind(node, "a list", fix: "write a list: […]")
        return nil
    }

    /// The case of a word.
    mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ node: Int) -> Word? {
        word(node, of: Word.allCases.map(\.rawValue)).flatMap(Word.init)
    }

    /// One of some words.
    mutating func word(_ node: Int, of words: [String]) -> String? {
        guard let text = text(node) else { return nil }
        if words.contains(text) { return text }
        let near = nearestName(to: text, among: words)
        report(
            node, "unknown word \(Quoted.text(text))",
            fix: near.map { "did you mean '\($0)'?" } ?? "write one of \(words.joined(separator: ", "))")
        return nil
    }
}
