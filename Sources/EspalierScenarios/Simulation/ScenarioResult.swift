import Foundation

/// What running a scenario gave.
public struct ScenarioResult: Sendable, Equatable {
    /// Which views the result of a step lists.
    public enum Views: String, Sendable, CaseIterable {
        /// At step 0 all; at a later step those whose entry differs from the step before, or that are new.
        case changed
        /// All, at every step.
        case all
        /// All, after the last step that ran; none before.
        case last
        /// None.
        case none
    }

    /// The title of the scenario.
    public var title: String?
    /// The steps that ran, step 0 first: the state after the tree was built.
    public var steps: [Step] = []
    /// The expectations that did not hold, in the order of the steps.
    public var failures: [Failure] = []
    /// Why the run ended before the last step, if it did.
    public var error: ScenarioRunError?

    /// The state after one step and its layout pass.
    public struct Step: Sendable, Equatable {
        /// 0 for the tree as it was built, k for the k-th step.
        public var index: Int
        /// The views that are listed, depth-first; nil where none are asked for.
        public var views: [View]?
        /// Where the views that are gone were at the step before, depth-first; empty unless changes are asked for.
        public var removed: [String] = []
        /// What the observers heard, in the order of delivery.
        public var events: [Event] = []
        /// What queries of the step found.
        public var queries: [Query] = []
        /// What the pass reported without failing (SLL 11.3, 11.4).
        public var diagnostics: [Diagnostic] = []
        /// The required constraints that cannot hold after the step, in the order in which they are taken up
        /// (AUTOLAYOUT 2.6).
        public var conflicts: [Conflict] = []
    }

    /// A required constraint that cannot hold. Constraints are told by their identifiers, those without one as they
    /// were written.
    public struct Conflict: Sendable, Equatable {
        /// The constraint that counts nothing.
        public var broken: String
        /// What it contradicts: constraints, and then given sides in words, such as `the frame of 'icon'`.
        public var with: [String]
        /// The broken constraint, and then what it contradicts, for reading: those of stacks with their stack.
        package var shown: [String]

        init(broken: String, with: [String], shown: [String]? = nil) {
            self.broken = broken
            self.with = with
            self.shown = shown ?? [broken] + with
        }
    }

    /// One view, as a step left it.
    public struct View: Sendable, Equatable {
        /// The path from the root: `/` for the root, `/0/2` for the third subview of its first.
        public var path: String
        /// The class, as the document calls it.
        public var className: String
        /// The name, if the view has one.
        public var name: String?
        /// The tag.
        public var tag: Int
        /// The frame, in the superview's coordinates, in points.
        public var frame: CGRect
        /// The frame at the step before; nil for a view that is new.
        public var frameBefore: CGRect?
    }

    /// Something that a layout pass reported.
    public struct Diagnostic: Sendable, Equatable {
        /// The path of the first view in question; nil where there is none.
        public var path: String?
        /// What is wrong.
        public var message: String
    }

    /// An expectation that did not hold.
    public struct Failure: Sendable, Equatable {
        /// What did not hold.
        public enum Kind: Sendable, Equatable {
            /// A view should have one frame, but has another.
            case frame(expected: CGRect, got: CGRect)
            /// A rule should have been refused, but was accepted.
            case acceptedRule
            /// A query should have found something, but found something else.
            case answer(query: String, expected: Answer, got: Answer)
            /// A view should be ambiguous and is not, or the other way round (AUTOLAYOUT 2.5).
            case ambiguity(expected: Bool, got: Bool)
            /// A view should have one value of a key path, but has another.
            case value(keyPath: String, expected: Value, got: Value)
        }

        /// The step.
        public var step: Int
        /// The path of the view; for a query, of the one that it asked about, when it did.
        public var path: String
        /// The name that the view has then, if it has one; nil for a query.
        public var name: String?
        /// What did not hold.
        public var kind: Kind
    }
}

/// Why a run ended: something that only running shows, such as a reference to nothing, or a cycle.
public struct ScenarioRunError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The step that could not be done; 0 for building the tree and its first pass.
    public var step: Int
    /// Where in the document, what, and what would be right.
    public var problem: ScenarioProblem

    /// Makes an error from its parts.
    public init(step: Int, problem: ScenarioProblem) {
        self.step = step
        self.problem = problem
    }

    /// See ``ScenarioProblem/description``.
    public var description: String { problem.description }
}
