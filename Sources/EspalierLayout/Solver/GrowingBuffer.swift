import EspalierViews
import Foundation

/// A list of plain values at a fixed address while it does not grow: no reference counts, no checks for uniqueness
/// in the solver's inner loops. A class, because the checks for exclusive access fall away where each access to a stored
/// property is over at once; as a struct inside of the solver it would be accessed as long as a call on it runs.
final class GrowingBuffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init() {
        capacity = Self.least
        base = Self.memory(nil, capacity)
    }

    deinit { free(base) }

    /// How many elements the least memory has room for.
    private static var least: Int { 16 }

    /// Memory of another size. Large memory is moved by the system, without copying and without leaving a hole: the
    /// holes that growing lists left were a sixth of what a view with rules takes.
    private static func memory(_ old: UnsafeMutablePointer<Element>?, _ capacity: Int) -> UnsafeMutablePointer<Element>
    {
        let size = capacity * MemoryLayout<Element>.stride
        guard let memory = realloc(old, size) else { trap("no memory for \(size) bytes of the layout") }
        return memory.bindMemory(to: Element.self, capacity: capacity)
    }

    func append(_ element: Element) {
        if count == capacity { reserve(1) }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Makes room for `more` elements after the last.
    func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        capacity = max(capacity * 2, count + more)
        base = Self.memory(base, capacity)
    }

    func removeAll() { count = 0 }

    /// Empties the list, and gives its memory back if it has room for more than `kept` elements.
    func removeAll(keeping kept: Int) {
        count = 0
        if capacity <= kept { return }
        capacity = Self.least
        base = Self.memory(base, capacity)
    }

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

extension GrowingBuffer where Element: TableElement {
    @inline(__always)
    subscript(index: Element.Index) -> Element {
        get { self[index.position] }
        set { self[index.position] = newValue }
        _modify { yield &self[index.position] }
    }

    /// All that there are.
    var indices: Range<Element.Index> { Element.Index(0)..<Element.Index(count) }

    /// That of the next element that comes to the end.
    var endIndex: Element.Index { Element.Index(count) }
}

extension GrowingBuffer<Double> {
    @inline(__always)
    subscript(slot: ValueSlot) -> Double {
        get { self[slot.position] }
        set { self[slot.position] = newValue }
    }
}
