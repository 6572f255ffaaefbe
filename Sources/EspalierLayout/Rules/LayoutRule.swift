import EspalierSLL
import EspalierViews
import Synchronization

/// A rule text that has been read. You can add it to many views without reading it again.
///
/// Trees and threads may share it.
public final class LayoutRule: Sendable {
    /// The text.
    public var text: String { syntax.text }
    let syntax: RuleSyntax
    /// What adding the text makes of the states it was added to lately, so that views with the same rules share one
    /// state. Only found again, never relied on: any of it may be forgotten.
    private let transitions = Mutex<[RuleTransition]>([])
    private static let rememberedTransitions = 8

    /// Reads a rule text.
    ///
    /// - Throws: `RuleError`, with all mistakes of the text (SLL 11, 12). Arguments are checked when the rule is added.
    /// - Complexity: O(length of the text).
    public init(_ text: String, file: String = #fileID, line: Int = #line) throws(RuleError) {
        let (syntax, diagnostics) = RuleSyntax.parse(text)
        if !diagnostics.isEmpty { throw RuleError(text: text, diagnostics: diagnostics, file: file, line: line) }
        self.syntax = syntax
    }

    init(_ syntax: RuleSyntax) {
        self.syntax = syntax
    }

    /// What adding the text at `origin` makes of `state`, whose texts were added at `origins`; nil for no rules.
    func transition(from state: RuleState?, _ origins: RuleOrigins?, adding origin: RuleOrigin) -> RuleTransition {
        let known = transitions.withLock { list in
            list.first { $0.from === state && $0.fromOrigins === origins && $0.origin == origin }
                ?? list.first { $0.from === state } ?? list.first { $0.from == state }
        }
        if let known, known.fromOrigins === origins, known.origin == origin { return known }
        let made = known?.at(origins, adding: origin) ?? transitionMade(from: state, origins, origin)
        transitions.withLock { list in
            if list.count == Self.rememberedTransitions { list.removeFirst() }
            list.append(made)
        }
        return made
    }

    private func transitionMade(
        from state: RuleState?, _ origins: RuleOrigins?, _ origin: RuleOrigin
    ) -> RuleTransition {
        var builder = state.map(RuleStateBuilder.init) ?? RuleStateBuilder()
        builder.run(syntax)
        let (arguments, texts) = builder.compact()
        return RuleTransition(
            from: state, to: RuleState(builder), arguments: arguments, texts: texts, fromOrigins: origins,
            origin: origin)
    }
}

/// What a text makes of a state. Handed out with each addition of the text, so that it is one reference to count.
final class RuleTransition: Sendable {
    let from: RuleState?
    let fromOrigins: RuleOrigins?
    let origin: RuleOrigin
    /// Where the texts of `to` were added.
    let origins: RuleOrigins
    let to: RuleState
    /// The arguments of `to`: their numbers among those of `from`, followed by those of the text.
    let arguments: [ArgumentIndex]
    /// The texts of `to`: their numbers among those of `from`, followed by the new one.
    let texts: [TextIndex]

    init(
        from: RuleState?, to: RuleState, arguments: [ArgumentIndex], texts: [TextIndex], fromOrigins: RuleOrigins?,
        origin: RuleOrigin
    ) {
        self.from = from
        self.to = to
        self.arguments = arguments
        self.texts = texts
        self.fromOrigins = fromOrigins
        self.origin = origin
        let list = fromOrigins?.list ?? []
        origins = RuleOrigins(texts.map { $0.position < list.count ? list[$0] : origin })
    }

    /// The same for texts that were added elsewhere.
    func at(_ origins: RuleOrigins?, adding origin: RuleOrigin) -> RuleTransition {
        RuleTransition(from: from, to: to, arguments: arguments, texts: texts, fromOrigins: origins, origin: origin)
    }
}

/// Where in the program a rule text was added.
struct RuleOrigin: Equatable, Sendable {
    var file: String
    var line: Int
}

/// Where the texts of a state were added, shared by views that got their rules in the same places.
final class RuleOrigins: Sendable {
    let list: [RuleOrigin]
    /// Of one view: the constraints that were unset because a view is gone and that no pass has reported yet. They stand
    /// here, and not in each record, because hardly any view has some.
    let unset: [ConstraintName]

    init(_ list: [RuleOrigin], unset: [ConstraintName] = []) {
        self.list = list
        self.unset = unset
    }
}

/// The rule texts of a tree, or of several ones after the other, so that equal texts share one compiled form.
package final class RuleLibrary {
    private var rules: [String: LayoutRule] = [:]
    private(set) var compiled = 0
    /// How long the texts are in all.
    private var bytes = 0
    /// Where many different texts come by (numbers written into them), the library starts anew instead of growing.
    private static let capacity = 4096

    package init() {}

    /// Whether it is worth keeping for the next tree: what rules remember of the states they met is a multiple of their
    /// texts, and must not outlive a tree where these are long or many.
    package var isSmall: Bool { rules.count <= 256 && bytes <= 1 << 14 }

    func rule(_ text: String) -> LayoutRule? { rules[text] }

    func add(_ rule: LayoutRule) {
        if rules.count >= Self.capacity {
            rules.removeAll(keepingCapacity: true)
            bytes = 0
        }
        rules[rule.text] = rule
        bytes += rule.text.utf8.count
        compiled += 1
    }
}
