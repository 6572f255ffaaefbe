import EspalierConstraintText
import EspalierViews
import Foundation
import TestSupport

@testable import EspalierScenarios

// Constraints and what they read.
extension RandomScenario {
    mutating func addConstraints(to view: inout ScenarioView) {
        guard random.oneIn(3) else { return }
        for _ in 0..<random.below(3) { view.constraints.append(constraint()) }
        view.writesZeroFrame = view.frame == .zero && !view.constraints.isEmpty && random.oneIn(2)
        for _ in 0..<random.below(3) { view.layoutGuides.append("g" + text()) }
        if random.oneIn(3) { view.translatesAutoresizing = random.oneIn(2) }
        if random.oneIn(3) { view.intrinsicContentSize = contentSize() }
        if random.oneIn(3) { view.hugging = priorities() }
        if random.oneIn(3) { view.compressionResistance = priorities() }
        if random.oneIn(3) { view.layoutMargins = insets() }
        if random.oneIn(3) {
            view.semanticContent = random.any([.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft])
        }
    }

    /// A constraint, with an identifier of its own if it has one.
    mutating func constraint() -> ScenarioConstraint {
        if random.oneIn(4) { return visualFormat() }
        var text = ""
        if random.oneIn(2) {
            let identifier = "c\(identifierCount)"
            identifierCount += 1
            identifiers.append(identifier)
            text = identifier + ": "
        }
        let items = ["self", "super", "/0/2", "'my \"view\"'", "né", "g.margins"]
        text += random.any(items) + ".left == " + random.any(items) + ".right"
        return ScenarioConstraint(text + random.any(["", " + 8", " - 0.5 @750", "@1"]))!
    }

    private mutating func visualFormat() -> ScenarioConstraint {
        let isRow = random.oneIn(2)
        let views = (0..<(1 + random.below(3))).map { "[v\($0)\(random.any(["", "(>=20@750)", "(==gap)", "(==v0)"]))]" }
        let rest = views.joined(separator: random.any(["", "-", "-8-", "-gap-", "-(>=gap,<=99@500)-"]))
        let ends = random.any([("", ""), ("|-", ""), ("|", "-gap-|"), ("|-(-8.5)-", "|")])
        let options =
            (isRow ? ["alignAllTop", "directionLeftToRight"] : ["alignAllLeading", "spacingBaselineToBaseline"])
        return ScenarioConstraint(
            (isRow ? random.any(["H:", ""]) : "V:") + ends.0 + rest + ends.1,
            format: ScenarioFormat(
                options: random.some(of: options), metrics: [.init("gap", number()), .init("a" + self.text(), 1)]))!
    }

    mutating func knownIdentifiers() -> [String] {
        identifiers.isEmpty ? [] : random.some(of: identifiers)
    }

    mutating func priorities() -> ScenarioPriorities {
        ScenarioPriorities(horizontal: Double(1 + random.below(1000)), vertical: random.any([250, 750.5, 1000]))
    }

    mutating func insets() -> UIEdgeInsets {
        UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
    }

    mutating func contentSize() -> CGSize {
        CGSize(width: random.oneIn(2) ? -1 : abs(number()), height: random.oneIn(2) ? -1 : 20)
    }
}
