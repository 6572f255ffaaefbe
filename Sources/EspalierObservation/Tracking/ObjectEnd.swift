import Foundation

/// Whether the deinit of an object is running. One of a user's class may read its properties while a computation goes on
/// that has let go of the object; whoever held it then would stop the program.
enum ObjectEnd {
    private typealias Question = @convention(c) (UnsafeRawPointer) -> Bool

    /// The runtime's own answer; nil in a program that has the runtime in it and tells nobody its names.
    private static let question: Question? = {
        // `RTLD_DEFAULT`: all that the program has loaded.
        guard let found = dlsym(nil, "swift_isDeallocating") else { return nil }
        return unsafeBitCast(found, to: Question.self)
    }()

    static func isUnderWay(of object: AnyObject) -> Bool {
        guard let question else { return isUnderWayByWeakReference(of: object) }
        return withExtendedLifetime(object) { question(Unmanaged.passUnretained(object).toOpaque()) }
    }

    /// The same without the runtime's help. It slows down all counting of the references to the object from then on.
    static func isUnderWayByWeakReference(of object: AnyObject) -> Bool {
        weak let reference = object
        return reference == nil
    }
}
