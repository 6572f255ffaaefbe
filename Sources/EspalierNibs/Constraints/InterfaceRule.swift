/// A constraint of an interface file as a rule of a view (SLL).
package struct InterfaceRule: Equatable, Sendable {
    /// What a format specifier of the rule takes (SLL 5.3).
    package enum Argument: Equatable, Sendable {
        /// A view, by its index in the tree.
        case view(Int)
        case number(Double)
    }

    /// The view that has the rule, by its index in the tree.
    package let view: Int
    /// The rule text.
    package let text: String
    /// In the order of the text.
    package let arguments: [Argument]
    /// The constraint's identifier.
    package let constraint: String?
}

/// A constraint that is not said as a rule, and why.
package struct UntranslatedConstraint: Equatable, Sendable, CustomStringConvertible {
    /// The file, as it was named by who asked.
    package let file: String
    package let place: TextPlace
    package let id: String?
    /// What it says, as `A.left = B.right + 8`.
    package let text: String
    package let reason: String

    /// A constraint of a file that is left out for that reason.
    package init(_ element: InterfaceElement, reason: String) {
        file = element.file
        place = element.place
        id = element.id
        text = element.constraintText
        self.reason = reason
    }

    /// `FILE:LINE:COLUMN: constraint ID (TEXT) is left out: why`.
    package var description: String {
        "\(file):\(place): constraint \(id ?? "without id") (\(text)) is left out: \(reason)"
    }
}

/// The constraints of a tree of views as rules, as far as rules say the same.
package struct InterfaceRules: Equatable, Sendable {
    /// In the order of the tree; those of one view in the order in which they are to be added.
    package let rules: [InterfaceRule]
    /// In the order of the text.
    package let untranslated: [UntranslatedConstraint]
}

extension InterfaceDocument {
    /// Says the constraints of a tree of views as rules.
    ///
    /// A constraint becomes one rule of one view. It is a constraint that must hold (priority 1000, an equality)
    /// between edges, centres or sizes of a view and its superview, of two siblings, of a view itself, or between sizes
    /// of any two views of the tree. Each view gets at most two rules on an axis, none of which needs what is computed
    /// from it (SLL 9), so the rules have no cycle and all of them hold. What rules leave open stays as the frame has
    /// it (SLL 8.5); it is what the file's own frames say about sizes that come from contents.
    ///
    /// Constraints of other views of the document are passed over.
    ///
    /// - Complexity: O(elements of the document).
    package func rules(for tree: InterfaceViewTree) -> InterfaceRules {
        ConstraintTranslator(self, tree).translate()
    }
}
