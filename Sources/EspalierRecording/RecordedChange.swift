import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

/// One thing that has changed, with what was before.
enum RecordedChange {
    case geometry(UIView, old: ViewGeometry, new: ViewGeometry)
    case field(UIView, DescribedField, old: ScenarioSetting.Value?, new: ScenarioSetting.Value?)
    case property(UIView, RecordedProperty, old: ScenarioValue, new: ScenarioValue)
    case rules(UIView, old: RuleSnapshot, new: RuleSnapshot)
    /// A property was set to the value that it has, and somebody was told of it.
    case repeated(UIView, ScenarioSetting)
    /// A view came in from where nobody recorded, as it was then, with all below it.
    case inserted(UIView, Place, [DescribedView])
    case removed(UIView, Place)
    /// A view went to another superview, or to another place in the same one.
    case moved(UIView, from: Place, to: Place)
    /// A stack arranges others, or has other spacings after them.
    case arrangement(UIStackView, old: [ArrangedView], new: [ArrangedView])
    case activated(NSLayoutConstraint, ConstraintNumbers, in: UIView)
    case deactivated(NSLayoutConstraint, ConstraintNumbers)
    case numbers(NSLayoutConstraint, old: ConstraintNumbers, new: ConstraintNumbers)
    /// A layout pass has changed something; nil for one that a view above the root was asked for.
    case layout(UIView?)
    case mark(String)

    struct Place {
        let parent: UIView
        let index: Int
        /// Where the view comes to be arranged, if it comes for that.
        var arrangedIndex: Int?

        init(_ parent: UIView, _ index: Int?) {
            self.parent = parent
            self.index = index ?? 0
        }

        /// That of a view which has just come.
        init(of view: UIView, _ parent: UIView, _ index: Int?) {
            self.init(parent, index)
            if let stack = parent as? UIStackView, let arriving = stack.arriving, arriving.view === view {
                arrangedIndex = arriving.index
            }
        }
    }

    /// Whether it can be what a group of steps begins with: not what belongs to the change before.
    var beginsGroup: Bool {
        switch self {
        case .layout, .repeated: false
        default: true
        }
    }

    /// Whether it happens with the first of the steps that say it.
    var comesFirst: Bool { if case .inserted = self { true } else { false } }

    /// The view that has come, gone or moved.
    var movedView: UIView? {
        switch self {
        case .inserted(let view, _, _), .removed(let view, _), .moved(let view, _, _): view
        default: nil
        }
    }
}

/// A change in its place.
struct RecordedEntry {
    var change: RecordedChange
    /// Whether it follows from the step before by itself, so that a document need not say it.
    var isConsequence: Bool
    /// What a document says of it.
    var steps: [ScenarioStep] = []
}
