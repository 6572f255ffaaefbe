import Foundation

/// A view that has other margins than 8 as long as nobody sets any.
package protocol MarginsGiving: UIView {
    var usualMargins: UIEdgeInsets { get }
}

extension UIView {
    static let defaultMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    final func ensureMargins() -> MarginsRecord {
        let side = ensureSide()
        if let margins = side.margins { return margins }
        let made = MarginsRecord()
        side.margins = made
        return made
    }

    final func changeMargins(_ change: (MarginsRecord) -> Void) {
        let old = layoutMargins
        changeRecorded(.layoutMargins) { change(ensureMargins()) }
        if layoutMargins != old {
            markNeedsLayout()
            constraintRecord?.insetsDidChange()
            tellMargins()
        }
    }

    /// The view hears that its margins are others, and then its owner.
    package final func tellMargins() {
        layoutMarginsDidChange()
        owner?.viewLayoutMarginsDidChange(self)
    }

    /// Says that margins are others now that an owner decides.
    package final func constraintInsetsDidChange() { constraintRecord?.insetsDidChange() }

    /// `layoutMargins` by reading direction.
    final var directionalMargins: NSDirectionalEdgeInsets {
        let margins = layoutMargins
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isReversed ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isReversed ? margins.left : margins.right)
    }

    final func setDirectionalMargins(_ new: NSDirectionalEdgeInsets) {
        changeMargins {
            $0.base = UIEdgeInsets(top: new.top, left: new.leading, bottom: new.bottom, right: new.trailing)
            $0.isDirectional = true
        }
    }

    final func setMarginBase(_ new: UIEdgeInsets?) {
        changeMargins {
            $0.base = new
            $0.isDirectional = false
        }
    }

    /// The margins that were set, with the sides that they have in the present reading direction; nil where none were.
    final var marginBase: UIEdgeInsets? {
        guard let margins = side?.margins, let base = margins.base else { return nil }
        guard margins.isDirectional, effectiveUserInterfaceLayoutDirection == .rightToLeft else { return base }
        return UIEdgeInsets(top: base.top, left: base.right, bottom: base.bottom, right: base.left)
    }

    /// The base with the safe area, then raised to what is left of the superview's margins, from the outermost view
    /// whose margins matter down to this one.
    final var effectiveMargins: UIEdgeInsets {
        var chain = [self]
        while let last = chain.last, last.preservesSuperviewLayoutMargins, let superview = last.realSuperview {
            chain.append(superview)
        }
        var margins = chain.removeLast().ownMargins
        for view in chain.reversed() { margins = view.ownMargins(inside: margins) }
        return margins
    }

    private var ownMargins: UIEdgeInsets {
        var margins = marginBase ?? unsetMargins
        if let least = owner?.minimumLayoutMargins {
            if side?.margins?.base == nil {
                margins = least
            } else {
                margins = UIEdgeInsets(
                    top: max(margins.top, least.top), left: max(margins.left, least.left),
                    bottom: max(margins.bottom, least.bottom), right: max(margins.right, least.right))
            }
        }
        guard insetsLayoutMarginsFromSafeArea, mayHaveSafeArea else { return margins }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
            right: margins.right + safe.right)
    }

    /// The margins as long as nobody sets any.
    private var unsetMargins: UIEdgeInsets {
        if type(of: self) == UIView.self { return Self.defaultMargins }
        return (self as? any MarginsGiving)?.usualMargins ?? Self.defaultMargins
    }

    /// Says that the view's `usualMargins` are others.
    package final func usualMarginsDidChange() {
        if side?.margins?.base != nil { return }
        markNeedsLayout()
        constraintRecord?.insetsDidChange()
        tellMargins()
    }

    private func ownMargins(inside above: UIEdgeInsets) -> UIEdgeInsets {
        let own = ownMargins
        guard let superview = realSuperview else { return own }
        let left = rect.origin.x - superview.boundsOrigin.x
        let top = rect.origin.y - superview.boundsOrigin.y
        return UIEdgeInsets(
            top: max(own.top, above.top - top), left: max(own.left, above.left - left),
            bottom: max(own.bottom, above.bottom - (superview.rect.size.height - (top + rect.size.height))),
            right: max(own.right, above.right - (superview.rect.size.width - (left + rect.size.width))))
    }
}
