import EspalierSupport
import Foundation

/// A list of plain values at an address that stays while it does not grow: no reference counts and no checks for
/// uniqueness in inner loops. What is reserved stays reserved, so that solving again allocates nothing.
final class SolverBuffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 0) {
        self.capacity = max(capacity, 4)
        base = Self.memory(nil, self.capacity)
    }

    deinit { free(base) }

    /// Memory of another size. Large memory is moved by the system, without copying.
    private static func memory(_ old: UnsafeMutablePointer<Element>?, _ capacity: Int) -> UnsafeMutablePointer<Element>
    {
        let size = capacity * MemoryLayout<Element>.stride
        guard let memory = realloc(old, size) else { trap("no memory for \(size) bytes of the constraint solver") }
        return memory.bindMemory(to: Element.self, capacity: capacity)
    }

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    func append(_ element: Element) {
        if count == capacity { reserve(1) }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Makes room for `more` elements after the last.
    @inline(never)
    func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        capacity = max(capacity * 2, count + more)
        base = Self.memory(base, capacity)
    }

    /// Appends `more` elements of one value.
    func extend(by more: Int, with element: Element) {
        reserve(more)
        (base + count).initialize(repeating: element, count: more)
        count += more
    }

    func removeAll() { count = 0 }

    /// Makes the list `count` elements long. Elements that were not there before are `element`.
    func resize(_ count: Int, _ element: Element) {
        if count > self.count { extend(by: count - self.count, with: element) } else { truncate(to: count) }
    }

    /// Takes over the elements of another list.
    func copy(_ other: SolverBuffer<Element>) {
        count = 0
        reserve(other.count)
        base.update(from: other.base, count: other.count)
        count = other.count
    }

    /// Gives memory back that only a large solve needs. What small ones need stays reserved.
    @inline(__always)
    func shrinkIfEmpty() {
        if count == 0, capacity * MemoryLayout<Element>.stride > 65536 { shrink() }
    }

    @inline(never)
    private func shrink() {
        free(base)
        capacity = 4
        base = Self.memory(nil, capacity)
    }

    /// Forgets the elements behind the first `kept`.
    func truncate(to kept: Int) {
        assert(kept <= count)
        count = kept
    }

    @inline(__always)
    func removeLast() {
        assert(count > 0)
        count -= 1
    }

    @inline(__always)
    func popLast() -> Element? {
        if count == 0 { return nil }
        count -= 1
        return base[count]
    }

    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    @inline(__always)
    subscript(index: Int32) -> Element {
        get { self[Int(index)] }
        set { self[Int(index)] = newValue }
        _modify { yield &self[Int(index)] }
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
