import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

/// One thing that has changed, with what was before.
enum RecordedChange {
    case geometry(UIView, old: ViewGeometry, new: ViewGeometry)
    case field(UIView, RecordedField, old: ScenarioSetting.Value?, new: ScenarioSetting.Value?)
    case property(UIView, RecordedProperty, old: ScenarioValue, new: ScenarioValue)
    case rules(UIView, old: RuleSnapshot, new: RuleSnapshot)
    /// A property was set to the value that it has, and somebody was told of it.
    case repeated(UIView, ScenarioSetting)
    /// A view came in from where nobody recorded, as it was then, with all below it.
    case inserted(UIView, Place, [CapturedView])
    case removed(UIView, Place)
    /// A view went to another superview, or to another place in the same one.
    case moved(UIView, from: Place, to: Place)
    case activated(NSLayoutConstraint, Numbers)
    case deactivated(NSLayoutConstraint, Numbers)
    case numbers(NSLayoutConstraint, old: Numbers, new: Numbers)
    /// A layout pass has changed something; nil for one that a view above the root was asked for.
    case layout(UIView?)
    case mark(String)

    struct Place {
        let parent: UIView
        let index: Int
    }

    /// What of a constraint can be set.
    struct Numbers: Equatable {
        var constant: CGFloat
        var priority: Float

        init(constant: CGFloat, priority: Float) {
            self.constant = constant
            self.priority = priority
        }

        init(_ constraint: NSLayoutConstraint) {
            self.init(constant: constraint.constant, priority: constraint.priority.rawValue)
        }
    }

    /// Whether it can be what a group of steps begins with: not what belongs to the change before.
    var beginsGroup: Bool {
        switch self {
        case .layout, .repeated: false
        default: true
        }
    }

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
}

/// A view at the moment at which it came, without its subviews.
struct CapturedView {
    let view: UIView
    /// The place of the superview in the list; -1 for the first.
    let parent: Int
    var state: ScenarioView
    let geometry: ViewGeometry
    let rules: RuleSnapshot
    /// What is active and held by the view, in its order.
    let constraints: [(constraint: NSLayoutConstraint, numbers: RecordedChange.Numbers)]
    /// Guides by the names that they have in the document.
    let guides: [(guide: UILayoutGuide, name: String)]
    /// Whether documents have another class in its place.
    let standsIn: Bool
}
