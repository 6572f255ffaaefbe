/// Whether expected texts are to be written anew, as the environment of a test run says.
package enum RecordingRequest: Equatable, Sendable {
    /// Texts are compared.
    case none
    /// Texts that differ are written anew: `ESPALIER_RECORD` is set.
    case granted
    /// Recording was asked for where nobody looks at what is recorded: `CI` is set, too.
    case refused

    /// Reads the environment. A variable that is empty, `0` or `false` counts as not set.
    package init(environment: [String: String]) {
        func isSet(_ name: String) -> Bool { !["", "0", "false"].contains(environment[name, default: ""]) }
        self = !isSet("ESPALIER_RECORD") ? .none : isSet("CI") ? .refused : .granted
    }
}
