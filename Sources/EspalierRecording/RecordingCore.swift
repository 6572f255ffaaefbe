import EspalierControls
import EspalierLayout
import EspalierObservation
import EspalierScenarios
import EspalierViews
import Foundation

/// What hears of the changes and keeps them. The recording that users hold ends it.
final class RecordingCore {
    let root: UIView
    let kinds: DescribedClasses
    let limit: Int?
    /// The tree before the first entry.
    var start: DocumentTree
    /// The steps of the document that are part of the start: notes, and what makes views that stand aside.
    var startSteps: [ScenarioStep] = []
    /// Views whose rules these steps set.
    var ruledLater: Set<ObjectIdentifier> = []
    /// The tree behind the last entry.
    var now: DocumentTree
    var traits: ScenarioTraits?
    var entries: [RecordedEntry] = []
    /// The steps of the document, in their order.
    var steps: [Step] = []
    /// How many of `steps` the tree is behind.
    var position = 0
    /// The places of marks in `steps`.
    var marks: [Int] = []
    /// How many changes were kept so far, for tests of costs.
    var counters = RecordingCounters()
    /// Receives each step when it is there.
    var stream: RecordingStream?

    var known: Set<ObjectIdentifier> = []
    let named: [PropertyKey: RecordedProperty]
    var ofScenario: [String: RecordedProperty] = [:]
    let properties: [RecordedProperty]

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
    var oldArrangement: [ArrangedView]?
    var oldRules: RuleSnapshot?

    init(root: UIView, classes: ScenarioClasses, properties: [RecordedProperty], limit: Int?) {
        self.root = root
        kinds = DescribedClasses(classes)
        self.limit = limit
        self.properties = properties
        named = Dictionary(properties.compactMap { property in property.key.map { ($0, property) } }) { $1 }
        start = DocumentTree(root: root)
        now = start
        begin()
        traits = ScenarioTraits(of: root)
    }

    /// A step of the document.
    struct Step {
        /// Where in `entries` that begins which happens in it. What it takes several steps to say happens in one of them.
        var first: Int
        /// The entry that it says, or a part of it.
        let entry: Int
        let group: Int
    }

    /// What happens in a step.
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
