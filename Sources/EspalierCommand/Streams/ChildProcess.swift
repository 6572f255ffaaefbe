import EspalierScenarios
import Foundation
import Synchronization

/// Starts programs, and says how they ended.
enum ChildProcess {
    #if canImport(Darwin)
        typealias FileActions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
    #else
        typealias FileActions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
    #endif

    /// Starts a program in a group of processes of its own, so that all of it can be ended.
    ///
    /// - Parameter streams: says what its standard streams are.
    static func start(
        _ program: String, _ arguments: [String], streams: (inout FileActions) -> Void
    ) throws -> pid_t {
        #if canImport(Darwin)
            var actions: FileActions
            var attributes: Attributes
        #else
            var actions = FileActions()
            var attributes = Attributes()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        streams(&actions)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // What this process blocks and ignores is its own affair.
        var none = sigset_t()
        var usual = sigset_t()
        sigemptyset(&none)
        sigemptyset(&usual)
        sigaddset(&usual, SIGPIPE)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = Int(POSIX_SPAWN_SETPGROUP) | Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, numericCast(flags))
        var words: [UnsafeMutablePointer<CChar>?] = []
        for argument in arguments { words.append(strdup(argument)) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, program, &actions, &attributes, &words, environ)
        if code != 0 { throw StreamError(code: code) }
        return child
    }

    /// Waits for the end of a process.
    ///
    /// - Returns: the signal that ended it, or nil, and the status with which it ended by itself.
    static func wait(for child: pid_t) -> (signal: Int32?, status: Int32) {
        var code: Int32 = 0
        while waitpid(child, &code, 0) == -1, errno == EINTR {}
        let signal = code & 0x7F
        return (signal == 0 ? nil : signal, (code >> 8) & 0xFF)
    }

    /// Waits for the end of a process, or ends it. What it has left running ends with it.
    ///
    /// - Returns: as `wait(for:)`; nil for one that has taken more than so many seconds.
    static func wait(for child: pid_t, atMost seconds: Int) -> (signal: Int32?, status: Int32)? {
        let waiter = Waiter(child: child)
        Thread { waiter.wait() }.start()
        let isLate = waiter.hasEnded.wait(timeout: .now() + .seconds(seconds)) == .timedOut
        kill(-child, SIGKILL)
        if isLate { waiter.hasEnded.wait() }
        return isLate ? nil : waiter.end.withLock { $0 }
    }

    /// Waits on a thread of its own.
    private final class Waiter: Sendable {
        let end = Mutex<(signal: Int32?, status: Int32)>((nil, 0))
        let hasEnded = DispatchSemaphore(value: 0)
        private let child: pid_t

        init(child: pid_t) { self.child = child }

        func wait() {
            let ended = ChildProcess.wait(for: child)
            end.withLock { $0 = ended }
            hasEnded.signal()
        }
    }
}
