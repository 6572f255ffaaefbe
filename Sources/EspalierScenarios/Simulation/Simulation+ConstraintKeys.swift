import EspalierConstraintText
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

extension UIEdgeInsets {
    init(_ insets: ScenarioInsets) {
        self.init(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
    }
}

extension CGSize {
    /// The size with `noIntrinsicMetric` for an axis without a wish.
    init(_ size: ScenarioContentSize) {
        self.init(
            width: size.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
            height: size.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
    }
}

extension UISemanticContentAttribute {
    init(_ content: ScenarioSemanticContent) {
        self =
            switch content {
            case .unspecified: .unspecified
            case .playback: .playback
            case .spatial: .spatial
            case .forceLeftToRight: .forceLeftToRight
            case .forceRightToLeft: .forceRightToLeft
            }
    }
}

extension NSLayoutConstraint.Relation {
    init(_ relation: ConstraintSyntax.Relation) {
        self =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
    }
}

extension NSLayoutConstraint.Attribute {
    init(_ attribute: ConstraintSyntax.Attribute) {
        self =
            switch attribute {
            case .left: .left
            case .right: .right
            case .top: .top
            case .bottom: .bottom
            case .leading: .leading
            case .trailing: .trailing
            case .width: .width
            case .height: .height
            case .centerX: .centerX
            case .centerY: .centerY
            case .firstBaseline: .firstBaseline
            case .lastBaseline: .lastBaseline
            case .leftMargin: .leftMargin
            case .rightMargin: .rightMargin
            case .topMargin: .topMargin
            case .bottomMargin: .bottomMargin
            case .leadingMargin: .leadingMargin
            case .trailingMargin: .trailingMargin
            case .centerXWithinMargins: .centerXWithinMargins
            case .centerYWithinMargins: .centerYWithinMargins
            }
    }
}
