import EspalierSLL
import EspalierViews
import Synchronization

/// A rule text that has been read, to be added to many views without reading it again.
///
/// It may be shared among trees and threads.
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
    /// - Throws: `RuleError`, with everything that is wrong in the text (SLL 11, 12). Arguments are checked when the
    ///   rule is added.
    /// - Complexity: O(length of the text).
    public init(_ text: String, file: String = #fileID, line: Int = #line) throws(RuleError) {
        let (syntax, diagnostics) = RuleSyntax.parse(text)
        if !diagnostics.isEmpty { throw RuleError(text: text, diagnostics: diagnostics, file: file, line: line) }
        self.syntax = syntax
    }

    init(_ syntax: RuleSyntax) {
        self.syntax = syntax
    }

    /// What adding the text makes of `state`.
    func transition(from state: RuleState) -> RuleTransition {
        let known = transitions.withLock { list in
            list.first { $0.from === state } ?? list.first { $0.from == state }
        }
        if let known { return known }
        var builder = RuleStateBuilder(state)
        builder.run(syntax)
        let (arguments, texts) = builder.compact()
        let made = RuleTransition(from: state, to: RuleState(builder), arguments: arguments, texts: texts)
        transitions.withLock { list in
            if list.count == Self.rememberedTransitions { list.removeFirst() }
            list.append(made)
        }
        return made
    }
}

/// What a text makes of a state.
struct RuleTransition: Sendable {
    let from: RuleState
    let to: RuleState
    /// The arguments of `to`: their numbers among those of `from`, followed by those of the text.
    let arguments: [Int]
    /// The texts of `to`: their numbers among those of `from`, followed by the new one.
    let texts: [Int]
}

/// The rule texts of one tree, so that equal texts share one compiled form.
final class RuleLibrary {
    private var rules: [String: LayoutRule] = [:]
    private(set) var compiled = 0
    /// Where many different texts come by (numbers written into them), the library starts anew instead of growing.
    private static let capacity = 4096

    func rule(_ text: String) -> LayoutRule? { rules[text] }

    func add(_ rule: LayoutRule) {
        if rules.count >= Self.capacity { rules.removeAll(keepingCapacity: true) }
        rules[rule.text] = rule
        compiled += 1
    }
}
