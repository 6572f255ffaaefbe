import Foundation

/// A list of plain values at an address that stays while the list does not grow: no reference counts, and no checks for
/// uniqueness or exclusive access in the engine's loops.
final class EngineBuffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity = 16

    init() { base = Self.memory(nil, 16) }

    deinit { free(base) }

    private static func memory(_ old: UnsafeMutablePointer<Element>?, _ capacity: Int) -> UnsafeMutablePointer<Element>
    {
        let size = capacity * MemoryLayout<Element>.stride
        guard let memory = realloc(old, size) else { trap("no memory for \(size) bytes of the constraints") }
        return memory.bindMemory(to: Element.self, capacity: capacity)
    }

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    @inline(never)
    private func grow() {
        capacity *= 2
        base = Self.memory(base, capacity)
    }

    /// Appends `element` until there are `length`.
    func extend(to length: Int, with element: Element) {
        while count < length { append(element) }
    }

    func removeAll() { count = 0 }

    @inline(__always)
    func popLast() -> Element? {
        if count == 0 { return nil }
        count -= 1
        return base[count]
    }

    /// Forgets the first elements.
    func removeFirst(_ number: Int) {
        if number == 0 { return }
        (base).update(from: base + number, count: count - number)
        count -= number
    }

    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    @inline(__always)
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
