import EspalierObservation
import EspalierViews

/// What an index knows of one view, in four bytes.
struct KeyState {
    /// Twice the number of the group plus 2; or 0 for a view in no group. One more while the key is to be computed.
    private var raw: Int32

    static let new = KeyState(raw: 1)

    /// The group that the view is in, also while its key is to be computed.
    var group: Int32? {
        get { raw < 2 ? nil : raw / 2 - 1 }
        set { raw = (newValue.map { $0 * 2 + 2 } ?? 0) + (raw & 1) }
    }

    var isPending: Bool {
        get { raw & 1 == 1 }
        set { raw = raw & ~1 | (newValue ? 1 : 0) }
    }
}

/// Hears what a key is computed from.
///
/// Reads of the view's own properties are kept for the index as a whole: one word says which properties its keys
/// depend on, whichever view's. Only reads of other objects, and of `window`, need something kept for the view.
final class KeyReads: ReadTracker {
    let passesReadsOn = false
    /// The view whose key is being computed.
    private var view: UIView?
    /// Whether it has read what indexes only hear of if they say so.
    private var wantsTelling = false
    private var others = ReadList(leavesEndingOut: true)
    private var own = PropertyKeys()

    /// Runs `body`, which computes the key of `view`.
    /// - Returns: what it answered, and what it read apart from the view's own properties; nil if that is nothing.
    func noting<Key>(_ view: UIView, _ body: (UIView) -> Key?) -> (key: Key?, others: ReadList?) {
        self.view = view
        defer { self.view = nil }
        wantsTelling = false
        let key = ThreadState.current.tracking(self) { body(view) }
        // Said already, but forgotten if the closure has taken the view out of the tree and put it back.
        if wantsTelling { view.tellIndexes() }
        if others.isEmpty { return (key, nil) }
        let read = others
        others = ReadList(leavesEndingOut: true)
        return (key, read)
    }

    func didRead(_ source: any ObservationSource, _ key: PropertyKey) {
        guard source === view, key.isStored || key.number != nil, key != ViewProperty.window.key else {
            return others.didRead(source, key)
        }
        // A view that gets another superview is another entry anyway, unless it stays under the root: see `viewDidMove`.
        own.insert(key)
        if Self.alwaysTold.contains(key) { return }
        wantsTelling = true
        view?.tellIndexes()
    }

    /// What indexes hear of every view.
    private static let alwaysTold = ViewProperty.tag.set.union(ViewProperty.name.set).union(ViewProperty.superview.set)

    /// Whether a key was computed from one of these properties of its view.
    func meet(_ properties: PropertySet) -> Bool { own.meet(properties) }
}
