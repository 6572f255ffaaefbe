import EspalierObservation
import EspalierViews

/// Views below a view that have something in common, as a list that follows the tree.
///
///     let rows = index.live(2)                              // the views of a key
///     let labels = screen.liveDescendants(by: [UILabel.self])
///     let token = rows.observe { change in … }              // who came, left, changed places
///
/// The list changes when an outermost change of the tree ends, as one step, and tells its observers then: in between it
/// has the views that it had. A change costs what it touches, O(m log n) for m views that come, go, move or get another
/// key, whatever the length of the list. Keys that are computed by a closure of yours are computed at that end, never
/// during a change. A tree without live lists pays nothing for them.
///
/// It holds the index, and neither the root nor, apart from what `views` has answered last, any view. It ends with the
/// root: then it is empty. Like the tree, it belongs to one isolation domain.
public final class LiveViews {
    let query: LiveQuery

    init(_ query: LiveQuery) {
        self.query = query
    }

    deinit {
        query.end()
    }

    /// The view below which the list looks for views; nil once it is gone.
    public var root: UIView? { query.source.root }

    /// The views in depth-first order.
    /// - Complexity: O(1) while they are the same, else O(their number).
    public var views: [UIView] { query.views }

    /// How many they are: O(1).
    public var count: Int { query.told.count }

    /// The first in depth-first order, or nil: O(1).
    public var first: UIView? {
        query.told.first == ToldList.none ? nil : query.told.view(at: query.told.first).object
    }

    /// Whether a view is in the list: O(1).
    public func contains(_ view: UIView) -> Bool { query.told.slot(of: view) != nil }

    // MARK: Observing

    /// Tells what has become of the list, once for each outermost change that it has changed in.
    ///
    /// The list has its new views by then, and so have all other live lists. Handlers are called together with hierarchy
    /// observers: lists in the order in which they were made, the observers of each in the order of registration. What
    /// handlers change in the tree is told when all of them were called.
    ///
    /// - Parameters:
    ///   - file: where the observer is registered, for diagnostics.
    ///   - line: the line in `file`.
    ///   - handler: hears what has changed. The token holds it; it should not hold the token.
    /// - Returns: the token; the observation ends with it.
    public func observe(
        file: StaticString = #fileID, line: UInt = #line, handler: @escaping (LiveChange) -> Void
    ) -> LiveObservation {
        LiveObservation(LiveObserver(place: "\(file):\(line)", handler: handler), of: self)
    }

    /// Tells how many views the list has, when that has become another number.
    /// - Parameters:
    ///   - file: where the observer is registered, for diagnostics.
    ///   - line: the line in `file`.
    ///   - handler: hears the number that was told last, or was there at the beginning, and the new one.
    /// - Returns: the token; the observation ends with it.
    public func observeCount(
        file: StaticString = #fileID, line: UInt = #line, handler: @escaping (_ old: Int, _ new: Int) -> Void
    ) -> LiveObservation {
        var last = count
        let query = query
        return observe(file: file, line: line) { [unowned query] _ in
            let new = query.told.count
            if new == last { return }
            let old = last
            last = new
            handler(old, new)
        }
    }

    /// Tells which view is the first one, when it has become another.
    /// - Parameters:
    ///   - file: where the observer is registered, for diagnostics.
    ///   - line: the line in `file`.
    ///   - handler: hears the one before, nil where there was none or it is gone, and the new one, nil where there is
    ///     none any more.
    /// - Returns: the token; the observation ends with it.
    public func observeFirst(
        file: StaticString = #fileID, line: UInt = #line, handler: @escaping (_ old: UIView?, _ new: UIView?) -> Void
    ) -> LiveObservation {
        weak var last = first
        var had = last != nil
        return observe(file: file, line: line) { [unowned self] _ in
            let new = first
            if new === last, had == (new != nil) { return }
            let old = last
            last = new
            had = new != nil
            handler(old, new)
        }
    }

    /// The changes of the list, to be read with `for await` in the isolation domain of the tree. They end with the root.
    ///
    /// - Parameter bound: how many changes wait for a slow reader; beyond it the oldest is dropped. At least 1.
    public func changes(bound: Int = 64) -> LiveChangeSequence { LiveChangeSequence(self, bound: bound) }
}
