/// The views that left the sight of observers during the outermost change, and who goes on seeing them until it ends.
struct HierarchyDepartures {
    private var entries: [(view: UIView?, scope: HierarchyScope)] = []
    /// Where a view stands in `entries`, once they are many.
    private var places: [ObjectIdentifier: Int] = [:]
    private static let listed = 8
    private var count = 0

    var isEmpty: Bool { count == 0 }

    /// Who goes on seeing a view; nil for one that did not leave, or came back. Setting it holds the view, and sets
    /// its flag; the subtree's flags are for the caller to put right.
    subscript(view: UIView) -> HierarchyScope? {
        get { place(of: view).map { entries[$0].scope } }
        set {
            if let place = place(of: view) {
                if let newValue {
                    entries[place].scope = newValue
                } else {
                    entries[place].view = nil
                    places[ObjectIdentifier(view)] = nil
                    view.flags.remove(.hierarchyPinned)
                    count -= 1
                    if count == 0 { entries.removeAll(keepingCapacity: true) }
                }
            } else if let newValue {
                entries.append((view, newValue))
                view.flags.insert(.hierarchyPinned)
                count += 1
                note(entries.count - 1)
            }
        }
    }

    private func place(of view: UIView) -> Int? {
        guard view.flags.contains(.hierarchyPinned) else { return nil }
        if !places.isEmpty { return places[ObjectIdentifier(view)] }
        return entries.lastIndex { $0.view === view }
    }

    private mutating func note(_ index: Int) {
        if entries.count <= Self.listed { return }
        for place in places.isEmpty ? 0...index : index...index {
            if let view = entries[place].view { places[ObjectIdentifier(view)] = place }
        }
    }

    /// Forgets all, and returns the views in the order in which they left. Their flags are for the caller to put right.
    mutating func takeAll() -> [UIView] {
        let views = entries.compactMap(\.view)
        entries.removeAll(keepingCapacity: true)
        places.removeAll()
        count = 0
        for view in views { view.flags.remove(.hierarchyPinned) }
        return views
    }
}
