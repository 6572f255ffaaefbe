import EspalierNibs
import EspalierRendering
import EspalierViews
import Foundation

/// What a report shows of findings besides their words.
struct FindingEvidence: Sendable {
    /// One finding's pictures, in SVG; nil where no scene has a part in it.
    struct Pictures: Sendable {
        /// The scene at the first layout with the finding.
        var wrong: [UInt8]?
        /// The scene at the nearest layout without it.
        var right: [UInt8]?
        /// The page of `pages` that shows the layout with the finding.
        var page: Int?
    }

    /// By finding.
    var pictures: [Pictures] = []
    /// Inspector pages, one for each layout that findings share.
    var pages: [[UInt8]] = []
    /// How many layouts there were.
    var layouts = 0
}

/// Lays scenes out at the settings of findings, once for all findings that share scene and setting, and draws them.
struct EvidenceMaker: Sendable {
    let application: Application
    let options: ApplicationLintOptions
    /// What inspector pages share; nil: none are made.
    let pageParts: InspectorPage.Shared?

    /// A picture that is wanted.
    private struct Request: Sendable {
        let finding: Int
        let objects: [String]
        let isRight: Bool
        let label: String
    }

    /// What is made from one file in one language: its scenes in their surroundings, each with its layouts.
    private struct Job: Sendable {
        var scenes: [(scene: ApplicationScene, surroundings: SceneSurroundings, layouts: [Layout])] = []

        struct Layout: Sendable {
            let layout: SceneLayout
            var requests: [Request]
        }

        mutating func add(_ request: Request, _ scene: ApplicationScene, _ layout: SceneLayout) {
            let known = scenes.firstIndex { $0.scene == scene && $0.surroundings == layout.surroundings }
            guard let known else {
                return scenes.append((scene, layout.surroundings, [Layout(layout: layout, requests: [request])]))
            }
            if let same = scenes[known].layouts.firstIndex(where: { $0.layout == layout }) {
                scenes[known].layouts[same].requests.append(request)
            } else {
                scenes[known].layouts.append(Layout(layout: layout, requests: [request]))
            }
        }
    }

    /// What one job has made.
    private struct Made: Sendable {
        var pictures: [(request: Request, svg: [UInt8], page: Int?)] = []
        var pages: [[UInt8]] = []
        var layouts = 0
    }

    /// - Parameter progress: hears which scenes are drawn.
    /// - Complexity: for each scene and surroundings that of building it, for each setting a layout pass, and for each
    ///   finding O(views).
    func evidence(
        of findings: [ApplicationFinding], progress: LintRun.Progress?
    ) -> FindingEvidence {
        let jobs = jobs(findings)
        let done = ProgressCount(total: jobs.reduce(0) { $0 + $1.scenes.count }, tell: progress)
        let threads = options.threads ?? ProcessInfo.processInfo.activeProcessorCount
        let results = parallelRuns(jobs.count, threads: threads) { index in
            let made = make(jobs[index])
            if let last = jobs[index].scenes.last { done.add(jobs[index].scenes.count, last.scene) }
            return made
        }
        var evidence = FindingEvidence(pictures: Array(repeating: .init(), count: findings.count))
        for made in results {
            for (request, svg, page) in made.pictures {
                if request.isRight {
                    evidence.pictures[request.finding].right = svg
                } else {
                    evidence.pictures[request.finding].wrong = svg
                    evidence.pictures[request.finding].page = page.map { $0 + evidence.pages.count }
                }
            }
            evidence.pages += made.pages
            evidence.layouts += made.layouts
        }
        return evidence
    }

    private func jobs(_ findings: [ApplicationFinding]) -> [Job] {
        var jobs: [Job] = []
        var places: [[String?]: Int] = [:]
        func add(_ request: Request, _ scene: ApplicationScene, _ layout: SceneLayout) {
            let key = [scene.file, layout.surroundings.language]
            if places[key] == nil {
                places[key] = jobs.count
                jobs.append(Job())
            }
            jobs[places[key] ?? 0].add(request, scene, layout)
        }
        for (index, finding) in findings.enumerated() {
            guard let scene = finding.shownIn, let first = finding.first else { continue }
            let base = base(of: scene.file)
            let objects = finding.objects + finding.related.map(\.documentPath) + finding.outlined
            for (layout, isRight) in [(first, false), (finding.right, true)] {
                guard let layout else { continue }
                let label = layout.label(besides: base)
                add(Request(finding: index, objects: objects, isRight: isRight, label: label), scene, layout)
            }
        }
        return jobs
    }

    /// The usual surroundings of a file's scenes.
    func base(of file: String) -> SceneSurroundings {
        guard let document = application.document(of: file) else { return SceneSurroundings() }
        return ScenePlan(application, application.settings(of: file, options), options, document).base
    }

    private func make(_ job: Job) -> Made {
        var made = Made()
        guard let some = job.scenes.first, let document = application.document(of: some.scene.file) else { return made }
        let setsTextSizes = application.settings(of: some.scene.file, options).textSizes != nil
        let file = application.sceneFile(document, some.scene.file, in: some.surroundings.language)
        for (scene, surroundings, layouts) in job.scenes {
            guard let first = layouts.first,
                let stage = SceneStage(
                    scene, of: file, surroundings, at: first.layout.stop, setsTextSizes: setsTextSizes)
            else { continue }
            for layout in layouts {
                guard stage.layOut(layout.layout.stop, width: layout.layout.width), stage.takeNewViews() else { break }
                made.layouts += 1
                draw(layout, stage, &made)
            }
        }
        return made
    }

    private func draw(_ layout: Job.Layout, _ stage: SceneStage, _ made: inout Made) {
        let root = stage.pictured
        stage.view.walkSubtree { view in
            if view.name == nil { view.name = stage.source.pageName(of: view) }
            return true
        }
        var numbering = ViewNumbering(painting: true)
        let snapshot = HierarchySnapshot(of: root, numbering: &numbering)
        var page: Int?
        if let pageParts, let request = layout.requests.first(where: { !$0.isRight }) {
            let recording = ScenarioRecording(
                showing: snapshot, title: stage.scene.description, summary: request.label)
            page = made.pages.count
            made.pages.append(recording.inspectorPage(sharing: pageParts))
        }
        for request in layout.requests {
            let views = stage.source.views(of: request.objects)
            let frames = views.filter { $0 === root || $0.isDescendant(of: root) }.map {
                $0.convert($0.bounds, to: root)
            }
            made.pictures.append(
                (request, snapshot.excerpt(around: frames, isRight: request.isRight), request.isRight ? nil : page))
        }
    }
}

extension SceneLayout {
    /// In words: `iPhone SE, 375 x 667, in de`.
    func label(besides base: SceneSurroundings) -> String {
        let size = width.map { CGSize(width: $0, height: stop.bounds.height) } ?? stop.bounds
        let place = stop.device == nil ? stop.label : "\(stop.label), \(SceneStop.text(size))"
        let words = surroundings.label(besides: base)
        return words.isEmpty ? place : "\(place), \(words)"
    }
}
