import EspalierNibs

/// A text of a string table, with the place where it stands.
public struct LocalizedText: Sendable, Hashable {
    /// The text as the user reads it. Of several plural forms or variations by device: the longest.
    public let value: String
    /// The file, as it was named by who asked.
    public let file: String
    /// Where its key stands in the file.
    public let place: TextPlace

    /// Makes a text of a table.
    public init(value: String, file: String, place: TextPlace) {
        self.value = value
        self.file = file
        self.place = place
    }
}

/// Why a file of an application, other than its interface files and documents, cannot be used: string tables, property
/// lists, configurations, baselines.
public struct ApplicationFileError: Error, Equatable, Sendable, CustomStringConvertible {
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

/// The texts of one table, such as `Main.strings`, in one language.
struct StringTable: Sendable, Equatable {
    /// By key. Of a key that stands twice the last one counts, as in Foundation.
    var texts: [String: LocalizedText] = [:]
    /// The keys in the order of the file.
    var keys: [String] = []

    mutating func set(_ key: String, _ text: LocalizedText) {
        if texts.updateValue(text, forKey: key) == nil { keys.append(key) }
    }

    /// Adds what another table has. Where both have a key, this one's text counts.
    mutating func add(_ other: StringTable) {
        for key in other.keys where texts[key] == nil {
            texts[key] = other.texts[key]
            keys.append(key)
        }
    }
}
