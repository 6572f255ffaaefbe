/// What of a catalogue is left out, and why.
public struct AssetReport: Hashable, Sendable, CustomStringConvertible {
    /// The file or the folder.
    public let file: String
    /// What is wrong with it.
    public let message: String

    /// Makes a report.
    public init(file: String, message: String) {
        self.file = file
        self.message = message
    }

    /// `FILE: what`.
    public var description: String { "\(file): \(message)" }
}

/// Why a folder is no catalogue.
public struct AssetError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The folder, as it was named by who asked.
    public let folder: String
    /// What is wrong.
    public let message: String
    /// What to do about it.
    public let fix: String

    /// Makes an error.
    public init(folder: String, message: String, fix: String) {
        self.folder = folder
        self.message = message
        self.fix = fix
    }

    /// `FOLDER: what`, and in a second line `fix: …`.
    public var description: String { "\(folder): \(message)\nfix: \(fix)" }
}
