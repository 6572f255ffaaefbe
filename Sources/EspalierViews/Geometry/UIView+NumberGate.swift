import EspalierObservation

// The one gate between computed numbers and views. What is set by code has a caller, who is told by a trap. What a
// document or an interface file leads to has none: it is reported, and the view stays as it was.
extension UIView {
    /// Whether this topmost view's tree is made of data from outside.
    package final var comesFromOutside: Bool {
        get { side?.tree?.comesFromOutside ?? false }
        set { if newValue != comesFromOutside { ensureTreeRecord().comesFromOutside = newValue } }
    }

    /// Runs `body`, which makes views of data from outside that are in no tree yet.
    package static func readingDataFromOutside<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let state = ThreadState.current
        let outer = state.readsDataFromOutside
        state.readsDataFromOutside = true
        defer { state.readsDataFromOutside = outer }
        return try body()
    }

    /// Whether a number may be set.
    ///
    /// - Parameters:
    ///   - isFinite: Whether it, and all that goes with it, can be computed with.
    ///   - message: What was set to what, and what it must be.
    /// - Returns: false where it is not finite and was reported: the caller leaves the view as it is. It traps where the
    ///   tree is one of code.
    @inline(__always)
    package final func admits(_ isFinite: Bool, _ message: @autoclosure () -> String) -> Bool {
        isFinite || reportsNumber(message())
    }

    @inline(never)
    private func reportsNumber(_ message: String) -> Bool {
        let root = topmost
        guard root.comesFromOutside || ThreadState.current.readsDataFromOutside else { trap(message) }
        root.report(
            ViewDiagnostic(
                message: "\(message); it stays as it is\nfix: use numbers whose sums and products are within a double",
                views: [self]))
        return false
    }
}
