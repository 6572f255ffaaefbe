// The steps of a change: see `ReadDependency`, whose steps call these.
extension ObservedPath {
    func begin(_ change: PropertyChange) -> Bool {
        guard observerCount > 0, !isRunaway, let root else { return false }
        if deliveryDepth > Self.nestingLimit {
            isRunaway = true
            frame?._withUnsafeGuaranteedRef {
                report(
                    "\(summary) was set \(Self.nestingLimit + 1) times inside its own notifications", $0, .current)
            }
            return false
        }
        openFrame(root)
        frame?._withUnsafeGuaranteedRef { frame in
            frame.limit = observers.count
            if change.changesLists { frame.list = listChange(in: change) }
        }
        return true
    }

    /// Callbacks before the write have changed the list, so that it changes elsewhere.
    func listDidChange(_ change: PropertyChange) {
        frame?._withUnsafeGuaranteedRef { if $0.list != nil { $0.list = listChange(in: change) } }
    }

    /// Where the list changes, if the path is that list.
    private func listChange(in change: PropertyChange) -> ListChange? {
        guard let registry else { return nil }
        return switch form {
        case .property: change.listChange(of: registry)
        case .keyPath: nil
        case .text(let path): path.isSingleKey ? change.listChange(of: registry) : nil
        }
    }

    /// Step 2.
    func tellPrior() {
        if !needs.contains(.prior) { return }
        frame?._withUnsafeGuaranteedRef { frame in
            preparePrior(frame)
            deliver(frame)
            frame.clearValues()
            frame.isPrior = false
        }
    }

    /// Finds out what is to be told before the write.
    func preparePrior(_ frame: ChangeFrame) {
        frame.isPrior = true
        if let list = frame.list {
            frame.readList(list)
        } else if needs.contains(.old) {
            frame.readOld()
        }
    }

    /// The last moment before the write.
    func keepOldValue() {
        if needs.isDisjoint(with: [.old, .distinct]) { return }
        frame?._withUnsafeGuaranteedRef { if $0.list == nil { $0.readOld() } }
    }

    /// Step 6, first half: finds out what is to be told.
    func prepare(_ frame: ChangeFrame) {
        if let list = frame.list { return frame.readList(list) }
        if isProperty {
            // Nothing else can have changed what it depends on.
            if needs.isDisjoint(with: [.new, .distinct]) { return }
            frame.readNew(attaching: false)
        } else {
            frame.readNew(attaching: true)
        }
        if needs.contains(.distinct) { frame.compare() }
    }

    var isProperty: Bool {
        if case .property = form { true } else { false }
    }

    /// Reads the value, and depends on what was read from then on.
    func readAttaching(_ root: AnyObject, into storage: UnsafeMutableRawPointer) {
        let (_, reads) = ReadList.of { operations.read(root, storage) }
        if case .keyPath(_, let declared) = form { declared.addReads(to: reads, of: root) }
        attach(to: reads)
    }

    /// The end of the innermost change.
    func finish() {
        // Closing may let the object go, which holds the path.
        withExtendedLifetime(self) {
            closeFrame()
            if frame == nil, registry != nil, observerCount != observers.count { tidy() }
        }
    }
}
