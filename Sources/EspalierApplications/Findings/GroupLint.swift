import EspalierControls
import EspalierNibs
import EspalierRendering
import EspalierViews
import Foundation

/// Looks at one screen or view of a file, with the cells of its lists, in all settings.
struct GroupLint {
    struct Result: Sendable {
        var findings: [ApplicationFinding] = []
        var layouts = 0
        var unknownClasses: Set<String> = []

        /// Adds a finding, or its settings to one that is the same.
        mutating func add(_ finding: ApplicationFinding) {
            let same = findings.firstIndex {
                $0.identity == finding.identity && $0.scene == finding.scene && $0.message == finding.message
            }
            guard let same else { return findings.append(finding) }
            findings[same].add(occurrencesOf: finding)
        }

        /// Leaves out what only follows from another finding: a view without a size whose size is open.
        mutating func leaveOutConsequences() {
            let open = Set(findings.filter { $0.kind == .ambiguous || $0.kind == .unknownClass }.flatMap(\.objects))
            findings.removeAll { $0.kind == .zeroSize && $0.objects.contains(where: open.contains) }
        }
    }

    let application: Application
    let scenes: [ApplicationScene]
    let options: ApplicationLintOptions

    func result() -> Result {
        guard let scene = scenes.first, let document = application.document(of: scene.file),
            !scene.isShownByOthers(in: document)
        else { return Result() }
        let settings = application.settings(of: scene.file, options)
        let plan = ScenePlan(application, settings, options, document)
        let files = plan.surroundings.map { application.sceneFile(document, scene.file, in: $0.language) }
        let swept = SceneSweep(scenes: scenes, plan: plan, files: files).result()
        var result = Result(layouts: swept.layouts)
        let designed = options.includesDesigned ? [] : designedOverlaps(plan, files[0])
        for entry in swept.entries {
            if entry.found.kind == .overlap, designed.contains("\(entry.scene.objectID)\n\(entry.found.key)") {
                continue
            }
            var kind = entry.found.kind
            let finding = entry.found.finding
            if kind == .ambiguous, let name = unknownClass(of: entry, finding, files[0], plan) {
                result.unknownClasses.insert(name)
                kind = .unknownClass
            }
            // A view that is hidden in a stack has no size: that another size does not hold then is as UIKit has it.
            if kind == .conflict, finding.related.contains(where: { $0.text.contains("UISV-hiding") }) { continue }
            guard let severity = settings.severity(of: kind, options) else { continue }
            result.add(self.finding(entry, finding, kind, severity, plan))
        }
        result.leaveOutConsequences()
        return result
    }

    private func finding(
        _ entry: SceneResult.Entry, _ found: LintFinding, _ kind: LintKind, _ severity: LintSeverity, _ plan: ScenePlan
    ) -> ApplicationFinding {
        let texts = OccurrenceText(entry: entry, plan: plan)
        return ApplicationFinding(
            kind: kind, severity: severity, file: found.file ?? entry.scene.file, place: found.place,
            scene: self.scene(of: found, entry.scene).description, message: entry.found.what, occurrence: texts.text,
            fix: found.fix,
            objects: found.objects, axis: found.axis,
            settings: Set(entry.layouts.map { $0.key(besides: plan.base) }).sorted(), related: found.related,
            shownIn: entry.scene, devices: texts.devices, languages: texts.languages,
            first: entry.layouts.first, right: texts.right, widths: entry.widths)
    }

    /// The scene in which what was found stands: an embedded controller's, where it is laid out in the one around it.
    private func scene(of found: LintFinding, _ scene: ApplicationScene) -> ApplicationScene {
        guard let id = found.objects.first,
            let owner = application.document(of: scene.file)?.element(id: id)?.sceneController?.id,
            owner != scene.objectID,
            scene.ownerID == nil
        else { return scene }
        return application.scenes.first { $0.file == scene.file && $0.objectID == owner } ?? scene
    }

