import EspalierViews

/// Collects what the observers of one simulation hear, in the order of delivery.
///
/// Holds no view, and runs nothing that changes one.
final class EventRecorder {
    let classes: ScenarioClasses
    let properties: ScenarioProperties
    private(set) weak var root: UIView?
    private let budget: ResultBudget
    /// What was heard in the present step.
    private(set) var events: [ScenarioResult.Event] = []
    /// How many batches of hierarchy observers were delivered in the present step.
    private var batchCount = 0
    /// The round of telling that the last of them was.
    private var lastRound: Int?
    /// The index at which the view stood whose path was asked for last, among many siblings.
    var lastIndex = 0

    init(root: UIView, classes: ScenarioClasses, properties: ScenarioProperties, budget: ResultBudget) {
        self.root = root
        self.classes = classes
        self.properties = properties
        self.budget = budget
    }

    func beginStep() {
        events = []
        batchCount = 0
        lastRound = nil
    }

    func record(_ event: ScenarioResult.Event) {
        if budget.make(event.leastBytes) { events.append(event) }
    }

    /// The subviews at some indices of a view with the path `path`; none where the result has no room for them.
    func subviews(_ indexes: some Collection<Int>, of path: String) -> ScenarioResult.Value {
        let size = indexes.count * (path.utf8.count + 2)
        if budget.made + size > budget.most {
            budget.make(size)
            return .init(.views([]))
        }
        let head = path == "/" ? "/" : "\(path)/"
        return .init(.views(indexes.map { "\(head)\($0)" }))
    }

    /// The number of the batch that is being delivered. All observers hear of one before any hears of the next one.
    func presentBatch() -> Int {
        let round = HierarchyCounters.ofThread.rounds
        if round != lastRound {
            lastRound = round
            batchCount += 1
        }
        return batchCount - 1
    }
}

extension EventRecorder: Hashable {
    static func == (first: EventRecorder, second: EventRecorder) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
