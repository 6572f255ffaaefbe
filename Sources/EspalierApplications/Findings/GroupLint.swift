import EspalierControls
import EspalierNibs
import EspalierRendering
import EspalierSupport
import EspalierViews
import Foundation

/// Looks at one screen or view of a file, with the cells of its lists, in all settings.
struct GroupLint {
    struct Result: Sendable {
        var findings: [ApplicationFinding] = []
        var layouts = 0
        var work = SceneWork()
        var unknownClasses: Set<String> = []
    }

    let application: Application
    let scenes: [ApplicationScene]
    let options: ApplicationLintOptions
    /// The file of the scenes.
    let files: SceneFiles

    func result() -> Result {
        guard let scene = scenes.first, let document = application.document(of: scene.file),
            !scene.isShownByOthers(in: document)
        else {
            // A user has come, and needs no language.
            return files.use(in: []) { _ in Result() }
        }
        let settings = application.settings(of: scene.file, options)
        let plan = ScenePlan(application, settings, options, document)
        return files.use(in: plan.surroundings.map(\.language)) { result(plan, settings, $0) }
    }

    private func result(_ plan: ScenePlan, _ settings: LintConfiguration.Settings, _ files: [SceneFile]) -> Result {
        let swept = SceneSweep(scenes: scenes, plan: plan, files: files).result()
        var result = Result(layouts: swept.layouts, work: swept.work)
        let designed = options.includesDesigned ? [] : DesignedFindings(plan, files[0]).keys(among: swept.entries)
        var suppositions: [String: Supposition] = [:]
        /// What is open, for whatever reason.
        var open: Set<String> = []
        for entry in swept.entries where !designed.contains(entry.key) {
            var kind = entry.found.kind
            let finding = entry.found.finding
            if kind == .ambiguous { open.formUnion(finding.objects) }
            if Supposition.kinds.contains(kind), let first = entry.layouts.first {
                let key = "\(entry.scene.objectID) \(first.key(besides: plan.base))"
                let supposition =
                    suppositions[key]
                    ?? Supposition(
                        entry.scene, at: first, files[plan.place(ofLanguageOf: first.surroundings)], plan)
                suppositions[key] = supposition
                if let name = supposition.name(ending: finding) {
                    result.unknownClasses.insert(name)
                    // That a view has no size, or too large a one, follows from it, and is no finding of its own.
                    if kind != .ambiguous { continue }
                    kind = .unknownClass
                }
            }
            // A view that is hidden in a stack has no size: that another size does not hold then is as UIKit has it.
            if kind == .conflict, finding.related.contains(where: { $0.text.contains("UISV-hiding") }) { continue }
            guard let severity = settings.severity(of: kind, options) else { continue }
            result.findings.append(self.finding(entry, finding, kind, severity, plan))
        }
        // A view whose size is open has none for that reason.
        result.findings.removeAll { $0.kind == .zeroSize && $0.objects.contains(where: open.contains) }
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
            settings: Set(entry.layouts.map { $0.key(besides: plan.base) }).sorted(),
            related: found.related + translations(entry, found),
            shownIn: entry.scene, devices: texts.devices, languages: texts.languages,
            first: entry.layouts.first, right: texts.right, widths: entry.widths)
    }

    /// The translations that are too long, of the first language in which a text is cut off.
    private func translations(_ entry: SceneResult.Entry, _ found: LintFinding) -> [LintFinding.Related] {
        guard entry.found.kind == .cutOff, let language = entry.layouts.first?.surroundings.language else { return [] }
        let localizations = application.localizations
        let isLongest = language == SceneSurroundings.longest
        let table =
            isLongest
            ? localizations.longestTable(of: entry.scene.file) : localizations.table(of: entry.scene.file, in: language)
        return table.keys.filter { key in found.objects.contains { key.hasPrefix("\($0).") } }.sorted()
            .compactMap { key in
                table.texts[key].map { text in
                    LintFinding.Related(
                        text: "the translation \(PlainText.quoted(PlainText.line(text.value)))", file: text.file,
                        place: text.place, documentPath: key)
                }
            }
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
}
