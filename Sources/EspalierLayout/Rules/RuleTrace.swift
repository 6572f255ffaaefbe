import EspalierSLL
import EspalierViews

/// What happens while a rule text runs.
enum RuleEvent {
    /// A name was read (SLL 5.4).
    case read(ConstraintName)
    /// A name was set, or unset; for a mirror name, its canonical name comes next (SLL 6.2).
    case set(ConstraintName, isUnset: Bool, RulePlace)
    /// A number was divided by zero. What only layout computes is not told here.
    case divisionByZero(RulePlace)
}

/// The rules of one view, with what became of each assignment of each text: which were displaced, and by which.
///
/// A view itself remembers only what counts. A trace is given the same texts with the same arguments, in the same
/// order, and comes to the same state.
package struct RuleTrace {
    /// An argument: a view, as long as it is there, or something else.
    struct Argument {
        private weak var view: UIView?
        private let isView: Bool

        init(_ argument: LayoutArgument) {
            if case .view(let view) = argument { self.view = view }
            isView = argument.kind == .view
        }

        var isGone: Bool { isView && view == nil }
    }

    /// A place in the texts.
    package struct TextOffset: Equatable {
        /// The text, counted from 0 in the order in which they were added.
        package let text: Int
        /// The UTF-8 offset in it.
        package let offset: Int
    }

    /// Why an assignment is in force no longer.
    package enum End: Equatable {
        /// Two other position rules came after it on the axis (SLL 6.3).
        case displaced(by: Int)
        /// The same name was assigned again.
        case overwritten(by: Int)
        /// `nil` was assigned to the name.
        case reset(TextOffset)
        /// A view that it measured is gone (SLL 11.4).
        case viewGone
    }

    /// One assignment of a value to a name.
    package struct Assignment {
        /// The name as it is written.
        package let name: ConstraintName
        package let place: TextOffset
        /// When its text was added.
        package let step: Int
        /// Nil while it is in force.
        package internal(set) var end: End?
        /// When it ended.
        package internal(set) var endStep: Int?
        /// Whether it had a part in a layout pass, or in the value of another assignment.
        package internal(set) var counted = false
    }

    var builder: RuleStateBuilder
    /// By argument of `builder`.
    var arguments: [Argument] = []
    /// The texts that were added, by text of `builder`.
    var textNumbers: [Int] = []
    /// The texts, in the order in which they were added.
    package private(set) var texts: [String] = []
    package internal(set) var assignments: [Assignment] = []
    /// Statements that change nothing: no assignment is in them, or only of `nil` to names that were unset.
    package internal(set) var idleStatements: [TextOffset] = []
    /// Divisions of numbers by zero.
    package internal(set) var divisionsByZero: [TextOffset] = []
    /// By name: the assignment that its value comes from, or -1.
    var current = [Int](repeating: -1, count: ConstraintName.allCases.count)
    /// The position rules in force after the last text, by axis.
    var inForce: [[ConstraintName]] = [[], []]
    var step = 0

    package init() {
        builder = RuleStateBuilder()
        builder.events = []
    }

    /// Adds a text whose syntax is right.
    ///
    /// - Parameter step: when it is added; texts of one step are added without a layout pass in between.
    /// - Complexity: O(length of the text + values that the view has).
    package mutating func add(_ text: String, arguments added: [LayoutArgument], step: Int) {
        dropGoneViews()
        if step != self.step { countPass() }
        self.step = step
        let (syntax, diagnostics) = RuleSyntax.parse(text)
        guard diagnostics.isEmpty else { trap("a trace is given the wrong rule text '\(text)'") }
        let number = texts.count
        texts.append(text)
        textNumbers.append(number)
        arguments += added.map(Argument.init)
        builder.events = []
        builder.run(syntax)
        let idle = take(builder.events ?? [], of: number)
        builder.events = []
        noteIdleStatements(of: syntax, number, idleResets: idle)
        compact()
    }

    /// What was in force when the view was laid out has counted. Call it after the last text.
    package mutating func countPass() {
        for axis in Axis.allCases {
            let inForce = inForce[axis == .horizontal ? 0 : 1]
            var names = inForce
            if inForce.count < 2 { names.append(axis == .horizontal ? .w : .h) }
            names += axis == .horizontal ? [.minw, .maxw] : [.minh, .maxh]
            for name in names where current[Int(name.rawValue)] >= 0 {
                assignments[current[Int(name.rawValue)]].counted = true
            }
        }
    }

    /// Unsets what was built from views that are gone, as the view's record does (SLL 11.4).
    package mutating func dropGoneViews() {
        guard arguments.contains(where: \.isGone) else { return }
        countPass()
        for name in ConstraintName.allCases {
            let value = builder.values[Int(name.rawValue)]
            guard value.exists else { continue }
            let isBuiltFromGone = AttributePlan.reachable(from: [value], in: builder.operations).contains { index in
                builder.operations[index].argument.map { arguments[$0].isGone } ?? false
            }
            guard isBuiltFromGone else { continue }
            builder.set(name, .absent, .unset)
            end(current[Int(name.rawValue)], .viewGone)
            current[Int(name.rawValue)] = -1
        }
        builder.events = []
        inForce = builder.inForce
        compact()
    }

    /// Whether the view's own rules are the ones that were traced. They are not where other code added some.
    package func matches(_ view: UIView) -> Bool {
        guard let record = LayoutRecord.existing(of: view) else { return texts.isEmpty }
        record.dropGoneViews()
        let state = record.state
        return state.values == builder.values && state.texts == builder.texts
            && [state.horizontal, state.vertical] == builder.inForce
            && state.operations.elementsEqual(builder.operations) { first, second in
                // A number that is none is the same one as itself here.
                if case .number(let a) = first.kind, case .number(let b) = second.kind {
                    return a == b || a.isNaN && b.isNaN
                }
                return first == second
            }
    }

    private mutating func compact() {
        let (keptArguments, keptTexts) = builder.compact()
        arguments = keptArguments.map { arguments[$0] }
        textNumbers = keptTexts.map { textNumbers[$0.position] }
    }

    /// A place in the texts that the view has now, among all that were added.
    package func place(_ place: RulePlace) -> TextOffset {
        TextOffset(text: textNumbers[place.text.position], offset: Int(place.offset))
    }
}
