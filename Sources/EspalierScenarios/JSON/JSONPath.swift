/// The way from the whole of a JSON text to one value in it, written as `$.root.subviews[2].rules[0]`.
///
/// `$` is the whole. A key of ASCII letters, digits and `_` that does not begin with a digit follows a point; any
/// other key stands in brackets and double quotes, as it would in JSON: `$.properties["corner radius"]`. An element
/// of a list is `[n]`, counted from 0.
package struct JSONPath: Sendable, Equatable, CustomStringConvertible {
    package enum Component: Sendable, Equatable {
        case key(String)
        case index(Int)
    }

    package var components: [Component]

    package init(_ components: [Component] = []) {
        self.components = components
    }

    /// Paths with more components than this leave out their middle, so that a message stays readable.
    private static let longest = 200

    /// The written form; see the type for the notation.
    package var description: String {
        guard components.count > Self.longest else { return "$" + Self.text(components[...]) }
        let head = components.prefix(Self.longest / 2)
        let tail = components.suffix(Self.longest / 4)
        let leftOut = components.count - head.count - tail.count
        return "$" + Self.text(head) + " (\(leftOut) left out) " + Self.text(tail)
    }

    private static func text(_ components: ArraySlice<Component>) -> String {
        var text = ""
        for component in components {
            switch component {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where isPlain(key): text += ".\(key)"
            case .key(let key):
                text += "[\(JSONText.visible(JSONWriter.json { $0.string(key) }))]"
            }
        }
        return text
    }

    private static func isPlain(_ key: String) -> Bool {
        guard let first = key.utf8.first, !isDigit(first) else { return false }
        return key.utf8.allSatisfy { byte in
            isDigit(byte) || byte == UInt8(ascii: "_")
                || (byte | 0x20 >= UInt8(ascii: "a"))
                    && (byte | 0x20 <= UInt8(ascii: "z"))
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
