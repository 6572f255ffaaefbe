import EspalierSupport

/// Why a source cannot be read.
package struct PortingError: Error, Equatable {
    package let place: PlaceFinder.Place
    package let message: String

    init(_ bytes: [UInt8], _ offset: Int, _ message: String) {
        place = bytes.withUnsafeBufferPointer {
            var finder = PlaceFinder(bytes: $0)
            return finder.place(at: offset)
        }
        self.message = message
    }
}
