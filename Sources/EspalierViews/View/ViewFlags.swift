/// The booleans of a view, and the marks that the runtime keeps on it, in one word.
struct ViewFlags: OptionSet {
    var rawValue: UInt32

    // Properties.
    static let hidden = ViewFlags(rawValue: 1 << 0)
    static let userInteraction = ViewFlags(rawValue: 1 << 1)
    static let opaque = ViewFlags(rawValue: 1 << 2)
    static let clips = ViewFlags(rawValue: 1 << 3)
    static let multipleTouch = ViewFlags(rawValue: 1 << 4)
    static let exclusiveTouch = ViewFlags(rawValue: 1 << 5)
    static let translatesMask = ViewFlags(rawValue: 1 << 6)
    static let autoresizesSubviews = ViewFlags(rawValue: 1 << 7)

    // Facts that spare a look into the side record.
    /// `side.geometry` exists: the frame is not simply `rect`, or the centre or the bounds origin is kept apart.
    static let specialGeometry = ViewFlags(rawValue: 1 << 8)
    /// The transform is not the identity. Implies `specialGeometry`.
    static let transformed = ViewFlags(rawValue: 1 << 9)
    /// The view has a name.
    static let named = ViewFlags(rawValue: 1 << 10)
    static let isWindow = ViewFlags(rawValue: 1 << 11)
    /// Some subview has had an autoresizing mask. Never cleared: a hint that spares the walk where none ever had.
    static let subviewsAutoresize = ViewFlags(rawValue: 1 << 12)
    /// Internal consumers are registered on the view.
    static let hasConsumers = ViewFlags(rawValue: 1 << 13)
    /// The view or one below it has had a consumer. Never cleared: a hint that spares walks of subtrees.
    static let consumersBelow = ViewFlags(rawValue: 1 << 14)
    /// A view below, or this one, waits to be registered with the tree's solver. Set on the whole path up.
    static let solverArrivals = ViewFlags(rawValue: 1 << 15)
    /// All consumers at and below the view know that their way up is another one, and none has asked for it since:
    /// they need not be told again. A solver that registers views clears it on the way to them.
    static let ancestorsTold = ViewFlags(rawValue: 1 << 24)
    /// `subviews` was asked for since its first view was removed last. See `unlink`.
    static let subviewsAsked = ViewFlags(rawValue: 1 << 25)
    /// The view has the record of an owner.
    static let owned = ViewFlags(rawValue: 1 << 16)

    // Layout.
    static let needsLayout = ViewFlags(rawValue: 1 << 17)
    /// A view below needs layout. Whenever a view has this or `needsLayout`, its superview has this.
    static let layoutBelow = ViewFlags(rawValue: 1 << 18)
    /// The view is inside its own `layoutSubviews`.
    static let layingOut = ViewFlags(rawValue: 1 << 19)
    /// The view was added to a superview that is inside its own `layoutSubviews`, and was not laid out since.
    static let addedInLayout = ViewFlags(rawValue: 1 << 20)

    // Autoresizing.
    /// The view is handing its size change on to its subviews.
    static let autoresizing = ViewFlags(rawValue: 1 << 21)
    /// As `autoresizing`, but subviews leave their own subviews to the loop that resizes them.
    static let autoresizingFlat = ViewFlags(rawValue: 1 << 22)
    /// The view left its subviews to the loop that resizes it.
    static let autoresizingLeft = ViewFlags(rawValue: 1 << 23)

    // Observing.
    /// The view has a registry of observers.
    static let observed = ViewFlags(rawValue: 1 << 26)
    /// A hierarchy observer sees the view: the places of its subviews, or its properties.
    static let inHierarchyScope = ViewFlags(rawValue: 1 << 27)
    /// The view left the sight of an observer that goes on seeing it until the outermost change ends.
    static let hierarchyPinned = ViewFlags(rawValue: 1 << 28)
    /// A hierarchy observer sees all that is below the view. Implies `inHierarchyScope`, here and on all below.
    static let hierarchyBelow = ViewFlags(rawValue: 1 << 29)
    // Indexes.
    /// The view stands in an order, for indexes: their owners want to know of changes of its place, tag and name.
    static let ordered = ViewFlags(rawValue: 1 << 30)
    /// The key of the view in an index was computed from other properties of it too. Implies `ordered`.
    static let keyed = ViewFlags(rawValue: 1 << 31)

    /// Somebody wants to know of changes of the view: the one thing that a plain set asks.
    static let watched: ViewFlags = [.hasConsumers, .observed, .inHierarchyScope, .keyed]
    /// As `watched`, for the properties that indexes of tags and names are made of.
    static let watchedByIndexes: ViewFlags = [.hasConsumers, .observed, .inHierarchyScope, .ordered]
    /// Whoever is to be told in step 4 of a change.
    static let consumed: ViewFlags = [.hasConsumers, .ordered]

    static let initial: ViewFlags = [
        .userInteraction, .opaque, .translatesMask, .autoresizesSubviews, .needsLayout,
    ]
}
