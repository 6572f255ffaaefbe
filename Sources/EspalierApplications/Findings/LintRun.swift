import EspalierViews

/// What accompanies a run.
package struct LintRun: Sendable {
    /// Hears, on any thread, how many scenes of how many are done.
    package var progress: (@Sendable (_ done: Int, _ of: Int) -> Void)?
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
        progress: (@Sendable (_ done: Int, _ of: Int) -> Void)? = nil, isStopped: (@Sendable () -> Bool)? = nil
    ) {
        self.progress = progress
        self.isStopped = isStopped
    }
}

/// What was found in an application's scenes, so that a later run lays out only those that something has touched.
///
/// It holds for the options with which it was made.
package struct LintMemory: Sendable {
    /// What decides about all scenes: where it differs, nothing holds any more.
    private struct Basis: Equatable, Sendable {
        var configuration: LintConfiguration
        var languages: [String]
        var developmentLanguage: String
        var phone: [String]?
        var pad: [String]?
    }

    private var basis: Basis?
    /// By the first scene of a group: a screen, with the cells of its lists.
    var results: [ApplicationScene: GroupLint.Result] = [:]

    /// Remembers nothing.
    package init() {}

    /// Forgets what was found in some files.
    package mutating func forget(_ files: Set<String>) {
        results = results.filter { !files.contains($0.key.file) }
    }

    /// Forgets all where the application says something else for all scenes than before, and what it does not have any more.
    mutating func begin(_ application: Application) {
        let now = Basis(
            configuration: application.configuration, languages: application.languages,
            developmentLanguage: application.developmentLanguage, phone: application.orientations.phone,
            pad: application.orientations.pad)
        if let basis, basis != now { results = [:] }
        basis = now
        let scenes = Set(application.scenes)
        results = results.filter { scenes.contains($0.key) }
    }
}
