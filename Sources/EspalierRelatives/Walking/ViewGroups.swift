import EspalierViews

/// Views on their way into groups. A list of places is filled, so that nothing is hashed for a view.
struct ViewGroups<Selector: ViewSelector> {
    private let selector: Selector
    /// Each once; a group for each.
    private let keys: DistinctValues<Selector.Key>
    /// The group of each place of the selector.
    private let groups: [Int]
    private var members: [[UIView]]

    init(of selector: Selector) {
        let ofPlaces = selector.keys
        let keys = DistinctValues(ofPlaces)
        self.selector = selector
        self.keys = keys
        groups = ofPlaces.compactMap { keys.place(of: $0) }
        members = Array(repeating: [], count: keys.values.count)
    }

    /// Puts a view in its group, if it is selected.
    mutating func add(_ view: UIView) {
        if let place = selector.place(of: view) { members[groups[place]].append(view) }
    }

    /// The groups that have members.
    var dictionary: [Selector.Key: [UIView]] {
        var result: [Selector.Key: [UIView]] = [:]
        for (key, views) in zip(keys.values, members) where !views.isEmpty { result[key] = views }
        return result
    }
}
