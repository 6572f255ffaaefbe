import Foundation

/// What a view keeps of traits, where anything was said or asked about them.
final class TraitRecord {
    /// What the view says itself.
    var overrides = TraitValues.unspecified
    /// What the view's owner says, which the view inherits.
    var ownerOverrides = TraitValues.unspecified
    var registrations: [TraitRegistration] = []

    /// What counts for the view where `inherited` counts above it.
    func apply(to inherited: TraitValues) -> TraitValues {
        inherited.overridden(by: ownerOverrides).overridden(by: overrides)
    }

    var hasOverrides: Bool { overrides != .unspecified || ownerOverrides != .unspecified }
}

/// What counted for a view before a move. A class, so that moves that concern no traits carry nothing.
final class TraitsBeforeMove {
    let own, inherited: TraitValues

    init(own: TraitValues, inherited: TraitValues) {
        self.own = own
        self.inherited = inherited
    }
}

// The traits of a view: those of its screen or of its document, as the views from the topmost one down to it override
// them. They are found by going up when somebody asks; a tree without overrides is asked once.
extension UIView {
    /// What counts for the view.
    /// - Complexity: O(1) in a window without overrides, else O(depth).
    package final var currentTraits: TraitValues {
        traitRecord?.apply(to: inheritedTraits) ?? inheritedTraits
    }

    /// What counts above the view, before its owner and itself.
    package final var inheritedTraits: TraitValues {
        let root = topmost
        let base = root.baseTraits
        guard root.marks.contains(.overridesTraits) else { return base }
        var records: [TraitRecord] = []
        var current = realSuperview
        while let view = current {
            if let record = view.traitRecord, record.hasOverrides { records.append(record) }
            current = view.realSuperview
        }
        return records.reversed().reduce(base) { $1.apply(to: $0) }
    }

    /// What counts for a whole tree; to be asked of the topmost view.
    private var baseTraits: TraitValues {
        let screen = (self as? UIWindow)?.screen?.traits ?? .standard
        return side?.tree.map { screen.overridden(by: $0.traits) } ?? screen
    }

    /// What would count for a window if it had another screen.
    final func traits(on screen: UIScreen) -> TraitValues {
        let traits = side?.tree.map { screen.traits.overridden(by: $0.traits) } ?? screen.traits
        return traits.overridden(by: ownTraitOverrides)
    }

    final var traitRecord: TraitRecord? { side?.traits }

    final func ensureTraitRecord() -> TraitRecord {
        if let record = traitRecord { return record }
        let made = TraitRecord()
        ensureSide().traits = made
        return made
    }

    // MARK: Saying others

    /// What a document, or whoever made a tree, says for the whole of it; to be asked of any view of it.
    package final var treeTraits: TraitValues {
        get { topmost.side?.tree?.traits ?? .unspecified }
        set {
            let topmost = topmost
            if topmost.treeTraits == newValue { return }
            topmost.changeTraits { topmost.ensureTreeRecord().traits = newValue }
        }
    }

    /// What the view's owner says for the view and all below it.
    package final var ownerTraitOverrides: TraitValues {
        get { traitRecord?.ownerOverrides ?? .unspecified }
        set {
            if newValue == ownerTraitOverrides { return }
            changeTraits { ensureTraitRecord().ownerOverrides = newValue }
        }
    }

    final var ownTraitOverrides: TraitValues {
        get { traitRecord?.overrides ?? .unspecified }
        set {
            if newValue == ownTraitOverrides { return }
            changeTraits { ensureTraitRecord().overrides = newValue }
        }
    }

    /// Makes a change of what this view, or its tree, says, and tells those for whom that is news.
    final func changeTraits(_ change: () -> Void) {
        let (old, oldInherited) = (currentTraits, inheritedTraits)
        change()
        if let record = traitRecord, record.hasOverrides { markTraitPath() }
        tellTraits(from: old, inherited: oldInherited)
    }

    /// Marks the view and those above it, up to the first that is marked.
    final func markTraitPath() {
        var current: ViewReference? = reference
        while let view = current {
            current = view.with { view in
                if view.marks.contains(.overridesTraits) { return nil }
                view.marks.insert(.overridesTraits)
                return view.parent
            }
        }
    }

    // MARK: Moves

    /// What counts for the view before a move that may change it; nil for one that cannot. Of a view that comes to a window
    /// from none, handlers alone are told: it had no surroundings before.
    @inline(__always)
    final func traitsBeforeMove(to target: UIView?) -> TraitsBeforeMove? {
        guard let window = hostWindow, let other = target?.hostWindow else { return nil }
        let isMarked = window.with { $0.marks.contains(.overridesTraits) }
        if window == other, !isMarked { return nil }
        return TraitsBeforeMove(own: currentTraits, inherited: inheritedTraits)
    }

    // MARK: Telling

    /// Tells this view and those below it whose traits were others, superviews first, what theirs were. What has the
    /// same traits as before is not looked into.
    final func tellTraits(from old: TraitValues, inherited oldInherited: TraitValues) {
        let new = currentTraits
        if old == new, inheritedTraits == oldInherited { return }
        var waiting: [(view: UIView, parent: UIView?, old: TraitValues, new: TraitValues)] = []
        waiting.append((self, nil, old, new))
        while let (view, parent, old, new) = waiting.popLast() {
            if let parent, view.realSuperview !== parent { continue }
            if old == new { continue }
            view.tellOwnTraits(from: old, to: new)
            var current = view.lastChild
            while let child = current {
                child.with { child in
                    let record = child.traitRecord
                    waiting.append(
                        (child, view, record?.apply(to: old) ?? old, record?.apply(to: new) ?? new))
                    current = child.previousSibling
                }
            }
        }
    }

    private func tellOwnTraits(from old: TraitValues, to new: TraitValues) {
        if old.layoutDirection != new.layoutDirection { constraintRecord?.directionDidChange() }
        markNeedsLayout()
        (self as? any TraitDependentContent)?.contentTraitsDidChange(from: old, to: new)
        let previous = UITraitCollection(values: old)
        owner?.viewTraitsDidChange(self, from: previous)
        traitCollectionDidChange(previous)
        traitRecord?.tell(new)
    }

    /// The view has come to a window: tells handlers that know other values.
    final func tellTraitHandlers() {
        guard let record = traitRecord, !record.registrations.isEmpty else { return }
        record.tell(currentTraits)
    }
}
