import EspalierSupport

/// A property of a view that a document names, or a part of one: `frame`, `frame.size.width`, `properties.gap`.
package struct ScenarioKeyPath: Sendable, Hashable, CustomStringConvertible {
    /// What a view has. `stored` is `properties.NAME`; the name is all after the first point, further points included.
    package enum Property: Sendable, Hashable {
        case field(ScenarioField)
        case stored(String)
    }

    /// A part of a rectangle, a point, a size or a transform.
    package enum Part: String, Sendable, CaseIterable {
        case origin
        case originX = "origin.x"
        case originY = "origin.y"
        case size
        case width = "size.width"
        case height = "size.height"
        case x, y
        // Of a size that is no part itself.
        case ownWidth = "width"
        case ownHeight = "height"
        case a, b, c, d, tx, ty
    }

    package typealias Kind = ScenarioForm

    package var property: Property
    /// Nil for the whole property.
    package var part: Part?

    package init(_ property: Property, _ part: Part? = nil) {
        self.property = property
        self.part = part
    }

    /// The form of what the key path leads to.
    package var kind: Kind {
        switch property {
        case .stored: .any
        case .field(let field): part.map { field.form.part($0) } ?? field.form
        }
    }

    /// As it is written in a document.
    package var description: String {
        let whole =
            switch property {
            case .stored(let name): "properties.\(name)"
            case .field(let field): field.key
            }
        return part.map { "\(whole).\($0.rawValue)" } ?? whole
    }

    /// The field, where it is one.
    package var field: ScenarioField? {
        if case .field(let field) = property { field } else { nil }
    }
}

// The properties that code speaks of.
extension ScenarioKeyPath.Property {
    package static let frame = Self.field(.frame)
    package static let bounds = Self.field(.bounds)
    package static let center = Self.field(.center)
    package static let transform = Self.field(.transform)
    package static let tag = Self.field(.tag)
    package static let name = Self.field(.name)
    package static let text = Self.field(.text)
    package static let hugging = Self.field(.hugging)
}

// Reading a text.
extension ScenarioKeyPath {
    private static let storedPrefix = "properties."

    /// The texts of all key paths but those of stored properties, which have the uses.
    private static func texts(_ uses: ScenarioField.Uses) -> [String: ScenarioKeyPath] {
        var known: [String: ScenarioKeyPath] = [:]
        for field in ScenarioField.all where field.uses.isSuperset(of: uses) {
            for part in [nil] + field.form.parts.map(Optional.some) {
                let keyPath = ScenarioKeyPath(.field(field), part)
                known[keyPath.description] = keyPath
            }
        }
        for (other, key) in ScenarioField.otherKeys { known[other] = known[key] }
        return known
    }

    private static let known = texts(.observed)
    /// Those that steps set.
    private static let settable = texts(.set)

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
        let settings = isSetting ? wholes(.ofConstraints, .set) : []
        let others = isSetting ? settable.keys.filter { known[$0] == nil }.ordered() : []
        if let near = suggestion(for: text, besides: others) { return "did you mean '\(near)'?" }
        let all = (wholes + settings).joined(separator: ", ")
        return "write one of \(all), properties.NAME, or a part such as frame.size.width"
    }

    /// The properties of every view that have no name of their own.
    static var wholes: [String] { wholes(.plain, .observed) }

    private static func wholes(_ group: ScenarioField.Group, _ uses: ScenarioField.Uses) -> [String] {
        ScenarioField.all.filter { $0.group == group && $0.uses.isSuperset(of: uses) }.map(\.key)
    }

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
        let names = known.filter { $0.key == $0.value.description }.keys.ordered()
        return nearestName(to: text, among: names + others)
    }
}
