import EspalierLayout
import EspalierScenarios

/// Why a view of a scenario has its frame: for each number of the frame, which rules gave it, and from what, or which
/// constraints it depends on.
public struct ViewExplanation: Sendable, Equatable {
    /// The step after which the view is explained; 0 for the tree as it was built.
    public var step: Int
    /// The view's path from the root.
    public var path: String
    /// The view's name, if it has one.
    public var name: String?
    /// The class, as the document calls it.
    public var className: String
    /// Where the view stands in the document; nil for a view that the document does not write.
    public var place: TextPlace?
    /// The JSON path of the view; nil as `place` is.
    public var documentPath: String?
    /// The attributes that were asked for.
    public var attributes: [LayoutExplanation]
}

extension RuleSite {
    /// A place in the text of a rule or a constraint, and in a document.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - line: the line in the text, from 1.
    ///   - column: the column in the text, from 1.
    ///   - length: how many characters are meant; 0 for the whole text.
    ///   - place: where the text stands in the document; nil for what code has made.
    ///   - path: the JSON path of the text.
    ///   - step: the step that added it; 0 for the tree.
    public init(text: String, line: Int, column: Int, length: Int = 0, place: TextPlace?, path: String, step: Int) {
        self.init(text: text, line: line, column: column, length: length, path: path, step: step)
        self.place = place
    }

    /// Where the text stands in the document; nil for what code has made.
    public var place: TextPlace? {
        get {
            guard let documentLine, let documentColumn else { return nil }
            return TextPlace(line: documentLine, column: documentColumn)
        }
        set {
            documentLine = newValue?.line
            documentColumn = newValue?.column
        }
    }
}

/// Why nothing can be explained.
public enum ExplainError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The document is wrong for the classes.
    case document(ScenarioError)
    /// The run ended before the step that was asked for.
    case run(ScenarioRunError)
    /// There is no such step.
    case noStep(asked: Int, last: Int)
    /// There is no such view after that step.
    case noView(message: String, fix: String)
    /// There is no such constraint after that step, or it is not in the state that was asked of.
    case noConstraint(message: String, fix: String)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .document(let error): error.description
        case .run(let error): error.description
        case .noStep(let asked, let last):
            "there is no step \(asked)\nfix: write a step from 0 to \(last)"
        case .noView(let message, let fix), .noConstraint(let message, let fix): "\(message)\nfix: \(fix)"
        }
    }
}
