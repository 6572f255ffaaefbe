import EspalierViews

/// One registration at a live list, as the list knows it.
final class LiveObserver {
    /// Where it was registered, as `file:line`.
    let place: String
    private var handler: ((LiveChange) -> Void)?
    private var atEnd: (() -> Void)?

    init(place: String, handler: @escaping (LiveChange) -> Void, atEnd: (() -> Void)? = nil) {
        self.place = place
        self.handler = handler
        self.atEnd = atEnd
    }

    func tell(_ change: LiveChange) {
        // Held here: the handler may end its own observation.
        if let handler { handler(change) }
    }

    /// There will be no more changes.
    func sourceDidEnd() {
        let held = (handler, atEnd)
        end()
        held.1?()
    }

    func end() {
        let held = (handler, atEnd)
        handler = nil
        atEnd = nil
        withExtendedLifetime(held) {}
    }
}

/// A running observation of a live list: its token. The observation ends when the token goes, with `invalidate()`, or
/// when the root of the list goes; until then the token alone holds the handler, and it holds the list.
///
/// The token belongs to the isolation domain of the tree.
public final class LiveObservation {
    private let observer: LiveObserver
    private var views: LiveViews?

    init(_ observer: LiveObserver, of views: LiveViews) {
        self.observer = observer
        self.views = views
        views.query.add(observer)
    }

    deinit {
        views?.query.remove(observer)
        observer.end()
    }

    /// Ends the observation, and lets go of the handler and the list. May be called at any time, inside the handler too,
    /// and more than once: what is not told yet is not told any more.
    public func invalidate() {
        let held = views
        views = nil
        held?.query.remove(observer)
        observer.end()
    }
}
