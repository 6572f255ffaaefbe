import EspalierConstraintText
import EspalierViews

/// What a constraint in the visual format language has besides its text (AUTOLAYOUT 5).
package struct ScenarioFormat: Sendable, Equatable {
    /// A number that the text calls by a name.
    package struct Metric: Sendable, Equatable {
        package var name: String
        package var value: Double

        package init(_ name: String, _ value: Double) {
            self.name = name
            self.value = value
        }
    }

    /// UIKit's names of options, in the order of the document.
    package var options: [String] = []
    /// In the order of the document, each name once.
    package var metrics: [Metric] = []

    /// The options by UIKit's names.
    static let words: [(word: String, option: NSLayoutConstraint.FormatOptions)] = [
        ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight), ("alignAllTop", .alignAllTop),
        ("alignAllBottom", .alignAllBottom), ("alignAllLeading", .alignAllLeading),
        ("alignAllTrailing", .alignAllTrailing), ("alignAllCenterX", .alignAllCenterX),
        ("alignAllCenterY", .alignAllCenterY), ("alignAllLastBaseline", .alignAllLastBaseline),
        ("alignAllFirstBaseline", .alignAllFirstBaseline),
        ("directionLeadingToTrailing", .directionLeadingToTrailing),
        ("directionLeftToRight", .directionLeftToRight), ("directionRightToLeft", .directionRightToLeft),
        ("spacingEdgeToEdge", .spacingEdgeToEdge), ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
    ]

    /// The options as the library has them.
    var formatOptions: NSLayoutConstraint.FormatOptions {
        var result: NSLayoutConstraint.FormatOptions = []
        for (word, option) in Self.words where options.contains(word) { result.insert(option) }
        return result
    }

    /// The numbers of the metrics by their names.
    var numbers: [String: Double] { Dictionary(metrics.map { ($0.name, $0.value) }) { first, _ in first } }
}

extension VisualFormat {
    /// The names of the text that stand for views: those of a row, then those that sizes are compared with.
    func viewNames(besides metrics: [String: Double]) -> [Name] {
        var names = views.map(\.name)
        for view in views {
            for predicate in view.predicates {
                switch predicate.object {
                case .number: break
                case .size(let name, _): names.append(Name(name, offset: predicate.objectOffset))
                case .name(let name) where metrics[name] == nil:
                    names.append(Name(name, offset: predicate.objectOffset))
                case .name: break
                }
            }
        }
        return names
    }

    /// Whether the text speaks of what its views are in.
    var namesContainer: Bool { leading != nil || trailing != nil }
}
