/// One change below a view, as a hierarchy observer hears it.
///
/// A record holds its views, so you can still look at a view that has left, or that nobody else holds any more. You can
/// replay the records of a batch in their order over a copy of the old tree, and get the new tree: keep a view that is
/// taken out aside with its subviews, and let a view that comes in from elsewhere bring the subviews that it has at
/// that moment.
public struct HierarchyRecord {
    /// What happened.
    public enum Kind: String, Sendable {
        /// A view, with all views below it, came in from where the observer sees nothing.
        case inserted
        /// A view, with all views below it, left to where the observer sees nothing.
        case removed
        /// A view, with all views below it, went from one superview to another.
        case moved
        /// A view changed its index among its siblings.
        case reordered
        /// A property of a view has another value.
        case property
        /// A constraint has become active; `view` holds it.
        case constraintActivated
        /// A constraint that `view` held has become inactive.
        case constraintDeactivated
    }

    /// What happened.
    public internal(set) var kind: Kind
    /// The view that came, went, or changed.
    public internal(set) var view: UIView
    /// The superview right after the change; of `removed`, the one that the view left; nil for `property`.
    public internal(set) var parent: UIView?
    /// The index among the subviews of `parent`, right after the change; of `removed`, right before it; nil for
    /// `property`. The indexes of `reordered` count as if the view were taken out and put in again.
    public internal(set) var index: Int?
    /// The superview before, of `moved` and `reordered`.
    public internal(set) var oldParent: UIView?
    /// The index among the subviews of `oldParent` before, of `moved` and `reordered`.
    public internal(set) var oldIndex: Int?
    /// The property, of `property`.
    public internal(set) var keyPath: PartialKeyPath<UIView>?
    /// The value before, of `property`, if `oldValues` was asked for; nil also where it was nil.
    public internal(set) var oldValue: Any?
    /// The value right after the change, of `property`; nil also where it is nil.
    public internal(set) var newValue: Any?
    /// The constraint, of `constraintActivated` and `constraintDeactivated`.
    public internal(set) var constraint: NSLayoutConstraint?
    /// With `paths`: the view's path right after the change; of `removed`, right before it.
    public internal(set) var path: String?
    /// With `paths`: the path of `parent` at the same moment as `path`.
    public internal(set) var parentPath: String?
    /// With `paths`: the view's path right before the change, of `moved` and `reordered`.
    public internal(set) var oldPath: String?
    /// The name of the property as it was registered.
    package internal(set) var label: String?

    init(_ kind: Kind, _ view: UIView, at place: HierarchyPlace? = nil, from old: HierarchyPlace? = nil) {
        self.kind = kind
        self.view = view
        parent = place?.parent
        index = place?.index
        oldParent = old?.parent
        oldIndex = old?.index
        path = place?.path
        parentPath = place?.parentPath
        oldPath = old?.path
    }

    var hasPaths: Bool { path != nil || oldPath != nil }

    /// The same record for an observer that did not ask for paths.
    var withoutPaths: HierarchyRecord {
        var record = self
        record.path = nil
        record.parentPath = nil
        record.oldPath = nil
        return record
    }
}

/// A place in a tree at one moment.
struct HierarchyPlace {
    let parent: UIView
    let index: Int
    /// The path of `parent`, if somebody asked for paths.
    let parentPath: String?

    var path: String? { parentPath.map { $0 == "/" ? "/\(index)" : "\($0)/\(index)" } }

    init(parent: UIView, index: Int, parentPath: String?) {
        self.parent = parent
        self.index = index
        self.parentPath = parentPath
    }

    /// The present place of `view` below `parent`.
    init(_ view: UIView, in parent: UIView, withPath: Bool) {
        self.init(parent: parent, index: view.indexInSuperview ?? 0, parentPath: withPath ? parent.path : nil)
    }
}
