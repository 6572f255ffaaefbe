import EspalierSupport

// The tables of a solver, by the types of their indices.
extension PlainBuffer where Element: TableElement {
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

extension PlainBuffer<Double> {
    @inline(__always)
    subscript(slot: ValueSlot) -> Double {
        get { self[slot.position] }
        set { self[slot.position] = newValue }
    }
}
