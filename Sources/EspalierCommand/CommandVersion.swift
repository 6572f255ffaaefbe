import EspalierScenarios

/// The version of the package: the one place that has it.
///
/// The newest heading of `Docs/CHANGELOG.md` is the same; a test holds them together.
package enum CommandVersion {
    package static let number = "0.6"

    /// What `--version` prints.
    static let text = "espalier \(number), scenario format \(ScenarioDocument.formatVersion)\n"
}
