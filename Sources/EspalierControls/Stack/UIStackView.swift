import EspalierViews
import Foundation

/// A view that places some of its subviews, its arranged views, in a row or in a column.
///
/// It does so by constraints that it makes, and holds, at the beginning of a layout pass (AUTOLAYOUT 6). They have UIKit's
/// identifiers, such as `UISV-spacing`, and stand among its `constraints`. Arranged views get
/// `translatesAutoresizingMaskIntoConstraints` false. What is hidden takes no room.
open class UIStackView: UIView {
    /// The arranged views that are subviews, which all of them are.
    final var arranged = ArrangedList()
    /// A view that is becoming a subview in order to be arranged, and where.
    package final var arriving: (view: UIView, index: Int)?
    final let constraintsOfStack = ArrangementConstraints()
    /// Whether the constraints are those that are to be there.
    final var isArrangementKnown = false
    /// Whether the constraints depend on what arranged views contain.
    final var followsContents = false
    /// Whether somebody has asked for the views that have the stack's baselines, and they may change.
    final var answersBaselines = false
    /// What holds all views across; nil where none is needed.
    final var spacer: UILayoutGuide?
    final var needsSpacer = false
    /// What stands between views.
    final var gapGuides: [UILayoutGuide] = []
    final var neededGapCount = 0

    /// Those of a view, and what else a stack has.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + stackKeys }

    /// Makes an empty stack of that frame, with UIKit's defaults.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a stack of the frame zero that arranges `views`, which become its subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// The views that the stack places, in order. All are subviews; the order of `subviews` is another one.
    /// - Complexity: O(their number).
    open var arrangedSubviews: [UIView] { arrangedViews }

    /// Adds a view to the end of the arranged ones, and to the subviews if it is none yet. A view that is arranged
    /// already moves to the end. From now on constraints place it.
    /// - Precondition: as for `addSubview(_:)`.
    /// - Complexity: as `addSubview(_:)`.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: .max) }

    /// Adds a view to the arranged ones at an index, which counts without it, and to the subviews, in front, if it is
    /// none yet; an index beyond the end means the end.
    /// - Precondition: `stackIndex` is not negative; as for `addSubview(_:)`.
    /// - Complexity: O(number of arranged views).
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    /// Takes a view out of the arranged ones; it stays a subview, and goes on to be placed by constraints, of which the
    /// stack has none for it any more. Does nothing for a view that is not arranged. `removeFromSuperview()` takes a view
    /// out of both.
    open func removeArrangedSubview(_ view: UIView) { disarrange(view) }

    // MARK: Properties

    /// Along which axis the views stand. `.horizontal` by default.
    open var axis: NSLayoutConstraint.Axis {
        get { self[stored: Self.axisProperty] }
        set { self[stored: Self.axisProperty] = newValue }
    }

    /// How lengths and gaps along the axis fill the stack. `.fill` by default.
    open var distribution: Distribution {
        get { self[stored: Self.distributionProperty] }
        set { self[stored: Self.distributionProperty] = newValue }
    }

    /// Where views stand across the axis. `.fill` by default.
    open var alignment: Alignment {
        get { self[stored: Self.alignmentProperty] }
        set { self[stored: Self.alignmentProperty] = newValue }
    }

    /// The gap between views, in points; the least one where gaps are equal. 0 by default; negative ones let views
    /// overlap. `spacingUseSystem` stands for 8.
    /// - Precondition: the number is finite.
    open var spacing: CGFloat {
        get { self[stored: Self.spacingProperty] }
        set { writeSpacing(newValue) }
    }

    /// Sets the gap after one of the arranged views; `spacingUseDefault` takes it away. It goes when the view leaves, and
    /// does not count while the view is hidden. Does nothing for a view that is not arranged.
    /// - Precondition: the number is finite.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        writeSpacing(spacing, after: arrangedSubview)
    }

    /// The gap that was set after an arranged view; `spacingUseDefault` if none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arranged.spacing(after: arrangedSubview) ?? Self.spacingUseDefault
    }

    /// Whether the gaps of a vertical stack reach from the last baseline of a view to the first one of the view below:
    /// without text these are the bottom and the top edge. False by default.
    open var isBaselineRelativeArrangement: Bool {
        get { self[stored: Self.isBaselineRelativeProperty] }
        set { self[stored: Self.isBaselineRelativeProperty] = newValue }
    }

    /// Whether the views stand within `layoutMarginsGuide` instead of the bounds. False by default.
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { self[stored: Self.isMarginsRelativeProperty] }
        set { self[stored: Self.isMarginsRelativeProperty] = newValue }
    }

    // MARK: Size and layout

    /// The smallest size that the constraints of the stack allow: `systemLayoutSizeFitting(_:)` of zero. `size` plays no
    /// part. The stack itself has no intrinsic size.
    /// - Complexity: O(subtree); a look-up for the same question as long as nothing changes.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

    /// The view whose first baseline is the stack's: of a row that of the tallest view, of a column that of the first one;
    /// of a stack in its place the same.
    /// - Complexity: O(arranged views), of a row, for each stack on the way.
    open override var forFirstBaselineLayout: UIView { untracked { baselineView(true) } }

    /// The view whose last baseline is the stack's: of a row that of the tallest view, of a column that of the last one;
    /// of a stack in its place the same.
    /// - Complexity: O(arranged views), of a row, for each stack on the way.
    open override var forLastBaselineLayout: UIView { untracked { baselineView(false) } }

    /// Asks views of other classes than this package's what they contain, so that the stack hears of it when what that
    /// follows from changes. Overrides call super.
    /// - Complexity: O(arranged views).
    open override func layoutSubviews() {
        super.layoutSubviews()
        readContents()
    }

    /// Takes the new margins into account. Overrides call super.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { contentSizeDidChange() }
    }
}
