import Foundation

/// A rectangle with corners, a border, a shadow and sublayers, as data: nothing is drawn.
///
/// The layer of a view is made when somebody asks for `UIView.layer`, and lives as long as the view. What both have is
/// one and the same: places and sizes, transforms, opacity, whether it is hidden and cuts off, the background. Setting
/// one of them on the layer sets it on the view, with all that follows from that, but for setters that the view's class
/// overrides. A layer that was made by its initialiser stands alone, and keeps these itself.
///
/// This body declares everything that a subclass may override; the work stands in extensions.
open class CALayer: ObjectMadeByClass, ObjectWithIdentity, CAMediaTiming {
    // MARK: Storage

    /// The view whose layer this is. It clears this when it goes.
    final var host: ViewReference?
    /// What a layer without a view keeps itself. Nil as long as there is a view.
    final var lone: LoneLayer? = LoneLayer()
    /// The sublayers apart from those of the view's subviews.
    final var own = OwnSublayers()
    /// The layer in whose `own` this one stands.
    final var place: Handle<CALayer>?
    /// Right in front of which subview of the place's view; nil for behind all of them.
    final var group: ViewReference?
    /// A view's layer that stands, or would stand, elsewhere than its view.
    final var isApart = false
    /// The view tells the layer of its changes.
    final var isHearing = false
    final var layoutMarks: LayoutMarks = []
    /// A mask that is no view's layer.
    final var ownMask: CALayer?
    final var animations: [LayerAnimation] = []
    private final weak var ownDelegate: (any CALayerDelegate)?

    // MARK: Making

    /// Makes a layer of the size zero.
    public init() { super.init(making: .plain) }

    /// Makes a layer that looks like another one, without its sublayers, its mask and its view.
    ///
    /// - Parameter layer: a `CALayer`; others count as a plain one.
    public init(layer: Any) {
        super.init(making: .plain)
        if let layer = layer as? CALayer { takeLook(of: layer) }
    }

    /// Archives of layers are not read: the layer is a plain one.
    public required init?(coder: NSCoder) { super.init(making: .plain) }

    /// Not to be called: write `T()`. See ``ObjectMadeByClass``.
    @available(*, unavailable, message: "write T()")
    public required convenience init(making request: InstanceRequest) {
        if let model = request.model { self.init(layer: model) } else { self.init() }
    }

    deinit { releaseOnDeinit() }

    // MARK: Identity

    /// The class and the name, if it has one. Never an address, so that output stays the same.
    open var description: String { name.map { "<\(type(of: self)) \($0)>" } ?? "<\(type(of: self))>" }

    /// Whether both are the same layer.
    public static func == (lhs: CALayer, rhs: CALayer) -> Bool { lhs === rhs }

    /// Hashes the layer's identity.
    public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// A name to find the layer by. Nil by default.
    open var name: String?

    /// Who lays out the sublayers: of a view's layer the view, unless another one was set. Held weakly.
    open var delegate: (any CALayerDelegate)? {
        get { ownDelegate ?? view }
        set { ownDelegate = newValue === view ? nil : newValue }
    }

    /// Whether somebody else than the view is the delegate.
    final var hasOwnDelegate: Bool { ownDelegate != nil }

    // MARK: Geometry

    /// The rectangle in the layer's own coordinates. Setting the size keeps `position`.
    /// - Precondition: all four numbers are finite.
    open var bounds: CGRect {
        get { geometry(.bounds).bounds }
        set { setBounds(newValue) }
    }

    /// Where the anchor point lies in the superlayer. Of a view's layer: `UIView.center`.
    /// - Precondition: both numbers are finite.
    open var position: CGPoint {
        get { geometry(.center).center }
        set { setPosition(newValue) }
    }

    /// The point of the bounds that lies at `position` and around which the transform turns, in shares of their sides.
    /// The middle by default. Setting it keeps `position`, so that the frame moves.
    /// - Precondition: both numbers are finite.
    open var anchorPoint: CGPoint {
        get { geometry(.frame).anchor }
        set { setAnchorPoint(newValue) }
    }

    /// The anchor point's z. Kept; nothing follows from it.
    open var anchorPointZ: CGFloat = 0

