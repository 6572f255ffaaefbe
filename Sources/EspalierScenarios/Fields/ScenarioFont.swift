import EspalierControls
import Foundation

/// A font of a document: `{"size": 17, "weight": "bold"}`, `{"name": "Helvetica", "size": 12}` or `{"style": "body"}`.
package enum ScenarioFont: Sendable, Equatable {
    /// The system's, of a weight by UIKit's name.
    case system(size: Double, weight: String)
    case named(String, size: Double)
    /// The system's for a use, by UIKit's name.
    case style(String)

    package static let regular = "regular"
    /// Sizes that fonts may have, in points.
    static let sizes = 0.01...10_000.0

    static let weights: [(word: String, weight: UIFont.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), (regular, .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    static let styles: [(word: String, style: UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
        ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
    ]

    /// Nil for a style.
    var size: Double? {
        switch self {
        case .system(let size, _), .named(_, let size): size
        case .style: nil
        }
    }

    /// Whether a document may write it.
    var isAllowed: Bool { size.map(Self.sizes.contains) ?? true }

    /// The font. What has no name that is known is regular, or the body's.
    var value: UIFont {
        switch self {
        case .system(let size, let word):
            let weight = Self.weights.first { $0.word == word }?.weight ?? .regular
            return .systemFont(ofSize: CGFloat(size), weight: weight)
        case .named(let name, let size):
            return UIFont(name: name, size: CGFloat(size)) ?? .systemFont(ofSize: CGFloat(size))
        case .style(let word):
            return .preferredFont(forTextStyle: Self.styles.first { $0.word == word }?.style ?? .body)
        }
    }

    /// A font as a document writes it: by its weight where it is one of the system's, else by its name.
    init(_ font: UIFont) {
        let size = font.pointSize
        let weight = Self.weights.first { .systemFont(ofSize: size, weight: $0.weight) == font }
        self = weight.map { .system(size: Double(size), weight: $0.word) } ?? .named(font.fontName, size: Double(size))
    }
}

extension ScenarioDecoder {
    mutating func font(_ node: Int) -> ScenarioFont? {
        guard isObject(node, "a font") else { return nil }
        let before = problemCount
        let what = "a font"
        if let style = tree.value("style", in: node) {
            checkKeys(node, of: what, required: ["style"], optional: [])
            let word = word(style, of: ScenarioFont.styles.map(\.word))
            return problemCount == before ? word.map { .style($0) } : nil
        }
        checkKeys(node, of: what, required: ["size"], optional: ["weight", "name"])
        let size = tree.value("size", in: node).flatMap { limited($0, .number, ScenarioFont.sizes) }
        var weight: String?
        if let node = tree.value("weight", in: node) { weight = word(node, of: ScenarioFont.weights.map(\.word)) }
        guard let nameNode = tree.value("name", in: node) else {
            guard problemCount == before, case .number(let size) = size else { return nil }
            return .system(size: size, weight: weight ?? ScenarioFont.regular)
        }
        let name = text(nameNode)
        if name?.isEmpty ?? false { report(nameNode, "a font's name is empty", fix: "leave it out for the system's") }
        if weight != nil {
            report(nameNode, "a font has 'name' or 'weight', but this one has both", fix: "leave one of them out")
        }
        guard problemCount == before, case .number(let size) = size, let name else { return nil }
        return .named(name, size: size)
    }
}

extension JSONWriter {
    mutating func font(_ font: ScenarioFont) {
        beginObject()
        switch font {
        case .system(let size, let weight):
            key("size")
            number(size)
            if weight != ScenarioFont.regular {
                member("weight", weight)
            }
        case .named(let name, let size):
            member("name", name)
            key("size")
            number(size)
        case .style(let word):
            member("style", word)
        }
        endObject()
    }
}
