import EspalierControls
import EspalierNibs
import EspalierRendering
import EspalierSupport
import EspalierViews

/// Looks for names of images and fonts that the application does not have, and for texts that are not translated, or translated
/// for nothing.
struct ResourceLint {
    let application: Application
    let options: ApplicationLintOptions

    func findings() -> [ApplicationFinding] {
        application.files.flatMap { file -> [ApplicationFinding] in
            guard let document = application.document(of: file) else { return [] }
            let settings = application.settings(of: file, options)
            var found: [ApplicationFinding] = []
            if let severity = settings.severity(of: .missingImage, options) {
                found += missingImages(document, file, severity)
            }
            if let severity = settings.severity(of: .missingFont, options) {
                found += missingFonts(document, file, severity)
            }
            found += translations(document, file, settings)
            return found
        }
    }

    /// - Parameter element: what a picture shows, in the first layout of the scene around it; nil for what is in no scene.
    private func finding(
        _ kind: LintKind, _ severity: LintSeverity, _ file: String, _ place: TextPlace, _ message: String, fix: String,
        objects: [String], settings: [String] = [], at element: InterfaceElement? = nil
    ) -> ApplicationFinding {
        var finding = ApplicationFinding(
            kind: kind, severity: severity, file: file, place: place, scene: nil, message: message, occurrence: "",
            fix: fix, objects: objects, axis: nil, settings: settings, related: [], first: nil, right: nil)
        guard let element, let document = application.document(of: file) else { return finding }
        finding.show(element, in: application, document, options)
        return finding
    }

    // MARK: Names

    private func missingImages(
        _ document: InterfaceDocument, _ file: String, _ severity: LintSeverity
    ) -> [ApplicationFinding] {
        guard application.hasImages else { return [] }
        let listed = document.root.first("resources")?.all("image") ?? []
        let system = Set(listed.filter { $0["catalog"] == "system" }.compactMap { $0["name"] })
        var missing: Set<String> = []
        for element in document.elements where element["catalog"] != "system" && element.parent?.name != "resources" {
            for (name, value) in element.attributes where name.lowercased().hasSuffix("image") && !value.isEmpty {
                if !system.contains(value), application.assets.image(named: value) == nil { missing.insert(value) }
            }
        }
        if missing.isEmpty { return [] }
        let known = application.assets.imageNames
        return uses(of: missing, in: document) { $0.name.lowercased().hasSuffix("image") }.map { name, element in
            let near = nearestName(to: name, among: known)
            return finding(
                .missingImage, severity, file, element.place,
                "there is no image \(PlainText.quoted(name)), so nothing is shown in its place",
                fix: near.map { "did you mean \(PlainText.quoted($0))?" }
                    ?? "add it to a catalogue, or take the name out",
                objects: [name], at: element)
        }
    }

    private func missingFonts(
        _ document: InterfaceDocument, _ file: String, _ severity: LintSeverity
    ) -> [ApplicationFinding] {
        // Without fonts and catalogues, this is not the application's folder.
        guard !application.fonts.isEmpty || application.hasImages else { return [] }
        var names: Set<String> = []
        for element in document.elements where element.name == "fontDescription" {
            guard let name = element["name"], !SystemFonts.has(name), application.fonts.face(named: name) == nil else {
                continue
            }
            names.insert(name)
        }
        if names.isEmpty { return [] }
        let known = application.fonts.files.flatMap { $0.faces.map(\.postScriptName) }
        return uses(of: names, in: document) { $0.name == "name" && $0.element.name == "fontDescription" }
            .map { name, element in
                let near = nearestName(to: name, among: known)
                return finding(
                    .missingFont, severity, file, element.place,
                    "there is no font \(PlainText.quoted(name)), so the system's is shown in its place",
                    fix: near.map { "did you mean \(PlainText.quoted($0))?" }
                        ?? "add the font's file, or name its folder in the configuration", objects: [name], at: element)
            }
    }

    /// Of each name the first element with an attribute that has it, in the order of the file.
    private func uses(
        of names: Set<String>, in document: InterfaceDocument,
        where isUse: ((name: String, element: InterfaceElement)) -> Bool
    ) -> [(name: String, element: InterfaceElement)] {
        var left = names
        var found: [(String, InterfaceElement)] = []
        for element in document.elements where element.parent?.name != "resources" {
            for (name, value) in element.attributes where left.contains(value) && isUse((name, element)) {
                left.remove(value)
                found.append((value, element))
            }
            if left.isEmpty { break }
        }
        return found
    }

    // MARK: Translations

    private func translations(
        _ document: InterfaceDocument, _ file: String, _ settings: LintConfiguration.Settings
    ) -> [ApplicationFinding] {
        let untranslated = settings.severity(of: .untranslated, options)
        let stale = settings.severity(of: .staleTranslation, options)
        if untranslated == nil, stale == nil { return [] }
        let localizations = application.localizations
        let asked = (settings.languages ?? ["all"]).flatMap { $0 == "all" ? application.languages : [$0] }
        let languages = asked.filter { $0 != application.developmentLanguage && $0 != SceneSurroundings.longest }
        let texts = document.texts
        let keys = Set(texts.map(\.key))
        var missing: [String: [String]] = [:]
        var findings: [ApplicationFinding] = []
        var told: Set<String> = []
        for language in languages where localizations.translatedFile(of: file, in: language) == nil {
            let table = localizations.table(of: file, in: language)
            for text in texts where table.texts[text.key] == nil && !localizations.isLeftAlone(text.key, of: file) {
                missing[text.key, default: []].append(language)
            }
            guard let stale else { continue }
            for key in table.keys where !keys.contains(key) {
                guard let text = table.texts[key], key.contains("."), told.insert("\(text.file) \(key)").inserted else {
                    continue
                }
                findings.append(
                    finding(
                        .staleTranslation, stale, text.file, text.place,
                        "nothing in \(file) has the text \(PlainText.quoted(key)) any more",
                        fix: "take the translation out", objects: [key]))
            }
        }
        guard let untranslated else { return findings }
        for text in texts {
            guard let languages = missing[text.key] else { continue }
            findings.append(
                finding(
                    .untranslated, untranslated, file, text.object.place,
                    "the text \(PlainText.quoted(text.value)) is not translated into \(languages.joined(separator: ", "))",
                    fix: "translate \(PlainText.quoted(text.key))", objects: [text.key], settings: languages,
                    at: text.object))
        }
        return findings
    }
}

extension ApplicationFinding {
    /// Has a picture show an element, in the first layout of the scene around it.
    fileprivate mutating func show(
        _ element: InterfaceElement, in application: Application, _ document: InterfaceDocument,
        _ options: ApplicationLintOptions
    ) {
        var current: InterfaceElement? = element
        while let now = current {
            if outlined.isEmpty, let id = now.id { outlined = [id] }
            if let scene = application.scenes.first(where: { $0.file == file && $0.objectID == now.id }) {
                let plan = ScenePlan(application, application.settings(of: file, options), options, document)
                var layout = SceneLayout(stop: SceneStop(device: nil), surroundings: plan.base)
                if scene.kind == .screen || scene.kind == .tableCell, let stop = plan.stops.first { layout.stop = stop }
                if scene.kind == .tableCell { layout.width = layout.stop.bounds.width }
                (shownIn, first) = (scene, layout)
                return
            }
            current = now.parent
        }
    }
}
