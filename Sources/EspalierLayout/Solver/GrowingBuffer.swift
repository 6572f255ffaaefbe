/// A list of plain values at a fixed address while it does not grow: no reference counts, no checks for uniqueness
/// and exclusive access in the solver's inner loops. Its owner frees it.
struct GrowingBuffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init() {
        capacity = 16
        base = .allocate(capacity: capacity)
    }

    func free() { base.deallocate() }

    mutating func append(_ element: Element) {
        reserve(1)
        (base + count).initialize(to: element)
        count += 1
    }

    /// Makes room for `more` elements after the last.
    mutating func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        let larger = max(capacity * 2, count + more)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.moveInitialize(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = larger
    }

    mutating func removeAll() { count = 0 }

    subscript(index: Int32) -> Element {
        get {
            assert(index >= 0 && Int(index) < count)
            return base[Int(index)]
        }
        nonmutating set {
            assert(index >= 0 && Int(index) < count)
            base[Int(index)] = newValue
        }
        nonmutating _modify {
            assert(index >= 0 && Int(index) < count)
            yield &base[Int(index)]
        }
    }
}
