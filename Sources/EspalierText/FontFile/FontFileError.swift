/// Why a font file cannot be used: it cannot be read, is no TrueType or OpenType font, is damaged or too large, or has the
/// name of another one.
public struct FontFileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file, as it was named by who asked.
    public let file: String
    /// The table that is wrong, such as `cmap`; nil where it is the file as a whole.
    public let table: String?
    /// Where in the file, in bytes from 0; nil where it is no single place.
    public let offset: Int?
    /// What is wrong.
    public let message: String
    /// What to do about it.
    public let fix: String

    /// Makes an error.
    public init(file: String, table: String? = nil, offset: Int? = nil, message: String, fix: String) {
        self.file = file
        self.table = table
        self.offset = offset
        self.message = message
        self.fix = fix
    }

    /// `FILE: 'TABLE', byte OFFSET: what`, and in a second line `fix: …`.
    public var description: String {
        let place = [table.map { "'\($0)'" }, offset.map { "byte \($0)" }].compactMap(\.self).joined(separator: ", ")
        return "\(file): \(place.isEmpty ? "" : place + ": ")\(message)\nfix: \(fix)"
    }
}
