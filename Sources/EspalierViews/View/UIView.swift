import EspalierObservation
import Foundation

/// A rectangle in a tree of rectangles, with UIKit's semantics and without a screen.
///
/// A view stores its `bounds`, `center` and `transform`; its `frame` follows from them. It owns its subviews and
/// does not own its superview. All lengths are points; `x` grows to the right, `y` downwards.
///
/// The class is not bound to the main actor and not `Sendable`: a tree belongs to one isolation domain, and different
/// trees may run on different threads at the same time.
open class UIView: UIResponder {
    // This body declares everything that UIKit lets a subclass override; the work stands in extensions, one topic a file.

    // MARK: Storage

    // What a walk looks at comes first, in one cache line; and all of it is 120 bytes with the object's header, which
    // `malloc` gives 128 for: one byte more would cost sixteen, and none is left. A test holds the size.

    /// The view's place in the order of a part of the tree, where `flags` has `ordered`; else its window. See
    /// `orderNode` and `hostWindow`.
    final var place: UnsafeMutableRawPointer?
    final var flags = ViewFlags.initial
    /// The tag, or `distantTag` for one that needs more room.
    final var shortTag: Int32 = 0
    final var parent: ViewReference?
    /// Siblings, in the order of the superview's list. A superview holds one reference to each of its children.
    final var nextSibling: ViewReference?
    /// The sibling before; of the first child, the last one: so the end of the list is found without a field for it.
    /// Valid with `parent`. See `previousSibling` and `lastChild`.
    final var siblingBefore: ViewReference?
    final var firstChild: ViewReference?
    /// `center ± bounds.size / 2`: the frame as it would be without a transform. The frame itself where there is none.
    final var rect = CGRect.zero
    /// `subviews` as it was last asked for; nil after a change that does not simply add or remove at the end.
    final var childArray: [UIView]?
    final var side: SideRecord?
    final var childCount: Int32 = 0
    final var maskBits: UInt8 = 0
    final var seams: ViewSeams = []
    /// How many views above hand a size change on to their subviews at the moment; valid with `autoresizing`.
    final var autoresizingDepth: UInt8 = 0
    final var marks: ConstraintMarks = []

    // MARK: Making

    /// Makes a view of that frame, with UIKit's defaults.
    ///
    /// - Parameter frame: in the coordinates of the future superview. NaN and infinite parts trap; negative sizes are
    ///   standardised.
    public init(frame: CGRect) {
        super.init()
        markForFirstUpdate()
        if frame != .zero { setFrame(frame) }
    }

    /// Makes a view of the frame zero.
    public convenience override init() {
        self.init(frame: .zero)
    }

    convenience override init(request: InstanceRequest) {
        self.init(frame: request.frame ?? .zero)
    }

    /// Makes a view from an archive. What an interface file says of it, frame, properties and subviews, is set when this
    /// returns; a view of another archive has the frame zero.
    public required init?(coder: NSCoder) {
        super.init()
        markForFirstUpdate()
        coder.decode(self)
    }

    deinit {
        releaseOnDeinit()
    }

    // MARK: Description

    /// The class, the name and tag if it has them, and the frame. Never an address, so that output stays the same.
    open override var description: String { ownDescription }

    // MARK: Responder

    /// The view's controller if this is its root view, otherwise the superview.
    open override var next: UIResponder? { owner ?? superview }

    // MARK: Geometry

    /// The rectangle that the view fills in its superview's coordinates.
    ///
    /// Under a transform it is the bounding box of the transformed bounds. Setting it then moves the centre to the
    /// middle of the rectangle, and gives the bounds the size of the rectangle under the inverse transform. (UIKit
    /// documents the frame as undefined there; scales and quarter turns come out exactly.) A negative size is
    /// standardised.
    /// - Precondition: all four numbers are finite.
    open var frame: CGRect {
        get {
            track(.frame)
            return flags.contains(.transformed) ? transformedFrame : rect
        }
        set { setFrame(newValue) }
    }

