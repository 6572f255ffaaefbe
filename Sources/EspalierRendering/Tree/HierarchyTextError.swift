import EspalierScenarios

/// Why a text is no tree.
public struct HierarchyTextError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Where it stands in the text.
    public var place: TextPlace
    /// What is wrong, on one line.
    public var message: String
    /// What would be right, on one line.
    public var fix: String

    /// Makes an error from its parts.
    public init(place: TextPlace, message: String, fix: String) {
        self.place = place
        self.message = message
        self.fix = fix
    }

    /// `LINE:COLUMN: what`, and below it `fix: what would be right`.
    public var description: String { "\(place): \(message)\nfix: \(fix)" }
}
