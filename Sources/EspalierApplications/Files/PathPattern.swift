/// A pattern of paths, as `.gitignore`-like lists of tools have them: `*` and `?` stand within one part of a path, `**` for
/// any number of parts. `App/**`, `**/Legacy/**`, `*.xib`.
///
/// A pattern without a slash matches a part of the path by itself; one that matches a folder matches all that is in it.
public struct PathPattern: Sendable, Hashable {
    /// The pattern as it was written.
    public let text: String
    private let parts: [[UInt8]]

    private static let anyParts = Array("**".utf8)

    /// Makes a pattern of its text.
    public init(_ text: String) {
        self.text = text
        var words = text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != [UInt8(ascii: ".")] }
        if words.count == 1, !text.utf8.contains(UInt8(ascii: "/")) { words.insert(Self.anyParts, at: 0) }
        parts = words
    }

    /// Whether the pattern matches a path, or a folder in which it is.
    ///
    /// - Parameter path: relative, with slashes.
    /// - Complexity: O(length of the pattern × length of the path).
    public func matches(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/")).filter { Array($0) != [UInt8(ascii: ".")] }
        // Which beginnings of the pattern match the names so far.
        var reached = [Bool](repeating: false, count: parts.count + 1)
        reached[0] = true
        closeOverAnyParts(&reached)
        for name in names {
            // All of the pattern matches a folder above.
            if reached[parts.count] { return true }
            var next = [Bool](repeating: false, count: parts.count + 1)
            for index in parts.indices where reached[index] {
                if parts[index] == Self.anyParts {
                    next[index] = true
                } else if Self.matches(Array(name), parts[index]) {
                    next[index + 1] = true
                }
            }
            closeOverAnyParts(&next)
            reached = next
        }
        return reached[parts.count]
    }

    /// `**` may stand for no part at all.
    private func closeOverAnyParts(_ reached: inout [Bool]) {
        for index in parts.indices where reached[index] && parts[index] == Self.anyParts { reached[index + 1] = true }
    }

    /// Whether one part of a path matches one part of a pattern.
    private static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
        var (place, mark) = (0, 0)
        /// Behind the last star, and where in the name what it stands for ends.
        var star: (mark: Int, place: Int)?
        while place < name.count {
            if mark < pattern.count, pattern[mark] == UInt8(ascii: "*") {
                mark += 1
                star = (mark, place)
            } else if mark < pattern.count, pattern[mark] == UInt8(ascii: "?") || pattern[mark] == name[place] {
                mark += 1
                place += 1
            } else if let last = star {
                star = (last.mark, last.place + 1)
                (mark, place) = (last.mark, last.place + 1)
            } else {
                return false
            }
        }
        return pattern[mark...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
