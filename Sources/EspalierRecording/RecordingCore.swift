import EspalierControls
import EspalierLayout
import EspalierObservation
import EspalierScenarios
import EspalierViews
import Foundation

/// What hears of the changes and keeps them. The recording that users hold ends it.
final class RecordingCore {
    let root: UIView
    let classes: ScenarioClasses
    let limit: Int?
    /// The tree before the first entry.
    var start: RecordedTree
    /// The notes of the start, which come before all steps.
    var startNotes: [ScenarioStep] = []
    var traits: ScenarioTraits?
    var entries: [RecordedEntry] = []
    /// Where in `entries` each step begins, and the group that it belongs to.
    var steps: [(first: Int, group: Int)] = []
    /// How many of `steps` the tree is behind.
    var position = 0
    /// The places of marks in `steps`.
    var marks: [Int] = []
    /// How many steps have gone into the start.
    var foldedSteps = 0
    /// How many changes were kept so far, for tests of costs.
    var counters = RecordingCounters()
    /// Receives each step when it is there.
    var stream: RecordingStream?

    var known: Set<ObjectIdentifier> = []
    private var kinds: [ObjectIdentifier: RecordedClass] = [:]
    let named: [PropertyKey: RecordedProperty]
    var ofScenario: [String: RecordedProperty] = [:]
    let properties: [RecordedProperty]
    /// Names that guides have had.
    var guideNames: Set<String> = []

    var group = 0
    var hasChangedInGroup = false
    /// The pass that the last step is, if it is one.
    var lastPass: UInt?
    /// Constraints that a move is about to make inactive: they follow from it, and stand behind it.
    var lost: [RecordedEntry] = []
    /// Views that have left and not come back, with what hears of them.
    var away: [ObjectIdentifier: (view: UIView, token: HierarchyObservation)] = [:]
    /// Views that have left during the outermost change, and what they were in.
    var leaving: [(view: UIView, parent: UIView)] = []
    /// What happens while changes are taken back or made again; nil at other times.
    var restored: [RecordedChange]?

    // The change that is being written.
    var oldGeometry: ViewGeometry?
    var oldFields: [(place: Int, value: ScenarioSetting.Value?)] = []
    var oldProperty: (property: RecordedProperty, value: ScenarioValue)?
    var oldRules: RuleSnapshot?

    init(root: UIView, classes: ScenarioClasses, properties: [RecordedProperty], limit: Int?) {
        self.root = root
        self.classes = classes
        self.limit = limit
        self.properties = properties
        named = Dictionary(properties.compactMap { property in property.key.map { ($0, property) } }) { $1 }
        start = RecordedTree(root: root)
        let captured = capture(root)
        start.add(captured, to: nil, at: 0)
        for entry in captured {
            if entry.standsIn {
                let reference = start.reference(entry.view)
                startNotes.append(RecordedTree.standIn(entry.view, entry.state.className, reference))
            }
            for (constraint, numbers) in entry.constraints {
                startNotes += start.activate(constraint, numbers).filter { step in
                    if case .note = step.action { true } else { false }
                }
            }
        }
        traits = ScenarioTraits(of: root)
    }

    func kind(of view: UIView) -> RecordedClass {
        let id = ObjectIdentifier(type(of: view))
        if let kind = kinds[id] { return kind }
        let kind = RecordedClass(view, classes)
        kinds[id] = kind
        return kind
    }

    /// What belongs to a step, its first entry the step itself.
    func entries(ofStep step: Int) -> ArraySlice<RecordedEntry> {
        entries[steps[step].first..<(step + 1 < steps.count ? steps[step + 1].first : entries.count)]
    }

    func end() {
        for entry in away.values { entry.token.invalidate() }
        away = [:]
        stream = nil
    }
}

/// What a recording has cost so far.
package struct RecordingCounters: Equatable, Sendable {
    /// Changes that were heard of.
    package var changes = 0
    /// Views that were written down with all that they have.
    package var viewsCaptured = 0
    /// Fields that were read.
    package var fieldsRead = 0
    /// Steps that went into the start.
    package var stepsFolded = 0
}
