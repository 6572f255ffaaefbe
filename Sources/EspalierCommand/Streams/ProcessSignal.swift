import Foundation

/// The signals that ask a process to end.
package enum ProcessSignal {
    private static let asking = [SIGINT, SIGTERM, SIGHUP]

    /// Takes such signals from now on, on a thread of its own. Threads that are there already would still be ended by
    /// them. Signals that are ignored, as behind `nohup`, stay so.
    static func take(_ arrive: @escaping @Sendable (Int32) -> Void) {
        let taken = asking.filter { !isIgnored($0) }
        var signals = set(of: taken)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        Thread {
            var signals = set(of: taken)
            var number: Int32 = 0
            while sigwait(&signals, &number) == 0 { arrive(number) }
        }.start()
    }

    /// Ends the process as a signal does that nobody takes: who has called it sees which one it was.
    package static func end(_ number: Int32) {
        signal(number, SIG_DFL)
        kill(getpid(), number)
        var signals = set(of: [number])
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        // The first process of a container is not ended by its signals.
        exit(128 + number)
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        let former = signal(number, SIG_DFL)
        let isIgnored = withUnsafeBytes(of: former) { former in
            withUnsafeBytes(of: SIG_IGN) { former.elementsEqual($0) }
        }
        if isIgnored { signal(number, SIG_IGN) }
        return isIgnored
    }

    private static func set(of numbers: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        return set
    }
}
