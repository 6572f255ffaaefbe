import EspalierViews
import Foundation

/// One observation of a random program.
final class Watch {
    /// What is called with each notification.
    typealias Hear = (_ watch: Watch, _ told: Told) -> Void

    /// One notification.
    struct Told: Equatable, CustomStringConvertible {
        var isPrior = false
        var kind = ObservedChangeKind.setting
        var old = "-"
        var new = "-"
        var indexes: [Int]?

        var description: String {
            let places = indexes.map { " at \($0)" } ?? ""
            return "\(isPrior ? "before " : "")\(kind)\(places) \(old) -> \(new)"
        }
    }

    let id: Int
    let path: WatchedPath
    let options: ObservingOptions
    /// The addresses stand for the objects, also when those are gone.
    let root: ObjectIdentifier
    let observer: ObjectIdentifier?
    private(set) weak var rootObject: AnyObject?
    private(set) weak var observerObject: AnyObject?
    /// Whether the program has ended it, in one of the ways.
    var isEnded = false
    /// Nil for observations on behalf of an object, and where the token was let go of.
    var token: KeyValueObservation?
    /// Something that was wrong with what the handler was given.
    private(set) var mistake: String?

    /// Whether it observes on behalf of an object that is gone.
    var hasLostObserver: Bool { observer != nil && observerObject == nil }

    let hear: Hear
    let describe: (Any) -> String

    init(
        id: Int, _ root: AnyObject, _ path: WatchedPath, _ options: ObservingOptions, observer: AnyObject?,
        describe: @escaping (Any) -> String, hear: @escaping Hear
    ) {
        self.id = id
        self.path = path
        self.options = options
        self.root = ObjectIdentifier(root)
        self.observer = observer.map { ObjectIdentifier($0) }
        rootObject = root
        observerObject = observer
        self.describe = describe
        self.hear = hear
    }

    /// Begins to observe; may run handlers.
    func begin(_ root: AnyObject, observer: AnyObject?) throws {
        try path.visit(root, Registration(watch: self, observer: observer))
    }

    fileprivate func heard<Value>(_ root: AnyObject, _ object: AnyObject?, _ change: ObservedChange<Value>) {
        if ObjectIdentifier(root) != self.root { mistake = "told with another object" }
        if object.map({ ObjectIdentifier($0) }) != observer { mistake = "told another observing object" }
        hear(
            self,
            Told(
                isPrior: change.isPrior, kind: change.kind, old: change.oldValue.map { describe($0) } ?? "-",
                new: change.newValue.map { describe($0) } ?? "-", indexes: change.indexes.map { Array($0) }))
    }

    /// The present value, as notifications tell it; nil when the object is gone.
    func present() -> String? {
        guard let rootObject else { return nil }
        let reading = Reading(describe: describe)
        try? path.visit(rootObject, reading)
        return reading.box.value
    }
}

/// Registers a watch at a key path.
private struct Registration: PathVisitor {
    let watch: Watch
    let observer: AnyObject?

    func visit<Root: KeyValueObservable, Value>(_ root: Root, _ keyPath: KeyPath<Root, Value>) {
        let watch = watch
        switch observer {
        case nil:
            watch.token = root.observe(keyPath, options: watch.options) { [unowned watch] in watch.heard($0, nil, $1) }
        case let view as UIView: add(view, root, keyPath)
        case let item as ModelItem: add(item, root, keyPath)
        case let plain as PlainObserver: add(plain, root, keyPath)
        default: break
        }
    }

    private func add<Object: AnyObject, Root: KeyValueObservable, Value>(
        _ object: Object, _ root: Root, _ keyPath: KeyPath<Root, Value>
    ) {
        BlockObserver.of(object).add(root, keyPath: keyPath, options: watch.options) { [unowned watch] in
            watch.heard($1, $0, $2)
        }
    }

    func visit<Root: KeyValueObservable>(_ root: Root, text: String) throws {
        let watch = watch
        switch observer {
        case nil:
            watch.token = try root.observe(text, options: watch.options) { [unowned watch] in watch.heard($0, nil, $1) }
        case let view as UIView: try add(view, root, text)
        case let item as ModelItem: try add(item, root, text)
        case let plain as PlainObserver: try add(plain, root, text)
        default: break
        }
    }

    private func add<Object: AnyObject, Root: KeyValueObservable>(
        _ object: Object, _ root: Root, _ text: String
    ) throws {
        try BlockObserver.of(object).add(root, keyPath: text, options: watch.options) { [unowned watch] in
            watch.heard($1, $0, $2)
        }
    }
}

/// Reads the value at a key path.
private struct Reading: PathVisitor {
    final class Box { var value: String? }

    let describe: (Any) -> String
    let box = Box()

    func visit<Root: KeyValueObservable, Value>(_ root: Root, _ keyPath: KeyPath<Root, Value>) {
        box.value = describe(root[keyPath: keyPath])
    }

    func visit<Root: KeyValueObservable>(_ root: Root, text: String) throws {
        box.value = try root.value(forKeyPath: text).map(describe) ?? "-"
    }
}

/// Ends what one object observes at a key path.
struct Removal: PathVisitor {
    let observer: AnyObject
    /// Whether the target is handed over as a list.
    let asList: Bool

    func visit<Root: KeyValueObservable, Value>(_ root: Root, _ keyPath: KeyPath<Root, Value>) {
        func remove<Object: AnyObject>(_ observers: BlockObserver<Object>) {
            if asList { observers.remove([root], keyPath: keyPath) } else { observers.remove(root, keyPath: keyPath) }
        }
        if let view = observer as? UIView { return remove(BlockObserver.of(view)) }
        if let item = observer as? ModelItem { return remove(BlockObserver.of(item)) }
        if let plain = observer as? PlainObserver { return remove(BlockObserver.of(plain)) }
    }

    func visit<Root: KeyValueObservable>(_ root: Root, text: String) throws {
        func remove<Object: AnyObject>(_ observers: BlockObserver<Object>) {
            if asList { observers.remove([root], keyPath: text) } else { observers.remove(root, keyPath: text) }
        }
        // As an object of any class: the same observers are meant.
        remove(BlockObserver.of(observer))
    }
}
