import Synchronization

/// A line of a terminal that tells how far a run has come, and is gone when the run ends. Several threads may tell.
final class ProgressLine: Sendable {
    private let show: (@Sendable (String) -> Void)?
    /// Whether a line is there. Held while something is shown, so that lines do not mix.
    private let isThere = Mutex(false)

    /// - Parameter show: writes to the terminal; nil where nobody looks.
    init(show: (@Sendable (String) -> Void)?) {
        self.show = show
    }

    /// Shows a line in place of the one before.
    func tell(_ text: String) {
        guard let show else { return }
        isThere.withLock { isThere in
            isThere = true
            show("\r\(text)")
        }
    }

    /// Shows how many steps are done, now and then.
    func tell(step: Int, of count: Int) {
        if step > 0, step % 1000 == 0 { tell("\(step) of \(count) steps") }
    }

    /// Takes the line away.
    func end() {
        isThere.withLock { isThere in
            if isThere { show?("\r\u{1B}[K") }
            isThere = false
        }
    }
}
