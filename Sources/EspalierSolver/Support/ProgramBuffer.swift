/// A list of plain values at a fixed address while it does not grow: no reference counts, no checks for uniqueness in
/// the inner loops of the solver. It never gives memory back, so that a program that is used again does not allocate.
final class ProgramBuffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity = 16

    init() { base = .allocate(capacity: 16) }

    deinit { base.deallocate() }

    @inline(__always)
    func append(_ element: Element) {
        if count == capacity { reserve(1) }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Makes room for `more` elements after the last.
    func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        capacity = max(capacity * 2, count + more)
        let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        grown.update(from: base, count: count)
        base.deallocate()
        base = grown
    }

    @inline(__always)
    func removeAll() { count = 0 }

    @inline(__always)
    func removeLast() {
        assert(count > 0)
        count -= 1
    }

    /// Makes the list `count` elements long. Elements that were not there before are `element`.
    func resize(_ count: Int, _ element: Element) {
        if count > self.count {
            reserve(count - self.count)
            (base + self.count).initialize(repeating: element, count: count - self.count)
        }
        self.count = count
    }

    /// Takes over the elements of another list.
    func copy(_ other: ProgramBuffer<Element>) {
        count = 0
        reserve(other.count)
        base.update(from: other.base, count: other.count)
        count = other.count
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
        _modify {
            assert(index >= 0 && index < count)
            yield &base[index]
        }
    }
}
