/// Why one number of a view's frame is what it is: what gave it, of what, and by which rules or constraints.
///
/// `view.layoutRules.explain(.width)` tells it of a living view. `ScenarioDocument.explain(_:)` tells it of a view of a
/// scenario, with the places in the document and what came before; texts, JSON and the inspector are made from it.
public struct LayoutExplanation: Sendable, Equatable {
    /// What gave the number.
    public enum Source: Sendable, Equatable {
        /// Rules; they stand in `rules`, and the limits on a size in `limits`.
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
        /// Of a living view: no rule and no constraint. Whether its mask lets the number follow the superview's size.
        case given(follows: Bool)
    }

    /// The view's name, or its path.
    public var view: String
    /// The number that is explained.
    public var attribute: LayoutAttribute
    /// What the frame has now.
    public var value: Double
    /// What gave it.
    public var source: Source
    /// How the rules compute it: `ll`, `rl - ll`, `cl - width / 2`; empty where no rule but limits counts.
    public var formula: String
    /// The same in numbers, each with whose it is: `300 (root's width) - 10 (rr) - 20 (ll)`, and the limits that apply.
    /// Empty where no rule counts, and where it would say no more than `formula`.
    public var computed: String = ""
    /// What the rules give now, where that is not the frame's number: before a pass, or because it is no finite number
    /// (SLL 11.3).
    public var rulesGive: Double?
    /// The constraints of rules that give it, in the order left, centre, right.
    public var rules: [ExplainedRule]
    /// The limits on a size, whether they changed it or not.
    public var limits: [ExplainedRule]
    /// The rules that do not count any more, newest last; of many the last 20. Told of scenarios only.
    public var displaced: [DisplacedRule] = []
    /// The attributes that it is computed from, such as `avatar.width`, as far as the last pass knows them.
    public var needs: [String] = []
    /// The active constraints that the view's place and size on the number's axis depend on, in the order in which they
    /// are taken up (AUTOLAYOUT 2.6). Besides them, contents have a part in it by their sizes, and what nothing decides
    /// is closed by AUTOLAYOUT 2.4.
    public var constraints: [RuleSite] = []
    /// What holds the number, each after what it rests on: given numbers, those of `constraints` that the number follows
    /// now, contents, and last what nothing else decides.
    public var holders: [ExplainedHolder] = []

    package init(view: String, attribute: LayoutAttribute, value: Double, source: Source) {
        self.view = view
        self.attribute = attribute
        self.value = value
        self.source = source
        formula = ""
        rules = []
        limits = []
    }
}

/// Where something of a rule, or a constraint, stands: in its text, and the text in a document or a program.
public struct RuleSite: Sendable, Equatable {
    /// The text of the rule or the constraint, or the name of the member that it is about.
    public var text: String
    /// The line in the rule text, from 1.
    public var line: Int
    /// The column in the rule text, from 1.
    public var column: Int
    /// How many characters from there on are meant: the name that was assigned, and not the whole rule. 0 for the whole
    /// text.
    public var length = 0
    /// The line of the text in the document, from 1; nil for what code has made.
    public var documentLine: Int?
    /// The column of the text in the document, from 1; nil for what code has made.
    public var documentColumn: Int?
    /// The JSON path of the text; for a rule of a program `FILE:LINE`; empty for a constraint of a program.
    public var path: String
    /// The step that added it; 0 for the tree, and for a living view.
    public var step: Int

    package init(text: String, line: Int = 1, column: Int = 1, length: Int = 0, path: String, step: Int = 0) {
        self.text = text
        self.line = line
        self.column = column
        self.length = length
        self.path = path
        self.step = step
    }
}

/// A constraint of a rule that has a part in an attribute.
public struct ExplainedRule: Sendable, Equatable {
    /// The constraint's name, as it was assigned.
    public var name: String
    /// Its value; nil where a function or an object gave no number.
    public var value: Double?
    /// How the value comes about, each number with whose it is: `70 (%rl of avatar) + 12`; empty for a plain number.
    public var computed: String
    /// Of a distance from the right or the bottom, the name of the same line from the left or the top, which the
    /// formula has (SLL 6.2); nil for others.
    public var canonicalName: String?
    /// The value of `canonicalName`.
    public var canonicalValue: Double?
    /// Of a limit, whether it changed the size, or holds one that nothing else gives; true for the others.
    public var applied: Bool
    /// Of a limit that changed the size, what the size would be without it; nil where that is not known, and for others.
    public var without: Double?
    /// Where it was assigned.
    public var site: RuleSite
    /// The numbers that it takes from elsewhere, in the order of their computing.
    public var inputs: [ExplainedInput]
}

/// A number that a rule takes from elsewhere.
public struct ExplainedInput: Sendable, Equatable {
    /// The format or the percentage, as it is written, or what of the view it is: `%rl`, `50% of the width`, `width`.
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

    package init(name: String, site: RuleSite, reason: Reason, by: String? = nil, bySite: RuleSite? = nil) {
        self.name = name
        self.site = site
        self.reason = reason
        self.by = by
        self.bySite = bySite
    }
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
        /// A mask by which the number follows the superview's size, which constraints decide (AUTOLAYOUT 1.2).
        case mask
        /// What nothing else decides (AUTOLAYOUT 2.4).
        case tie
        /// The view's class or its code, whatever constraints say.
        case own
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
