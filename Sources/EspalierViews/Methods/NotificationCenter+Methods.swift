import Foundation

// In the form that code for UIKit has, with a method where that has a selector.
extension NotificationCenter {
    /// Calls a method of an object, with the notification, whenever one is posted.
    ///
    ///     NotificationCenter.default.addObserver(
    ///         self, selector: Form.keyboardWillShow(_:), name: UIResponder.keyboardWillShowNotification, object: nil)
    ///
    /// The observer is not held. Its method is called on the thread that posts, before `post` is done, until
    /// `removeObserver(_:)` or `removeObserver(_:name:object:)` is called for it, or it is gone.
    ///
    /// - Parameters:
    ///   - observer: Whose method is called: a view, a controller, or another `AssociatedObjectHolder`.
    ///   - method: The method, by its type.
    ///   - name: What is listened to; nil for everything.
    ///   - object: Whose notifications count; nil for those of all.
    public func addObserver<Observer: AssociatedObjectHolder>(
        _ observer: Observer, selector method: @escaping (Observer) -> (Notification) -> Void,
        name: Notification.Name?, object: Any?
    ) {
        MethodObservations.of(observer).add(to: self, name, object) { [weak observer] notification in
            if let observer { method(observer)(notification) }
        }
    }

    /// As ``addObserver(_:selector:name:object:)``, for a method that does not take the notification.
    public func addObserver<Observer: AssociatedObjectHolder>(
        _ observer: Observer, selector method: @escaping (Observer) -> () -> Void, name: Notification.Name?,
        object: Any?
    ) {
        MethodObservations.of(observer).add(to: self, name, object) { [weak observer] _ in
            if let observer { method(observer)() }
        }
    }

    /// Calls none of the methods any more that ``addObserver(_:selector:name:object:)`` was called with for an object.
    public func removeObserver<Observer: AssociatedObjectHolder>(_ observer: Observer) {
        MethodObservations.existing(of: observer)?.remove(from: self) { _ in true }
    }

    /// Calls none of the methods any more that ``addObserver(_:selector:name:object:)`` was called with for an object,
    /// and for notifications of a name and of a sender.
    ///
    /// - Parameters:
    ///   - observer: The object.
    ///   - name: nil for those of any name.
    ///   - object: nil for those of any sender.
    public func removeObserver<Observer: AssociatedObjectHolder>(
        _ observer: Observer, name: Notification.Name?, object: Any?
    ) {
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        MethodObservations.existing(of: observer)?.remove(from: self) { entry in
            (name == nil || entry.name == name) && (sender == nil || entry.sender == sender)
        }
    }
}

/// What an object hears of, in all centers. Goes with the object, and ends it all.
private final class MethodObservations {
    struct Entry {
        let center: NotificationCenter
        let name: Notification.Name?
        let sender: ObjectIdentifier?
        let token: any NSObjectProtocol
    }

    private var entries: [Entry] = []

    deinit { remove { _ in true } }

    /// The address of the class, which is nobody else's key.
    private static var key: UnsafeRawPointer { unsafeBitCast(MethodObservations.self, to: UnsafeRawPointer.self) }

    static func existing(of observer: some AssociatedObjectHolder) -> MethodObservations? {
        observer.associatedObjects?[key] as? MethodObservations
    }

    static func of(_ observer: some AssociatedObjectHolder) -> MethodObservations {
        if let existing = existing(of: observer) { return existing }
        let made = MethodObservations()
        objc_setAssociatedObject(observer, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    func add(
        to center: NotificationCenter, _ name: Notification.Name?, _ object: Any?,
        _ call: @escaping (Notification) -> Void
    ) {
        // As with selectors, the method runs on the thread that posts: whose objects it uses there is the caller's.
        nonisolated(unsafe) let call = call
        let token = center.addObserver(forName: name, object: object, queue: nil) { call($0) }
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        entries.append(Entry(center: center, name: name, sender: sender, token: token))
    }

    func remove(from center: NotificationCenter? = nil, _ isMeant: (Entry) -> Bool) {
        let isOne = { (entry: Entry) in (center == nil || entry.center === center) && isMeant(entry) }
        let removed = entries.filter(isOne)
        entries.removeAll(where: isOne)
        for entry in removed { entry.center.removeObserver(entry.token as Any) }
    }
}
