import Foundation

/// Stops the program because the caller broke a documented precondition.
///
/// Writes `message` to standard error in every build mode: the texts of `precondition` vanish in release builds, and
/// the values in the message are what a user needs to find the mistake.
package func trap(_ message: @autoclosure () -> String) -> Never {
    let text = "Espalier: \(message())\n"
    FileHandle.standardError.write(Data(text.utf8))
    abort()
}
