import EspalierViews
import Foundation

/// One step of a scenario. The references of a step are all resolved before it acts.
package struct ScenarioStep: Sendable, Equatable {
    package var action: Action
    /// Where the step stands.
    package var mark: ScenarioMark

    package init(_ action: Action, mark: ScenarioMark = .none) {
        self.action = action
        self.mark = mark
    }

    package enum Action: Sendable, Equatable {
        /// Sets a property by key path.
        case set(ScenarioReference, ScenarioSetting)
        /// Adds new views. `at` nil: last.
        case add(ScenarioTree, to: ScenarioReference, at: Int?)
        /// Re-parents or reorders. `at` counts in the list after the view has been taken out of it; nil: last.
        case move(ScenarioReference, to: ScenarioReference, at: Int?)
        case remove(ScenarioReference)
        case front(ScenarioReference)
        case back(ScenarioReference)
        case exchange(ScenarioReference, ScenarioReference)
        /// Adds a rule; with `fails`, one that must be refused.
        case rule(ScenarioRule, on: ScenarioReference, fails: Bool)
        /// Gives a view these rules in place of all that it has.
        case rules([ScenarioRule], on: ScenarioReference)
        /// Adds a layout guide of that name.
        case guide(String, on: ScenarioReference)
        case layout(ScenarioReference)
        /// Adds a constraint and activates it. `in` is the view whose names count.
        case constrain(ScenarioConstraint, in: ScenarioReference)
        /// Activates the constraints of these identifiers, in their order.
        case activate([String])
        case deactivate([String])
        /// Changes the constraint of an identifier; what is nil stays.
        case setConstraint(String, constant: Double?, priority: Double?)
        /// Holds a view from now on, so that it is still there for rules when it is taken out.
        case keep(ScenarioReference)
        /// Does nothing: what happened at this point, for those who read the steps.
        case mark(String)
        /// Does nothing: what the steps around it do not say, and what stands in for it.
        case note(String)
        /// Starts an observer.
        case observe(ScenarioObserver)
        /// Ends the observer of that id.
        case unobserve(String)
        /// Asks for relatives.
        case query(ScenarioQuery)
        /// Fails the run where a frame differs by more than `tolerance` in any number.
        case expect(ScenarioReference, frame: CGRect, tolerance: Double)
        /// Fails the run where a view has another value; its numbers may differ by `tolerance`.
        case expectValue(ScenarioReference, ScenarioSetting, tolerance: Double)
        /// Fails the run where a view is ambiguous, or is not (AUTOLAYOUT 2.5).
        case expectAmbiguous(ScenarioReference, Bool)
        /// Fails the run where the last query of that id found something else; numbers may differ by `tolerance`.
        case expectAnswer(String, ScenarioResult.Answer, tolerance: Double)
    }

    /// The tolerance of an `expect` that gives none.
    package static let defaultTolerance = 0.001

    /// The words that name what a step does, in the order of the contract.
    enum Verb: String, CaseIterable {
        case set, add, move, remove, front, back, exchange, rule, layout, constrain, activate, deactivate,
            setConstraint, rules, guide, keep, mark, note, observe, unobserve, query, fit, convert, hit, expect

        /// Whether there are several forms of the step, each with keys of its own.
        var hasForms: Bool { self == .query || self == .expect }

        /// The keys that the step must have besides the verb, in any form.
        var required: [String] {
            switch self {
            case .set: ["keyPath", "value"]
            case .add, .move: ["to"]
            case .rule, .rules, .guide: ["on"]
            case .query: ["from"]
            case .convert: ["from", "to"]
            case .remove, .front, .back, .exchange, .layout, .constrain, .activate, .deactivate, .setConstraint,
                .keep, .mark, .note, .observe, .unobserve, .fit, .hit, .expect:
                []
            }
        }

        /// The keys that it may have.
        var optional: [String] {
            switch self {
            case .add, .move: ["at"]
            case .rule: ["arguments", "fails"]
            case .query: ["first", "group", "by", "is", "of", "named"]
            case .expect: ["frame", "tolerance", "equals", "ambiguous", "keyPath", "value"]
            case .fit: ["size", "priorities", "by", "as"]
            case .convert: ["as"]
            case .hit: ["in", "as"]
            case .constrain: ["in"]
            case .setConstraint: ["constant", "priority"]
            case .set, .remove, .front, .back, .exchange, .layout, .activate, .deactivate, .rules, .guide, .keep, .mark,
                .note,
                .observe, .unobserve:
                []
            }
        }
    }
}

/// A key path and a value of the form that it takes.
package struct ScenarioSetting: Sendable, Equatable {
    package var keyPath: ScenarioKeyPath
    package var value: Value

    package init(_ keyPath: ScenarioKeyPath, _ value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    /// The cases go with `ScenarioForm`.
    package enum Value: Sendable, Equatable {
        case rectangle(CGRect)
        case point(CGPoint)
        case size(CGSize)
        case transform(CGAffineTransform)
        case number(Double)
        case integer(Int)
        case boolean(Bool)
        case text(String)
        /// Nil removes the name.
        case name(String?)
        case autoresizing(UIView.AutoresizingMask)
        case priorities(ScenarioPriorities)
        case insets(UIEdgeInsets)
        /// `noIntrinsicMetric` for an axis without a wish.
        case contentSize(CGSize)
        /// Null removes the stored property.
        case any(ScenarioValue)
        /// One of the words of the form.
        case word(String)
        case texts([String])
        case font(ScenarioFont)
        /// Nil for none.
        case color(ScenarioColor?)
        case image(ScenarioImage)
        /// Nil for `automatic`.
        case height(Double?)
        /// One number, or one for each section.
        case counts([Int])
        /// By the names of views, in the order of the document.
        case spacings([ScenarioFormat.Metric])
        case template(ScenarioTree)
        /// Never empty.
        case templates([ScenarioTree])
        case directionalInsets(NSDirectionalEdgeInsets)
        /// Nil for `automatic`.
        case estimate(CGSize?)
        case sizes([CGSize])
        case indexes([Int])
        case lengths([Double])
        /// Nil for none.
        case place(CGRect?)
        case runs([ScenarioTextRun])
    }
}