    /// The rectangle in the view's own coordinates. Its size follows the frame; its origin shifts where subviews
    /// appear. Setting the size keeps `center`.
    /// - Precondition: all four numbers are finite.
    open var bounds: CGRect {
        get {
            track(.bounds)
            return CGRect(origin: boundsOrigin, size: rect.size)
        }
        set { setBounds(newValue) }
    }

    /// The middle of the frame, in the superview's coordinates. Under a transform it is the middle of the transformed
    /// bounds.
    /// - Precondition: both numbers are finite.
    open var center: CGPoint {
        get {
            track(.center)
            return exactCenter
        }
        set { setCenter(newValue) }
    }

    /// How the view is drawn around its centre. Keeps `bounds` and `center`; `frame` follows.
    /// - Precondition: all six numbers are finite.
    open var transform: CGAffineTransform {
        get {
            track(.transform)
            return transformValue
        }
        set { setTransform(newValue) }
    }

    /// The same as `transform`, in space. The view keeps the whole transform. For frames and points, and as
    /// `transform`, only its part in the plane counts (`CATransform3DGetAffineTransform(_:)`).
    /// - Precondition: all sixteen numbers are finite.
    open var transform3D: CATransform3D {
        get {
            track(.transform)
            return geometry.transform3D
        }
        set { setTransform3D(newValue) }
    }

    /// The point of the bounds that lies at `center` and around which the transform turns, as shares of their sides.
    /// The middle by default. Setting it keeps `center`, so the frame moves. Scenario documents do not know it: they
    /// get the same frames.
    /// - Precondition: both numbers are finite.
    open var anchorPoint: CGPoint {
        get {
            track(.frame)
            return anchorValue
        }
        set { setAnchorPoint(newValue) }
    }

    /// Converts a point from this view's coordinates to another's. Nil means the window, or without a window the
    /// topmost view. Points of different trees are converted by the frames of their topmost views: windows on the
    /// screen, and other roots beside them.
    /// - Complexity: O(depth).
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

    /// Converts a point from another view's coordinates to this view's. See `convert(_:to:)`.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }

    /// Converts a rectangle to another view's coordinates: the bounding box of its four converted corners.
    /// See `convert(_:to:)`.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }

    /// Converts a rectangle from another view's coordinates: the bounding box of its four converted corners.
    /// See `convert(_:to:)`.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

    // MARK: Hit testing

    /// The deepest view, at or below this one, that takes a touch at `point` (in this view's coordinates), or nil.
    /// Hidden, transparent (`alpha` below 0.01) and non-interactive views are skipped with their subtrees.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTested(point, with: event) }

