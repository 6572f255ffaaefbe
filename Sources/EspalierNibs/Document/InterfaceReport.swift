/// Something in an interface file that was passed over: an element, an attribute or a class that is not known, a
/// connection to nothing, a key path that nothing answers to. Never fatal; what could be built was built.
public struct InterfaceReport: Hashable, Sendable, CustomStringConvertible {
    /// The file, as it was named by who asked.
    public let file: String
    /// Where in the file.
    public let place: TextPlace
    /// What was passed over, and what stands in its place.
    public let message: String

    /// Makes a report.
    public init(file: String, place: TextPlace, message: String) {
        self.file = file
        self.place = place
        self.message = message
    }

    /// `FILE:LINE:COLUMN: what`.
    public var description: String { "\(file):\(place): \(message)" }
}
