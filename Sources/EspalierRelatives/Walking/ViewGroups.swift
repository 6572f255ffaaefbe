import EspalierViews

/// Views on their way into groups. A list of places is filled, so that nothing is hashed for a view.
struct ViewGroups<Selector: ViewCriterion> {
    private let selector: Selector
    /// Each once; a group for each.
    private let keys: [Selector.Key]
    /// The group of each place of the selector; nil where each place has the group of the same number.
    private let groups: [Int]?
    private var members: [[UIView]]

    init(of selector: Selector) {
        let ofPlaces = selector.keys
        self.selector = selector
        if Selector.hasDistinctKeys {
            keys = ofPlaces
            groups = nil
        } else {
            let distinct = DistinctValues(ofPlaces)
            keys = distinct.values
            groups = ofPlaces.compactMap { distinct.place(of: $0) }
        }
        members = Array(repeating: [], count: keys.count)
    }

    /// Puts a view in its group, if it is selected.
    mutating func add(_ view: UIView) {
        if let place = selector.place(of: view) { members[groups?[place] ?? place].append(view) }
    }

    /// The groups that have members.
    var dictionary: [Selector.Key: [UIView]] {
        var result: [Selector.Key: [UIView]] = [:]
        result.reserveCapacity(members.reduce(0) { $0 + ($1.isEmpty ? 0 : 1) })
        for (key, views) in zip(keys, members) where !views.isEmpty { result[key] = views }
        return result
    }
}
