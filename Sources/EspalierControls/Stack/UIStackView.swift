import EspalierViews
import Foundation

/// A view that places some of its subviews, its arranged views, in a row or in a column.
///
/// It does so in `layoutSubviews()`, from the lengths that the views wish: their `intrinsicContentSize`. A view without a
/// wish has no length of its own, whatever its frame is. What is hidden takes no room. Results are not rounded.
open class UIStackView: UIView {
    /// The arranged views that are subviews, which all of them are.
    final var arranged = ArrangedList()
    /// What the content asks for; valid while `isContentSizeKnown`.
    final var knownFitting = StackFitting()

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
    /// already moves to the end.
    /// - Precondition: as for `addSubview(_:)`.
    /// - Complexity: as `addSubview(_:)`.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: .max) }

    /// Adds a view to the arranged ones at an index, which counts without it, and to the subviews, in front, if it is
    /// none yet; an index beyond the end means the end.
    /// - Precondition: `stackIndex` is not negative; as for `addSubview(_:)`.
    /// - Complexity: O(number of arranged views).
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    /// Takes a view out of the arranged ones; it stays a subview, with its frame. Does nothing for a view that is not
    /// arranged. `removeFromSuperview()` takes a view out of both.
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

    /// Whether the gaps of a vertical stack reach from the last baseline of a label to the first one of the label below.
    /// Of other views, edges count. False by default.
    open var isBaselineRelativeArrangement: Bool {
        get { self[stored: Self.isBaselineRelativeProperty] }
        set { self[stored: Self.isBaselineRelativeProperty] = newValue }
    }

    /// Whether the views stand within `layoutMargins` instead of the bounds. False by default.
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { self[stored: Self.isMarginsRelativeProperty] }
        set { self[stored: Self.isMarginsRelativeProperty] = newValue }
    }

    // MARK: Size and layout

    /// The fitting size: along the axis what the views wish and the gaps, across it the most that one of them wishes,
    /// and the margins, if they count. No metric on an axis on which there are visible views and none has a wish.
    /// - Complexity: O(arranged views), here and in stacks below, of which the content has changed; else O(1).
    open override var intrinsicContentSize: CGSize { fitting.intrinsic }

    /// The fitting size, as `intrinsicContentSize`; views without a wish count as 0. `size` plays no part.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fitting.size }

    /// Places the arranged views. Other subviews stay where they are.
    /// - Complexity: O(n log n) in the number of arranged views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutArranged()
    }

    /// Takes the new margins into account. Overrides call super.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { contentSizeDidChange() }
    }
}
