import EspalierLayout
import EspalierViews

/// What explanations tell of a view's frame, without the numbers. Never changes once it is made.
final class RuleCauses: Sendable {
    struct Cause: Sendable, Equatable {
        var attribute: LayoutAttribute
        var formula: String
        var parts: [ViewReasons.Part]
        var needs: [ViewReasons.Need]
    }

    let rules: [ViewReasons.Rule]
    let attributes: [Cause]
    /// Which limits apply.
    private let limits: [Bool]

    private init(rules: [ViewReasons.Rule], attributes: [Cause], limits: [Bool]) {
        self.rules = rules
        self.attributes = attributes
        self.limits = limits
    }

    /// The causes of a view.
    ///
    /// - Parameter before: Those that it had before, provided that its rules are still the same.
    static func of(
        _ rules: LayoutRules, numbering: inout ViewNumbering, measurer: RuleMeasurer, before: RuleCauses?
    ) -> RuleCauses {
        var needs: [[ViewReasons.Need]] = []
        for attribute in LayoutAttribute.allCases {
            needs.append(rules.needs(attribute).map { .init(id: numbering.id(of: $0.view), attribute: $0.attribute) })
        }
        let limits = rules.appliedLimits(measurer)
        if let before, before.limits == limits, before.attributes.map(\.needs) == needs { return before }
        return RuleCauses(
            rules: before?.rules ?? rules.shownTexts.map { ViewReasons.Rule(text: $0.text, origin: $0.origin) },
            attributes: zip(LayoutAttribute.allCases, needs).map { attribute, needs in
                let told = rules.explainRules(attribute)
                let parts =
                    (told?.rules ?? []).map { ViewReasons.Part($0, isLimit: false) }
                    + (told?.limits ?? []).map { ViewReasons.Part($0, isLimit: true) }
                return Cause(attribute: attribute, formula: told?.formula ?? "", parts: parts, needs: needs)
            }, limits: limits)
    }

    func isEqual(to other: RuleCauses) -> Bool { rules == other.rules && attributes == other.attributes }
}