    /// Whether `point` lies in `bounds`: half open, so the right and the bottom edge are outside.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let bounds = bounds
        return bounds.minX <= point.x && point.x < bounds.maxX && bounds.minY <= point.y && point.y < bounds.maxY
    }

    // MARK: Accessibility

    // Data, for tests and tools: nothing is read out.

    /// Whether the view is read out as one thing. False by default; true for labels, buttons, switches, sliders and
    /// fields.
    open var isAccessibilityElement: Bool {
        get { said(\.isElement) ?? false }
        set { changeAccessibility { $0.isElement = newValue } }
    }

    /// What the view is called. nil by default; the text of a label or a field's placeholder, a button's title.
    open var accessibilityLabel: String? {
        get { said(\.label) }
        set { changeAccessibility { $0.label = newValue } }
    }

    /// What happens when the view is operated. nil by default.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }

    /// The present value of the view. nil by default; the text of a field, `1` or `0` of a switch, a percentage of a
    /// slider.
    open var accessibilityValue: String? {
        get { said(\.value) }
        set { changeAccessibility { $0.value = newValue } }
    }

    /// What kind of thing the view is. None by default; what the control is, for those of the system.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { said(\.traits) ?? .none }
        set { changeAccessibility { $0.traits = newValue } }
    }

    /// The language, as `en-GB`, in which the view's texts are read. nil by default: the user's.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { changeAccessibility { $0.language = newValue } }
    }

    /// Where the view is on the screen. Its bounds, unless something else was set.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? boundsOnScreen }
        set { changeAccessibility { $0.frame = newValue } }
    }

    /// The outline of the view on the screen, where it is no rectangle. nil by default.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { changeAccessibility { $0.path = newValue } }
    }

    /// Where the view is tapped, on the screen. The middle of `accessibilityFrame`, unless something else was set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { changeAccessibility { $0.activationPoint = newValue } }
    }

    /// The elements that the view is a container of, in their order. nil by default: those below it. Held.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { changeAccessibility { $0.elements = newValue } }
    }

    /// How many elements the view says that it has: those of `accessibilityElements`, or 0.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// One of `accessibilityElements`, or nil.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Which of `accessibilityElements` an object is, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Whether all views below the view are left out when a screen is read out. False by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { changeAccessibility { $0.hidesElements = newValue } }
    }

    /// Whether all siblings of the view are left out when a screen is read out. False by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { changeAccessibility { $0.isModal = newValue } }
    }

    /// Whether everything below the view is read before its neighbours. False by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { changeAccessibility { $0.groupsChildren = newValue } }
    }

    /// What the view is a container of. None by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { changeAccessibility { $0.containerType = newValue } }
    }

    /// What can be done with the view besides operating it. nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { changeAccessibility { $0.customActions = newValue } }
    }

    /// What users may call the view who speak to it, the best first. nil by default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.inputLabels }
        set { changeAccessibility { $0.inputLabels = newValue } }
    }

    /// Whether operating the view does anything. `isUserInteractionEnabled`, unless something else was set.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToUserInteraction ?? isUserInteractionEnabled }
        set { changeAccessibility { $0.respondsToUserInteraction = newValue } }
    }

    /// Operates the view, as a tap would. For subclasses; does nothing, and returns false.
    open func accessibilityActivate() -> Bool { false }

    /// Sets an adjustable value one step up. For subclasses; does nothing.
    open func accessibilityIncrement() {}

    /// Sets an adjustable value one step down. For subclasses; does nothing.
    open func accessibilityDecrement() {}

    /// Leaves a modal view. For subclasses; does nothing, and returns false.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Does what matters most on the screen. For subclasses; does nothing, and returns false.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Scrolls by a page. For subclasses; does nothing, and returns false.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Reading has come to the view. For subclasses; never called, as nothing is read out.
    open func accessibilityElementDidBecomeFocused() {}

    /// Reading has left the view. For subclasses; never called, as nothing is read out.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether the view is being read out. False: nothing is.
    open func accessibilityElementIsFocused() -> Bool { false }

    // MARK: Gestures

    /// The recognizers that get touches of the view and of all views below it, in the order in which they were added;
    /// nil if there are none. Setting it removes those that are not in the list, and adds the others.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { knownRecognizers }
        set { setRecognizers(newValue ?? []) }
    }

    /// Adds a recognizer, and takes it from another view. The view holds it. Does nothing for one of this view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }

    /// Removes a recognizer. What it has begun ends as cancelled. Does nothing for one of another view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }

    /// Whether a recognizer of this view, or of one above it, may begin with a touch in this view. For subclasses;
    /// true. The recognizer's delegate is asked first, then the view that was hit, then those above it, and last the
    /// recognizer's own view.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Autoresizing

    /// Whether a change of `bounds.size` resizes the subviews by their masks. True by default.
    open var autoresizesSubviews: Bool {
        get { readFlag(.autoresizesSubviews, of: .autoresizesSubviews) }
        set { setFlag(.autoresizesSubviews, newValue, of: .autoresizesSubviews) }
    }

    /// Which margins and sides take part when the superview's size changes. Empty by default.
    open var autoresizingMask: AutoresizingMask {
        get {
            track(.autoresizingMask)
            return AutoresizingMask(rawValue: UInt(maskBits))
        }
        set { setAutoresizingMask(newValue) }
    }

    /// The size that fits the view best. A plain view returns its present `bounds.size`.
    open func sizeThatFits(_ size: CGSize) -> CGSize { rect.size }

    /// Gives the view the size that `sizeThatFits(_:)` returns for its present one, and keeps `frame.origin`.
    open func sizeToFit() { fitSize() }

    /// The size that the content asks for; `noIntrinsicMetric` on an axis without a wish.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Tells that `intrinsicContentSize` has changed: marks the superview.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

    /// How much the view resists becoming larger than its content, if constraints or the superview ask for that. 250 by
    /// default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        side?.uncommon?.hugging[axis] ?? .defaultLow
    }

    /// Sets how much the view resists becoming larger than its content. Another priority marks the superview.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setPriority(priority, \.hugging, axis)
    }

    /// How much the view resists becoming smaller than its content, if constraints or the superview ask for that. 750
    /// by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        side?.uncommon?.compressionResistance[axis] ?? .defaultHigh
    }

    /// Sets how much the view resists becoming smaller than its content. Another priority marks the superview.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setPriority(priority, \.compressionResistance, axis)
    }

    // MARK: Hierarchy

    /// The view that contains this view, or nil.
    open var superview: UIView? {
        track(.superview)
        return parent?.object
    }

    /// The views that this view contains, back to front.
    /// - Complexity: O(1) if nothing changed since the last read, or only at the end; otherwise O(subviews). Reading it
    ///   after each removal of the first view moves the list in memory each time.
    open var subviews: [UIView] {
        track(.subviews)
        return currentSubviews()
    }

    /// The window of the view's tree, or nil.
    open var window: UIWindow? {
        track(.window)
        return hostWindow?.object
    }

    /// Adds a view in front of all others, and takes it out of its old superview in the same step. A view that is a
    /// subview already comes to the front.
    /// - Precondition: `view` is neither this view nor above it, and no window.
    /// - Complexity: O(1) for a view without subviews, else O(depth).
    open func addSubview(_ view: UIView) { insert(view, at: .front) }

    /// Inserts a view at an index of the list. The index counts after the view has been taken out of the list; an index
    /// beyond the end means the end.
    /// - Precondition: `index` is not negative; as `addSubview(_:)`.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

    /// Inserts a view right in front of a subview; in front of all others if `siblingSubview` is no subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }

    /// Inserts a view right behind a subview; in front of all others if `siblingSubview` is no subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }

    /// Exchanges two subviews. With an index that is not in the list nothing changes, and the tree's `diagnosticsHandler`
    /// is told.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Moves a subview in front of its siblings. Does nothing for a view that is no subview.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .front) }

    /// Moves a subview behind its siblings. Does nothing for a view that is no subview.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: .index(0)) }

    /// Takes the view out of its superview. Does nothing without one.
    open func removeFromSuperview() { detach() }

    /// Whether the view is `view` or lies below it.
    /// - Complexity: O(depth).
    open func isDescendant(of view: UIView) -> Bool { isAtOrBelow(view) }

    /// The first view with that tag, depth-first, this one included, or nil.
    /// - Complexity: O(subtree); O(log views of that tag) if frequent searches have made an index.
    open func viewWithTag(_ tag: Int) -> UIView? { tagValue == tag ? self : firstDescendant(tag: tag) }

    /// A number by which to find the view. 0 by default.
    open var tag: Int {
        get {
            track(.tag)
            return tagValue
        }
        set { setTag(newValue) }
    }

    // MARK: Life cycle

    /// A view was added. For subclasses; does nothing.
    open func didAddSubview(_ subview: UIView) {}

    /// A subview is about to leave, with the old state still in place. For subclasses; does nothing.
    open func willRemoveSubview(_ subview: UIView) {}

    /// The superview is about to change, to nil on removal. For subclasses; does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// The superview has changed. For subclasses; does nothing.
    open func didMoveToSuperview() {}

    /// The window is about to change, for this view and all below it. For subclasses; does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// The window has changed. For subclasses; does nothing.
    open func didMoveToWindow() {}

    // MARK: Layout

    /// Marks the view: the next pass calls its `layoutSubviews()`.
    /// - Complexity: O(1) amortised: marking goes up to the first ancestor that is marked already.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Runs a layout pass over the marked views at and below this view, beginning with the topmost marked superview
    /// right above it. First it calls `updateConstraints()` of the views that are marked for it, and solves the rules
    /// and constraints of the whole tree (SLL 10.4, AUTOLAYOUT 3.1).
    /// - Complexity: O(depth + marked paths).
    open func layoutIfNeeded() { runLayoutPass() }

    /// Places the subviews. For subclasses; does nothing. Runs after the superview's.
    open func layoutSubviews() {}

    // MARK: Layer

    /// The class of the view's layer: `CALayer` or a subclass.
    open class var layerClass: AnyClass { CALayer.self }

    /// The view's layer, of the class `layerClass`. It is made at the first read, and is the same object from then on.
    open var layer: CALayer { ownLayer }

    /// Places what is in the view's layer. A pass calls it if code has asked for the layer. It calls
    /// `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

    /// Nothing is drawn, so it is never called.
    open func display(_ layer: CALayer) {}

    /// What happens when a property of the layer changes: nothing.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    // MARK: Drawing

    /// Asks for the content to be drawn again. Nothing is drawn here, so it does nothing; for ported code to call.
    open func setNeedsDisplay() {}

    /// Asks for a part of the content to be drawn again. Nothing is drawn here, so it does nothing.
    open func setNeedsDisplay(_ rect: CGRect) {}

    /// Draws the content. For subclasses. Nothing is drawn here, so it is never called.
    open func draw(_ rect: CGRect) {}

    // MARK: Margins

    /// The part of the view that bars or the edges of the screen cover. Zero outside a window, unless a scenario
    /// document sets it.
    open var safeAreaInsets: UIEdgeInsets { currentSafeArea }

    /// The safe area has changed. For subclasses; does nothing.
    open func safeAreaInsetsDidChange() {}

    /// The distances that content should keep from the edges: the margins that were set, plus the safe area, and at
    /// least what is left of the superview's margins if `preservesSuperviewLayoutMargins` is true. Setting it sets the
    /// first part.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMarginBase(newValue) }
    }

    /// `layoutMargins` by reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMargins }
        set { setDirectionalMargins(newValue) }
    }

    /// Whether the margins are at least what is left of the superview's. False by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { side?.margins?.preservesSuperview ?? false }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    /// Whether `layoutMargins` contain the safe area. True by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { side?.margins?.includesSafeArea ?? true }
        set { changeMargins { $0.includesSafeArea = newValue } }
    }

    /// The margins have changed by a setter or by the safe area. For subclasses; does nothing.
    open func layoutMarginsDidChange() {}

    // MARK: Constraints

    /// The constraints that the view holds, in the order in which they were activated.
    /// - Complexity: O(constraints).
    open var constraints: [NSLayoutConstraint] {
        track(.constraints)
        return constraintRecord?.held ?? []
    }

    /// Activates a constraint with this view as its holder, whichever view held it before. Does nothing if this view
    /// holds it.
    /// - Precondition: the view is at or above all items of the constraint.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(heldBy: self) }

    /// Calls `addConstraint(_:)` for each, in their order.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that this view holds. Does nothing for others.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { takeConstraint(constraint) }

    /// Calls `removeConstraint(_:)` for each, in their order.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the view's frame and mask decide its frame (true, the default), or constraints do. If constraints do,
    /// the view is an item of its tree's constraints, and a frame that you set holds until the next pass.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { readFlag(.translatesMask, of: .translatesAutoresizingMaskIntoConstraints) }
        set { setTranslatesMask(newValue) }
    }

    /// Whether views of the class need constraints to be laid out. False by default. It is here for ported code;
    /// nothing reads it.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Change constraints here. It is called at the beginning of a pass, subviews first, if the view is marked. For
    /// subclasses; does nothing. Views of a subclass begin marked.
    open func updateConstraints() {}

    /// Marks the view: the next pass calls its `updateConstraints()`.
    /// - Complexity: O(1) amortised: marking goes up to the first ancestor that is marked already.
    open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

    /// Whether the view is marked.
    open func needsUpdateConstraints() -> Bool { marks.contains(.needsUpdate) }

    /// Calls `updateConstraints()` of the marked views at and below this view, subviews first.
    open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

    /// The size that the constraints at and below the view give it, as near to `targetSize` as they let it come, at
    /// priority 50 (`fittingSizeLevel`) on both axes. Changes nothing (AUTOLAYOUT 3.4).
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittedSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }

    /// The size that the constraints at and below the view give it, as near to `targetSize` as they let it come, at
    /// these priorities. Changes nothing (AUTOLAYOUT 3.4).
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The rectangle that constraints place, for a view of that frame: the frame less `alignmentRectInsets`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame of a view whose alignment rectangle constraints have placed: the rectangle with `alignmentRectInsets`
    /// around it. An override must be the inverse of `alignmentRect(forFrame:)`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// How far the alignment rectangle lies inside the frame. Zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view whose first baseline is this view's: `forLastBaselineLayout` by default.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view whose last baseline is this view's: the view itself by default.
    open var forLastBaselineLayout: UIView { self }

    /// Whether the constraints leave more than one place or size for the view, as of the last layout pass
    /// (AUTOLAYOUT 2.5). False for views that constraints do not place.
    open var hasAmbiguousLayout: Bool { ambiguousLayout() }

    /// Moves the view to another place or size that its constraints allow, until the next pass. Does nothing if they
    /// allow none.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    /// The active constraints on which the view's place and size on an axis depend, as of the last layout pass.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        affectingConstraints(for: axis)
    }

    // MARK: Guides

    /// The guides that were added, in their order.
    open var layoutGuides: [UILayoutGuide] { constraintRecord?.guides?.added ?? [] }

    /// Adds a guide, and takes it from another view that has it. Does nothing for a guide of this view.
    /// - Precondition: `layoutGuide` is not one that every view has.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

    /// Removes a guide; constraints with it become inactive. Does nothing for a guide that was not added to this view.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

    /// The bounds less the safe area. The same object at each read.
    open var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }

    /// The bounds less the layout margins. The same object at each read.
    open var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }

    /// The bounds less the layout margins, at most 672 points wide, centred. The same object at each read.
    open var readableContentGuide: UILayoutGuide { ownGuide(.readable) }

    /// The part of the view that the keyboard covers; without a keyboard, a line at the bottom of the safe area. The
    /// same object at each read.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardGuide }

    // MARK: Anchors

    /// The leading edge: left, or right if reading goes from right to left.
    open var leadingAnchor: NSLayoutXAxisAnchor { anchorX(.leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { anchorX(.trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { anchorX(.left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { anchorX(.right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { anchorY(.top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { anchorY(.bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { dimension(.width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { dimension(.height) }
    /// The horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { anchorX(.centerX) }
    /// The vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { anchorY(.centerY) }
    /// The first line's baseline; without text the top edge.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { anchorY(.firstBaseline) }
    /// The last line's baseline; without text the bottom edge.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { anchorY(.lastBaseline) }

    // MARK: Observing

    /// The properties that key paths as text can name. A subclass adds its own to `super.observableKeys`.
    open class var observableKeys: [ObservableKey] { viewKeys }

    /// See ``KeyValueObservable/keyPathsForValuesAffecting(_:)``. None by default.
    open class func keyPathsForValuesAffecting(_ keyPath: AnyKeyPath) -> [AnyKeyPath] { [] }

    /// See ``KeyValueObservable/automaticallyNotifiesObservers(of:)``. True by default.
    open class func automaticallyNotifiesObservers(of keyPath: AnyKeyPath) -> Bool { true }

    // MARK: Appearance and interaction

    /// Whether the view is shown. False by default.
    open var isHidden: Bool {
        get { readFlag(.hidden, of: .isHidden) }
        set { setFlag(.hidden, newValue, of: .isHidden) }
    }

    /// Opacity from 0 to 1. 1 by default.
    open var alpha: CGFloat {
        get {
            track(.alpha)
            return side?.uncommon?.alpha ?? 1
        }
        set { setAlpha(newValue) }
    }

    /// Colour behind the content. nil by default.
    open var backgroundColor: UIColor? {
        get {
            track(.backgroundColor)
            return side?.uncommon?.backgroundColor
        }
        set { setBackgroundColor(newValue) }
    }

    /// The colour of what can be tapped, inherited from the superview; system blue at the top. A dimmed colour is a
    /// grey of the same luminance: UIKit says no more than that it is desaturated.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { tintAdjustmentMode == .dimmed ? inheritedTintColor.desaturated : inheritedTintColor }
        set { changeTint { $0.tintColor = newValue } }
    }

    /// The tint that the view has by itself or from above is another one, or is dimmed or not: its `tintColor` or
    /// `tintAdjustmentMode` was set, or that of a view above it. Superviews hear it first. Moving tells nothing. For
    /// subclasses; does nothing.
    open func tintColorDidChange() {}

    /// Whether the tint is dimmed. The getter gives the first mode that is not automatic, of this view and those above
    /// it, or `.normal` if there is none. `.automatic`, the default, takes the superview's.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { inheritedTintAdjustmentMode }
        set { changeTint { $0.tintAdjustmentMode = newValue } }
    }

    /// Whether touches reach the view and the views below it. True by default.
    open var isUserInteractionEnabled: Bool {
        get { readFlag(.userInteraction, of: .isUserInteractionEnabled) }
        set { setFlag(.userInteraction, newValue, of: .isUserInteractionEnabled) }
    }

    /// Whether the view promises to cover what is behind it. True by default; nothing is drawn here.
    open var isOpaque: Bool {
        get { readFlag(.opaque, of: .isOpaque) }
        set { setFlag(.opaque, newValue, of: .isOpaque) }
    }

    /// Whether subviews are cut off at the bounds. False by default; plays no part in hit testing.
    open var clipsToBounds: Bool {
        get { readFlag(.clips, of: .clipsToBounds) }
        set { setFlag(.clips, newValue, of: .clipsToBounds) }
    }

    /// Whether the view takes several touches at a time. False by default.
    open var isMultipleTouchEnabled: Bool {
        get { readFlag(.multipleTouch, of: .isMultipleTouchEnabled) }
        set { setFlag(.multipleTouch, newValue, of: .isMultipleTouchEnabled) }
    }

    /// Whether the view keeps touches from others. False by default.
    open var isExclusiveTouch: Bool {
        get { readFlag(.exclusiveTouch, of: .isExclusiveTouch) }
        set { setFlag(.exclusiveTouch, newValue, of: .isExclusiveTouch) }
    }

    /// How content follows the bounds. `.scaleToFill` by default.
    open var contentMode: ContentMode {
        get { side?.uncommon?.contentMode ?? .scaleToFill }
        set { changeUncommon { $0.contentMode = newValue } }
    }

    /// Pixels per point of the content. 1 by default, as there is no screen.
    open var contentScaleFactor: CGFloat {
        get { side?.uncommon?.contentScaleFactor ?? 1 }
        set { changeUncommon { $0.contentScaleFactor = newValue } }
    }

    /// The view whose alpha cuts out this one. nil by default; nothing is drawn here.
    open var mask: UIView? {
        get { side?.uncommon?.mask }
        set {
            existingLayer?.ownMask = nil
            changeUncommon { $0.mask = newValue }
        }
    }

    /// Which direction reading follows, whatever the language. `.unspecified` by default.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { side?.uncommon?.semanticContentAttribute ?? .unspecified }
        set { setSemanticContentAttribute(newValue) }
    }

    /// The direction in which content is laid out: the one that `semanticContentAttribute` forces, otherwise that of
    /// the traits. The traits say left to right unless something overrides them, because there is no locale here.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    // MARK: Traits

    /// The surroundings of the view: the traits of its window's screen, with the overrides of the views and controllers
    /// from the window down to this view. Outside of a window with a screen they are those of an upright phone with one
    /// pixel a point.
    /// - Complexity: O(1) in a window without overrides, else O(depth).
    open var traitCollection: UITraitCollection { UITraitCollection(values: currentTraits) }

    /// The traits that the view sets for itself and all views below it, instead of those that it would inherit. None by
    /// default.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: ownTraitOverrides) }
        set { ownTraitOverrides = newValue.values }
    }

    /// The traits have changed. Superviews hear it first, and controllers before their views. A view that comes into a
    /// window from none does not hear it, only handlers do. The base does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
