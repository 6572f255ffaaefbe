import EspalierViews
import Foundation

/// A view that shows a part of its content: the origin of its bounds is the offset of that part.
///
/// A finger of a test drags it (`window.drag(from:to:)`), by its `panGestureRecognizer`. Otherwise nothing scrolls by
/// itself: the offset is what was last set, clamped nowhere, and no change of the content's size moves it. Content that
/// rests at its top or its left edge stays there when `contentInset` changes, and also, unless somebody has set the
/// offset, when the safe area does, as when the view comes into a window. Content that reached over the bottom edge, or
/// the right one, does not come to end before it.
open class UIScrollView: UIView {
    final var isOffsetSet = false
    /// The insets by which the offset rests at an edge of the content, or does not.
    final var restingInset = RestingInset()
    /// What fingers do to it, once one has come near.
    final var fingers: ScrollFingers?
    /// Whose bar follows the offset: a navigation controller with a search bar.
    package final weak var offsetHearer: (any ScrollOffsetHearing)?
    /// What was zoomed last.
    final weak var zoomed: UIView?
    /// Whether a list's batch of updates is on its way to what a subclass may override.
    final var isHandingBatchOn = false
    /// What `adjustedContentInsetDidChange()` was last called for.
    final var toldInset = UIEdgeInsets.zero

    /// Those of a view, `contentOffset`, `contentSize`, and what else a scroll view has.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + scrollKeys }

