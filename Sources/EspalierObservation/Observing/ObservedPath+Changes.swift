// The steps of a change: see `ReadDependency`, whose steps call these.
extension ObservedPath {
    func begin(_ change: PropertyChange) -> Bool {
        guard observerCount > 0, !isRunaway, let rootPlace else { return false }
        if deliveryDepth > Self.nestingLimit {
            isRunaway = true
            if let frame {
                report(
                    "\(summary) was set \(Self.nestingLimit + 1) times inside its own notifications", frame, .current)
            }
            return false
        }
        openFrame(rootPlace).with { frame in
            frame.limit = change.isLate ? observerCount(before: change.number) : observers.count
            if change.changesLists { frame.list = listChange(in: change) }
        }
        return true
    }

    /// How many observers, of those at the beginning of the list, were there when a change began.
    private func observerCount(before change: UInt32) -> Int {
        let isNew: (Handle<KeyValueObservation>?) -> Bool = { observer in
            observer?.with { $0.isAdded(since: change) } ?? false
        }
        return observers.firstIndex(where: isNew) ?? observers.count
    }

    /// Callbacks before the write have changed the list, so that it changes elsewhere.
    func listDidChange(_ change: PropertyChange) {
        frame?.with { if $0.list != nil { $0.list = listChange(in: change) } }
    }

    /// Where the list changes, if the path is that list.
    private func listChange(in change: PropertyChange) -> ListChange? {
        guard let registry else { return nil }
        return switch shape.form {
        case .property: change.listChange(of: registry)
        case .keyPath: nil
        case .text(let path): path.isSingleKey ? change.listChange(of: registry) : nil
        }
    }

    /// Step 2.
    func tellPrior() {
        if !needs.contains(.prior) { return }
        guard let frame else { return }
        preparePrior(frame)
        deliver(frame)
        endPrior(frame)
    }

    /// Finds out what is to be told before the write.
    func preparePrior(_ frame: Handle<ChangeFrame>) {
        frame.with { $0.isPrior = true }
        if let list = frame.with({ $0.list }) {
            readList(list, frame)
        } else if needs.contains(.old) {
            readOld(frame)
        }
    }

    /// All have been told before the write.
    func endPrior(_ frame: Handle<ChangeFrame>) {
        clearValues(frame)
        frame.with { $0.isPrior = false }
    }

    /// The last moment before the write.
    @inline(__always)
    func keepOldValue(_ frame: Handle<ChangeFrame>) {
        if needsBits & Self.oldOrDistinct == 0 { return }
        if frame.with({ $0.list == nil }) { readOld(frame) }
    }

    private static let oldOrDistinct = UInt8(ObservingOptions([.old, .distinct]).rawValue)

    /// Step 6, first half: finds out what is to be told.
    @inline(__always)
    func prepare(_ frame: Handle<ChangeFrame>) {
        if let list = frame.with({ $0.list }) {
            return readList(list, frame)
        }
        if property != nil {
            // Nothing else can have changed what it depends on.
            if needs.isDisjoint(with: [.new, .distinct]) { return }
            readNew(frame, attaching: false)
        } else {
            readNew(frame, attaching: true)
        }
        if needs.contains(.distinct) {
            operations.with { operations in
                frame.with { $0.compare(operations) }
            }
        }
    }

    /// Takes what is taken out of the list, and what is put in, for the values.
    private func readList(_ list: ListChange, _ frame: Handle<ChangeFrame>) {
        operations.with { operations in
            frame.with { $0.readList(list, operations) }
        }
    }

    /// Forgets the values that were read.
    func clearValues(_ frame: Handle<ChangeFrame>) {
        operations.with { operations in
            frame.with { $0.clearValues(operations) }
        }
    }

    /// Reads the value as the old one.
    @inline(__always)
    func readOld(_ frame: Handle<ChangeFrame>) {
        frame.with { frame in
            guard let root = frame.root else { return }
            let room = operations.with { frame.room($0) }
            read(root, room)
            frame.didReadOld(room)
        }
    }

    /// Reads the value as the new one; with `attaching`, the path depends on what was read from then on.
    @inline(__always)
    func readNew(_ frame: Handle<ChangeFrame>, attaching: Bool) {
        frame.with { frame in
            guard let root = frame.root else { return }
            let room = operations.with { frame.room($0) }
            let place = operations.with { room + $0.stride }
            if attaching { readAttaching(root, into: place) } else { read(root, place) }
            frame.didReadNew(place)
        }
    }

    /// Reads the value for observers: no computation that is being tracked outside depends on it for that.
    @inline(__always)
    private func read(_ root: Handle<AnyObject>, _ place: UnsafeMutableRawPointer) {
        if ThreadState.mayBeTracking {
            ThreadState.current.tracking(nil) { readAny(root, place) }
        } else if property != nil {
            // Without its key path, whose references all threads count.
            operations.with { operations in
                root.with { operations.read($0, nil, place) }
            }
        } else {
            readAny(root, place)
        }
    }

    private func readAny(_ root: Handle<AnyObject>, _ place: UnsafeMutableRawPointer) {
        root.with { shape.operations.read($0, shape.keyPath, place) }
    }

    /// Reads the value, and depends on what was read from then on.
    private func readAttaching(_ root: Handle<AnyObject>, into place: UnsafeMutableRawPointer) {
        root.with { object in
            ThreadState.current.reading {
                readAny(root, place)
            } use: { reads in
                if case .keyPath(let declared) = shape.form { declared.addReads(to: reads, of: object) }
                attach(to: reads)
            }
        }
    }
}
