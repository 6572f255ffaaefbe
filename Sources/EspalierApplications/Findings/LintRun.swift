/// What accompanies a run.
package struct LintRun: Sendable {
    /// Hears, on any thread, how many scenes of how many are done, and which one was the last.
    package typealias Progress = @Sendable (_ done: Int, _ of: Int, _ scene: ApplicationScene) -> Void

    package var progress: Progress?
    /// Whether the run is to end with what it has; asked on any thread before each scene.
    package var isStopped: (@Sendable () -> Bool)?
    /// What was found elsewhere: in scenario documents.
    package var besides: [ApplicationFinding] = []
    /// How many findings scenario documents silence themselves, and what they silence for nothing.
    package var silenced = 0
    package var unusedIgnores: [String] = []
    /// What was broken elsewhere.
    package var errors: [ApplicationFileError] = []
    /// Whether all of the application's files are looked at.
    package var isWhole = true

    package init(
        progress: Progress? = nil, isStopped: (@Sendable () -> Bool)? = nil
    ) {
        self.progress = progress
        self.isStopped = isStopped
    }
}
