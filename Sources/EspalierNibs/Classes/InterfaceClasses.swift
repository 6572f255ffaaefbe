import EspalierControllers
import EspalierViews
import Foundation

/// An object that an interface file can hold though it is no view, controller, bar item or layout: what Xcode's
/// "Object" stands for. Views and controllers need no such conformance.
public protocol InterfaceCreatable: AnyObject {
    /// Makes the object. Its outlets and runtime attributes are set afterwards.
    init?(coder: NSCoder)
}

/// Which classes stand for the custom classes that interface files name. A value: nothing is registered globally.
///
///     var classes = InterfaceClasses()
///     classes.register(CartView.self)
///     let nib = try UINib(contentsOf: url, classes: classes)
///
/// A custom class is looked for, in this order: what is registered as `Module.Class`, and as `Class`; then among the
/// classes of the program, in the module that the file names, the module of the file's owner, the modules listed here,
/// those of the ``InterfaceFolder`` in use, and the module of the program itself. Where there is none, or one that cannot stand at that place (a view for a
/// controller), an object of the element's own class is made and the file's place is reported.
public struct InterfaceClasses: Sendable {
    enum Maker: Sendable {
        case type(AnyClass)
        case factory(@Sendable (NSCoder) -> AnyObject?)
    }

    private var makers: [String: Maker] = [:]
    var properties: [String: [any InterfaceStoredKey]] = [:]
    /// By the names of unwind actions, without a colon: calls the method of a controller, or only says whether it has it.
    private var unwinds: [String: [@Sendable (UIViewController, UIStoryboardSegue?) -> Bool]] = [:]
    private var segues: [String: SegueMaker] = [:]
    /// Modules that classes are looked for in by their names, in order.
    public var modules: [String]
    /// Remembers what was looked for, where many files name the same classes.
    package var memory: ClassMemory?

    /// Makes a segue of its identifier, where it leads from and where to.
    typealias SegueMaker = @Sendable (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    /// Makes an empty list.
    /// - Parameter modules: Modules that classes are looked for in by their names, in order.
    public init(modules: [String] = []) {
        self.modules = modules
    }

    /// Says that a class stands for its own name, with and without its module. It is made by `init?(coder:)`.
    ///
    /// - Precondition: the class is one of views, controllers, bar items, navigation items or collection view layouts,
    ///   or ``InterfaceCreatable``; others need a factory.
    public mutating func register<Object: AnyObject>(_ type: Object.Type) {
        register(String(describing: type), type)
        makers[String(reflecting: type)] = .type(type)
    }

    /// Says how objects of a class are made where a file names it, with and without its module.
    /// - Parameters:
    ///   - type: The class that is named.
    ///   - factory: Makes an object, or nil, which is reported. Gets the coder to hand to `init?(coder:)`.
    public mutating func register<Object: AnyObject>(
        _ type: Object.Type, factory: @escaping @Sendable (NSCoder) -> Object?
    ) {
        makers[String(describing: type)] = .factory(factory)
        makers[String(reflecting: type)] = .factory(factory)
    }

    /// Says that a class stands for a name: `Class` or `Module.Class`.
    /// - Precondition: as `register(_:)`.
    public mutating func register<Object: AnyObject>(_ name: String, _ type: Object.Type) {
        guard InterfaceMaking.canMake(type) else {
            trap(
                "\(type) was registered for interface files, which make objects by init?(coder:) of UIView, "
                    + "UIViewController, UIBarItem, UINavigationItem, UICollectionViewLayout or InterfaceCreatable: "
                    + "register it with a factory")
        }
        makers[name] = .type(type)
    }

    /// Says how objects are made where a file names a class: `Class` or `Module.Class`.
    /// - Parameters:
    ///   - name: The class as files name it.
    ///   - factory: Makes an object, or nil, which is reported. Gets the coder to hand to `init?(coder:)`.
    public mutating func register(_ name: String, factory: @escaping @Sendable (NSCoder) -> AnyObject?) {
        makers[name] = .factory(factory)
    }

    /// Says which method an unwind segue of a storyboard calls, as there are no selectors:
    /// `classes.register(unwindAction: "unwindHome:", HomeController.unwindHome(_:))`.
    ///
    /// - Parameters:
    ///   - name: the method as the storyboard names it, with or without the colon. Several classes may have one of the
    ///     same name.
    ///   - method: of a controller's class; subclasses have it too.
    public mutating func register<Controller: UIViewController>(
        unwindAction name: String, _ method: @escaping @Sendable (Controller) -> (UIStoryboardSegue) -> Void
    ) {
        unwinds[Self.plain(name), default: []].append { controller, segue in
            guard let controller = controller as? Controller else { return false }
            if let segue { method(controller)(segue) }
            return true
        }
    }

    /// Says that a class of segues stands for its own name, with and without its module, and how it is made:
    /// `classes.register(segue: FadeSegue.init(identifier:source:destination:))`.
    ///
    /// Segues are not looked for among the classes of the program, as their initialiser is none that all subclasses have.
    /// - Parameter make: makes a segue; its `perform()` then shows the destination. That of its superclass does what the
    ///   segue's kind says: nothing where that is `custom`.
    public mutating func register<Segue: UIStoryboardSegue>(
        segue make: @escaping @Sendable (String?, UIViewController, UIViewController) -> Segue
    ) {
        segues[String(describing: Segue.self)] = make
        segues[String(reflecting: Segue.self)] = make
    }

    /// What makes segues of a class; nil where nothing does.
    func segueMaker(for name: String, module: String?) -> SegueMaker? {
        module.flatMap { segues["\($0).\(name)"] } ?? segues[name]
    }

    private static func plain(_ name: String) -> String { name.hasSuffix(":") ? String(name.dropLast()) : name }

    func hasUnwindMethod(_ name: String, _ controller: UIViewController) -> Bool {
        unwinds[Self.plain(name)]?.contains { $0(controller, nil) } ?? false
    }

    /// Calls the method that was registered first of those that a controller has.
    func callUnwindMethod(_ name: String, of controller: UIViewController, _ segue: UIStoryboardSegue) {
        _ = unwinds[Self.plain(name)]?.contains { $0(controller, segue) }
    }

    /// Whether something stands for a custom class that a document names, so that its code runs where objects are made.
    /// - Complexity: O(elements), and a search for each class.
    package func stand(forClassesOf document: InterfaceDocument) -> Bool {
        document.elements.contains { element in
            guard let name = element["customClass"] else { return false }
            return maker(for: name, module: element["customModule"], owner: nil) != nil
        }
    }

    /// What stands for a class; nil where nothing does.
    func maker(for name: String, module: String?, owner: AnyObject?) -> Maker? {
        if let module, let maker = makers["\(module).\(name)"] { return maker }
        if let maker = makers[name] { return maker }
        var tried: [String] = []
        if let module { tried.append(module) }
        if let owner, let module = InterfaceMaking.module(of: type(of: owner)) { tried.append(module) }
        tried += modules + (InterfaceFolder.current?.modules ?? [])
        tried.append(InterfaceMaking.mainModule)
        for module in tried {
            let full = "\(module).\(name)"
            let found = memory?.type(full) ?? ClassMemory.look(full)
            if let found = found.type { return .type(found) }
        }
        return nil
    }
}
