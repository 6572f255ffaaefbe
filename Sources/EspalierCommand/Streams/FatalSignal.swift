import EspalierScenarios
import Foundation
import Synchronization

/// The signals by which the system ends a process whose code has gone wrong.
///
/// Where one comes to a thread that is under guard, another thread hears of it, and may save what all have done. The
/// process then ends by that signal, at the latest after some seconds. Anywhere else such a signal ends it at once.
enum FatalSignal {
    private static let all = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]
    /// The end of a pipe that a handler writes to. What a handler can reach is known to the whole process, as its
    /// handlers are.
    private static let pipeEnd = Atomic<Int32>(-1)
    /// In seconds.
    private static let patience: UInt32 = 10
    private static let stackSize = 1 << 16

    /// Takes such signals from now on for threads that are under guard; the thread that calls is not.
    ///
    /// - Parameter arrive: called on a thread of its own. It ends the process.
    static func take(_ arrive: @escaping @Sendable (Int32) -> Void) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipeEnd.store(ends[1], ordering: .releasing)
        var signals = set
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let input = FileStream(descriptor: ends[0])
        Thread { if let number = try? input.read().first { arrive(Int32(number)) } }.start()
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handle
        #else
            action.__sigaction_handler.sa_handler = handle
        #endif
        action.sa_flags = Int32(SA_ONSTACK)
        for number in all { sigaction(number, &action, nil) }
    }

    /// Puts the thread that calls under guard, for as long as it lives. It has another stack for the handler, because
    /// its own may be what is full.
    static func guardThread() {
        guard pipeEnd.load(ordering: .acquiring) >= 0 else { return }
        var stack = stack_t()
        stack.ss_sp = malloc(stackSize)
        stack.ss_size = numericCast(stackSize)
        sigaltstack(&stack, nil)
        var signals = set
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Calls nothing but what a handler may call.
    private static let handle: @convention(c) (Int32) -> Void = { number in
        var byte = UInt8(truncatingIfNeeded: number)
        write(pipeEnd.load(ordering: .acquiring), &byte, 1)
        sleep(patience)
        signal(number, SIG_DFL)
        raise(number)
    }

    private static var set: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in all { sigaddset(&set, number) }
        return set
    }
}
