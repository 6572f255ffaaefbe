/// Choices that bytes make; the first ones where there are no more.
struct FuzzedBytes {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }

    var isEmpty: Bool { bytes.isEmpty }

    mutating func next() -> Int { Int(bytes.popFirst() ?? 0) }

    mutating func any<Element>(_ list: [Element]) -> Element { list[next() % list.count] }

    mutating func oneIn(_ count: Int) -> Bool { next() % count == 0 }
}
