/// A layout rule as a document writes it.
package struct ScenarioRule: Sendable, Equatable {
    /// The rule text (SLL 3).
    package var text: String
    /// What its format specifiers take, in their order (SLL 5.3).
    package var arguments: [ScenarioArgument]
    /// Where the rule text stands.
    package var mark: ScenarioMark

    package init(_ text: String, _ arguments: [ScenarioArgument] = [], mark: ScenarioMark = .none) {
        self.text = text
        self.arguments = arguments
        self.mark = mark
    }
}

/// An argument of a rule.
package struct ScenarioArgument: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case view(ScenarioReference)
        /// Accepted for every format that takes a number, a block or an object.
        case number(Double)
        /// Accepted for formats that take a block or an object.
        case attribute(ScenarioAttribute)
    }

    package var kind: Kind
    package var mark: ScenarioMark

    package init(_ kind: Kind, mark: ScenarioMark = .none) {
        self.kind = kind
        self.mark = mark
    }
}

/// A number that is read from a view at every pass: `value * times + plus`.
package struct ScenarioAttribute: Sendable, Equatable {
    package var view: ScenarioReference
    /// Leads to a number, or to a stored property, of which only a run can tell.
    package var keyPath: ScenarioKeyPath
    package var times: Double = 1
    package var plus: Double = 0
}
