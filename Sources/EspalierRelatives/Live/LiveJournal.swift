import EspalierObservation
import EspalierViews

/// Which views of an index came, went, moved, or changed their group since live lists were told last.
///
/// Only views of groups that somebody watches are noted. They are held until the change has been told.
final class LiveJournal: BatchMember {
    private struct Touch {
        let view: UIView
        /// The groups that it was in when it was touched.
        var numbers: [Int32]
        /// Whether it has been moved in the tree, itself or with a view above it.
        var isMoved: Bool
    }

    /// Not held, as it may go while the journal waits for the end of a change.
    private weak var source: (any LiveSource)?
    /// Makes every change below the root part of an outermost one that has an end.
    private let scope: HierarchyObservation?
    private var queries: [Int32: [LiveQuery]] = [:]
    private var touches: [Touch] = []
    private var places: [ViewReference: Int] = [:]
    private var due: [(query: LiveQuery, change: LiveChange)] = []
    private var queriesMade = 0
    /// The members of all lists, held since the order has ended that told of changes; nil while there is one.
    private var stranded: [UIView]?
    var isWaiting = false
    /// How many views were noted so far.
    private(set) var touchCount = 0

    init(of source: any LiveSource) {
        self.source = source
        scope = source.root?.observeHierarchy(HierarchyObservingOptions(children: false)) { _ in }
    }

    // MARK: Live lists

    var isEmpty: Bool { queries.isEmpty }

    /// Whether the numbers of groups mean nothing: the order has ended, and what there is now is found out when the next
    /// outermost change ends.
    var isStranded: Bool { stranded != nil }

    private var allQueries: [LiveQuery] { queries.values.flatMap { $0 }.sorted { $0.rank < $1.rank } }

    func add(_ query: LiveQuery) {
        queriesMade += 1
        query.rank = queriesMade
        queries[query.number, default: []].append(query)
    }

    func remove(_ query: LiveQuery) {
        queries[query.number]?.removeAll { $0 === query }
        if queries[query.number]?.isEmpty ?? false { queries[query.number] = nil }
    }

    /// The root is going: all lists end, and nothing more is told.
    func end() {
        let ended = allQueries
        let held = (touches, due, stranded)
        stranded = nil
        queries = [:]
        touches = []
        places = [:]
        due = []
        for query in ended { query.sourceDidEnd() }
        withExtendedLifetime(held) {}
    }

    /// The order has ended, and the root goes on: a view above it went. As that is told to nobody, the lists are put right
    /// with the next change.
    func orderDidEnd() {
        stranded = (stranded ?? []) + touches.map(\.view) + allQueries.flatMap { $0.told.views }
        touches = []
        places = [:]
        wake()
    }

    // MARK: Noting

    /// Something is due: it is told when the outermost change ends.
    func wake() {
        HierarchyBatch.current.enqueue(self)
    }

    /// A view is about to leave its group, or to get another place or group.
    /// - Parameters:
    ///   - number: the group that it is in.
    ///   - new: the group that it will be in.
    func touch(_ view: UIView, from number: Int32?, to new: Int32? = nil, isMoved: Bool) {
        if isStranded { return wake() }
        let isWatched = number.map { queries[$0] != nil } ?? false
        if !isWatched && new.map({ queries[$0] == nil }) ?? true { return }
        wake()
        if let place = places[view.reference] {
            if let number, !touches[place].numbers.contains(number) { touches[place].numbers.append(number) }
            if isMoved { touches[place].isMoved = true }
            return
        }
        places[view.reference] = touches.count
        touches.append(Touch(view: view, numbers: number.map { [$0] } ?? [], isMoved: isMoved))
        touchCount += 1
    }

    // MARK: Telling

    var restless: (view: UIView, place: String)? {
        let place = queries.values.joined().filter { $0.place != nil }.min { $0.rank < $1.rank }?.place
        return source?.root.map { ($0, place ?? "a live list") }
    }

    /// Computes the keys that are due, and what has become of each list.
    func beginRound() {
        let isRight = source?.update() ?? false
        // Not before, as keys that are computed note what they touch.
        isWaiting = false
        // A key may have let go of the last list.
        guard let source, source.journal === self else { return }
        if !isRight {
            if source.root == nil {
                source.journal = nil
                end()
            }
            return
        }
        if let held = stranded.take() {
            due = comparedWhole(source)
            withExtendedLifetime(held) {}
            return
        }
        let noted = touches
        touches = []
        places = [:]
        var concerned: [ObjectIdentifier: Int] = [:]
        var changes: [(query: LiveQuery, touched: [LiveQuery.Touched])] = []
        for touch in noted {
            var numbers = touch.numbers
            let group = source.group(of: touch.view)
            if let group, !numbers.contains(group) { numbers.append(group) }
            for number in numbers {
                for query in queries[number] ?? [] {
                    let place = concerned[ObjectIdentifier(query), default: changes.count]
                    if place == changes.count {
                        concerned[ObjectIdentifier(query)] = place
                        changes.append((query, []))
                    }
                    let isMember = group == number && query.covers(touch.view)
                    changes[place].touched.append(
                        LiveQuery.Touched(view: touch.view, isMoved: touch.isMoved, isMember: isMember))
                }
            }
        }
        changes.sort { $0.query.rank < $1.query.rank }
        due = changes.compactMap { query, touched in query.takeIn(touched).map { (query, $0) } }
        withExtendedLifetime(noted) {}
    }

    /// What has become of the lists where nothing was noted: the groups have other numbers.
    private func comparedWhole(_ source: any LiveSource) -> [(query: LiveQuery, change: LiveChange)] {
        let all = allQueries
        queries = [:]
        for query in all {
            query.renumber()
            queries[query.number, default: []].append(query)
        }
        return all.compactMap { query in
            var touched: [LiveQuery.Touched] = []
            for view in query.told.views {
                let isMember = source.group(of: view) == query.number && query.covers(view)
                touched.append(LiveQuery.Touched(view: view, isMoved: true, isMember: isMember))
            }
            for view in query.members where query.told.slot(of: view) == nil {
                touched.append(LiveQuery.Touched(view: view, isMoved: true, isMember: true))
            }
            return query.takeIn(touched).map { (query, $0) }
        }
    }

    func deliver() {
        let told = due
        due = []
        for (query, change) in told { query.tell(change) }
    }

    /// What was noted stays, and is told with the next change: the lists must not lose sight of their members.
    func drop() {
        isWaiting = false
    }
}
