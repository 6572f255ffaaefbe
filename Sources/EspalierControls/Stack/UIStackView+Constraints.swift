import EspalierViews
import Foundation

extension UIStackView {
    package final func arrangementDidChange() {
        isArrangementKnown = false
        markForArrangement()
    }

    package final func contentDidChange(ofArranged view: UIView) {
        if followsContents { arrangementDidChange() }
        if answersBaselines { baselineViewMayHaveChanged() }
    }

    /// Makes the constraints that say where the arranged views stand (AUTOLAYOUT 6), as far as they are not there yet.
    /// - Complexity: O(arranged views) if something has changed, else O(1).
    package final func updateArrangement() {
        if isArrangementKnown { return }
        isArrangementKnown = true
        untracked {
            var arrangement = makeArrangement()
            constraintsOfStack.update(arrangement.build(), of: self)
        }
        removeSurplusGuides()
        if answersBaselines { baselineViewMayHaveChanged() }
    }

    private func makeArrangement() -> StackArrangement {
        let (axis, distribution, spacing) = (axis, distribution, Self.points(spacing))
        let alignment = axis == .vertical && alignment.baseline != nil ? .fill : alignment
        let (isProportional, hasBaselines) = (distribution == .fillProportionally, alignment.baseline != nil)
        followsContents = isProportional || hasBaselines
        let members = arrangedViews.map { view in
            var member = StackArrangement.Member(
                item: ArrangementItem(view), isHidden: view.isHidden,
                gap: arranged.spacing(after: view).map(Self.points) ?? spacing)
            if isProportional, !member.isHidden { member.wish = wish(of: view, along: axis) }
            if hasBaselines { member.mayBreakLines = (view as? UILabel).map { $0.numberOfLines != 1 } ?? false }
            return member
        }
        let visible = members.indices.filter { !members[$0].isHidden }
        let needsSpacer = members.count > 1 && alignment != .fill
        let isLoose = distribution == .equalSpacing || distribution == .equalCentering
        return StackArrangement(
            axis: axis, distribution: distribution, alignment: alignment,
            isBaselineRelative: axis == .vertical && isBaselineRelativeArrangement,
            canvas: isLayoutMarginsRelativeArrangement
                ? ArrangementItem(layoutMarginsGuide) : ArrangementItem(self as UIView),
            members: members, visible: visible, spacer: neededSpacer(needsSpacer),
            gaps: neededGaps(isLoose ? max(0, visible.count - 1) : 0))
    }

    /// The length that a view's content asks for; nil without a wish. A stack asks for what it fits (AUTOLAYOUT 3.4).
    private func wish(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        var size = view.wishedSize
        if let stack = view as? UIStackView {
            stack.hearFittings()
            size = stack.fittingSize()
        }
        let length = axis == .horizontal ? size.width : size.height
        return length >= 0 && length.isFinite ? length : nil
    }

    // MARK: Contents that nobody tells of

    /// Classes whose views tell of every change of their content.
    private static let tellingClasses = Set(
        [
            UIView.self, UILabel.self, UIButton.self, UIImageView.self, UIStackView.self, UITextField.self,
            UITextView.self, UISwitch.self, UISlider.self, UIScrollView.self,
        ].map { (type: UIView.Type) in ObjectIdentifier(type) })

    private func tells(_ view: UIView) -> Bool { Self.tellingClasses.contains(ObjectIdentifier(type(of: view))) }

    /// What overrides read is what the stack's layout depends on.
    final func readContents() {
        for view in arrangedViews where !tells(view) { _ = view.intrinsicContentSize }
    }

    package final func contentsMayHaveChanged() {
        for view in arrangedViews where !tells(view) { view.wishMayHaveChanged() }
        if followsContents { arrangementDidChange() }
    }

    // MARK: Guides

    private func neededSpacer(_ isNeeded: Bool) -> ArrangementItem? {
        needsSpacer = isNeeded
        if isNeeded, spacer == nil { spacer = makeAuxiliaryGuide("UISV-spacer", isFirst: true) }
        return isNeeded ? spacer.map { ArrangementItem($0) } : nil
    }

    private func neededGaps(_ count: Int) -> [ArrangementItem] {
        neededGapCount = count
        while gapGuides.count < count { gapGuides.append(makeAuxiliaryGuide("UISV-gap")) }
        return gapGuides.prefix(count).map { ArrangementItem($0) }
    }

    /// Not before the constraints to them are gone.
    private func removeSurplusGuides() {
        if let spacer, !needsSpacer {
            removeAuxiliaryGuides([spacer])
            self.spacer = nil
        }
        if gapGuides.count > neededGapCount {
            removeAuxiliaryGuides(Array(gapGuides[neededGapCount...]))
            gapGuides.removeSubrange(neededGapCount...)
        }
    }
}
