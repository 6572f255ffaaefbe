import EspalierViews
import Foundation

extension Simulation {
    /// On views that are left to the constraints that name them.
    private static let isLeft = StoredProperty<UIView, Bool>(default: false)

    /// Gives a new view what constraints read.
    func configureConstraints(of view: UIView, as description: ScenarioView) {
        for name in description.layoutGuides {
            let guide = UILayoutGuide()
            guide.identifier = name
            view.addLayoutGuide(guide)
        }
        if let translates = description.translatesAutoresizing {
            view.translatesAutoresizingMaskIntoConstraints = translates
        }
        if let size = description.intrinsicContentSize { view.documentContentSize = CGSize(size) }
        if let hugging = description.hugging { view.setHugging(hugging) }
        if let resistance = description.compressionResistance { view.setResistance(resistance) }
        if let margins = description.layoutMargins { view.layoutMargins = UIEdgeInsets(margins) }
        if let content = description.semanticContent { view.semanticContentAttribute = .init(content) }
        if let safeArea = description.safeAreaInsets { view.documentSafeAreaInsets = UIEdgeInsets(safeArea) }
        if usesConstraints, !description.isPlacedByItself { view[stored: Self.isLeft] = true }
    }

    /// A constraint that names the view is activated: from here on it is placed by constraints, where the document
    /// gives it neither frame, mask nor rules (AUTOLAYOUT 5).
    func leaveToConstraints(_ view: UIView?) {
        guard let view, view[stored: Self.isLeft] else { return }
        view[stored: Self.isLeft] = false
        view.translatesAutoresizingMaskIntoConstraints = false
    }
}

extension UIView {
    func setHugging(_ priorities: ScenarioPriorities) {
        setContentHuggingPriority(UILayoutPriority(Float(priorities.horizontal)), for: .horizontal)
        setContentHuggingPriority(UILayoutPriority(Float(priorities.vertical)), for: .vertical)
    }

    func setResistance(_ priorities: ScenarioPriorities) {
        setContentCompressionResistancePriority(UILayoutPriority(Float(priorities.horizontal)), for: .horizontal)
        setContentCompressionResistancePriority(UILayoutPriority(Float(priorities.vertical)), for: .vertical)
    }
}
