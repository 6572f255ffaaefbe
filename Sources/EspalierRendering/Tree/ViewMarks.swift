import EspalierScenarios
import EspalierViews
import Foundation

/// What a view has besides its class, name, tag, frame and place, where it is not the default.
///
/// The tree writes these marks, and the diff compares them, so that trees differ exactly where their texts do.
struct ViewMarks: Equatable {
    struct Mark: Equatable {
        var kind: Kind
        /// The value as JSON.
        var value: String
    }

    /// In the order in which a line has them.
    enum Kind: String, CaseIterable {
        case hidden, alpha, clips, scroll, size, transform, text, shows

        /// What a view without the mark has, as JSON; for `size` it is that of the frame.
        var defaultValue: String {
            switch self {
            case .hidden, .clips: "false"
            case .alpha: "1"
            case .scroll: "[0, 0]"
            case .transform: "[1, 0, 0, 1, 0, 0]"
            case .size, .text, .shows: "null"
            }
        }

        /// Whether the word says it all.
        var isWord: Bool { self == .hidden || self == .clips }
    }

    var marks: [Mark] = []
    /// In the order of their names, so that trees that were made in different orders have the same text.
    var properties: [HierarchySnapshot.Property]

    init(_ entry: HierarchySnapshot.Entry) {
        properties =
            entry.properties.map { HierarchySnapshot.Property(name: $0.name, value: JSONText.visible($0.value)) }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        if entry.isHidden { marks.append(Mark(kind: .hidden, value: "true")) }
        if entry.alpha != 1 { marks.append(Mark(kind: .alpha, value: JSONWriter.text(entry.alpha))) }
        if entry.clips { marks.append(Mark(kind: .clips, value: "true")) }
        let origin = entry.bounds.origin
        if origin != .zero {
            marks.append(Mark(kind: .scroll, value: SafeText.numbers([Double(origin.x), Double(origin.y)])))
        }
        let (size, frame) = (SafeText.size(entry.bounds), SafeText.size(entry.frame))
        if size != frame { marks.append(Mark(kind: .size, value: size)) }
        if !entry.transform.isIdentity {
            marks.append(Mark(kind: .transform, value: SafeText.numbers(entry.transform.numbers)))
        }
        if let text = entry.text { marks.append(Mark(kind: .text, value: SafeText.quoted(text))) }
        if let shown = entry.partlyShown { marks.append(Mark(kind: .shows, value: SafeText.quoted(shown))) }
    }

    /// The value of a mark, as JSON.
    func value(_ kind: Kind) -> String { marks.first { $0.kind == kind }?.value ?? kind.defaultValue }
}

extension SafeText {
    /// The size of a rectangle as it stands there, which may be negative.
    static func size(_ rect: CGRect) -> String { numbers([Double(rect.size.width), Double(rect.size.height)]) }

    /// The origin of a rectangle as it stands there.
    static func origin(_ rect: CGRect) -> String { numbers([Double(rect.origin.x), Double(rect.origin.y)]) }
}
