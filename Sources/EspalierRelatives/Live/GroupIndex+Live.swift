import EspalierViews

// Lists that follow an index, and indexes that follow a list.
extension GroupIndex {
    /// The views of a key as a list that follows the tree.
    /// - Complexity: O(its views), and the keys that must be computed; from then on what changes cost, see
    ///   ``LiveViews``.
    public func live(_ key: Key) -> LiveViews { live(key, below: nil) }

    /// The views of a key that lie below `panel`, as a list that follows the tree. Empty while `panel` is neither the
    /// root nor below it.
    /// - Parameters:
    ///   - panel: not held; once it is gone the list stays empty.
    ///   - key: the key of the views.
    /// - Complexity: as ``live(_:)``.
    public func live(descendantsOf panel: UIView, _ key: Key) -> LiveViews {
        live(key, below: core.isRoot(panel) ? nil : panel)
    }

    private func live(_ key: Key, below panel: UIView?) -> LiveViews {
        guard core.update() else { return LiveViews(LiveQuery.over(core)) }
        let (keys, table) = (keyNumbers, core.table)
        return LiveViews(core.live(below: panel) { keys.numbers.ensured(for: key, in: &table.pointee) })
    }

    /// Tells what has become of the views of a key, once for each outermost change: `live(key).observe`.
    /// - Parameters:
    ///   - key: the key of the views.
    ///   - file: where the observer is registered, for diagnostics.
    ///   - line: the line in `file`.
    ///   - handler: hears what has changed.
    /// - Returns: the token; the observation ends with it.
    public func observe(
        _ key: Key, file: StaticString = #fileID, line: UInt = #line, handler: @escaping (LiveChange) -> Void
    ) -> LiveObservation {
        live(key).observe(file: file, line: line, handler: handler)
    }

    /// What becomes of the views of a key, to be read with `for await`: `live(key).changes()`.
    /// - Parameters:
    ///   - key: the key of the views.
    ///   - bound: how many changes wait for a slow reader; beyond it the oldest is dropped. At least 1.
    public func changes(of key: Key, bound: Int = 64) -> LiveChangeSequence { live(key).changes(bound: bound) }

    /// Makes an index of the views of a list, by a key of your own; it follows the list.
    ///
    ///     let labels = screen.liveDescendants(by: [UILabel.self])
    ///     let byText = GroupIndex(among: labels) { ($0 as? UILabel)?.text }
    ///
    /// A view that has come into the list gets its key when something is asked after the change has ended. One that
    /// leaves the tree is in no group from then on; one that leaves the list otherwise, when the change has ended.
    ///
    /// - Parameters:
    ///   - views: the list; held.
    ///   - key: as for an index of all views below its root.
    public convenience init(among views: LiveViews, by key: @escaping (UIView) -> Key?) {
        let query = views.query
        self.init(root: views.root, orderRoot: query.source.orderRoot) { view in
            query.told.slot(of: view) == nil ? nil : key(view)
        }
        let core = core
        core.driver = views.observe { [unowned core] change in
            core.noticing {
                for view in change.entered + change.left { core.setPending(view.reference) }
            }
        }
    }
}