    /// Makes a scroll view of that frame, with UIKit's defaults.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeScrollView()
    }

    /// Makes a scroll view from an archive.
    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        becomeScrollView()
        coder.decode(self)
    }

    // Swift overrides no property that can be set by one of another type: those of tables, collection views and text
    // views are properties beside this one, and go first by its mark.

    /// Who is told what happens. Not held. nil by default.
    ///
    /// Tables, collection views and text views have a `delegate` of their own type, as in UIKit, in place of this one.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { delegateDidChange() }
    }

    // MARK: Offset

    /// The point of the content that stands at the top left corner: the origin of `bounds`. Zero by default; not
    /// clamped to the content.
    /// - Precondition: both numbers are finite.
    open var contentOffset: CGPoint {
        get { boundsOriginProperty }
        set { writeOffset(newValue) }
    }

    /// Sets the offset. With animation the offset is set at once too, and the delegate is told of the end of the
    /// animation 0.3 seconds later by the window's clock; there is no animation to an offset that is the present one.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, animated: animated) }

    /// Scrolls as little as needed for a rectangle of the content to be visible within the adjusted insets, but not
    /// beyond the content; a rectangle that is too large is shown from the edge that is nearer. Does nothing for one
    /// that is visible, or that is empty.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    // MARK: Content and insets

    /// The size of the content. Zero by default.
    /// - Precondition: both numbers are finite.
    open var contentSize: CGSize {
        get { self[stored: Self.contentSizeProperty] }
        set { writeContentSize(newValue) }
    }

    /// What is kept free around the content. Zero by default. Content that rests at its top or its left edge stays
    /// there: with 20 at the top `contentOffset.y` becomes -20.
    /// - Precondition: all four numbers are finite.
    open var contentInset: UIEdgeInsets {
        get { self[stored: Self.contentInsetProperty] }
        set { writeContentInset(newValue) }
    }

    /// When the safe area is added to `contentInset`. `.automatic` by default.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { self[stored: Self.adjustmentProperty] }
        set { writeScrolling(Self.adjustmentProperty, newValue) }
    }

    /// `contentInset` with what `contentInsetAdjustmentBehavior` adds of the safe area.
    /// - Complexity: O(depth).
    open var adjustedContentInset: UIEdgeInsets { currentAdjustedInset }

    /// `adjustedContentInset` has changed. For subclasses; does nothing.
    open func adjustedContentInsetDidChange() {}

    // MARK: Scrolling

    /// Whether a finger can scroll. True by default.
    open var isScrollEnabled: Bool {
        get { self[stored: Self.isScrollEnabledProperty] }
        set { self[stored: Self.isScrollEnabledProperty] = newValue }
    }

    /// Whether a finger's scrolling stops at multiples of the bounds. False by default. Offsets that are set are kept
    /// as they are.
    open var isPagingEnabled: Bool {
        get { self[stored: Self.isPagingEnabledProperty] }
        set { self[stored: Self.isPagingEnabledProperty] = newValue }
    }

    /// Whether content gives way beyond its edges while a finger drags it. True by default.
    open var bounces: Bool {
        get { self[stored: Self.bouncesProperty] }
        set { self[stored: Self.bouncesProperty] = newValue }
    }

    /// Whether the vertical axis counts as one that scrolls, also where all of the content is visible. False by
    /// default.
    open var alwaysBounceVertical: Bool {
        get { self[stored: Self.alwaysBounceVerticalProperty] }
        set { writeScrolling(Self.alwaysBounceVerticalProperty, newValue) }
    }

    /// Whether the horizontal axis counts as one that scrolls, also where all of the content is visible. False by
    /// default.
    open var alwaysBounceHorizontal: Bool {
        get { self[stored: Self.alwaysBounceHorizontalProperty] }
        set { writeScrolling(Self.alwaysBounceHorizontalProperty, newValue) }
    }

    /// Whether a finger scrolls one axis at a time: the one along which it begins. False by default.
    open var isDirectionalLockEnabled = false
    /// Whether a tap on the status bar would scroll to the top. True by default.
    open var scrollsToTop = true
    /// How fast content runs out. `.normal` by default.
    open var decelerationRate = DecelerationRate.normal
    /// What makes a keyboard go. `.none` by default; with any other, dragging ends the editing in the window.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether content does not hear of a touch for 0.15 seconds, in which a finger that moves scrolls. True by
    /// default.
    open var delaysContentTouches = true
    /// Whether a touch that content has heard of can turn into scrolling. True by default.
    open var canCancelContentTouches = true

    /// Whether a touch that a view of the content has heard of may turn into scrolling, which cancels it there. For
    /// subclasses; true for what is no `UIControl`. Asked where `canCancelContentTouches` is true.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Whether a finger has touched, and may scroll.
    open var isTracking: Bool { isFollowingFinger }
    /// Whether a finger scrolls.
    open var isDragging: Bool { fingers?.isDragging ?? false }
    /// Whether content runs out: for 0.3 seconds of the window's clock after a finger has let it go. The offset is at
    /// its end at once.
    open var isDecelerating: Bool { fingers?.deceleration != nil }

    /// What lets a finger scroll. The first of `gestureRecognizers`.
    open var panGestureRecognizer: UIPanGestureRecognizer { ensureFingers().pan }

    /// What lets two fingers zoom; nil while `minimumZoomScale` and `maximumZoomScale` leave nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        maximumZoomScale > minimumZoomScale ? ensureFingers().pinch : nil
    }

    /// What begins refreshing when a finger pulls content down: a subview, put behind those there are. nil by default. Another
    /// `UIRefreshControl` among the subviews does too, where this is nil.
    open var refreshControl: UIRefreshControl? {
        didSet { showRefreshControl(insteadOf: oldValue) }
    }

    // MARK: Indicators

    /// Whether the vertical indicator would be shown. True by default.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal indicator would be shown. True by default.
    open var showsHorizontalScrollIndicator = true
    /// How indicators look. `.default` by default.
    open var indicatorStyle = IndicatorStyle.default
    /// What is kept free around the vertical indicator. Zero by default.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// What is kept free around the horizontal indicator. Zero by default.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether the safe area is added to the indicators' insets. True by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// Sets both indicators' insets; reads the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Would show the indicators for a moment. Nothing is drawn here.
    open func flashScrollIndicators() {}

    // MARK: Zooming

    /// How large the content is shown. 1 by default. Set outside of `minimumZoomScale` and `maximumZoomScale` it is
    /// clamped.
    ///
    /// Another scale gives the view that the delegate's `viewForZooming(in:)` names a transform of that scale. The corner
    /// of its frame stays, `contentSize` becomes the size of its frame, and what is in the middle of the scroll view stays
    /// there, as far as the content reaches. Then `scrollViewDidZoom(_:)` is called. Without such a view the scale is a
    /// number only.
    /// - Precondition: the number is finite.
    open var zoomScale: CGFloat {
        get { self[stored: Self.zoomScaleProperty] }
        set { writeZoomScale(newValue) }
    }

    /// The least `zoomScale`. 1 by default. Does not change the present one.
    open var minimumZoomScale: CGFloat {
        get { self[stored: Self.minimumZoomScaleProperty] }
        set { self[stored: Self.minimumZoomScaleProperty] = newValue }
    }

    /// The largest `zoomScale`. 1 by default. Does not change the present one; below the least, that counts.
    open var maximumZoomScale: CGFloat {
        get { self[stored: Self.maximumZoomScaleProperty] }
        set { self[stored: Self.maximumZoomScaleProperty] = newValue }
    }

    /// Sets the zoom scale. With animation it is set at once too, between the delegate's
    /// `scrollViewWillBeginZooming(_:with:)` and, by the window's clock, `scrollViewDidEndZooming(_:with:atScale:)`.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

    /// Zooms so far that a rectangle is as large as the scroll view allows, and scrolls it to the middle, both as far as
    /// the limits and the content allow. Delegates hear of it as of `setZoomScale(_:animated:)`.
    ///
    /// Does nothing for an empty rectangle or one that is not finite, nor where the delegate's `viewForZooming(in:)` names
    /// no view.
    ///
    /// - Parameters:
    ///   - rect: in the coordinates of that view.
    ///   - animated: whether there is an animation; the offset and the scale are set at once also then.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toRect: rect, animated: animated) }

    /// Whether zooming would give way beyond the limits. True by default.
    open var bouncesZoom = true
    /// Whether fingers zoom.
    open var isZooming: Bool { fingers?.isZooming ?? false }
    /// Whether zooming comes back from beyond its limits: never here.
    open var isZoomBouncing: Bool { false }

    // MARK: What it hears

    /// Adds what the safe area has become to `adjustedContentInset`. Overrides call super.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    /// Adds what the safe area of the window is to `adjustedContentInset`. Overrides call super.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        insetsMayHaveChanged()
    }

    /// Whether the offset follows the insets, so that content stays at its edges.
    var keepsPlace: Bool { true }

    /// The offset is another one now, which the view itself has. For subclasses of this package; does nothing. Called
    /// before the delegate is.
    func contentOffsetDidChange(from old: CGPoint) {}

    /// Where content comes to rest that a finger lets go. For subclasses of this package; what is proposed.
    func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// A finger is about to scroll. For subclasses of this package; does nothing. Called before the delegate is.
    func fingerWillDrag() {}

    /// What a finger has scrolled has come to rest. For subclasses of this package; does nothing. Called after the
    /// delegate is.
    func draggedContentDidRest() {}

    /// Another delegate was set. For subclasses of this package; does nothing.
    func delegateDidChange() {}
}
