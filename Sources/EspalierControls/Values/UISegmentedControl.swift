import EspalierViews
import Foundation

/// A row of segments of which one, or none, is selected.
open class UISegmentedControl: UIControl {
    /// The index of no segment: -1.
    public static let noSegment = -1

    static let segmentsProperty = StoredProperty<UISegmentedControl, [ControlSegment]>(ofContent: [])
    static let selectedProperty = StoredProperty<UISegmentedControl, Int>(default: noSegment)

    static let segmentKeys = [
        ObservableKey(
            "selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex, stored: selectedProperty)
    ]

    /// Those of a control, and `selectedSegmentIndex`.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + segmentKeys }

    /// Makes a control of that frame, without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control with a segment for each item, in its own size.
    /// - Precondition: each item is a `String`, a `UIImage` or a `UIAction`.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        writeContent(Self.segmentsProperty, (items ?? []).map { ControlSegment(item: $0) })
        frame.size = sizeThatFits(.zero)
    }

    /// Makes a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Segments

    /// How many segments there are. 0 by default.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; an index beyond the end means the end, one below 0 the beginning.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(ControlSegment(title: title), at: segment)
    }

    /// Inserts a segment with an image; see ``insertSegment(withTitle:at:animated:)``.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(ControlSegment(image: image), at: segment)
    }

    /// Inserts a segment with an action's title or image, which does the action when it is tapped.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(ControlSegment(item: action), at: segment)
    }

    /// Takes a segment away; nothing where there is none. Without it nothing is selected if it was.
    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

    /// Takes all segments away.
    open func removeAllSegments() { removeAll() }

    /// Sets a segment's title, in place of an image; nothing where there is no such segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// A segment's title; nil where it has none, or there is no such segment.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

    /// Sets a segment's image, in place of a title; nothing where there is no such segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// A segment's image; nil where it has none, or there is no such segment.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

    /// A segment's action; nil where it has none, or there is no such segment.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

    /// Sets a segment's width in points; 0: the widest's. Nothing where there is no such segment.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }

    /// The width that was set for a segment; 0 where none was, or there is no such segment.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

    /// Sets whether a segment can be tapped. Nothing where there is no such segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

    /// Whether a segment can be tapped. True by default; false where there is no such segment.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }

    // MARK: Selection

    /// The selected segment, or `noSegment`, as by default. Setting it sends no actions.
    /// - Precondition: a segment's index, or `noSegment`.
    open var selectedSegmentIndex: Int {
        get { self[stored: Self.selectedProperty] }
        set { select(newValue) }
    }

    /// Selects a segment as a tap does: sends `.valueChanged` if another one was selected, or if the control is
    /// momentary. Nothing while the control or the segment is disabled.
    public final func tapSegment(at index: Int) { tap(index) }

    /// Whether taps leave nothing selected. False by default.
    open var isMomentary = false
    /// Whether each segment would be as wide as its title asks. False by default: all are as wide as the widest.
    open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the selected segment. nil by default.
    open var selectedSegmentTintColor: UIColor?

    override var keepsTaps: Bool { true }

    override func performTouchUp(_ touch: UITouch) {
        if let index = segment(at: touch.location(in: self).x) { tap(index) }
    }

    // MARK: Size

    /// 1 below (AUTOLAYOUT 7.5).
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    /// 31 high, the height of the alignment rectangle: of a frame that is 32 high; for each segment the width of the
    /// widest title in 13 points, and 19. Up to iOS 12: 28 of 29, and 14.5.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: contentWidth, height: usedDesign.segmentHeight - 1)
    }

    /// The size of the frame that goes with `intrinsicContentSize`, whatever the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wish = intrinsicContentSize
        return CGSize(width: wish.width, height: wish.height + 1)
    }

    /// The window may have a measurer of its own.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        textMayBeMeasuredAnew(goingTo: newWindow)
    }
}
