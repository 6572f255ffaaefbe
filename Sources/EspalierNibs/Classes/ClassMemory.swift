import Foundation
import Synchronization

/// The classes of the program that were looked for by their names, found or not: to look for one that is not there goes
/// through all that the program has.
package final class ClassMemory: Sendable {
    /// What was found.
    struct Found: Sendable {
        /// Nil: there is no such class, or none that files can make.
        var type: AnyClass?
    }

    private let known = Mutex<[String: Found]>([:])

    package init() {}

    /// - Parameter name: with its module.
    func type(_ name: String) -> Found {
        known.withLock { known in
            if let found = known[name] { return found }
            let found = Self.look(name)
            known[name] = found
            return found
        }
    }

    static func look(_ name: String) -> Found {
        Found(type: NSClassFromString(name).flatMap { InterfaceMaking.canMake($0) ? $0 : nil })
    }
}