    /// How near to the eye the layer is among its siblings. Kept; pictures keep to the order of the list.
    open var zPosition: CGFloat = 0

    /// The rectangle that the layer fills in its superlayer. See `UIView.frame`.
    /// - Precondition: all four numbers are finite.
    open var frame: CGRect {
        get { geometry(.frame).frame }
        set { setFrame(newValue) }
    }

    /// How the layer is drawn around its anchor point. One of space is kept whole; for frames and places, and as
    /// `UIView.transform`, its part in the plane counts (`CATransform3DGetAffineTransform(_:)`).
    /// - Precondition: all numbers are finite.
    open var transform: CATransform3D {
        get { geometry(.transform).transform3D }
        set { setTransform(newValue) }
    }

    /// Put on sublayers. Kept; nothing follows from it.
    open var sublayerTransform = CATransform3DIdentity

    /// The part of `transform` in the plane.
    open func affineTransform() -> CGAffineTransform { geometry(.transform).transform }

    /// Sets `transform` to one of the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Whether `p`, in the layer's own coordinates, lies in its bounds: half open, as `UIView.point(inside:with:)`.
    open func contains(_ p: CGPoint) -> Bool { boundsContain(p) }

    /// The deepest and foremost layer at or below this one that contains a point, or nil. Hidden layers are passed over
    /// with all below them; where `masksToBounds`, so is what lies outside.
    ///
    /// - Parameter p: in the superlayer's coordinates, as on Apple's platforms.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitTested(p) }

