import EspalierSupport

/// The lines and columns of a text in which many places are asked for, in any order: some places are known, so that
/// others are found from the one before them.
struct TextPlaces {
    private static let distance = 64

    private let bytes: [UInt8]
    /// The places at multiples of `distance`, moved back to where a character begins.
    private let known: [PlaceFinder.Place]

    /// - Complexity: O(length of the text).
    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes
        known = bytes.withUnsafeBufferPointer { buffer in
            var finder = PlaceFinder(bytes: buffer)
            return stride(from: 0, through: buffer.count, by: Self.distance).map { finder.place(at: $0) }
        }
    }

    /// The place at an offset, as ``PlaceFinder`` finds it from the beginning.
    ///
    /// - Complexity: O(1).
    func place(at offset: Int) -> PlaceFinder.Place {
        let offset = min(max(offset, 0), bytes.count)
        // The character, or the line end, may begin before the offset.
        let before = known[max(0, offset - 4) / Self.distance]
        return bytes.withUnsafeBufferPointer { buffer in
            var finder = PlaceFinder(bytes: UnsafeBufferPointer(rebasing: buffer[before.offset...]))
            var place = finder.place(at: offset - before.offset)
            if place.line == 1 { place.column += before.column - 1 }
            place.line += before.line - 1
            place.offset += before.offset
            return place
        }
    }
}
