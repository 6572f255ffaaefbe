import EspalierLayout
import EspalierSLL
import EspalierScenarios
import Foundation

/// Why a view of a scenario has its frame: for each number of the frame, which rules gave it, and from what, or which
/// constraints it depends on.
public struct ViewExplanation: Sendable, Equatable {
    /// The step after which the view is explained; 0 for the tree as it was built.
    public var step: Int
    /// The view's path from the root.
    public var path: String
    /// The view's name, if it has one.
    public var name: String?
    /// The class, as the document calls it.
    public var className: String
    /// Where the view stands in the document; nil for a view that the document does not write.
    public var place: TextPlace?
    /// The JSON path of the view; nil as `place` is.
    public var documentPath: String?
    /// The attributes that were asked for.
    public var attributes: [AttributeExplanation]
}

/// Why one number of a frame is what it is.
public struct AttributeExplanation: Sendable, Equatable {
    /// What gave the number.
    public enum Source: Sendable, Equatable {
        /// Rules; they stand in `rules`.
        case rules
        /// Rules that the view's own code added; of these the document knows no place.
        case ownRules
        /// Rules at an earlier step, which leave the number open since (SLL 8.5).
        case formerRules(step: Int)
        /// Constraints place the view; those that the number depends on stand in `constraints`.
        case constraints
        /// Constraints at an earlier step, which place the view no more.
        case formerConstraints(step: Int)
        /// The frame, the bounds or the transform that the document writes, at its place; zero, where it writes none.
        case frame(RuleSite?)
        /// A step that set it.
        case step(Int, RuleSite?)
        /// The autoresizing mask, when the superview's size changed at a step.
        case autoresizing(step: Int)
        /// The layout code of a class, at a step: that of a stack view for what it arranges, for example.
        case code(step: Int)
    }

    /// The number that is explained.
    public var attribute: LayoutAttribute
    /// What the frame has now.
    public var value: Double
    /// What gave it.
    public var source: Source
    /// How the rules compute it: `ll`, `rl - ll`, `cl - width / 2`; empty where no rule but limits counts.
    public var formula: String
    /// What the rules give now, where that is not the frame's number: before a pass, or because it is no finite number
    /// (SLL 11.3).
    public var rulesGive: Double?
    /// The constraints that give it, oldest line first: left, centre, right.
    public var rules: [ExplainedRule]
    /// The limits on a size, whether they changed it or not.
    public var limits: [ExplainedRule]
    /// The rules that do not count any more, newest last; of many the last 20.
    public var displaced: [DisplacedRule]
    /// The active constraints that the view's place and size on the number's axis depend on, in the order in which they
    /// are taken up (AUTOLAYOUT 2.6). Besides them, contents have a part in it by their sizes, and what nothing decides
    /// is closed by AUTOLAYOUT 2.4.
    public var constraints: [RuleSite] = []
    /// What holds the number, each after what it rests on: given numbers, those of `constraints` that the number follows
    /// now, contents, and last what nothing else decides.
    public var holders: [ExplainedHolder] = []
}

/// Something that holds a number of a view that constraints place.
public struct ExplainedHolder: Sendable, Equatable {
    /// What it is.
    public enum Kind: String, Sendable {
        /// A number that a frame, a mask or rules give.
        case given
        /// A constraint.
        case constraint
        /// The size that a content asks for.
        case content
        /// What nothing else decides (AUTOLAYOUT 2.4).
        case tie
    }

    /// What it is.
    public var kind: Kind
    /// In words.
    public var text: String
    /// How many points the number moves for each point more here, as long as the same constraints hold; nil where that is
    /// not known.
    public var share: Double?
    /// Of a constraint, where it stands.
    public var site: RuleSite?
}

/// Where something of a rule, or a constraint, stands: in its text, and the text in the document.
public struct RuleSite: Sendable, Equatable {
    /// The text of the rule or the constraint, or the name of the member that it is about.
    public var text: String
    /// The line in the rule text, from 1.
    public var line: Int
    /// The column in the rule text, from 1.
    public var column: Int
    /// Where the text stands in the document; nil for what code has made.
    public var place: TextPlace?
    /// The JSON path of the text; empty for what code has made.
    public var path: String
    /// The step that added it; 0 for the tree.
    public var step: Int
}

/// A constraint that has a part in an attribute.
public struct ExplainedRule: Sendable, Equatable {
    /// The constraint's name, as it was assigned.
    public var name: String
    /// Its value; nil where a function or an object gave no number.
    public var value: Double?
    /// Of a distance from the right or the bottom, the name of the same line from the left or the top, which the
    /// formula has (SLL 6.2); nil for others.
    public var canonicalName: String?
    /// The value of `canonicalName`.
    public var canonicalValue: Double?
    /// Of a limit, whether it changed the size; true for the others.
    public var applied: Bool
    /// Where it was assigned; nil for rules of the view's own code.
    public var site: RuleSite?
    /// The numbers that it takes from elsewhere, in the order of their computing.
    public var inputs: [ExplainedInput]
}

/// A number that a rule takes from elsewhere.
public struct ExplainedInput: Sendable, Equatable {
    /// The format or the percentage, as it is written; `size` for the superview's size that a far side counts from.
    public var text: String
    /// The view that is measured: its name, or its path; nil for an argument that is a number.
    public var view: String?
    /// The path of that view.
    public var path: String?
    /// The number; nil where there is none.
    public var value: Double?
}

/// An assignment that does not count any more, or not for this attribute.
public struct DisplacedRule: Sendable, Equatable {
    /// Why.
    public enum Reason: String, Sendable {
        /// Two other position rules came after it.
        case displaced
        /// The same name was assigned again.
        case overwritten
        /// `nil` was assigned.
        case reset
        /// A view that it measured is gone.
        case viewGone
        /// Two position rules give the size, so that `w` or `h` is not used.
        case unused
    }

    /// The constraint's name, as it was assigned.
    public var name: String
    /// Where it was assigned.
    public var site: RuleSite
    /// Why it does not count.
    public var reason: Reason
    /// The name that took its place; nil where none did.
    public var by: String?
    /// Where that was assigned.
    public var bySite: RuleSite?
}

/// Why nothing can be explained.
public enum ExplainError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The document is wrong for the classes.
    case document(ScenarioError)
    /// The run ended before the step that was asked for.
    case run(ScenarioRunError)
    /// There is no such step.
    case noStep(asked: Int, last: Int)
    /// There is no such view after that step.
    case noView(message: String, fix: String)
    /// There is no such constraint after that step, or it is not in the state that was asked of.
    case noConstraint(message: String, fix: String)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .document(let error): error.description
        case .run(let error): error.description
        case .noStep(let asked, let last):
            "there is no step \(asked)\nfix: write a step from 0 to \(last)"
        case .noView(let message, let fix), .noConstraint(let message, let fix): "\(message)\nfix: \(fix)"
        }
    }
}
