/// A rule text after parsing: its statements as one flat list of nodes.
///
/// The nodes stand in the order in which the text runs (SLL 5.1): a node's operands are always before it, and its
/// index is greater than theirs. So a loop over `nodes` from front to back is an evaluation, and nothing recurses,
/// however deep the parentheses are.
package struct RuleSyntax: Sendable, Equatable {
    /// The rule text, unchanged.
    package var text: String
    /// All nodes of all statements, operands before their operators.
    package var nodes: [Node]
    /// The index of the last node of each statement that is not empty (SLL 4.2), in the order of the text.
    package var statements: [Int]
    /// The format specifiers in the order in which they take the arguments (SLL 5.3).
    package var formats: [FormatUse]

    /// One node: what it does, and the place of the token that it is named after.
    package struct Node: Sendable, Equatable {
        package var kind: Kind
        /// The offset in UTF-8 code units of the node's own token: the operator, the name, the number, the format.
        package var offset: Int
    }

    /// What a node does. Operands are indices into `nodes`.
    package enum Kind: Sendable, Equatable {
        /// A number (SLL 3.2). Never signed: a sign is a node of its own (SLL 3.3).
        case number(Double)
        /// A percentage (SLL 5.2): `50%` is 50. `axis` is the prefix `H:` or `V:`. A sign between prefix and digits
        /// (`H:-10%`, SLL 3.3) is part of the value.
        case percentage(Double, axis: Axis?)
        /// A format specifier; `argument` counts the formats of the whole text from 0 (SLL 5.3).
        case format(Format, argument: Int)
        /// `nil`.
        case null
        /// One of the 18 names, read (SLL 5.4), or assigned 0 if it is a whole statement (SLL 5.7).
        case name(ConstraintName)
        /// `+a`. Kept, because a statement `+tt` is not "only a name" (SLL 5.7).
        case plus(Int)
        /// `-a`.
        case minus(Int)
        /// `a op b`.
        case binary(Operator, Int, Int)
        /// `NAME = a`, or `NAME op= a` (SLL 5.6).
        case assign(ConstraintName, Operator?, Int)
    }

    /// The four arithmetic operators (SLL 3.2).
    package enum Operator: UInt8, Sendable {
        case add, subtract, multiply, divide
    }

    /// A format specifier (SLL 3.2, 7.1).
    package enum Format: Sendable, Equatable {
        /// `%w`, `%h`: the size of the view given as argument, on that axis.
        case size(Axis)
        /// One of the twelve position formats, named as the constraint that it measures (SLL 7.3).
        case position(ConstraintName)
        /// `%f`, `%^f`, `%@f`.
        case value(NumberSource)
        /// `%p`, `%^p`, `%@p`, with `H:` or `V:` if given.
        case percentage(NumberSource, axis: Axis?)

        /// Whether the format takes a view (SLL 7.1).
        package var takesView: Bool {
            switch self {
            case .size, .position: true
            case .value, .percentage: false
            }
        }
    }

    /// Where a number format takes its number from. A plain number is accepted for all three (SLL 7.1).
    package enum NumberSource: UInt8, Sendable {
        /// `%f`, `%p`
        case number
        /// `%^f`, `%^p`
        case function
        /// `%@f`, `%@p`
        case object
    }

    /// One format specifier as it stands in the text.
    package struct FormatUse: Sendable, Equatable {
        package var format: Format
        /// The offset in UTF-8 code units of its first character (of `H` in `H:%p`).
        package var offset: Int
        /// As it is written, prefix included: `%bt`, `H:%^p`.
        package var spelling: String
    }
}
