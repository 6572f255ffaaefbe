/// One change of an observed path that is under way. A path keeps its frames for the next changes, so that none is
/// allocated; code that runs at each notification passes them on unmanaged, so that no references are counted.
///
/// A class, because what is read and written here at each notification is checked for overlapping access otherwise.
final class ChangeFrame {
    unowned(unsafe) let path: ObservedPath
    /// The change of the same path in whose notifications this one happens.
    let outer: Unmanaged<ChangeFrame>?
    /// The frame for a change in this one's notifications.
    private var inner: ChangeFrame?
    /// The object at which the path begins.
    var root: AnyObject?
    /// For how many observers, from the first on, the change is: those who were there when it began.
    var limit = 0
    /// Where the list changes that the path is, if that is what happens.
    var list: ListChange?
    /// The place of the observer that is being told.
    var place = 0
    /// The change, of any path, in whose notifications this one is told. Valid while it is being told.
    var outerDelivery: Unmanaged<ChangeFrame>?

    /// Room for the two values, made when the first is needed.
    private var storage: UnsafeMutableRawPointer?
    private(set) var old: UnsafeMutableRawPointer?
    private(set) var new: UnsafeMutableRawPointer?
    var isPrior = false
    /// Whether the change left the value equal; found out if anybody wants to know.
    private(set) var isSame = false

    init(_ path: ObservedPath, outer: Unmanaged<ChangeFrame>?) {
        self.path = path
        self.outer = outer
    }

    /// The frame for a change in this one's notifications, made if need be.
    func madeInner() -> Unmanaged<ChangeFrame> {
        if let inner { return .passUnretained(inner) }
        let made = ChangeFrame(path, outer: .passUnretained(self))
        inner = made
        return .passUnretained(made)
    }

    /// The change is over. One frame is kept for the next change like it, not all that a deep nesting needed.
    func close() {
        clearValues()
        list = nil
        inner?.inner = nil
        // Last: the object may go with it, and the path with the object.
        let root = root.take()
        withExtendedLifetime(root) {}
    }

    deinit { storage?.deallocate() }

    private func room() -> UnsafeMutableRawPointer {
        if let storage { return storage }
        let made = UnsafeMutableRawPointer.allocate(
            byteCount: max(2 * path.operations.stride, 1), alignment: path.operations.alignment)
        storage = made
        return made
    }

    /// Reads the value as the old one.
    func readOld() {
        guard let root else { return }
        let storage = room()
        read(root, storage)
        old = storage
    }

    /// Reads the value as the new one; with `attaching`, the path depends on what was read from then on.
    func readNew(attaching: Bool) {
        guard let root else { return }
        let storage = room() + path.operations.stride
        if attaching { path.readAttaching(root, into: storage) } else { read(root, storage) }
        new = storage
    }

    /// Reads the value for observers: no computation that is being tracked outside depends on it for that.
    private func read(_ root: AnyObject, _ storage: UnsafeMutableRawPointer) {
        if ThreadState.mayBeTracking {
            ThreadState.current.tracking(nil) { path.operations.read(root, storage) }
        } else {
            path.operations.read(root, storage)
        }
    }

    /// Takes what is taken out of the list, and what is put in, for the values.
    func readList(_ list: ListChange) {
        let storage = room()
        if let removed = list.old, path.operations.store(removed, storage) { old = storage }
        let second = storage + path.operations.stride
        if let inserted = list.new, path.operations.store(inserted, second) { new = second }
    }

    func compare() {
        if let old, let new { isSame = path.operations.areEqual(old, new) }
    }

    /// Forgets the values; the room stays.
    func clearValues() {
        if let old { path.operations.destroy(old) }
        if let new { path.operations.destroy(new) }
        old = nil
        new = nil
        isSame = false
    }
}
