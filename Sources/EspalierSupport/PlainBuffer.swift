import Foundation

/// A list of plain values at an address that stays while it does not grow: no reference counts and no checks for
/// uniqueness in inner loops. What is reserved stays reserved, so that filling it again allocates nothing.
///
/// A class, because accesses of its properties are over at once; as a struct inside of a solver it would be accessed as
/// long as a call on it runs. None of them is checked for overlapping: each is a whole read or a whole write, and no
/// code of others runs in any.
@usableFromInline
package final class PlainBuffer<Element: BitwiseCopyable> {
    @exclusivity(unchecked) @usableFromInline var memory: UnsafeMutablePointer<Element>
    @exclusivity(unchecked) @usableFromInline var length = 0
    @exclusivity(unchecked) @usableFromInline var capacity: Int

    // Other modules do not know that the properties themselves are unchecked.

    @inlinable
    @inline(__always)
    package var base: UnsafeMutablePointer<Element> { memory }

    @inlinable
    @inline(__always)
    package var count: Int { length }

    /// How many elements the least memory has room for.
    @inlinable static var least: Int { 4 }

    @inlinable
    package init(capacity: Int = 0) {
        self.capacity = max(capacity, Self.least)
        memory = Self.room(nil, self.capacity)
    }

    @inlinable
    deinit { free(base) }

    @inlinable
    static func room(_ old: UnsafeMutablePointer<Element>?, _ capacity: Int) -> UnsafeMutablePointer<Element> {
        PlainMemory.resized(old, capacity * MemoryLayout<Element>.stride)
            .bindMemory(to: Element.self, capacity: capacity)
    }

    @inlinable
    package var isEmpty: Bool { count == 0 }

    @inlinable
    package var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    @inlinable
    @inline(__always)
    package subscript(index: Int) -> Element {
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

    @inlinable
    @inline(__always)
    package subscript(index: Int32) -> Element {
        get { self[Int(index)] }
        set { self[Int(index)] = newValue }
        _modify { yield &self[Int(index)] }
    }

    /// Calls `body` with each element, those included that it appends.
    @inlinable
    package func forEach(_ body: (Element) -> Void) {
        var index = 0
        while index < count {
            body(base[index])
            index += 1
        }
    }
}

/// Where buffers lie.
@usableFromInline
enum PlainMemory {
    /// Memory of another size. Large memory is moved by the system, without copying and without leaving a hole: the
    /// holes that growing lists left were a sixth of what a view with rules takes.
    @usableFromInline
    static func resized(_ old: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer {
        guard let memory = realloc(old, size) else { trap("no memory for \(size) bytes of a solver") }
        return memory
    }
}

// Growing and shrinking.
extension PlainBuffer {
    @inlinable
    @inline(__always)
    package func append(_ element: Element) {
        if count == capacity { reserve(1) }
        (base + count).initialize(to: element)
        length += 1
    }

    /// Makes room for `more` elements after the last.
    @inlinable
    @inline(never)
    package func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        capacity = max(capacity * 2, count + more)
        memory = Self.room(base, capacity)
    }

    /// Appends `more` elements of one value.
    @inlinable
    package func extend(by more: Int, with element: Element) {
        reserve(more)
        (base + count).initialize(repeating: element, count: more)
        length += more
    }

    /// Appends `element` until there are `length`.
    @inlinable
    package func extend(to length: Int, with element: Element) {
        if count < length { extend(by: length - count, with: element) }
    }

    /// Makes the list `count` elements long. Elements that were not there before are `element`.
    @inlinable
    package func resize(_ count: Int, _ element: Element) {
        if count > self.count { extend(by: count - self.count, with: element) } else { truncate(to: count) }
    }

    /// Takes over the elements of another list.
    @inlinable
    package func copy(_ other: PlainBuffer<Element>) {
        length = 0
        reserve(other.count)
        base.update(from: other.base, count: other.count)
        length = other.count
    }

    @inlinable
    @inline(__always)
    package func removeAll() { length = 0 }

    /// Empties the list, and gives its memory back if it has room for more than `kept` elements.
    @inlinable
    package func removeAll(keeping kept: Int) {
        length = 0
        if capacity > kept { shrink() }
    }

    /// Gives memory back that only a large solve needs. What small ones need stays reserved.
    @inlinable
    @inline(__always)
    package func shrinkIfEmpty() {
        if count == 0, capacity * MemoryLayout<Element>.stride > 65536 { shrink() }
    }

    @inlinable
    @inline(never)
    func shrink() {
        free(base)
        capacity = Self.least
        memory = Self.room(nil, capacity)
    }

    /// Forgets the elements behind the first `kept`.
    @inlinable
    package func truncate(to kept: Int) {
        assert(kept <= count)
        length = kept
    }

    /// Forgets the first elements.
    @inlinable
    package func removeFirst(_ number: Int) {
        if number == 0 { return }
        base.update(from: base + number, count: count - number)
        length -= number
    }

    @inlinable
    @inline(__always)
    package func removeLast() {
        assert(count > 0)
        length -= 1
    }

    @inlinable
    @inline(__always)
    package func popLast() -> Element? {
        if count == 0 { return nil }
        length -= 1
        return base[count]
    }
}
