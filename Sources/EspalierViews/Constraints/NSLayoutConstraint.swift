import EspalierObservation
import Foundation

/// A relation between two attributes of views and layout guides, or of one and a number:
/// `first (==, <=, >=) multiplier × second + constant`, at a priority (AUTOLAYOUT 2.1).
///
/// It counts while it is active, which means that a view holds it: the nearest common ancestor of its items
/// (AUTOLAYOUT 2.7). It does not hold its items: where one goes, the constraint becomes inactive, and that item reads
/// as nil. Two constraints are equal when they are the same object.
open class NSLayoutConstraint: ObjectWithIdentity, NibAwaking, InterfaceMemberListing {
    // MARK: Storage

    // With the object's header 104 bytes, for which `malloc` takes 112: one byte more would cost sixteen. A test holds
    // the size. What few constraints have stands in `extras`.

    @exclusivity(unchecked) final var first: Handle<ConstraintItem>?
    @exclusivity(unchecked) final var second: Handle<ConstraintItem>?
    @exclusivity(unchecked) final var constantValue: CGFloat = 0
    @exclusivity(unchecked) final var multiplierValue: CGFloat = 1
    /// The record of the view that holds the constraint; nil while it is inactive.
    @exclusivity(unchecked) final var holder: Handle<ConstraintRecord>?
    @exclusivity(unchecked) final var extras: ConstraintExtras?
    /// Where it was activated: a file's name that ends with a zero byte and lives as long as the program.
    @exclusivity(unchecked) final var file: UnsafePointer<UInt8>?
    @exclusivity(unchecked) final var line: UInt32 = 0
    @exclusivity(unchecked) final var priorityValue: Float = 1000
    /// The constraint's number in the engine of its holder, or -1.
    @exclusivity(unchecked) final var engineIndex: Int32 = -1
    /// Grows along the list of the holder, and does not change while the constraint is active.
    @exclusivity(unchecked) final var order: Int32 = 0
    /// The place in the list of the holder.
    @exclusivity(unchecked) final var heldPlace: Int32 = 0
    /// The places in `referring` of the two items. One that is both stands there once, and the second is -1.
    @exclusivity(unchecked) final var firstPlace: Int32 = -1
    @exclusivity(unchecked) final var secondPlace: Int32 = -1
    @exclusivity(unchecked) final var firstKind: Attribute8 = .notAnAttribute
    @exclusivity(unchecked) final var secondKind: Attribute8 = .notAnAttribute
    @exclusivity(unchecked) final var relationBits: Int8 = 0
    @exclusivity(unchecked) final var isArchived = false

    // MARK: Making

    /// Makes a constraint without items, for subclasses. It cannot be activated.
    public init() {}

    /// Makes a constraint of an interface file, by `init()`: its class is known at run time only, and Swift makes such
    /// objects by required initialisers alone. Its items come afterwards.
    public required convenience init(fromInterface coder: NSCoder) { self.init() }

