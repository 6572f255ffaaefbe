import Foundation

/// Ends the process where something does not hold, and says what. The library's own functions say nothing in a release
/// build.
func require(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { stop(what()) }
}

/// Ends the process. libFuzzer then keeps the input; a test's message says which it was.
package func stop(_ what: String) -> Never {
    FileHandle.standardError.write(Data("Fatal error: \(what)\(RunInput.current?.text ?? "")\n".utf8))
    abort()
}
