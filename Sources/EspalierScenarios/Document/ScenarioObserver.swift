import EspalierViews

/// An observer of a scenario: what it hears stands in the results under its id.
package struct ScenarioObserver: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// Hears one value of one view.
        case value(ScenarioReference, ScenarioObservedKeyPath, options: ObservingOptions)
        /// Hears what becomes of the views below one view.
        case hierarchy(ScenarioReference, ScenarioHierarchyOptions)
        /// Hears which of the views below one view come to be, and cease to be, what a query would find.
        case query(ScenarioReference, by: ScenarioQuery.Criterion)
    }

    /// Unique among the observers that are alive.
    package var id: String
    package var kind: Kind
    /// Where the observer stands.
    package var mark: ScenarioMark

    package init(_ id: String, _ kind: Kind, mark: ScenarioMark = .none) {
        self.id = id
        self.kind = kind
        self.mark = mark
    }

    /// Whether it is an observer of a query.
    var isOfQuery: Bool {
        if case .query = kind { true } else { false }
    }
}

extension ObservingOptions {
    /// The words of a document, in the order of the contract.
    static let words: [(word: String, option: ObservingOptions)] = [
        ("initial", .initial), ("prior", .prior), ("old", .old), ("new", .new),
    ]

    /// The words for what is asked for.
    var words: [String] { Self.words.filter { contains($0.option) }.map(\.word) }
}

/// What a hierarchy observer hears. What is left out of a document is false or empty.
package struct ScenarioHierarchyOptions: Sendable, Equatable {
    /// Everything below the view, and not only its own subviews and values.
    package var subtree = false
    /// Subviews that come, go, and change places.
    package var children = false
    /// The properties whose changes are told.
    package var keyPaths: [ScenarioKeyPath] = []
    /// Whether changes of properties tell the value before.
    package var old = false

    package init() {}
}
