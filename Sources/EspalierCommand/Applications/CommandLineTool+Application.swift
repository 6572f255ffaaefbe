import EspalierApplications
import EspalierControls
import EspalierNibs
import EspalierRendering
import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

// `espalier lint` on interface files and on folders of applications.
extension CommandLineTool {
    /// Whether a call of `lint` is about an application: it names a folder, an interface file or nothing, or asks for what
    /// only applications have; and not `--recursive`, which takes documents alone.
    func isAboutApplication(_ options: CommandOptions) -> Bool {
        if options.has(.recursive) { return false }
        if options.operands.isEmpty || Self.ofApplications.contains(where: options.has) { return true }
        if let format = options.value(.format), !["text", "json"].contains(format) { return true }
        if !options.outputForms.isEmpty { return true }
        return options.operands.contains { operand in
            Self.isFolder(operand) || Self.interfaceOperand(operand) != nil
        }
    }

    /// What documents by themselves know nothing of.
    private static let ofApplications: [CommandOption.Name] = [
        .printConfiguration, .configuration, .noConfiguration, .classes, .baseline, .writeBaseline, .since, .watch,
        .forceExclude, .only, .strict, .exitZero, .quiet, .statistics, .devices, .orientations, .languages, .appearance,
        .includeDesigned,
    ]

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Lays the scenes of the arguments out, and tells what is most likely a mistake.
    func lintApplication(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let targets = try applicationTargets(options)
        if options.has(.printConfiguration) { return try printConfiguration(targets, options) }
        if options.has(.watch) { return try watch(targets, options) }
        var memories: [String: TargetMemory] = [:]
        interruption.beginBatch()
        defer { interruption.endBatch() }
        let result = try lint(targets, options, &memories)
        try write(result, options)
        return result.parts.total.status(options)
    }

    /// What was found in all applications that arguments name.
    struct LintResult {
        var parts: [ReportPart] = []
        /// The report for a browser, where it is asked for.
        var page: ReportPage?
        var seconds: Double = 0
    }

    /// What is known of an application from the run before.
    struct TargetMemory {
        var application: Application?
        var stamps: FolderStamps?
        var findings = LintMemory()
    }

    /// - Parameter memories: by the folders of applications.
    func lint(
        _ targets: [ApplicationTarget], _ options: CommandOptions, _ memories: inout [String: TargetMemory]
    ) throws(CommandError) -> LintResult {
        let began = ContinuousClock.now
        let lint = try applicationOptions(options)
        var result = LintResult()
        result.page = options.value(.page).map { ReportPage(isSingle: $0.hasSuffix(".html")) }
        let progress = SceneProgress(progress(options))
        let interruption = interruption
        defer { progress.end() }
        for target in targets {
            var memory = memories[target.folder] ?? TargetMemory()
            var application = try target.application(options, &memory, watched(target, options))
            if let revision = options.value(.since) {
                application.keep(only: try files(of: application, target, since: revision, options))
            }
            let isWhole = target.selection.isWhole && !options.has(.since)
            var run = LintRun(
                progress: { progress.tell($0, $1, of: $2) }, isStopped: { interruption.isRaised })
            run.isWhole = isWhole
            try lookAtDocuments(of: target, application, lint, options, for: &run)
            var report = application.lint(lint, run, &memory.findings)
            try keepScenes(target, application, &report)
            let isLookedAt = { (identity: String, settings: Set<String>) in
                application.isLookedAt(identity, settings, lint, isWhole: isWhole)
            }
            try applyBaseline(to: &report, target, application, options, isLookedAt)
            tell(report, application, target, options)
            memories[target.folder] = memory
            result.page?.add(report, application, lint, target.paths) { progress.tell($0, $1, "drawn", of: $2) }
            result.parts.append(
                ReportPart(
                    report, scenes: application.scenes, paths: target.paths, clonePaths: target.clonePaths))
        }
        let clock = ContinuousClock.now - began
        result.seconds = Double(clock.components.seconds) + Double(clock.components.attoseconds) / 1e18
        return result
    }

    /// Writes what was found in the forms that the options ask for.
    ///
    /// - Parameter difference: what is said of the run before, in the text that is shown.
    func write(
        _ result: LintResult, _ options: CommandOptions, difference: String = ""
    ) throws(CommandError) {
        for (form, file) in options.outputForms {
            let isText = form == .text
            try write(
                form.text(of: result.parts, version: CommandVersion.number) + (isText ? end(result, options) : ""),
                to: file)
        }
        if let page = result.page, let place = options.value(.page) { try write(page, to: place) }
        let form = options.value(.format).flatMap(ReportForm.init) ?? .text
        var text = form.text(of: result.parts, version: CommandVersion.number)
        if form == .text { text = style(options).message(text) + difference + end(result, options) }
        _ = try write(text, options)
    }