    /// The overlaps that the file itself has on its own canvas: as its author wants them.
    private func designedOverlaps(_ plan: ScenePlan, _ file: SceneFile) -> Set<String> {
        var without = Set(LintKind.allCases)
        without.remove(.overlap)
        let stop = SceneStop(device: Device.ofCanvas(file.document))
        var keys: Set<String> = []
        for scene in scenes {
            guard let stage = SceneStage(scene, of: file, plan.base, at: stop, setsTextSizes: false) else { continue }
            var sweep = StopSweep(
                SweptTree(root: stage.window, view: stage.view, source: stage.source), without: without
            ) { stage.takeNewViews() }
            guard stage.layOut(stop, width: nil), sweep.look(at: 0) else { continue }
            for found in sweep.finish() { keys.insert("\(scene.objectID)\n\(found.key)") }
        }
        return keys
    }

    /// The class that may end an ambiguity by a size of contents that only the application knows; nil where none could.
    ///
    /// Each view of such a class gets a size for once: what is determined then is open for no other reason.
    private func unknownClass(
        of entry: SceneResult.Entry, _ finding: LintFinding, _ file: SceneFile, _ plan: ScenePlan
    ) -> String? {
        guard let first = entry.layouts.first,
            let stage = SceneStage(
                entry.scene, of: file, plan.base, at: first.stop, setsTextSizes: plan.setsTextSizes)
        else { return nil }
        var names: [String] = []
        stage.view.walkSubtree { view in
            guard let element = stage.source.element(of: view),
                let name = UnknownClass.name(decidingSizeOf: element, file.classes)
            else { return true }
            names.append(name)
            view.documentContentSize = CGSize(width: 60, height: 30)
            return true
        }
        guard let name = names.first, stage.layOut(first.stop, width: first.width) else { return nil }
        var without = Set(LintKind.allCases)
        without.remove(.ambiguous)
        var sweep = StopSweep(
            SweptTree(root: stage.window, view: stage.view, source: stage.source), without: without
        ) { stage.takeNewViews() }
        guard sweep.look(at: 0) else { return nil }
        let left = sweep.finish().contains { $0.finding.objects == finding.objects && $0.finding.axis == finding.axis }
        return left ? nil : name
    }
}

extension LintConfiguration.Settings {
    /// How much a kind weighs; nil where it is off.
    func severity(of kind: LintKind, _ options: ApplicationLintOptions) -> LintSeverity? {
        if options.without.contains(kind) { return nil }
        if let only = options.only, !only.contains(kind) { return nil }
        if let said = kinds[kind.rawValue] {
            if let said { return said }
            return options.with.contains(kind) ? kind.usualSeverity ?? .warning : nil
        }
        if let usual = kind.usualSeverity { return usual }
        let isAsked = options.with.contains(kind) || options.only?.contains(kind) == true
        return isAsked ? .warning : nil
    }
}

extension Application {
    /// What holds for a file: what is asked for, else what the configuration says.
    func settings(of file: String, _ options: ApplicationLintOptions) -> LintConfiguration.Settings {
        var settings = configuration.settings(for: file)
        settings.replace(by: options.settings)
        return settings
    }

    /// A file in a language: translated as a whole, or with the texts of its tables.
    func sceneFile(_ original: InterfaceDocument, _ file: String, in language: String?) -> SceneFile {
        var document = original
        if let language {
            if language == SceneSurroundings.longest {
                document = document.localized(by: localizations.longestTable(of: file).texts.mapValues(\.value))
            } else if let path = localizations.translatedFile(of: file, in: language), path != file,
                let translated = try? Self.read(path, in: folder, limits)
            {
                document = translated
            } else {
                document = document.localized(
                    by: localizations.table(of: file, in: language).texts.mapValues(\.value))
            }
        }
        return SceneFile(document, assets: assets, fonts: fonts, classes: configuration.classes)
    }
}
