import EspalierConstraintText

/// A constraint of a document: what its text says, or a text of the visual format language with what belongs to it
/// (AUTOLAYOUT 5).
package struct ScenarioConstraint: Sendable, Equatable {
    /// What a text says. Places in it count in the text.
    package indirect enum Content: Sendable {
        case constraint(ConstraintSyntax)
        case format(VisualFormat, ScenarioFormat)
    }

    /// As the document writes it: what results and messages call it.
    package let text: String
    package let content: Content
    package var mark: ScenarioMark

    init(_ text: String, _ content: Content, mark: ScenarioMark) {
        self.text = text
        self.content = content
        self.mark = mark
    }

    /// Reads a text; nil for one that is wrong.
    ///
    /// - Parameter format: what belongs to a text of the visual format language; nil for a constraint text.
    package init?(_ text: String, format: ScenarioFormat? = nil, mark: ScenarioMark = .none) {
        let content: Content? =
            if let format {
                VisualFormat.parse(text).format.map { .format($0, format) }
            } else {
                ConstraintSyntax.parse(text).syntax.map { .constraint($0) }
            }
        guard let content else { return nil }
        self.init(text, content, mark: mark)
    }

    /// A constraint in the one way of writing it.
    package init(_ syntax: ConstraintSyntax) { self.init(syntax.text, .constraint(syntax), mark: .none) }

    /// What a constraint text says; nil for a visual format.
    package var syntax: ConstraintSyntax? { if case .constraint(let syntax) = content { syntax } else { nil } }

    /// Whether it stands for several constraints.
    package var isFormat: Bool { syntax == nil }

    /// What the text begins with, if it has one.
    package var identifier: String? { syntax?.identifier }

    /// The names of views and guides in the text.
    package var names: [String] {
        switch content {
        case .constraint(let syntax):
            return [syntax.first.item, syntax.second?.item].compactMap { item in
                if case .name(let name) = item { name } else { nil }
            }
        case .format(let format, let parts):
            let keywords = [ConstraintSyntax.Item.owner.text, ConstraintSyntax.Item.superview.text]
            return format.viewNames(besides: parts.numbers).map(\.text).filter { !keywords.contains($0) }
        }
    }

    package static func == (first: ScenarioConstraint, second: ScenarioConstraint) -> Bool {
        guard first.text == second.text else { return false }
        return switch (first.content, second.content) {
        case (.constraint, .constraint): true
        case (.format(_, let parts), .format(_, let others)): parts == others
        default: false
        }
    }
}

/// How much the two sizes of a view's content count: `[horizontal, vertical]`, from 1 to 1000.
package struct ScenarioPriorities: Sendable, Equatable {
    package var horizontal, vertical: Double

    /// The numbers in the order of a document.
    package var numbers: [Double] { [horizontal, vertical] }
}
