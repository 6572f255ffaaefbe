import EspalierViews
import Foundation

extension ViewNamer {
    /// A constraint as Xcode writes it, with its identifier: `selectorControl.leading = Superview.leading + 16`.
    package func text(of constraint: NSLayoutConstraint) -> String {
        let identifier = constraint.identifier.map { " (\($0))" } ?? ""
        guard !constraint.isOfDistance, let first = constraint.firstItem else { return constraint.text + identifier }
        let second = constraint.secondItem
        let sign =
            switch constraint.relation {
            case .lessThanOrEqual: "≤"
            case .equal: "="
            case .greaterThanOrEqual: "≥"
            }
        var text = "\(itemName(first, beside: second)).\(constraint.firstAttribute.name) \(sign) "
        let constant = Double(constraint.constant)
        if let second {
            if constraint.multiplier != 1 { text += "\(FrameChecks.text(Double(constraint.multiplier))) × " }
            text += "\(itemName(second, beside: first)).\(constraint.secondAttribute.name)"
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(FrameChecks.text(abs(constant)))" }
        } else {
            text += FrameChecks.text(constant)
        }
        if constraint.priority != .required { text += " @ \(FrameChecks.text(Double(constraint.priority.rawValue)))" }
        return text + identifier
    }

    private func itemName(_ item: AnyObject, beside other: AnyObject?) -> String {
        if let guide = item as? UILayoutGuide { return guideName(guide) }
        guard let view = item as? UIView else { return "nothing" }
        let neighbour = other as? UIView ?? (other as? UILayoutGuide)?.owningView
        return neighbour?.superview === view ? "Superview" : shortName(of: view)
    }

    private func guideName(_ guide: UILayoutGuide) -> String {
        switch guide.kind {
        case .safeArea: "Safe Area"
        case .contentLayout: "Content Layout Guide"
        case .frameLayout: "Frame Layout Guide"
        default: guide.identifier.isEmpty ? "Guide" : guide.identifier
        }
    }
}
