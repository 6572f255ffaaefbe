/// A line of a terminal that tells how far a run has come, and is gone when the run ends.
final class ProgressLine {
    private let show: ((String) -> Void)?
    private var isThere = false

    /// - Parameter show: writes to the terminal; nil where nobody looks.
    init(show: ((String) -> Void)?) {
        self.show = show
    }

    /// Shows a line in place of the one before.
    func tell(_ text: String) {
        guard let show else { return }
        isThere = true
        show("\r\(text)")
    }

    /// Shows how many steps are done, now and then.
    func tell(step: Int, of count: Int) {
        if step > 0, step % 1000 == 0 { tell("\(step) of \(count) steps") }
    }

    /// Takes the line away.
    func end() {
        if isThere { show?("\r\u{1B}[K") }
        isThere = false
    }
}
