/// A view or a layout guide, as constraints know it. The view or the guide holds it; constraints point to it, and so do
/// anchors, so that neither holds the view, and nothing has a weak reference, which would slow down all counting of the
/// view's references.
class ConstraintItem {
    /// The view; of a guide, its owner. Nil once it is gone, and for a guide without an owner.
    @exclusivity(unchecked) final var view: ViewReference?
    /// The guide; nil for a view, and once it is gone.
    @exclusivity(unchecked) final var guide: Handle<UILayoutGuide>?
    /// The engine that has the item's variables; valid with `node`.
    @exclusivity(unchecked) final unowned(unsafe) var engine: ConstraintEngine?
    /// All constraints that have this item, active or not, in no order: they know their places, and leave with their
    /// ends.
    @exclusivity(unchecked) final private(set) var referring: ContiguousArray<Handle<NSLayoutConstraint>> = []
    /// The item's number in `engine`, or -1.
    @exclusivity(unchecked) final var node: Int32 = -1
    /// How many of `referring` are active and held by a view above `view`.
    @exclusivity(unchecked) final var outward: Int32 = 0
    final let isGuide: Bool
    /// Whether somebody goes by what is fitted of the view: see `FittingListener`.
    @exclusivity(unchecked) final var isListenedTo = false

    init(view: UIView) {
        self.view = view.reference
        isGuide = false
    }

    init(guide: UILayoutGuide, of owner: ViewReference?) {
        self.guide = Handle(guide)
        view = owner
        isGuide = true
    }

    /// The view or the guide; nil once it is gone.
    final var object: AnyObject? { isGuide ? guide?.object : view?.object }

    /// Whether the view or the guide has been released: what is left is held by anchors.
    final var isGone: Bool { isGuide ? guide == nil : view == nil }

    /// Lists a constraint, and answers its place.
    final func add(_ constraint: NSLayoutConstraint) -> Int32 {
        referring.append(Handle(constraint))
        return Int32(referring.count - 1)
    }

    /// Takes the constraint at a place out. The last one gets the place.
    final func remove(at place: Int32) {
        guard let last = referring.popLast(), Int(place) < referring.count else { return }
        referring[Int(place)] = last
        last.with { $0.setPlace(place, in: self) }
    }

    /// The view or the guide is going: no constraint may point here any more.
    final func forgetAll() {
        let all = referring
        referring = []
        for constraint in all { constraint.with { $0.itemDidEnd(self) } }
        view = nil
        guide = nil
    }
}

/// What a view has that constraints concern: one that is an item of some, holds some, or has guides.
final class ConstraintRecord: ConstraintItem {
    /// The active constraints that the view holds, in the order in which they were activated, with gaps where some have
    /// left. One reference is held to each.
    @exclusivity(unchecked) private(set) var places: ContiguousArray<Handle<NSLayoutConstraint>?> = []
    /// How many there are.
    @exclusivity(unchecked) private(set) var heldCount: Int32 = 0
    /// The `order` of the next constraint that is activated.
    @exclusivity(unchecked) private var nextOrder: Int32 = 0
    var guides: GuideList?
    /// See `SideRecord`.
    @exclusivity(unchecked) var rare: RareRecord?
    /// What was found when the view was fitted last. Valid while its `marks` have no `unfitted` (AUTOLAYOUT 3.4).
    var fitting: FittedSize?

    /// Calls `body` for each constraint that the view holds, in their order. `body` must not activate or deactivate.
    func forEachHeld(_ body: (NSLayoutConstraint) -> Void) {
        if heldCount == 0 { return }
        for case let place? in places { place.with { body($0) } }
    }

    /// The constraints that the view holds, in their order.
    var held: [NSLayoutConstraint] {
        if heldCount == 0 { return [] }
        var list: [NSLayoutConstraint] = []
        list.reserveCapacity(Int(heldCount))
        forEachHeld { list.append($0) }
        return list
    }

    /// Puts a constraint at the end, and holds it.
    func hold(_ constraint: NSLayoutConstraint) {
        constraint.order = nextOrder
        nextOrder += 1
        constraint.heldPlace = Int32(places.count)
        places.append(Handle.retaining(constraint))
        heldCount += 1
    }

    /// Takes a constraint out. The caller takes over the reference.
    func release(_ constraint: NSLayoutConstraint) -> Handle<NSLayoutConstraint> {
        places[Int(constraint.heldPlace)] = nil
        heldCount -= 1
        if heldCount == 0 {
            places = []
        } else {
            while let last = places.last, last == nil { places.removeLast() }
            if places.count > 16, Int(heldCount) < places.count / 2 { closeGaps() }
        }
        return Handle(constraint)
    }

    /// Takes all constraints out, in their order. Their references are the caller's.
    func takeAll() -> ContiguousArray<Handle<NSLayoutConstraint>?> {
        let all = places
        places = []
        heldCount = 0
        return all
    }

    private func closeGaps() {
        var kept: ContiguousArray<Handle<NSLayoutConstraint>?> = []
        kept.reserveCapacity(Int(heldCount))
        for case let place? in places {
            place.with { $0.heldPlace = Int32(kept.count) }
            kept.append(place)
        }
        places = kept
    }
}

/// The guides of one view.
final class GuideList {
    /// Those that were added, in their order.
    var added: [UILayoutGuide] = []
    /// Those that the view has by itself and that were asked for.
    var own: [UILayoutGuide] = []

    func forEach(_ body: (UILayoutGuide) -> Void) {
        for guide in added { body(guide) }
        for guide in own { body(guide) }
    }
}

extension UIView {
    /// The view's record of constraints, if it has one.
    @inline(__always)
    final var constraintRecord: ConstraintRecord? {
        marks.contains(.recorded) ? side.unsafelyUnwrapped.knownConstraints : nil
    }

    /// The view's record of constraints, made if need be.
    final func ensureConstraintRecord() -> ConstraintRecord {
        if let record = constraintRecord { return record }
        let side = ensureSide()
        let made = ConstraintRecord(view: self)
        side.constraints = made
        marks.insert(.recorded)
        // The record hears of the view's changes as a consumer: no branch is added to those.
        seams.insert(.heardBesidesSolver)
        markHasConsumers()
        return made
    }
}
