import Foundation

/// A question about a view: its relatives, how large it wants to be, where its points are, what a touch would hit.
package struct ScenarioQuery: Sendable, Equatable {
    package enum Question: Sendable, Equatable {
        /// The nearest ancestor.
        case firstAncestor(by: Criterion)
        case group(Relatives, by: Criterion)
        /// Whether the view is that of another one.
        case relation(Relation, of: ScenarioReference)
        /// The first view of that name, depth-first, the view itself included.
        case named(String)
        /// How large the view wants to be.
        case fit(Fitting)
        /// Where a point or a rectangle of the view is in another one: two numbers, or four.
        case convert([Double], to: ScenarioReference)
        /// Which view a touch of that point would hit.
        case hit(CGPoint)
    }

    /// What asks a view for its size.
    package enum FittingMethod: String, Sendable, CaseIterable {
        case systemLayoutSizeFitting, sizeThatFits
    }

    /// For which size a view is asked for its own.
    package struct Fitting: Sendable, Equatable {
        package var method = FittingMethod.systemLayoutSizeFitting
        package var size = CGSize.zero
        /// How much the size counts: of constraints only. Nil: as little as `fittingSizeLevel`.
        package var priorities: ScenarioPriorities?

        package init() {}
    }

    /// The relatives that are grouped.
    package enum Relatives: String, Sendable, CaseIterable {
        case ancestors, descendants, siblings
    }

    /// What one view may be of another one; never of itself.
    package enum Relation: String, Sendable, CaseIterable {
        case ancestor, descendant, sibling
    }

    /// What relatives are found and grouped by.
    package enum Criterion: Sendable, Equatable {
        case tags([Int])
        /// Exact classes, as the document calls them. One that is not known is no view's.
        case classes([String])
        /// The value of the stored property of that name; views without one do not count.
        case property(String)
        case names([String])
    }

    /// What expectations call the answer. A later query of the same id takes its place.
    package var id: String
    package var view: ScenarioReference
    package var question: Question

    /// The word of the step that asks, which is the id where the step gives none; nil for `query`, which gives one.
    package var verb: String? {
        switch question {
        case .firstAncestor, .group, .relation, .named: nil
        case .fit: "fit"
        case .convert: "convert"
        case .hit: "hit"
        }
    }

    package init(_ id: String, from view: ScenarioReference, _ question: Question) {
        self.id = id
        self.view = view
        self.question = question
    }
}

extension ScenarioStep {
    /// The id of the query that the step asks; nil for other steps.
    var askedQuery: String? {
        if case .query(let query) = action { query.id } else { nil }
    }

    /// The id of the query whose answer the step checks; nil for other steps.
    var expectedQuery: String? {
        if case .expectAnswer(let id, _, _) = action { id } else { nil }
    }
}
