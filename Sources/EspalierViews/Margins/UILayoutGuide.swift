import Foundation

/// A rectangle of a view that content can keep to: one that constraints place, added with `addLayoutGuide(_:)`; or one
/// that the view has by itself, such as its safe area.
///
/// Two guides are equal when they are the same object.
open class UILayoutGuide: ObjectWithIdentity, AssociatedObjectHolder {
    // MARK: Storage

    /// What constraints know of the guide, made when they are.
    final private(set) var existingItem: ConstraintItem?
    /// The view that the guide belongs to; nil without one, and once it is gone.
    final private(set) var owner: ViewReference?
    /// Where the constraints have placed the guide, in its owner's coordinates. Written by the engine.
    @exclusivity(unchecked) final var solvedFrame = CGRect.zero
    package final private(set) var kind = GuideKind.added
    /// What was attached by `objc_setAssociatedObject(_:_:_:_:)`. Nil until something is.
    public final var associatedObjects: AssociatedObjects?

    // MARK: Making

    /// Makes a guide that belongs to no view yet.
    public init() {}

    /// Makes a guide from an archive. Properties are set afterwards by whoever reads the archive.
    public required init?(coder: NSCoder) {}

    /// Makes a guide that a view has by itself.
    package convenience init(_ kind: GuideKind, of view: UIView) {
        self.init()
        self.kind = kind
        identifier = kind.identifier
        owner = view.reference
    }

    deinit {
        // A view holds its guides: this one belongs to none any more, and its constraints are inactive.
        existingItem?.forgetAll()
    }

    // MARK: What it is

    /// A name for messages. Empty by default.
    open var identifier = ""

    /// The view that the guide belongs to; nil without one, and once it is gone.
    open var owningView: UIView? { owner?.object }

    /// The rectangle in the owning view's coordinates, as of the last layout pass; zero without a view. Of a guide that
    /// a view has by itself, as it is at the moment.
    open var layoutFrame: CGRect { currentFrame }

    // MARK: Anchors

    /// The leading edge: left, or right where reading goes from right to left.
    open var leadingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item, NSLayoutConstraint.Attribute.leading.short)
    }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item, NSLayoutConstraint.Attribute.trailing.short)
    }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, NSLayoutConstraint.Attribute.left.short) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, NSLayoutConstraint.Attribute.right.short) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, NSLayoutConstraint.Attribute.top.short) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, NSLayoutConstraint.Attribute.bottom.short) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, NSLayoutConstraint.Attribute.width.short) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, NSLayoutConstraint.Attribute.height.short) }
    /// The horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item, NSLayoutConstraint.Attribute.centerX.short)
    }
    /// The vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item, NSLayoutConstraint.Attribute.centerY.short)
    }

    // MARK: Debugging

    /// Whether the constraints leave more than one place or size for the guide, as of the last layout pass
    /// (AUTOLAYOUT 2.5).
    open var hasAmbiguousLayout: Bool { ambiguousLayout() }

    /// The active constraints that the guide's place and size on an axis depend on, as of the last layout pass.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        affectingConstraints(for: axis)
    }

    // MARK: Identity

    /// The class, the identifier if it has one, and the frame. Never an address, so that output stays the same.
    open var description: String { ownDescription }

    /// What debuggers print: the `description`.
    open var debugDescription: String { description }

    /// Whether both are the same object.
    public static func == (lhs: UILayoutGuide, rhs: UILayoutGuide) -> Bool { lhs === rhs }

    /// Hashes the guide's identity.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    // MARK: Seams

    /// What constraints know of the guide.
    final var item: ConstraintItem {
        if let existingItem { return existingItem }
        let made = ConstraintItem(guide: self, of: owner)
        existingItem = made
        // Whoever ends the view looks for its guides there.
        return made
    }

    final func setOwner(_ view: UIView?) {
        owner = view?.reference
        existingItem?.view = owner
    }

    /// The owner is being released.
    final func ownerDidEnd() { setOwner(nil) }
}

/// What the window's keyboard covers of a view, down to its bottom. Without a keyboard, a line at the bottom of the
/// safe area, or of the view.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide follows a keyboard that floats. False by default; kept and read back only.
    open var followsUndockedKeyboard = false

    /// Whether the line keeps above the bottom of the safe area while there is no keyboard. True by default.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.constraintRecord?.insetsDidChange() } }
    }

    /// A guide that belongs to no view does not follow a keyboard.
    public override init() { super.init() }

    /// See `UILayoutGuide`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    convenience init(of view: UIView) { self.init(.keyboard, of: view) }
}
