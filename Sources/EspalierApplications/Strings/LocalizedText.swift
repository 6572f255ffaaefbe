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

/// Why a file of an application cannot be used: an interface file, a string table, a property list, a configuration, a
/// baseline.
public typealias ApplicationFileError = InterfaceError

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
