import Foundation

/// The input that a test runs, for the message of what ends the process. libFuzzer keeps inputs by itself.
package struct RunInput: Sendable {
    @TaskLocal package static var current: RunInput?

    let kind: FuzzedKind
    let bytes: [UInt8]

    package init(kind: FuzzedKind, bytes: [UInt8]) {
        self.kind = kind
        self.bytes = bytes
    }

    /// Runs the input, so that a message names it.
    package static func run(_ kind: FuzzedKind, _ bytes: [UInt8]) {
        $current.withValue(RunInput(kind: kind, bytes: bytes)) { kind.run(bytes) }
    }

    var text: String { "; input of \(kind.rawValue), in Base64: \(Data(bytes).base64EncodedString())" }
}
