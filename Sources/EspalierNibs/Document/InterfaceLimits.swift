/// How large an interface file may be. What is larger is an ``InterfaceError`` that names the limit; nothing is built.
public struct InterfaceLimits: Hashable, Sendable {
    /// How many elements may stand inside one another, the root included. 1,000 by default.
    public var maxDepth: Int
    /// How many bytes a file may have. 16 MB (16,777,216) by default.
    public var maxBytes: Int
    /// How many elements a file may have. 1,000,000 by default.
    public var maxElements: Int

    /// Makes limits.
    public init(maxDepth: Int = 1_000, maxBytes: Int = 16 * 1_024 * 1_024, maxElements: Int = 1_000_000) {
        self.maxDepth = maxDepth
        self.maxBytes = maxBytes
        self.maxElements = maxElements
    }
}
