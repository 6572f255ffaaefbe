import EspalierSupport

/// A property of a view that a document names, or a part of one: `frame`, `frame.size.width`, `properties.gap`.
package struct ScenarioKeyPath: Sendable, Hashable, CustomStringConvertible {
    /// What a view has. `stored` is `properties.NAME`; the name is all after the first point, further points included.
    package enum Property: Sendable, Hashable {
        case frame, bounds, center, transform, tag, name, hidden, alpha, text, autoresizing
        // What constraints read. Steps set them; nobody observes or measures them.
        case hugging, compressionResistance, layoutMargins, intrinsicContentSize
        case translatesAutoresizingMaskIntoConstraints
        case stored(String)
    }

    /// A part of a rectangle, a point or a transform.
    package enum Part: String, Sendable, CaseIterable {
        case origin
        case originX = "origin.x"
        case originY = "origin.y"
        case size
        case width = "size.width"
        case height = "size.height"
        case x, y
        case a, b, c, d, tx, ty
    }

    /// What a key path leads to.
    package enum Kind: Sendable, Equatable {
        case rectangle, point, size, transform, number, integer, boolean, text, name, autoresizing
        case priorities, insets, contentSize
        /// A stored property: whatever was stored.
        case any
    }

    package var property: Property
    /// Nil for the whole property.
    package var part: Part?

    package init(_ property: Property, _ part: Part? = nil) {
        self.property = property
        self.part = part
    }

    /// What the key path leads to.
    package var kind: Kind {
        switch part {
        case .origin: .point
        case .size: .size
        case .some: .number
        case nil: property.kind
        }
    }

    /// As it is written in a document.
    package var description: String {
        let whole =
            switch property {
            case .stored(let name): "properties.\(name)"
            default: String(describing: property)
            }
        return part.map { "\(whole).\($0.rawValue)" } ?? whole
    }
}

extension ScenarioKeyPath.Property {
    fileprivate static let plain: [ScenarioKeyPath.Property] = [
        .frame, .bounds, .center, .transform, .tag, .name, .hidden, .alpha, .text, .autoresizing,
    ]

    /// What a step can set, but nobody can observe or measure.
    fileprivate static let ofConstraints: [ScenarioKeyPath.Property] = [
        .hugging, .compressionResistance, .layoutMargins, .intrinsicContentSize,
        .translatesAutoresizingMaskIntoConstraints,
    ]

    fileprivate var kind: ScenarioKeyPath.Kind {
        switch self {
        case .hugging, .compressionResistance: .priorities
        case .layoutMargins: .insets
        case .intrinsicContentSize: .contentSize
        case .translatesAutoresizingMaskIntoConstraints: .boolean
        case .frame, .bounds: .rectangle
        case .center: .point
        case .transform: .transform
        case .tag: .integer
        case .name: .name
        case .hidden: .boolean
        case .alpha: .number
        case .text: .text
        case .autoresizing: .autoresizing
        case .stored: .any
        }
    }

    fileprivate var parts: [ScenarioKeyPath.Part] {
        switch kind {
        case .rectangle: [.origin, .originX, .originY, .size, .width, .height]
        case .point: [.x, .y]
        case .transform: [.a, .b, .c, .d, .tx, .ty]
        default: []
        }
    }
}

// Reading a text.
extension ScenarioKeyPath {
    private static let storedPrefix = "properties."

    /// The texts of all key paths but those of stored properties.
    private static let known: [String: ScenarioKeyPath] = {
        var known: [String: ScenarioKeyPath] = [:]
        for property in Property.plain {
            for part in [nil] + property.parts.map(Optional.some) {
                let keyPath = ScenarioKeyPath(property, part)
                known[keyPath.description] = keyPath
            }
        }
        return known
    }()

    /// Those that only a step can set, by their texts.
    private static let settable: [String: ScenarioKeyPath] = {
        var settable: [String: ScenarioKeyPath] = [:]
        for property in Property.ofConstraints { settable[String(describing: property)] = ScenarioKeyPath(property) }
        return settable
    }()

    /// Reads a key path that a step can set; nil for a text that is none.
    package init?(setting text: String) {
        if let settable = Self.settable[text] { self = settable } else { self.init(text) }
    }

    /// Reads a key path that can be observed and measured; nil for a text that is none.
    package init?(_ text: String) {
        if let known = Self.known[text] {
            self = known
        } else if text.hasPrefix(Self.storedPrefix), text.utf8.count > Self.storedPrefix.utf8.count {
            self.init(.stored(String(text.dropFirst(Self.storedPrefix.count))))
        } else {
            return nil
        }
    }

    /// What to write in place of a text that is no key path.
    ///
    /// - Parameter isSetting: Whether a step sets it.
    static func fix(for text: String, isSetting: Bool = false) -> String {
        if let fix = nameFix(for: text) { return fix }
        let settings = isSetting ? Property.ofConstraints.map { String(describing: $0) } : []
        if let near = suggestion(for: text, besides: settings) { return "did you mean '\(near)'?" }
        let all = (wholes + settings).joined(separator: ", ")
        return "write one of \(all), properties.NAME, or a part such as frame.size.width"
    }

    /// The properties that have no name of their own.
    static var wholes: [String] { Property.plain.map { String(describing: $0) } }

    /// What to write for a stored property without a name; nil for other texts.
    static func nameFix(for text: String) -> String? {
        text == "properties" || text == storedPrefix ? "write the name of the value, as in 'properties.gap'" : nil
    }

    /// The key path that a text was most likely meant to be, out of all and the words `others`.
    static func suggestion(for text: String, besides others: [String] = []) -> String? {
        // UIKit reads, but cannot set, the width of a frame without its size; many leave out the origin as well.
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count == 2, parts[0] == "frame" || parts[0] == "bounds" {
            for part in [Part.originX, .originY, .width, .height] where part.rawValue.hasSuffix(".\(parts[1])") {
                return "\(parts[0]).\(part.rawValue)"
            }
        }
        return nearestName(to: text, among: known.keys.sorted() + others)
    }
}
