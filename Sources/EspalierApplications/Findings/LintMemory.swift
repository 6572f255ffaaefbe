import EspalierNibs

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

    /// Forgets what was found in scenes that saved files touch.
    ///
    /// - Parameters:
    ///   - changed: paths of files that are new, gone or other ones, relative to the application's folder.
    ///   - old: the application as it was read before; nil: nothing is remembered.
    ///   - new: as it is now.
    package mutating func forget(touchedBy changed: Set<String>, from old: Application?, to new: Application) {
        let touched = new.files(touchedBy: changed)
        if changed.count == 1, touched == changed, let file = touched.first, let before = old?.document(of: file),
            let now = new.document(of: file), let changes = ViewChanges(from: before, to: now)
        {
            take(changes, in: file, new)
        } else {
            results = results.filter { !touched.contains($0.key.file) }
        }
    }

    /// Forgets the scenes of a file that show other views than before; the others stand elsewhere in it.
    private mutating func take(_ changes: ViewChanges, in file: String, _ application: Application) {
        let scenes = Dictionary(
            application.scenes.filter { $0.file == file }.map { ($0.objectID, $0) }, uniquingKeysWith: { one, _ in one }
        )
        var kept = results.filter { $0.key.file != file }
        for (scene, var result) in results where scene.file == file && !changes.controllers.contains(scene.objectID) {
            guard let now = scenes[scene.objectID] else { continue }
            for index in result.findings.indices { result.findings[index].move(changes.places, in: file, to: scenes) }
            kept[now] = result
        }
        results = kept
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
