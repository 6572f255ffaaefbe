import EspalierRendering
import Foundation
import Synchronization

// The scenes of an application in groups: each screen or view of a file, with the cells of its lists.
extension Application {
    /// What is found in the scenes that nothing is known of yet, and what is known of the others.
    func laidOut(
        _ groups: [[ApplicationScene]], _ options: ApplicationLintOptions, _ run: LintRun, _ memory: inout LintMemory
    ) -> ApplicationReport {
        var report = ApplicationReport()
        let known = memory
        let work = groups.indices.filter { known.results[groups[$0][0]] == nil }
        let done = ProgressCount(total: work.reduce(0) { $0 + groups[$1].count }, tell: run.progress)
        let files = files(of: work.map { groups[$0][0] })
        let results = parallelRuns(
            work.count, threads: options.threads ?? ProcessInfo.processInfo.activeProcessorCount
        ) { index -> GroupLint.Result? in
            if run.isStopped?() == true { return nil }
            let scenes = groups[work[index]]
            guard let files = files[scenes[0].file] else { return nil }
            let result = GroupLint(application: self, scenes: scenes, options: options, files: files).result()
            done.add(scenes.count, scenes[0])
            return result
        }
        for (index, result) in zip(work, results) {
            guard let result else { continue }
            report.layouts += result.layouts
            report.work += result.work
            memory.results[groups[index][0]] = result
        }
        for scenes in groups {
            guard let result = memory.results[scenes[0]] else {
                report.isInterrupted = true
                continue
            }
            for finding in result.findings { report.add(finding) }
            report.unknownClasses.formUnion(result.unknownClasses)
            report.scenes += scenes.count
        }
        return report
    }

    /// By their paths: the files of scenes, each for as many users as it has scenes among them.
    private func files(of scenes: [ApplicationScene]) -> [String: SceneFiles] {
        var users: [String: Int] = [:]
        for scene in scenes { users[scene.file, default: 0] += 1 }
        var files: [String: SceneFiles] = [:]
        for (path, users) in users {
            guard let document = document(of: path) else { continue }
            files[path] = SceneFiles(self, document, path: path, users: users)
        }
        return files
    }

    /// Each screen or view of a file, with the cells of its lists.
    func groups() -> [[ApplicationScene]] {
        var groups: [[ApplicationScene]] = []
        for scene in scenes {
            if scene.ownerID == nil || groups.isEmpty {
                groups.append([scene])
            } else {
                groups[groups.count - 1].append(scene)
            }
        }
        return groups
    }
}

/// Counts scenes that are done, on several threads.
final class ProgressCount: Sendable {
    private let done = Mutex(0)
    private let total: Int
    private let tell: LintRun.Progress?

    init(total: Int, tell: LintRun.Progress?) {
        self.total = total
        self.tell = tell
    }

    func add(_ count: Int, _ scene: ApplicationScene) {
        let now = done.withLock { value in
            value += count
            return value
        }
        tell?(now, total, scene)
    }
}
