/// What somebody heard, as numbers: of the model and of the real views alike.
struct ModelEvent: Equatable, CustomStringConvertible {
    enum Kind: Int {
        case callback, value, hierarchy
    }

    let kind: Kind
    /// The view that hears, or the observer's slot.
    let who: Int
    /// The callback, the property, or the kind of a record.
    let what: Int
    /// The other view.
    var view = -1
    /// Whether it was told before the change; or where the view is now, as superview and index.
    var place = -1
    /// Where it was.
    var oldPlace = -1
    /// The values, where they are told.
    var old = 0
    var new = 0

    static func place(_ parent: Int, _ index: Int) -> Int { parent * 1000 + index }

    var description: String {
        switch kind {
        case .callback: "v\(who) hears \(Callback(rawValue: what).map { "\($0)" } ?? "?")(\(view))"
        case .value:
            "o\(who) hears \(place == 1 ? "before " : "")v\(view).\(Watched(rawValue: what).map { "\($0)" } ?? "?") "
                + "\(old) -> \(new)"
        case .hierarchy: "h\(who) hears record \(what) of v\(view) at \(place) from \(oldPlace) \(old) -> \(new)"
        }
    }
}

/// The kinds of records, as numbers. Properties come after them, by their place in `watched`.
enum RecordNumber {
    static let inserted = 0, removed = 1, moved = 2, reordered = 3, property = 4
    /// What hierarchy observers observe beside places.
    static let watched: [Watched] = [.tag, .name, .frame, .isHidden]
}
