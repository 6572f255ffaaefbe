import EspalierObservation
import Foundation

extension UIView {
    /// The size to fit a view into that is to be as small as its constraints let it: zero.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// The size to fit a view into that is to be as large as its constraints let it: 10,000 by 10,000.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The required constraints of this view's tree that cannot hold at the moment, in the order in which they are
    /// taken up; empty where all hold. Which view of the tree is asked makes no difference.
    ///
    /// It is what the last layout pass has found.
    public final var layoutConflicts: [LayoutConflict] { layoutConflictList() }

    final func takeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holdingView === self { constraint.isActive = false }
    }

    final func anchorX(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(ensureConstraintRecord(), attribute.short)
    }

    final func anchorY(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(ensureConstraintRecord(), attribute.short)
    }

    final func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        NSLayoutDimension(ensureConstraintRecord(), attribute.short)
    }

    final func setTranslatesMask(_ new: Bool) {
        let old = flags.contains(.translatesMask)
        setFlag(.translatesMask, new, of: .translatesAutoresizingMaskIntoConstraints)
        guard flags.contains(.translatesMask) != old else { return }
        if old || marks.contains(.recorded) { ensureConstraintRecord().itemStateDidChange() }
        if new, maskBits != 0, let superview = realSuperview { followerDidChange(superview) }
    }

    /// The direction that `UIView.effectiveUserInterfaceLayoutDirection` answers.
    final var layoutDirection: UIUserInterfaceLayoutDirection {
        let isReversed = currentTraits.layoutDirection == .rightToLeft
        return Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: isReversed ? .rightToLeft : .leftToRight)
    }

    final func setSemanticContentAttribute(_ new: UISemanticContentAttribute) {
        if new == semanticContentAttribute { return }
        changeRecorded(.semanticContentAttribute) { changeUncommon { $0.semanticContentAttribute = new } }
        constraintRecord?.directionDidChange()
    }

    /// The direction of content of that kind, where there is no locale: left to right unless it is forced.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// The direction of content of that kind in an environment of that direction.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
