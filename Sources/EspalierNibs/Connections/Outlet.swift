import Foundation

/// A property that an interface file sets: where UIKit code says `@IBOutlet`.
///
///     final class CartView: UIView {
///         @Outlet var label: UILabel!
///         @Outlet(.weak) var delegate: (any CartViewDelegate)?
///     }
///
/// An outlet holds its object, so that an object at the top level of a file lives by its outlet alone, and a view that
/// is taken out of the hierarchy stays. Where a circle could come of it, an outlet that a file sets does not hold: if
/// it leads upwards (to a view that the object stands in, to its controller, to the file's owner), or back to an object
/// that stands earlier in the file and has outlets, itself or below it. Outlets that code sets hold, unless they are
/// declared `.weak`. Swift takes no `weak var` with a wrapper: write `@Outlet(.weak)` if the object must not be held.
///
/// A file sets an outlet by its setter, so that `didSet` runs, if the class lists it: ``InterfaceMembers``.
@propertyWrapper
public struct Outlet<Object> {
    /// Whether an outlet holds its object.
    public enum Holding: Sendable {
        /// It does.
        case strong
        /// It does not; the outlet is nil once the object is gone.
        case weak
    }

    private final class Box {
        var held: Object?
        weak var object: AnyObject?
        /// Whether what is set next is held, where that is not for the declaration to say.
        var isNextHeld: Bool?
        let place: DeclarationPlace

        init(_ place: DeclarationPlace) { self.place = place }
    }

    private let box: Box
    private let holding: Holding

    /// Makes an outlet without an object.
    /// - Parameters:
    ///   - holding: whether it holds an object that code sets.
    ///   - file: where it is declared.
    ///   - line: where it is declared.
    public init(_ holding: Holding = .strong, file: StaticString = #filePath, line: UInt = #line) {
        self.holding = holding
        box = Box(DeclarationPlace(file: file, line: line))
    }

    /// Makes an outlet without an object, or with one.
    public init(wrappedValue: Object?, file: StaticString = #filePath, line: UInt = #line) {
        holding = .strong
        box = Box(DeclarationPlace(file: file, line: line))
        set(wrappedValue, isHeld: true)
    }

    /// The object, or nil.
    public var wrappedValue: Object? {
        get { box.held ?? box.object as? Object }
        nonmutating set {
            set(newValue, isHeld: box.isNextHeld ?? (holding == .strong))
            box.isNextHeld = nil
        }
    }

    private func set(_ object: Object?, isHeld: Bool) {
        box.held = isHeld ? object : nil
        box.object = isHeld ? nil : object.map { $0 as AnyObject }
    }
}

/// A list property that an interface file fills: where UIKit code says `@IBOutlet var buttons: [UIButton]`.
///
/// The objects are in the order of the file. They are held, but for those that an ``Outlet`` would not hold: the list
/// is without such an object once that is gone.
@propertyWrapper
public struct OutletCollection<Object> {
    private struct Member {
        var held: Object?
        weak var object: AnyObject?

        var target: Object? { held ?? object as? Object }
    }

    private final class Box {
        /// All of them, while all are held.
        var objects: [Object] = []
        /// All of them, once one is not.
        var members: [Member]?
        /// Which of the last objects of the list that is set next are held.
        var areNextHeld: [Bool] = []
        let place: DeclarationPlace

        init(_ place: DeclarationPlace) { self.place = place }
    }

    private let box: Box

    /// Makes a list without objects.
    /// - Parameters:
    ///   - file: where it is declared.
    ///   - line: where it is declared.
    public init(file: StaticString = #filePath, line: UInt = #line) {
        box = Box(DeclarationPlace(file: file, line: line))
    }

    /// Makes a list of objects.
    public init(wrappedValue: [Object], file: StaticString = #filePath, line: UInt = #line) {
        box = Box(DeclarationPlace(file: file, line: line))
        box.objects = wrappedValue
    }

    /// The objects. Those that code sets are held.
    public var wrappedValue: [Object] {
        get { box.members?.compactMap(\.target) ?? box.objects }
        nonmutating set {
            let isHeld = box.areNextHeld
            box.areNextHeld = []
            let first = newValue.count - isHeld.count
            guard first >= 0, isHeld.contains(false) else {
                (box.members, box.objects) = (nil, newValue)
                return
            }
            box.objects = []
            box.members = newValue.enumerated().map { index, object in
                index < first || isHeld[index - first] ? Member(held: object) : Member(object: object as AnyObject)
            }
        }
    }
}

/// Where a property is declared.
struct DeclarationPlace: Hashable {
    let file: StaticString
    let line: UInt

    /// Two places in a file may count as different, if the compiler has its name twice.
    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.line == rhs.line && lhs.file.utf8Start == rhs.file.utf8Start
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(line)
        hasher.combine(file.utf8Start)
    }
}

/// An outlet without its type.
protocol AnyOutlet {
    var place: DeclarationPlace { get }
    /// Lets the property's setter hold what it sets or not; nil lets the declaration say so.
    func holdNext(_ isHeld: Bool?)
    /// Whether the object is of its type; then it is set.
    func connect(_ object: AnyObject, isHeld: Bool) -> Bool
    var target: AnyObject? { get }
}

/// An outlet collection without its type.
protocol AnyOutletCollection {
    var place: DeclarationPlace { get }
    /// Lets the property's setter hold the last objects of the list or not.
    func holdNext(_ areHeld: [Bool])
    /// Whether the object is of its type; then it is added, after the others are removed if it begins a new list.
    func add(_ object: AnyObject, isFirst: Bool, isHeld: Bool) -> Bool
}

extension Outlet: AnyOutlet {
    var place: DeclarationPlace { box.place }

    func holdNext(_ isHeld: Bool?) { box.isNextHeld = isHeld.map { $0 && holding == .strong } }

    func connect(_ object: AnyObject, isHeld: Bool) -> Bool {
        guard let object = object as? Object else { return false }
        set(object, isHeld: isHeld && holding == .strong)
        return true
    }

    var target: AnyObject? { wrappedValue.map { $0 as AnyObject } }
}

extension OutletCollection: AnyOutletCollection {
    var place: DeclarationPlace { box.place }

    func holdNext(_ areHeld: [Bool]) { box.areNextHeld = areHeld }

    func add(_ object: AnyObject, isFirst: Bool, isHeld: Bool) -> Bool {
        guard let member = object as? Object else { return false }
        if isFirst { wrappedValue = [] }
        if !isHeld, box.members == nil {
            box.members = box.objects.map { Member(held: $0) }
            box.objects = []
        }
        if box.members == nil {
            box.objects.append(member)
        } else {
            box.members?.append(isHeld ? Member(held: member) : Member(object: object))
        }
        return true
    }
}

/// The properties of an object by name, superclasses' too, as far as its stored properties show them.
enum StoredMembers {
    static func find<Member>(_ name: String, of object: AnyObject, as type: Member.Type) -> Member? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for case let (label?, value as Member) in current.children where label == "_\(name)" { return value }
            mirror = current.superclassMirror
        }
        return nil
    }
}
