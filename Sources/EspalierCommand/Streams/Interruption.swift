import EspalierScenarios
import Foundation
import Synchronization

/// What becomes of a signal that asks the command to end: a batch ends after its present line, anything else at once.
/// A second signal ends a batch at once, too.
///
/// In each case no file is left that was written in part, and the process ends by that signal.
package final class Interruption: Sendable {
    private struct State {
        /// The signal that a batch is to end by.
        var signal: Int32?
        /// Whether something is under way that is brought to its end first.
        var isBusy = false
        /// Called when something that is under way is to end.
        var wake: (@Sendable () -> Void)?
        /// A file that nobody wants if the process ends now.
        var temporary: String?
        /// A process that is to end with this one, and all that it has started.
        var child: pid_t?
    }

    private let state = Mutex(State())
    private let raised = Atomic(false)
    private let listening = Atomic(false)
    private let end: @Sendable (Int32) -> Void

    /// - Parameter end: ends the process by a signal.
    package init(end: @escaping @Sendable (Int32) -> Void = ProcessSignal.end) {
        self.end = end
    }

    /// Whether what is under way is to end.
    var isRaised: Bool { raised.load(ordering: .relaxed) }

    /// A signal is there.
    package func arrive(_ signal: Int32) {
        // What ends the process does so under the lock: nothing begins meanwhile.
        let wake = state.withLock { state -> (@Sendable () -> Void)? in
            if state.isBusy, state.signal == nil {
                state.signal = signal
                raised.store(true, ordering: .relaxed)
                return state.wake
            }
            if let temporary = state.temporary { unlink(temporary) }
            if let child = state.child { kill(-child, SIGKILL) }
            end(signal)
            return nil
        }
        wake?()
    }

    /// Takes the signals of this process from now on, on a thread of its own. Called before there are other threads.
    package func listen() {
        listening.store(true, ordering: .relaxed)
        ProcessSignal.take { self.arrive($0) }
    }

    /// Whether the signals of this process are taken.
    var listens: Bool { listening.load(ordering: .relaxed) }

    /// Ends the process by a signal, without the file that it was writing.
    func end(by signal: Int32) {
        state.withLock { state in
            if let temporary = state.temporary { unlink(temporary) }
            end(signal)
        }
    }

    /// Ends the process by the signal that has ended a batch; does nothing where there was none.
    package func endProcess() {
        if let signal = state.withLock({ $0.signal }) { end(signal) }
    }
}

// What is under way.
extension Interruption {
    /// A batch begins: from now on a signal waits for the end of its present line.
    ///
    /// - Parameter wake: called, on another thread, when there is a signal.
    func beginBatch(wake: (@Sendable () -> Void)? = nil) {
        state.withLock { state in
            state.isBusy = true
            state.wake = wake
        }
    }

    /// A batch ends.
    func endBatch() {
        state.withLock { state in
            state.isBusy = false
            state.wake = nil
        }
    }

    /// Waits for something in the midst of a batch, when all that it has begun is written.
    func waiting<Value>(_ wait: () throws -> Value) throws -> Value {
        let isRaised = state.withLock { state in
            state.isBusy = state.signal != nil
            return state.isBusy
        }
        if isRaised { throw CommandError.interrupted }
        defer { state.withLock { $0.isBusy = true } }
        return try wait()
    }

    /// Makes a file that is to be removed where the process ends before `finishing`.
    func making(_ make: () throws -> (FileStream, String)) throws -> (FileStream, String) {
        try state.withLock { state in
            let made = try make()
            state.temporary = made.1
            return made
        }
    }

    /// Starts a process that leads a group, and ends with this one if that ends before `ended`.
    func starting(_ start: () throws -> pid_t) rethrows -> pid_t {
        try state.withLock { state in
            let child = try start()
            state.child = child
            return child
        }
    }

    /// The process that was started has ended.
    func ended() {
        state.withLock { $0.child = nil }
    }

    /// Removes the file, or gives it its final name.
    func finishing(_ finish: () throws -> Void) rethrows {
        try state.withLock { state in
            try finish()
            state.temporary = nil
        }
    }
}

/// Input whose waiting a signal may end at once.
final class InterruptibleInput: ByteInput {
    private let input: any ByteInput
    private let interruption: Interruption

    init(_ input: any ByteInput, _ interruption: Interruption) {
        self.input = input
        self.interruption = interruption
    }

    func read() throws -> [UInt8] {
        try interruption.waiting { try input.read() }
    }
}
