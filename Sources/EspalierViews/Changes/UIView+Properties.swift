import EspalierObservation
import Foundation

// The setters of plain properties. All go one way: the write alone where nobody watches; else through `changeWatched`.
extension UIView {
    final func setFlag(_ flag: ViewFlags, _ new: Bool, of property: ViewProperty) {
        func write() {
            let old = flags
            if new { flags.insert(flag) } else { flags.remove(flag) }
            if flag == .autoresizesSubviews, flags != old { noteFollowers() }
            if flag == .hidden, seams.contains(.arranged), flags != old {
                (realSuperview as? any ArrangingView)?.arrangementDidChange()
                realSuperview?.contentOfSubviewDidChange()
            }
        }
        if flags.isDisjoint(with: .watched) { return write() }
        change(property, isSame: flags.contains(flag) == new, from: { flags.contains(flag) }, write)
    }

    final func setTag(_ new: Int) {
        if flags.isDisjoint(with: .watchedByIndexes) {
            tagValue = new
            return
        }
        change(.tag, isSame: tagValue == new, from: { tagValue }, { tagValue = new })
    }

    final func setAutoresizingMask(_ new: AutoresizingMask) {
        func write() {
            let old = maskBits
            maskBits = UInt8(truncatingIfNeeded: new.rawValue & 63)
            guard maskBits != old, let superview = realSuperview else { return }
            if maskBits != 0 { superview.flags.insert(.subviewsAutoresize) }
            followerDidChange(superview)
        }
        if flags.isDisjoint(with: .watched) { return write() }
        change(.autoresizingMask, isSame: autoresizingMask == new, from: { autoresizingMask }, write)
    }

    /// Changes a declared property that somebody may watch.
    ///
    /// - Parameters:
    ///   - isSame: Whether the new value equals the present one.
    ///   - old: The value right before the write.
    final func change(
        _ property: ViewProperty, isSame: @autoclosure () -> Bool, from old: () -> Any?, _ write: () -> Void
    ) {
        func writeAndTell() {
            if flags.isDisjoint(with: .consumed) { return write() }
            // Not before: prior observers may have set another value.
            let isSame = isSame()
            let old = old()
            write()
            if !isSame { tellConsumers(.value(property, old: old)) }
        }
        if changeAlone(property.set, writeAndTell, then: {}) { return }
        changeAmongOthers(property.set, changed: isSame() ? PropertySet() : property.set, writeAndTell)
    }

    /// Takes a change of this view's properties through the steps of a change: prior observers and tracked reads; the
    /// write; what must be right before user code runs; key-value observers; hierarchy observers, if it is the outermost
    /// change.
    ///
    /// - Parameters:
    ///   - set: The properties whose observers are told.
    ///   - changed: Those of them that get another value.
    ///   - nowChanged: What is going to change, asked after callbacks that may have changed other properties.
    ///   - write: The write, marks, and telling the consumers.
    ///   - follow: What the write leads to, and may run user code.
    final func changeWatched(
        _ set: PropertySet, changed: PropertySet, nowChanged: () -> PropertySet = { PropertySet() },
        _ write: () -> Void,
        then follow: () -> Void = {}
    ) {
        if changeAlone(set, write, then: follow) { return }
        changeAmongOthers(set, changed: changed, nowChanged: nowChanged, write, then: follow)
    }

    /// As `changeWatched`, after `changeAlone` has declined.
    private func changeAmongOthers(
        _ set: PropertySet, changed: PropertySet, nowChanged: () -> PropertySet = { PropertySet() },
        _ write: () -> Void,
        then follow: () -> Void = {}
    ) {
        var set = set
        var batch = HierarchyBatchScope()
        batch.open(if: flags.contains(.inHierarchyScope), cause(.property(self, set)))
        var change = PropertyChange()
        if flags.contains(.observed), let registry = side?.observing?.registry {
            // Where nobody hears of the hierarchy, `changeAlone` has found that several take part.
            change.add(registry, set, changed: changed, mayBeLone: flags.contains(.inHierarchyScope))
            change.willWrite()
            if change.tellsBefore {
                let late = nowChanged().subtracting(set)
                if !late.isEmpty { set = set.union(late) }
                change.addLate([(registry, set)])
            }
            // A prior observer may have registered the first hierarchy observer.
            batch.open(if: flags.contains(.inHierarchyScope), cause(.property(self, set)))
        }
        let setting = flags.contains(.inHierarchyScope) ? HierarchySetting(self, set) : nil
        write()
        change.didWrite()
        if change.tellsBefore { side?.observing?.registry?.invalidateComputations(on: set) }
        setting?.commit()
        follow()
        change.didChange()
        batch.close()
    }

    final func readFlag(_ flag: ViewFlags, of property: ViewProperty) -> Bool {
        track(property)
        return flags.contains(flag)
    }

    /// Tells the tracker, if there is one, that a property is being read.
    @inline(__always)
    final func track(_ property: ViewProperty) {
        if ThreadState.mayBeTracking { tellTracker(property) }
    }

    /// Apart from `track`, so that a read that nobody tracks keeps no registers for it.
    @inline(never)
    private func tellTracker(_ property: ViewProperty) {
        ThreadState.didRead(self, property.key)
    }
}