    /// Converts a point from another layer's coordinates; nil stands for the topmost layer.
    /// - Complexity: O(depth).
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l) }

    /// Converts a point to another layer's coordinates; nil stands for the topmost layer.
    /// - Complexity: O(depth).
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }

    /// Converts a rectangle from another layer's coordinates: the box around its four corners.
    /// - Complexity: O(depth).
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l) }

    /// Converts a rectangle to another layer's coordinates: the box around its four corners.
    /// - Complexity: O(depth).
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, to: l) }

    /// The size that would suit: that of the bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    // MARK: Tree

    /// The layer that this one lies in. Of a view's layer that of its superview, unless one of the two was moved apart.
    open var superlayer: CALayer? { currentSuperlayer }

    /// The layers that lie in this one, back to front, those of a view's subviews among them; nil without any. Setting
    /// it takes out those that are not in the list.
    /// - Complexity: O(sublayers). Asking makes the layers of the subviews.
    open var sublayers: [CALayer]? {
        get { currentSublayers }
        set { setSublayers(newValue ?? []) }
    }

    /// Adds a layer in front of all others, and takes it out of its old superlayer.
    /// - Precondition: `layer` is neither this layer nor above it.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .front) }

    /// Inserts a layer at an index of the list, which counts after the layer has been taken out of it; an index beyond
    /// the end means the end.
    /// - Precondition: as `addSublayer(_:)`.
    /// - Complexity: O(sublayers); O(1) at 0.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: .index(Int(idx))) }

    /// Inserts a layer right behind a sublayer; in front of all others if `sibling` is none.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sibling.map { .below($0) } ?? .front)
    }

    /// Inserts a layer right in front of a sublayer; in front of all others if `sibling` is none.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: sibling.map { .above($0) } ?? .front)
    }

    /// Puts a layer in the place of a sublayer. Does nothing if `oldLayer` is none.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Takes the layer out of its superlayer. Of a view's layer: the layer alone, the view stays where it is; the layer
    /// comes back when the view moves.
    open func removeFromSuperlayer() { leave() }

    // MARK: Look

    /// Whether the layer is not shown. False by default.
    open var isHidden: Bool {
        get { view?.readFlag(.hidden, of: .isHidden) ?? lone?.isHidden ?? false }
        set { if let view { view.setFlag(.hidden, newValue, of: .isHidden) } else { lone?.isHidden = newValue } }
    }

    /// Opacity from 0 to 1. 1 by default. Of a view's layer: `UIView.alpha`, as a number of half the precision.
    open var opacity: Float {
        get { view.map { Float($0.trackedAlpha) } ?? lone?.opacity ?? 1 }
        set { if let view { view.setAlpha(CGFloat(newValue)) } else { lone?.opacity = newValue } }
    }

    /// Whether sublayers are cut off at the bounds. False by default.
    open var masksToBounds: Bool {
        get { view?.readFlag(.clips, of: .clipsToBounds) ?? lone?.masksToBounds ?? false }
        set { setMasksToBounds(newValue) }
    }

    /// Whether the layer promises to cover what is behind it. False by default, true of a view's layer.
    open var isOpaque: Bool {
        get { view?.readFlag(.opaque, of: .isOpaque) ?? lone?.isOpaque ?? false }
        set { if let view { view.setFlag(.opaque, newValue, of: .isOpaque) } else { lone?.isOpaque = newValue } }
    }

    /// The colour behind the sublayers. Nil by default.
    open var backgroundColor: CGColor? {
        get { view.map { $0.trackedShownBackground?.cgColor } ?? lone?.backgroundColor }
        set { setBackgroundColor(newValue) }
    }

    /// Pixels per point of the contents. 1 by default.
    open var contentsScale: CGFloat {
        get { view.map { $0.side?.uncommon?.contentScaleFactor ?? 1 } ?? lone?.contentsScale ?? 1 }
        set { setContentsScale(newValue) }
    }

    /// The layer whose opacity cuts out this one. Nil by default. Pictures do not show it.
    open var mask: CALayer? {
        get { ownMask ?? view?.side?.uncommon?.mask?.ownLayer }
        set { setMask(newValue) }
    }

    /// The radius of the corners, in points. 0 by default.
    open var cornerRadius: CGFloat = 0
    /// How the corners are rounded. `.circular` by default.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Which corners are rounded. All by default.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// How wide the border is, inside of the bounds, in points. 0 by default.
    open var borderWidth: CGFloat = 0
    /// The colour of the border. Black by default.
    open var borderColor: CGColor? = .black
    /// The colour of the shadow. Black by default. Pictures of the screen show shadows.
    open var shadowColor: CGColor? = .black
    /// The opacity of the shadow, from 0, the default, to 1.
    open var shadowOpacity: Float = 0
    /// How far the shadow is moved. (0, -3) by default.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How soft the shadow is. 3 by default.
    open var shadowRadius: CGFloat = 3
    /// The outline of the shadow; nil, the default, for that of the layer.
    open var shadowPath: CGPath? {
        get { keptShadowPath }
        set { keptShadowPath = newValue?.copy() }
    }
    private final var keptShadowPath: CGPath?
    /// What is drawn in the bounds. Nil by default.
    open var contents: Any?
    /// How the contents lie in the bounds. `.resize` by default.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Which part of the contents is drawn, in shares of them. All by default.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Which part of the contents is stretched, in shares of them. All by default.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// How contents are made smaller. `.linear` by default.
    open var minificationFilter = CALayerContentsFilter.linear
    /// How contents are made larger. `.linear` by default.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// How the layer goes together with what is behind it. Nil by default; kept.
    open var compositingFilter: Any?
    /// Whether the back is drawn. True by default.
    open var isDoubleSided = true
    /// Whether y grows upwards in sublayers. Kept; nothing follows from it.
    open var isGeometryFlipped = false
    /// Whether the layer would be drawn as a picture first. False by default.
    open var shouldRasterize = false
    /// Pixels per point of that picture. 1 by default.
    open var rasterizationScale: CGFloat = 1
    /// Whether sublayers and the layer are made transparent as one. True by default.
    open var allowsGroupOpacity = true
    /// Whether edges are smoothed. False by default.
    open var allowsEdgeAntialiasing = false
    /// Which edges are smoothed. All by default.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    /// Whether the layer would be drawn in the background. False by default.
    open var drawsAsynchronously = false
    /// Whether another size would ask for the layer to be drawn. False by default.
    open var needsDisplayOnBoundsChange = false

    private final var values: [String: Any]?

    /// What `setValue(_:forKey:)` has kept under a name. Properties are not found by their names.
    open func value(forKey key: String) -> Any? { values?[key] }

    /// Keeps a value under a name of one's own; nil takes it away. Properties are not set by their names: nothing that
    /// the layer shows changes.
    open func setValue(_ value: Any?, forKey key: String) {
        var kept = values ?? [:]
        kept[key] = value
        values = kept.isEmpty ? nil : kept
    }

    // MARK: Layout

    /// Marks the layer: the next pass calls its `layoutSublayers()`. Of a view's layer: `UIView.setNeedsLayout()`. A
    /// sublayer with layout code of its own marks the view, too, in which it lies.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Whether the layer is marked.
    open func needsLayout() -> Bool {
        view.map { $0.flags.contains(.needsLayout) } ?? layoutMarks.contains(.needed)
    }

    /// Lays out what is marked at and below the layer, and above it. Of a view's layer: `UIView.layoutIfNeeded()`.
    open func layoutIfNeeded() { layOutIfNeeded() }

    /// Places the sublayers: asks the delegate. That of a view's layer is the view, which calls `layoutSubviews()`.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Drawing

    /// Nothing is drawn, so it does nothing.
    open func setNeedsDisplay() {}

    /// Nothing is drawn, so it does nothing.
    open func setNeedsDisplay(_ r: CGRect) {}

    /// Whether the layer waits to be drawn. It never does.
    open func needsDisplay() -> Bool { false }

    /// Nothing is drawn, so it does nothing.
    open func displayIfNeeded() {}

    /// Draws the layer. For subclasses; never called.
    open func display() {}

    /// Whether another value of a property asks for the layer to be drawn. For subclasses; never asked.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Animations and actions

    /// What happens when properties change, by their names. Kept; nothing happens.
    open var actions: [String: any CAAction]?

    /// What happens when a property changes: what the delegate says, else `actions`, else the class. An `NSNull` is an
    /// answer. Never asked here.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
    }

    /// What happens when a property of any layer changes. Nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The layer as it is seen: a copy of the layer as it is now, as changes have their end at once. It is made by
    /// `init(layer:)` of the layer's class, and stands alone: it has no superlayer and no sublayers, and changing it
    /// changes nothing else.
    ///
    /// A class that has other designated initialisers and not that one stops the program, as on Apple's platforms.
    open func presentation() -> Self? { presented() }

    /// The layer as it was set: of what `presentation()` answers the layer that it was asked of, else the layer itself.
    open func model() -> Self { lone?.model as? Self ?? self }

    /// Begins an animation. Nothing moves: the animation is kept, and ends when its time has passed on the clock of the
    /// view's window, or where there is none on the first clock that is advanced on this thread (see ``WindowClock``).
    ///
    /// - Parameters:
    ///   - anim: the animation. It is held, not copied.
    ///   - key: what it is found by; an animation of that key ends. Nil for one that is not to be found. A
    ///     ``CATransition`` always has the key `kCATransition`.
    open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }

    /// Ends an animation; its delegate hears that it has not finished.
    open func removeAnimation(forKey key: String) { endAnimations { $0.key == key } }

    /// Ends all animations; their delegates hear that they have not finished.
    open func removeAllAnimations() { endAnimations { _ in true } }

    /// The animation of a key, as long as it runs.
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    /// The keys of the animations that run, in the order in which they were added; nil without any.
    open func animationKeys() -> [String]? {
        let keys = animations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    // MARK: Time

    /// When the layer's time begins. Kept, as all that follow; nothing follows from them.
    open var beginTime: CFTimeInterval = 0
    /// How long the layer's time is.
    open var duration: CFTimeInterval = 0
    /// How fast the layer's time passes. 1 by default.
    open var speed: Float = 1
    /// What is added to the layer's time.
    open var timeOffset: CFTimeInterval = 0
    /// How often the layer's time repeats.
    open var repeatCount: Float = 0
    /// For how long the layer's time repeats.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether the layer's time goes back each time.
    open var autoreverses = false
    /// What holds before and after the layer's time. `.removed` by default.
    open var fillMode = CAMediaTimingFillMode.removed

    /// Copies what a layer of the same class looks like. For subclasses of this package, which call super.
    func takeLook(of layer: CALayer) { copyLook(of: layer) }
}
