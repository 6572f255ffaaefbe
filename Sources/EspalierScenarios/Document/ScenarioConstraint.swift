import EspalierConstraintText

/// A constraint of a document: its text, or a text of the visual format language with what belongs to it
/// (AUTOLAYOUT 5).
package struct ScenarioConstraint: Sendable, Equatable {
    package var text: String
    /// What the text begins with, if it has one; nil too for a text that is wrong, and for a format.
    package let identifier: String?
    /// Of a text of the visual format language; nil for a constraint text.
    package var format: ScenarioFormat?
    package var mark: ScenarioMark

    /// A constraint whose text may be wrong.
    package init(_ text: String, mark: ScenarioMark = .none) {
        self.init(text, identifier: ConstraintSyntax.parse(text).syntax?.identifier, mark: mark)
    }

    init(_ text: String, identifier: String?, mark: ScenarioMark) {
        self.text = text
        self.identifier = identifier
        self.mark = mark
    }

    /// A text of the visual format language, which may be wrong.
    package init(_ text: String, format: ScenarioFormat, mark: ScenarioMark = .none) {
        self.text = text
        identifier = nil
        self.format = format
        self.mark = mark
    }
}

extension ScenarioConstraint {
    /// The names of views and guides in the text. Empty for a text that is wrong.
    package var names: [String] {
        if let format {
            let keywords = [ConstraintSyntax.Item.owner.text, ConstraintSyntax.Item.superview.text]
            let names = VisualFormat.parse(text).format?.viewNames(besides: format.numbers).map(\.text) ?? []
            return names.filter { !keywords.contains($0) }
        }
        guard let syntax = ConstraintSyntax.parse(text).syntax else { return [] }
        return [syntax.first.item, syntax.second?.item].compactMap { item in
            if case .name(let name) = item { name } else { nil }
        }
    }
}

/// How much the two sizes of a view's content count: `[horizontal, vertical]`, from 1 to 1000.
package struct ScenarioPriorities: Sendable, Equatable {
    package var horizontal, vertical: Double

    package init(horizontal: Double, vertical: Double) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The numbers in the order of a document.
    package var numbers: [Double] { [horizontal, vertical] }
}

/// Distances from the edges of a view: `[top, left, bottom, right]`.
package struct ScenarioInsets: Sendable, Equatable {
    package var top, left, bottom, right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// The numbers in the order of a document.
    package var numbers: [Double] { [top, left, bottom, right] }
}

/// The size that a view wishes: `[width, height]`. Nil for an axis without a wish.
package struct ScenarioContentSize: Sendable, Equatable {
    package var width, height: Double?

    package init(width: Double?, height: Double?) {
        (self.width, self.height) = (width, height)
    }
}

/// Which way what a view shows runs.
package enum ScenarioSemanticContent: String, Sendable, CaseIterable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension JSONWriter {
    /// A list of the two numbers, `null` for an axis without a wish.
    mutating func contentSize(_ size: ScenarioContentSize) {
        beginList()
        for number in [size.width, size.height] {
            if let number { self.number(number) } else { null() }
        }
        endList()
    }
}
