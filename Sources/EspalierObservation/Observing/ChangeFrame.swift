/// One change of an observed path that is under way. Threads keep frames for the next changes, so that none is
/// allocated; code that runs at each notification passes them on reference, so that no references are counted.
///
/// A class, because what is read and written here at each notification is checked for overlapping access otherwise.
final class ChangeFrame {
    /// Valid while the frame is open.
    private(set) var path: Handle<ObservedPath>?
    /// The change of the same path in whose notifications this one happens.
    var outer: Handle<ChangeFrame>?
    /// The object at which the path begins. The frame holds it, and gives up the reference when it closes.
    private(set) var root: Handle<AnyObject>?
    /// For how many observers, from the first on, the change is: those who were there when it began.
    var limit = 0
    /// Where the list changes that the path is, if that is what happens.
    var list: ListChange?
    /// The place of the observer that is being told.
    var place = 0
    /// The handler that is being called, which its observation has handed over for the time being. Valid as long.
    var flight: UnsafePointer<KeyValueObservation.Handler>?
    /// The change, of any path, in whose notifications this one is told. Valid while it is being told.
    var outerDelivery: Handle<ChangeFrame>?
    /// The next frame that a thread keeps.
    var nextIdle: Handle<ChangeFrame>?

    /// Room for two values, made when the first is needed.
    private var storage: UnsafeMutableRawPointer?
    private var capacity = 0
    private var alignment = 0
    private(set) var old: UnsafeMutableRawPointer?
    private(set) var new: UnsafeMutableRawPointer?
    /// What the observers whose turn it is are told. In memory of its own: a change that is handed over by itself is
    /// written anew for each observer.
    let told = UnsafeMutablePointer<RawChange>.allocate(capacity: 1)
    var isPrior = false
    /// Whether observers are being told at the moment.
    var isDelivering = false
    /// Whether the change left the value equal; found out if anybody wants to know.
    private(set) var isSame = false

    deinit {
        storage?.deallocate()
        told.deallocate()
    }

    func open(_ path: ObservedPath, _ root: Handle<AnyObject>, outer: Handle<ChangeFrame>?) {
        self.path = Handle(path)
        self.root = root.retain()
        self.outer = outer
    }

    /// The change is over: hands over the reference to the object. The path may go with that.
    func close(_ operations: ValueOperations) -> Handle<AnyObject>? {
        clearValues(operations)
        if list != nil { list = nil }
        if capacity > Self.keptCapacity {
            storage?.deallocate()
            storage = nil
            capacity = 0
        }
        path = nil
        outer = nil
        return root.take()
    }

    private static let keptCapacity = 256
    private static let leastCapacity = 64
    private static let leastAlignment = 16

    /// Room for an old value, and a stride further on for a new one.
    @inline(__always)
    func room(_ operations: ValueOperations) -> UnsafeMutableRawPointer {
        if let storage, 2 * operations.stride <= capacity, operations.alignment <= alignment { return storage }
        return makeRoom(2 * operations.stride, operations.alignment)
    }

    @inline(never)
    private func makeRoom(_ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer {
        storage?.deallocate()
        capacity = max(size, Self.leastCapacity)
        self.alignment = max(alignment, Self.leastAlignment)
        let made = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: self.alignment)
        storage = made
        return made
    }

    /// The old value stands at its place in the room.
    @inline(__always)
    func didReadOld(_ room: UnsafeMutableRawPointer) { old = room }

    /// The new value stands at that place in the room.
    @inline(__always)
    func didReadNew(_ place: UnsafeMutableRawPointer) { new = place }

    /// Takes what is taken out of the list, and what is put in, for the values.
    func readList(_ list: ListChange, _ operations: ValueOperations) {
        let first = room(operations)
        if let removed = list.old, operations.store(removed, first) { old = first }
        let second = first + operations.stride
        if let inserted = list.new, operations.store(inserted, second) { new = second }
    }

    func compare(_ operations: ValueOperations) {
        if let old, let new { isSame = operations.areEqual(old, new) }
    }

    /// Puts what an observer with these options is told into `told`.
    ///
    /// - Returns: false, with nothing done, if it is not told of this.
    @discardableResult
    func compose(for options: ObservingOptions) -> Bool {
        if isPrior ? !options.contains(.prior) : isSame && options.contains(.distinct) { return false }
        told.initialize(
            to: RawChange(
                list?.kind ?? .setting, new: options.contains(.new) && !isPrior ? UnsafeRawPointer(new) : nil,
                old: options.contains(.old) ? UnsafeRawPointer(old) : nil, list: list, isPrior: isPrior))
        return true
    }

    /// Forgets the values; the room stays.
    @inline(__always)
    func clearValues(_ operations: ValueOperations) {
        if !operations.isTrivial {
            if let old { operations.destroy(old) }
            if let new { operations.destroy(new) }
        }
        old = nil
        new = nil
        isSame = false
    }
}
