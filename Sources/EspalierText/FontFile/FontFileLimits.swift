/// How large a font file may be. What is larger is a ``FontFileError`` that names the limit.
public struct FontFileLimits: Hashable, Sendable {
    /// How many bytes a file may have. 64 MB (67,108,864) by default.
    public var maxBytes: Int
    /// How many faces a collection may have. 256 by default.
    public var maxFaces: Int
    /// How many characters, pairs and steps to find them all faces together may need: a few numbers each. 16,000,000 by
    /// default, more than twice what ten faces with all East Asian characters need.
    public var maxEntries: Int

    /// Makes limits.
    public init(maxBytes: Int = 64 * 1_024 * 1_024, maxFaces: Int = 256, maxEntries: Int = 16_000_000) {
        self.maxBytes = maxBytes
        self.maxFaces = maxFaces
        self.maxEntries = maxEntries
    }
}

/// What is left of the entries that a file may need.
struct FontBudget {
    private let file: String
    private let most: Int
    private var left: Int

    init(file: String, limits: FontFileLimits) {
        self.file = file
        most = limits.maxEntries
        left = most
    }

    /// Takes what is about to be allocated or done.
    mutating func spend(_ count: Int) throws(FontFileError) {
        left -= count
        if left >= 0 { return }
        throw FontFileError(
            file: file, message: "the characters and pairs of the file need more than \(most) entries",
            fix: "leave out what no text needs, or allow more with FontFileLimits.maxEntries")
    }
}
