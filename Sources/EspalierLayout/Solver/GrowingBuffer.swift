/// A list of plain values at a fixed address while it does not grow: no reference counts, no checks for uniqueness
/// in the solver's inner loops. A class, because the checks for exclusive access fall away where each access to a stored
/// property is over at once; as a struct inside of the solver it would be accessed as long as a call on it runs.
final class GrowingBuffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init() {
        capacity = 16
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    func append(_ element: Element) {
        reserve(1)
        (base + count).initialize(to: element)
        count += 1
    }

    /// Makes room for `more` elements after the last.
    func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        let larger = max(capacity * 2, count + more)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.moveInitialize(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = larger
    }

    func removeAll() { count = 0 }

    func removeLast() {
        assert(count > 0)
        count -= 1
    }

    /// Calls `body` with each element, those included that it appends.
    func forEach(_ body: (Element) -> Void) {
        var index = 0
        while index < count {
            body(base[index])
            index += 1
        }
    }

    /// Whether `condition` holds of an element.
    func contains(where condition: (Element) -> Bool) -> Bool {
        for index in 0..<count where condition(base[index]) { return true }
        return false
    }

    subscript(index: Int32) -> Element {
        get {
            assert(index >= 0 && Int(index) < count)
            return base[Int(index)]
        }
        set {
            assert(index >= 0 && Int(index) < count)
            base[Int(index)] = newValue
        }
        _modify {
            assert(index >= 0 && Int(index) < count)
            yield &base[Int(index)]
        }
    }
}
