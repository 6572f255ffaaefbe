/// How paths of findings are written: from the working folder, as in texts, or from the root of a clone, as machines want them.
public struct FindingPaths: Sendable {
    /// What stands before the application's paths; empty for nothing.
    public var prefix: String

    /// Makes paths with a prefix, such as the folder that was given.
    public init(prefix: String) { self.prefix = prefix == "." ? "" : prefix }

    /// The path of a file of the application.
    public func path(of file: String) -> String {
        if prefix.isEmpty || file.isEmpty { return file }
        return prefix.hasSuffix("/") ? prefix + file : "\(prefix)/\(file)"
    }
}
