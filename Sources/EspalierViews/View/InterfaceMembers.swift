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
/// or a computed property, and `weak`. An ``Outlet`` that is not listed is set all the same, without them.
public struct InterfaceMembers {
    /// How one member is set.
    package enum Member {
        /// Sets an object; false if it is not of the property's type.
        case outlet((_ owner: AnyObject, _ object: AnyObject) -> Bool)
        /// Whether an object fits into a list, and sets the list, or adds to it.
        case collection(
            fits: (AnyObject) -> Bool, set: (_ owner: AnyObject, _ objects: [AnyObject], _ isAdded: Bool) -> Void)
    }

    private var members: [String: Member] = [:]

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

    private func adding(_ name: String, _ member: Member) -> InterfaceMembers {
        var list = self
        list.members[name] = member
        return list
    }

    /// How a member is set; nil for one that is not listed.
    package subscript(name: String) -> Member? { members[name] }
}
