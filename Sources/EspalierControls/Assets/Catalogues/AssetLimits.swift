/// How large the folders of a catalogue may be. What goes beyond is left out, and reported.
public struct AssetLimits: Hashable, Sendable {
    /// How many files and folders are looked at. 100,000 by default.
    public var maxEntries: Int
    /// How deep folders may stand inside one another. 32 by default.
    public var maxDepth: Int
    /// How many bytes a `Contents.json` may have. 1 MB (1,048,576) by default.
    public var maxContentBytes: Int
    /// How many bytes of an image file are read, to find its size. 4 MB (4,194,304) by default.
    public var maxHeaderBytes: Int

    /// Makes limits.
    public init(
        maxEntries: Int = 100_000, maxDepth: Int = 32, maxContentBytes: Int = 1_024 * 1_024,
        maxHeaderBytes: Int = 4 * 1_024 * 1_024
    ) {
        self.maxEntries = maxEntries
        self.maxDepth = maxDepth
        self.maxContentBytes = maxContentBytes
        self.maxHeaderBytes = maxHeaderBytes
    }
}
