import Foundation
import Synchronization

#if canImport(Glibc)
    /// Counts the objects that the Swift runtime makes, by the runtime's hooks for instruments: boxes, closures' contexts
    /// and the storage of arrays are such objects; memory that code asks of `malloc` by itself is not.
    ///
    /// Once set, the hooks stay for the life of the process: use it in exit tests, which have a process of their own.
    package enum ObjectCount {
        /// Whether counting makes sense: without optimisation the compiler makes objects of its own.
        package static var isOptimised: Bool {
            #if DEBUG
                false
            #else
                true
            #endif
        }

        /// Whether, besides, no invariants are checked after each change, which makes objects where indexes are in use.
        package static var isPlain: Bool {
            #if ESPALIER_CHECKS
                false
            #else
                isOptimised
            #endif
        }

        private static let made = Atomic<Int>(0)

        private typealias Allocate =
            @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

        private static let allocate: Allocate = hook("_swift_allocObject")

        /// The function that a hook holds.
        private static func hook<Function>(_ name: String) -> Function {
            guard let place = dlsym(nil, name) else { preconditionFailure("the runtime has no \(name)") }
            return place.load(as: Function.self)
        }

        private static let isOn: Bool = {
            // The original functions are looked up before they are replaced.
            _ = allocate
            let allocating: Allocate = { type, size, alignment in
                ObjectCount.made.add(1, ordering: .relaxed)
                return ObjectCount.allocate(type, size, alignment)
            }
            dlsym(nil, "_swift_allocObject")?.storeBytes(of: allocating, as: Allocate.self)
            dlsym(nil, "_swift_enableSwizzlingOfAllocationAndRefCountingForInstrumentation")?
                .storeBytes(of: true, as: Bool.self)
            return true
        }()

        /// Ends the process, saying why on standard error, if the body makes another number of objects the second time
        /// that it runs.
        package static func expect(_ count: Int, line: UInt = #line, _ body: () -> Void) {
            body()
            let made = objects(body)
            require(made == count, "\(made) objects were made, not \(count), at line \(line)")
        }

        /// How many objects the body makes.
        package static func objects(_ body: () -> Void) -> Int {
            require(isOn, "the hook could not be set")
            let before = made.load(ordering: .relaxed)
            body()
            return made.load(ordering: .relaxed) - before
        }
    }
#endif

/// Ends the process of an exit test, saying why on standard error. With success: what a process that stops otherwise has
/// written cannot be told from what the runtime writes. So the test expects success and no text.
package func require(_ condition: Bool, _ text: @autoclosure () -> String) {
    if condition { return }
    FileHandle.standardError.write(Data((text() + "\n").utf8))
    exit(0)
}