    /// The members that interface files name, none here. Subclasses that list some add them to those of super.
    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }

    /// Makes a constraint: `view1.attr1 (==, <=, >=) multiplier × view2.attr2 + c`, at priority 1000, inactive.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - attr1: What of it.
    ///   - relation: How the two sides stand to one another.
    ///   - view2: A view or a layout guide; nil where the second side is a number.
    ///   - attr2: What of it; without `view2` it means nothing.
    ///   - multiplier: On a size, 0 means the constant alone.
    ///   - c: The constant, in points.
    /// - Precondition: the numbers are finite; both attributes are places, also on different axes, or both sizes; a place
    ///   has a second one, and a `multiplier` other than 0; leading and trailing do not stand with left and right
    ///   (AUTOLAYOUT 2.7).
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        guard let first = Self.item(of: view1) else {
            trap("a constraint was made with nil as its first item: give it a UIView or a UILayoutGuide")
        }
        let second = Self.item(of: view2)
        set(first, attr1, relation, second, second == nil ? .notAnAttribute : attr2, multiplier, c)
    }

    /// The constraints that a text of the visual format language says, inactive: the spaces and sizes from its
    /// beginning to its end, then those that align the views.
    ///
    /// A `-` alone is 8 points between views and the margin at a superview's edge.
    ///
    /// - Parameters:
    ///   - format: The text, such as `H:|-[icon]-8-[title(>=80)]-|`.
    ///   - opts: How the views are aligned across, and which way they follow one another.
    ///   - metrics: Numbers by the names that the text has for them.
    ///   - views: Views and guides by the names that the text has for them.
    /// - Precondition: the text can be parsed, its names are known, and a view beside a `|` has a superview. Else the
    ///   message begins with "Unable to parse constraint format" and has a caret under the place.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        made(ofFormat: format, opts, metrics, views)
    }

    deinit {
        leaveItems()
        extras?.registry?.end()
    }

    // MARK: The relation

    /// The item of the first side; nil once it is gone, and where the side is the distance between two anchors.
    open var firstItem: AnyObject? { shownSide(isFirst: true).item?.with { $0.object } }

    /// The attribute of the first side; `notAnAttribute` where that is the distance between two anchors.
    open var firstAttribute: Attribute { shownSide(isFirst: true).attribute }

    /// How the sides stand to one another.
    open var relation: Relation { Relation(rawValue: Int(relationBits)) ?? .equal }

    /// The item of the second side; nil where that is a number or the distance between two anchors, and once the item
    /// is gone.
    open var secondItem: AnyObject? { shownSide(isFirst: false).item?.with { $0.object } }

    /// The attribute of the second side; `notAnAttribute` where that is a number or the distance between two anchors.
    open var secondAttribute: Attribute { shownSide(isFirst: false).attribute }

    /// By what the second attribute is multiplied.
    open var multiplier: CGFloat { multiplierValue }

    /// What is added to the second side, in points.
    /// - Precondition: the number is finite.
    open var constant: CGFloat {
        get {
            track(.constant)
            return constantValue
        }
        set { setConstant(newValue) }
    }

    /// How much the constraint counts. 1000, which must hold, by default. May be set at any time, also across 1000
    /// (UIKit refuses that while the constraint is active).
    /// - Precondition: greater than 0, and at most 1000.
    open var priority: UILayoutPriority {
        get {
            track(.priority)
            return UILayoutPriority(priorityValue)
        }
        set { setPriority(newValue) }
    }

    /// Whether the constraint counts. Setting it true puts the constraint at the end of the list of its items' nearest
    /// common ancestor; what is active already stays as it is.
    ///
    /// A setter cannot know where it is called: messages name the file and line of what was activated by
    /// `activate(_:)`. Nor can `addConstraint(_:)`, as a form with a line in it would be what `super` means in
    /// overrides.
    /// - Precondition: to become active, its items have a common ancestor (of one view, that itself; of a guide, its
    ///   owning view).
    /// - Complexity: O(depth) between the items and their common ancestor.
    open var isActive: Bool {
        get {
            track(.isActive)
            return holder != nil
        }
        set { setActive(newValue) }
    }

    /// A name for messages, and to find the constraint by. nil by default.
    open var identifier: String? {
        get { extras?.identifier }
        set { if newValue != nil || extras != nil { ensureExtras().identifier = newValue } }
    }

    /// Whether the constraint would be archived with its view. False by default; kept and read back only.
    open var shouldBeArchived: Bool {
        get { isArchived }
        set { isArchived = newValue }
    }

    /// The first side as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { anchor(isFirst: true) ?? NSLayoutAnchor(first, firstKind) }

    /// The second side as an anchor; nil where that is a number.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { anchor(isFirst: false) }

    /// Activates constraints, in their order: as setting `isActive` of each.
    @_disfavoredOverload
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints, in their order: as setting `isActive` of each.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The constraint has come from an interface file, and all its outlets and attributes are set. For subclasses; does
    /// nothing.
    open func awakeFromNib() {}

    // MARK: Observing

    /// The properties that text can name. A subclass adds its own to `super.observableKeys`.
    open class var observableKeys: [ObservableKey] { constraintKeys }

    /// See ``KeyValueObservable/keyPathsForValuesAffecting(_:)``. None by default.
    open class func keyPathsForValuesAffecting(_ keyPath: AnyKeyPath) -> [AnyKeyPath] { [] }

    /// See ``KeyValueObservable/automaticallyNotifiesObservers(of:)``. True by default.
    open class func automaticallyNotifiesObservers(of keyPath: AnyKeyPath) -> Bool { true }

    // MARK: Identity

    /// The class, the identifier, what it says, and whether it is active. Never an address, so that output stays the
    /// same.
    open var description: String { ownDescription }

    /// What debuggers print: the `description`.
    open var debugDescription: String { description }

    /// Whether both are the same object.
    public static func == (lhs: NSLayoutConstraint, rhs: NSLayoutConstraint) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension NSLayoutConstraint {
    /// Activates constraints, in their order, and remembers where, for messages.
    ///
    /// Direct calls choose this form; as a function value, and for overrides, there is UIKit's. It does not call an
    /// override: inside of one, `super.activate` is this form too.
    public static func activate(
        _ constraints: [NSLayoutConstraint], file: StaticString = #fileID, line: UInt = #line
    ) {
        for constraint in constraints {
            constraint.remember(file, line)
            constraint.isActive = true
        }
    }
}
