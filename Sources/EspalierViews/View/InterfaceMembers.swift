/// A class that lists members that interface files name. Views, controllers, items and the other classes of this package
/// do; a class of your own that is none of these conforms itself.
public protocol InterfaceMemberListing: AnyObject {
    /// The members, with those of the superclass.
    static var interfaceMembers: InterfaceMembers { get }
}

/// Members of a class by the names that interface files have for them, and how they are set: what Objective-C would know
/// of them.
///
///     final class Card: UIView {
///         @Outlet private var label: UILabel! { didSet { label.font = .boldSystemFont(ofSize: 20) } }
///
///         override class var interfaceMembers: InterfaceMembers {
///             super.interfaceMembers.outlet("label", \Card.label)
///         }
///     }
///
/// An outlet that is listed is set by its setter, so that `willSet`, `didSet` and overrides run; it may then also be a plain
/// or a computed property, and `weak`. An ``Outlet`` that is not listed is set all the same, without them. A method that is
/// listed is called by what files connect with it; one that is not is called by nobody.
public struct InterfaceMembers {
    /// How one member is set.
    package enum Member {
        /// Sets an object; false if it is not of the property's type.
        case outlet((_ owner: AnyObject, _ object: AnyObject) -> Bool)
        /// Whether an object fits into a list, and sets the list, or adds to it.
        case collection(
            fits: (AnyObject) -> Bool, set: (_ owner: AnyObject, _ objects: [AnyObject], _ isAdded: Bool) -> Void)
    }

    /// Calls a method of an object with who has caused it; false where that is not of the type that the method takes.
    package typealias Action = (_ owner: AnyObject, _ sender: AnyObject) -> Bool

    private var members: [String: Member] = [:]
    private var actions: [String: Action] = [:]

    /// A list without members.
    public init() {}

    /// The list with an outlet more, in place of one of that name.
    /// - Parameters:
    ///   - name: as interface files have it.
    ///   - property: of the class, or of a superclass.
    public func outlet<Owner: AnyObject, Object>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, Object?>
    ) -> InterfaceMembers {
        adding(
            name,
            .outlet { owner, object in
                guard let owner = owner as? Owner, let object = object as? Object else { return false }
                owner[keyPath: property] = object
                return true
            })
    }

    /// The list with an outlet collection more, in place of one of that name. It is set once, with all members.
    public func outletCollection<Owner: AnyObject, Object>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Object]>
    ) -> InterfaceMembers {
        collection(name) { (owner: Owner, objects: [Object], isAdded) in
            owner[keyPath: property] = (isAdded ? owner[keyPath: property] : []) + objects
        }
    }

    /// The list with an outlet collection more that is nil without members.
    public func outletCollection<Owner: AnyObject, Object>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Object]?>
    ) -> InterfaceMembers {
        collection(name) { (owner: Owner, objects: [Object], isAdded) in
            owner[keyPath: property] = (isAdded ? owner[keyPath: property] ?? [] : []) + objects
        }
    }

    private func collection<Owner: AnyObject, Object>(
        _ name: String, _ set: @escaping (Owner, [Object], Bool) -> Void
    ) -> InterfaceMembers {
        adding(
            name,
            .collection(
                fits: { $0 is Object },
                set: { owner, objects, isAdded in
                    if let owner = owner as? Owner { set(owner, objects.compactMap { $0 as? Object }, isAdded) }
                }))
    }

    /// The list with a method more that controls, items of bars and gesture recognizers of files call, in place of one of
    /// that name.
    ///
    ///     super.interfaceMembers.action("save:", Editor.save(_:)).action("close", Editor.close)
    ///
    /// - Parameters:
    ///   - name: the selector that interface files have: `close`, `save:`, and `openWithLink:` for `open(link:)`.
    ///   - method: of the class, or of a superclass.
    public func action<Owner: AnyObject>(
        _ name: String, _ method: @escaping (Owner) -> () -> Void
    ) -> InterfaceMembers {
        addingAction(name) { (owner: Owner, _) in
            method(owner)()
            return true
        }
    }

    /// The list with a method more that takes who calls it, also as `Any`. One of another type is passed over.
    public func action<Owner: AnyObject, Sender>(
        _ name: String, _ method: @escaping (Owner) -> (Sender) -> Void
    ) -> InterfaceMembers {
        addingAction(name) { (owner: Owner, sender) in
            guard let sender = sender as? Sender else { return false }
            method(owner)(sender)
            return true
        }
    }

    private func addingAction<Owner: AnyObject>(
        _ name: String, _ call: @escaping (Owner, AnyObject) -> Bool
    ) -> InterfaceMembers {
        var list = self
        list.actions[name] = { owner, sender in (owner as? Owner).map { call($0, sender) } ?? false }
        return list
    }

    /// How a method is called; nil for one that is not listed.
    package func action(_ name: String) -> Action? { actions[name] }

    private func adding(_ name: String, _ member: Member) -> InterfaceMembers {
        var list = self
        list.members[name] = member
        return list
    }

    /// How a member is set; nil for one that is not listed.
    package subscript(name: String) -> Member? { members[name] }
}