    /// What stands below findings for reading.
    private func end(_ result: LintResult, _ options: CommandOptions) -> String {
        let total = result.parts.total
        let statistics = options.has(.statistics) && !total.statistics.isEmpty ? "\n\(total.statistics)" : ""
        return statistics + (options.has(.quiet) ? "" : total.notices + total.summary(seconds: result.seconds))
    }

    /// Tells on standard error what is broken, and what was asked for and is not there.
    private func tell(
        _ report: ApplicationReport, _ application: Application, _ target: ApplicationTarget, _ options: CommandOptions
    ) {
        for error in report.errors {
            let place = error.place.map { "\($0):" } ?? ""
            complain(
                "\(PlainText.line(target.paths.path(of: error.file))):\(place) \(error.message)\nfix: \(error.fix)\n")
        }
        let isEmpty =
            application.files.isEmpty && application.documents.isEmpty && report.passedOver.isEmpty
            && report.errors.isEmpty && target.documents.isEmpty
        if isEmpty, !target.selection.folders.isEmpty, !options.has(.since) {
            complain(
                "\(PlainText.line(target.folder)): warning: there is no storyboard, nib or scenario document in it that is "
                    + "looked at\nfix: name another folder, or see what the configuration includes and excludes\n")
        }
        for language in options.words(.languages) ?? [] where !application.hasTexts(in: language) {
            complain(
                "\(PlainText.line(target.folder)): warning: nothing in it is translated into \(Quoted.text(language))\n"
                    + "fix: write some of \(application.languages.joined(separator: ", ")), all or longest\n")
        }
    }

    /// What of a folder may change what is found, besides the files in it.
    func watched(_ target: ApplicationTarget, _ options: CommandOptions) -> [String] {
        [target.configuration, options.value(.classes), baseline(of: target, nil, options)].compactMap(\.self)
    }

    private func printConfiguration(
        _ targets: [ApplicationTarget], _ options: CommandOptions
    ) throws(CommandError) -> CommandStatus {
        var text = ""
        let lint = try applicationOptions(options)
        for target in targets {
            let application = try target.application(options)
            let files = target.selection.files.isEmpty ? [nil] : target.selection.files.map(Optional.some)
            for file in files { text += application.configurationText(for: file, lint) }
        }
        return try write(text, options)
    }

    /// What options say, before the configuration.
    private func applicationOptions(_ options: CommandOptions) throws(CommandError) -> ApplicationLintOptions {
        var lint = ApplicationLintOptions()
        lint.settings = try options.settings(
            appearances: options.words(.appearance), lengthenings: options.value(.lengthen),
            widths: options.value(.widths), heights: options.value(.heights))
        switch options.value(.direction) {
        case "both": lint.directions = [.leftToRight, .rightToLeft]
        case "ltr": lint.directions = [.leftToRight]
        case "rtl": lint.directions = [.rightToLeft]
        default: break
        }
        lint.with = Set((options.words(.with) ?? []).compactMap(LintKind.init))
        lint.without = Set((options.words(.without) ?? []).compactMap(LintKind.init))
        lint.only = options.words(.only).map { Set($0.compactMap(LintKind.init)) }
        lint.includesDesigned = options.has(.includeDesigned)
        return lint
    }
}

extension CommandOptions {
    /// Where scenes are laid out.
    func settings(
        appearances: [String]? = nil, lengthenings: String? = nil, widths: String? = nil, heights: String? = nil
    ) throws(CommandError) -> LintConfiguration.Settings {
        do throws(LintOptionError) {
            return try LintConfiguration.Settings(
                devices: words(.devices), orientations: words(.orientations), languages: words(.languages),
                textSizes: words(.textSizes), appearances: appearances, lengthenings: lengthenings, widths: widths,
                heights: heights)
        } catch {
            throw .usage(error.message, fix: error.fix, command: command)
        }
    }
}

extension ApplicationTarget {
    /// Reads the folder again, where something has changed since.
    fileprivate func application(
        _ options: CommandOptions, _ memory: inout CommandLineTool.TargetMemory, _ watched: [String]
    ) throws(CommandError) -> Application {
        guard options.has(.watch) else { return try application(options) }
        let now = FolderStamps(of: folder, and: watched)
        let changed = memory.stamps.map { now.changes(since: $0) } ?? []
        let result = try application(options, previous: memory.application, changed: changed)
        memory.findings.forget(touchedBy: changed, from: memory.application, to: result)
        memory.application = result
        memory.stamps = now
        return result
    }
}

extension ApplicationReport {
    /// What is silenced or in the baseline, and does not occur any more.
    var notices: String {
        unusedIgnores.map { "note: what is ignored does not occur: \(PlainText.line($0))\n" }.joined()
            + gone.map { "note: gone from the baseline: \(PlainText.line($0))\n" }.joined()
    }

    func status(_ options: CommandOptions) -> CommandStatus {
        if !errors.isEmpty { return .document }
        if options.has(.exitZero) { return .success }
        let fails = findings.contains { $0.severity == .error || options.has(.strict) && $0.severity == .warning }
        return fails ? .failure : .success
    }
}
