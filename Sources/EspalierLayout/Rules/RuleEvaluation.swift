import EspalierSLL
import EspalierViews

/// What the rules of a view make of one attribute, and of what.
package struct RuleEvaluation {
    /// A number that a rule takes from elsewhere.
    package struct Input {
        package let place: RuleTrace.Place
        /// As it is written, such as `%rl` or `H:20%`; empty for the superview's size that a far side counts from.
        package let text: String
        /// The axis of the superview's size, where that is measured.
        package let axis: Axis?
        /// The view that is measured; the superview for percentages and far sides.
        package let view: UIView?
        /// The number that it gives; nil where a function or an object gives none.
        package let value: Double?
    }

    /// A constraint that has a part in the attribute.
    package struct Part {
        /// The name as it was assigned.
        package let name: ConstraintName
        /// The name that the attribute is computed from: of a mirror name its canonical one.
        package let used: ConstraintName
        package let assignment: Int
        /// The value of `name`; nil where there is none.
        package let value: Double?
        /// The value of `used`.
        package let usedValue: Double?
        package var inputs: [Input]
        /// Whether it is a limit, and if so, whether it changed the size.
        package var isLimit = false
        package var applied = true
    }

    /// How the attribute is computed: `w`, `rl - ll`, `cl - width / 2`; empty where only limits touch it.
    package var formula = ""
    package var parts: [Part] = []
    /// What comes out; nil where a function or an object gave no number.
    package var value: Double?
    /// Divisions by a number that is zero now.
    package var divisionsByZero: [RuleTrace.Place] = []
}
