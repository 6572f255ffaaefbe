/// Why an interface file, or another file of an application, cannot be used: it cannot be read, is not well-formed, is too
/// large, or does not hold what is asked.
///
/// What is merely not known (an element, an attribute, a class) is no error: see ``InterfaceReport``.
public struct InterfaceError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file, as it was named by who asked.
    public let file: String
    /// Where in the file; nil where it is the file as a whole.
    public let place: TextPlace?
    /// What is wrong.
    public let message: String
    /// What to do about it.
    public let fix: String

    /// Makes an error.
    public init(file: String, place: TextPlace?, message: String, fix: String) {
        self.file = file
        self.place = place
        self.message = message
        self.fix = fix
    }

    /// `FILE:LINE:COLUMN: what`, and in a second line `fix: …`.
    public var description: String {
        "\(file):\(place.map { "\($0):" } ?? "") \(message)\nfix: \(fix)"
    }
}
