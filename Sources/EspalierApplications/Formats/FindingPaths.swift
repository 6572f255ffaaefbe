/// How paths of findings are written: from the working folder, as in texts, or from the root of a clone, as machines want them.
public struct FindingPaths: Sendable {
    /// What stands before the application's paths; empty for nothing.
    public var prefix: String
    /// The way from the application's folder down to the folder from which paths are told; empty where that is not below it.
    private var way: [Substring] = []

    /// Makes paths with a prefix, such as the folder that was given.
    public init(prefix: String) { self.prefix = prefix == "." ? "" : prefix }

    /// Makes paths from a folder.
    ///
    /// - Parameters:
    ///   - folder: the application's folder, from the root.
    ///   - base: from where paths are told, from the root. Where the application is neither in it nor around it, paths are
    ///     told from the root.
    package init(of folder: String, from base: String) {
        let parts = folder.split(separator: "/")
        let baseParts = base.split(separator: "/")
        if parts.starts(with: baseParts) {
            prefix = parts.dropFirst(baseParts.count).joined(separator: "/")
        } else if baseParts.starts(with: parts) {
            prefix = ""
            way = Array(baseParts.dropFirst(parts.count))
        } else {
            prefix = folder
        }
    }

    /// The path of a file of the application.
    public func path(of file: String) -> String {
        if file.isEmpty { return prefix }
        // Names from the root stay as they are.
        if file.hasPrefix("/") { return file }
        if !way.isEmpty {
            let parts = file.split(separator: "/")
            let common = zip(way, parts).prefix { $0 == $1 }.count
            let up = Array(repeating: "..", count: way.count - common)
            return (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
        }
        if prefix.isEmpty { return file }
        return prefix.hasSuffix("/") ? prefix + file : "\(prefix)/\(file)"
    }
}
