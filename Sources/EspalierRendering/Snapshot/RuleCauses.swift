import EspalierLayout
import EspalierViews

/// Which rules give a view its frame, and from what, without the numbers. Never changes once it is made.
final class RuleCauses: Sendable {
    struct Cause: Sendable, Equatable {
        var attribute: LayoutAttribute
        var parts: [LayoutExplanation.Part]
        var needs: [ViewReasons.Need]
    }

    let rules: [ViewReasons.Rule]
    let attributes: [Cause]

    private init(rules: [ViewReasons.Rule], attributes: [Cause]) {
        self.rules = rules
        self.attributes = attributes
    }

    /// The causes of a view.
    ///
    /// - Parameter before: Those that it had before, provided that its rules are still the same.
    static func of(_ rules: LayoutRules, numbering: inout ViewNumbering, before: RuleCauses?) -> RuleCauses {
        var needs: [[ViewReasons.Need]] = []
        for attribute in LayoutAttribute.allCases {
            needs.append(rules.needs(attribute).map { .init(id: numbering.id(of: $0.view), attribute: $0.attribute) })
        }
        if let before, before.attributes.map(\.needs) == needs { return before }
        return RuleCauses(
            rules: before?.rules ?? rules.shownTexts.map { ViewReasons.Rule(text: $0.text, origin: $0.origin) },
            attributes: zip(LayoutAttribute.allCases, needs).enumerated().map { index, pair in
                Cause(
                    attribute: pair.0, parts: before?.attributes[index].parts ?? rules.parts(pair.0), needs: pair.1)
            })
    }

    func isEqual(to other: RuleCauses) -> Bool { rules == other.rules && attributes == other.attributes }
}
