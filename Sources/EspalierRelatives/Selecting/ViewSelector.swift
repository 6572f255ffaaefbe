import EspalierViews

/// Which views are meant, as a text that people write: `UILabel.title > [tag=7]`.
///
/// Steps stand behind one another, each with what it says of a view and, before it, where it looks from the views of the
/// step before; the first step looks below the view that is asked.
///
/// | text | means |
/// | --- | --- |
/// | `UILabel`, `*` | a view of exactly this class, by its name; of any class |
/// | `.title`, `."sign in"` | with this name |
/// | `[tag=7]`, `[isHidden=true]`, `[text^="Hello"]`, `[frame.width>=44]` | whose property has such a value |
/// | `[text]`, `[text=nil]` | whose property has a value, has none |
/// | `:first` | the first that is so, of those that one view of the step before leads to |
/// | `A B`, `A > B` | what lies below A; the subviews of A |
/// | `A << B`, `A < B` | what lies above A, nearest first; the superview of A |
/// | `A ~ B`, `A + B` | the siblings of A; the next sibling |
/// | `A, B` | what A finds, and what B finds |
///
/// Values are numbers, `true`, `false`, `nil`, and texts, in quotes or as a plain word; they are compared by `=` and `!=`,
/// numbers also by `<`, `<=`, `>` and `>=`, texts also by `^=` (begins with), `$=` (ends with) and `*=` (contains). A
/// property is any that ``KeyValueObservable/value(forKeyPath:)`` knows. A view without it is not meant, whatever the
/// comparison.
public struct ViewSelector: Sendable, Hashable {
    /// What one step says.
    struct Step: Sendable, Hashable {
        /// Where it looks.
        enum Relation: String, Sendable, CaseIterable {
            case descendants = " "
            case subviews = ">"
            case ancestors = "<<"
            case superview = "<"
            case siblings = "~"
            case next = "+"
        }

        var relation = Relation.descendants
        var className: String?
        var name: String?
        var conditions: [Condition] = []
        var isFirst = false
    }

    /// What is said of a property.
    struct Condition: Sendable, Hashable {
        enum Comparison: String, Sendable, CaseIterable {
            case isPresent = ""
            case equal = "="
            case notEqual = "!="
            case lessOrEqual = "<="
            case greaterOrEqual = ">="
            case less = "<"
            case greater = ">"
            case begins = "^="
            case ends = "$="
            case contains = "*="

            /// Whether only numbers can be compared by it.
            var isForNumbers: Bool {
                switch self {
                case .less, .lessOrEqual, .greater, .greaterOrEqual: true
                default: false
                }
            }

            /// Whether only texts can be compared by it.
            var isForTexts: Bool { self == .begins || self == .ends || self == .contains }
        }

        enum Value: Sendable, Hashable {
            case number(Double)
            case boolean(Bool)
            case text(String)
            case absent
        }

        var key: String
        var comparison: Comparison
        var value = Value.absent
    }

    /// The steps of each alternative, of which there is one at least, with one step at least.
    let alternatives: [[Step]]

    init(_ alternatives: [[Step]]) {
        self.alternatives = alternatives
    }

    /// What stands in brackets, each once: the names of properties.
    package var keys: [String] {
        var known: Set<String> = []
        return alternatives.joined().flatMap(\.conditions).map(\.key).filter { known.insert($0).inserted }
    }

    /// Reads a selector.
    /// - Throws: the first mistake, with its place and a fix.
    /// - Complexity: O(length).
    public init(_ text: String) throws(ViewSelectorError) {
        self = try SelectorParser.parse(text)
    }
}

extension ViewSelector: CustomStringConvertible {
    /// The selector in its plainest form, which reads back to an equal one.
    public var description: String {
        alternatives.map { steps in
            steps.enumerated().map { index, step in
                if index == 0 {
                    return step.relation == .descendants ? step.text : "\(step.relation.rawValue) \(step.text)"
                }
                return step.relation == .descendants ? " \(step.text)" : " \(step.relation.rawValue) \(step.text)"
            }.joined()
        }.joined(separator: ", ")
    }
}

extension ViewSelector.Step {
    fileprivate var text: String {
        var text = className.map(SelectorScanner.written) ?? ""
        if let name { text += "." + SelectorScanner.written(name) }
        for condition in conditions { text += condition.text }
        if text.isEmpty { text = "*" }
        return isFirst ? text + ":first" : text
    }
}

extension ViewSelector.Condition {
    fileprivate var text: String {
        if comparison == .isPresent { return "[\(key)]" }
        let shown =
            switch value {
            case .number(let number):
                number == number.rounded() && abs(number) < 1e15
                    ? "\(Int(number))" : "\(number)".replacing("e+", with: "e")
            case .boolean(let value): "\(value)"
            case .absent: "nil"
            case .text(let text):
                ["true", "false", "nil"].contains(text) ? SelectorScanner.quoted(text) : SelectorScanner.written(text)
            }
        return "[\(key)\(comparison.rawValue)\(shown)]"
    }
}
