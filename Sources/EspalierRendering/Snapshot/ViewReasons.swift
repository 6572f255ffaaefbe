import EspalierLayout
import EspalierViews

/// Why a ruled view is where it is, at one step.
public struct ViewReasons: Sendable, Equatable {
    /// The id of the view.
    public var id: Int
    /// The texts of rules of which something counts, oldest first.
    public var rules: [Rule] { causes.rules }
    /// What gave `x`, `y`, `width` and `height`, in this order.
    public var attributes: [Attribute] {
        causes.attributes.map {
            Attribute(
                attribute: $0.attribute, value: values[$0.attribute.rawValue], formula: $0.formula, parts: $0.parts,
                needs: $0.needs)
        }
    }

    /// What stays the same while the numbers change, shared by the steps.
    let causes: RuleCauses
    /// The numbers of the frame.
    private let values: SIMD4<Double>

    /// A rule text that was added to the view.
    public struct Rule: Sendable, Equatable {
        /// The text.
        public var text: String
        /// Where it was added, as `scenario:LINE`, or as `FILE:LINE` for a rule of a program.
        public var origin: String
    }

    /// Why one number of the frame has its value.
    public struct Attribute: Sendable, Equatable {
        /// Which number.
        public var attribute: LayoutAttribute
        /// The number that the frame has.
        public var value: Double
        /// How the rules compute it, as `LayoutExplanation.formula` has it.
        public var formula: String
        /// The constraints that give it, limits last; empty where no rule decides it (SLL 9.2).
        public var parts: [Part]
        /// What it is computed from.
        public var needs: [Need]
    }

    /// A constraint that has a part in a number: what `ExplainedRule` tells, without the numbers.
    public struct Part: Sendable, Equatable {
        /// The constraint's name, as it was assigned.
        public var name: String
        /// Of a distance from the right or the bottom, the name that the formula has for it; nil for others.
        public var canonicalName: String?
        /// The rule text that assigned it.
        public var rule: String
        /// Where in the program, or in the scenario, the rule was added.
        public var origin: String
        /// The place of the name in the text, from 1.
        public var line: Int
        /// The place of the name in the text, from 1.
        public var column: Int
        /// Whether it is a limit.
        public var isLimit: Bool
        /// Of a limit, whether it applies; true for the others.
        public var applied: Bool

        init(_ rule: ExplainedRule, isLimit: Bool) {
            name = rule.name
            canonicalName = rule.canonicalName
            self.rule = rule.site.text
            origin = rule.site.path
            line = rule.site.line
            column = rule.site.column
            self.isLimit = isLimit
            applied = rule.applied
        }
    }

    /// A number of another view's frame, or of the view's own, that is needed.
    public struct Need: Sendable, Hashable {
        /// The id of the view.
        public var id: Int
        /// Which number.
        public var attribute: LayoutAttribute
    }
}

extension ViewReasons {
    /// The reasons of a view; nil for a view that was never given a rule.
    ///
    /// - Parameters:
    ///   - view: The view. Ask after a pass.
    ///   - numbering: Knows the ids of the views of the tree.
    public init?(of view: UIView, numbering: inout ViewNumbering) {
        self.init(of: view, numbering: &numbering, measurer: RuleMeasurer(), before: nil)
    }

    /// The reasons of a view, shared with those that it had before where they are the same.
    init?(of view: UIView, numbering: inout ViewNumbering, measurer: RuleMeasurer, before: RuleCauses?) {
        let rules = view.layoutRules
        guard rules.isRuled else { return nil }
        id = numbering.id(of: view)
        causes = RuleCauses.of(rules, numbering: &numbering, measurer: measurer, before: before)
        values = SIMD4(rules.value(.x), rules.value(.y), rules.value(.width), rules.value(.height))
    }

    /// Whether both tell the same.
    public static func == (first: ViewReasons, second: ViewReasons) -> Bool {
        first.id == second.id && first.values == second.values
            && (first.causes === second.causes || first.causes.isEqual(to: second.causes))
    }
}
