/// What a constraint is about: an edge, a centre or a size of a view.
///
/// Leading and trailing edges are the left and right ones.
enum ConstraintLine: Hashable {
    case start(ConstraintAxis)
    case center(ConstraintAxis)
    case end(ConstraintAxis)
    case size(ConstraintAxis)

    /// Nil for margins and baselines, and for what nobody knows.
    init?(attribute: String) {
        switch attribute {
        case "left", "leading": self = .start(.horizontal)
        case "right", "trailing": self = .end(.horizontal)
        case "centerX": self = .center(.horizontal)
        case "width": self = .size(.horizontal)
        case "top": self = .start(.vertical)
        case "bottom": self = .end(.vertical)
        case "centerY": self = .center(.vertical)
        case "height": self = .size(.vertical)
        default: return nil
        }
    }

    var axis: ConstraintAxis {
        switch self {
        case .start(let axis), .center(let axis), .end(let axis), .size(let axis): axis
        }
    }

    var isSize: Bool {
        if case .size = self { true } else { false }
    }

    /// The name of the constraint in SLL (SLL 2.1), which is that of the format, too (SLL 7).
    var name: String {
        switch self {
        case .start(.horizontal): "ll"
        case .center(.horizontal): "cl"
        case .end(.horizontal): "rl"
        case .size(.horizontal): "w"
        case .start(.vertical): "tt"
        case .center(.vertical): "ct"
        case .end(.vertical): "bt"
        case .size(.vertical): "h"
        }
    }

    /// What people call it.
    var words: String {
        switch self {
        case .start(.horizontal): "left edge"
        case .center(.horizontal): "horizontal centre"
        case .end(.horizontal): "right edge"
        case .size(.horizontal): "width"
        case .start(.vertical): "top edge"
        case .center(.vertical): "vertical centre"
        case .end(.vertical): "bottom edge"
        case .size(.vertical): "height"
        }
    }
}

enum ConstraintAxis: Int {
    case horizontal, vertical

    var adverb: String { self == .horizontal ? "horizontally" : "vertically" }

    /// The prefix that fixes the axis of a percentage (SLL 5.2).
    var prefix: String { self == .horizontal ? "H:" : "V:" }
}

/// A factor as a fraction, so that `2:3` stays exact.
package struct ConstraintRatio: Equatable {
    package var upper = 1.0
    package var lower = 1.0

    /// Reads `0.75`, `16:9` or `2/3`. Nil for what is no finite number, for 0, and for a division by 0.
    init?(_ text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        let numbers = parts.compactMap(\.fileNumber)
        guard numbers.count == parts.count, (1...2).contains(parts.count),
            !numbers.contains(0)
        else { return nil }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 1)
    }

    init(_ upper: Double, _ lower: Double = 1) {
        self.upper = upper
        self.lower = lower
    }

    package var value: Double { upper / lower }
    package var isOne: Bool { upper == lower }
    var inverse: ConstraintRatio { ConstraintRatio(lower, upper) }
}
