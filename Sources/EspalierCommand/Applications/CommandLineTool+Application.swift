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
    /// Whether a call of `lint` is about an application: it names a folder, an interface file or nothing, and not
    /// `--recursive`, which takes documents alone.
    func isAboutApplication(_ options: CommandOptions) -> Bool {
        if options.has(.recursive) { return false }
        if options.operands.isEmpty || options.has(.printConfiguration) { return true }
        return options.operands.contains { operand in
            Self.isFolder(operand) || Self.interfaceFile(operand) != nil
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The file and the scene of `FILE#NAME`; nil for what is no interface file. A path that exists as written comes first.
    private static func interfaceFile(_ operand: String) -> (file: String, scene: String?)? {
        func isInterface(_ path: some StringProtocol) -> Bool {
            path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
        }
        if isInterface(operand) { return (operand, nil) }
        guard let mark = operand.firstIndex(of: "#"), isInterface(operand[..<mark]) else { return nil }
        return (String(operand[..<mark]), String(operand[operand.index(after: mark)...]))
    }

    /// Lays the scenes of the arguments out, and tells what is most likely a mistake.
    func lintApplication(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let began = ContinuousClock.now
        let targets = try applicationTargets(options)
        let lint = try applicationOptions(options)
        if options.has(.printConfiguration) { return try printConfiguration(targets, options) }
        var total = ApplicationReport()
        var text = ""
        var forms: [String: String] = [:]
        let progress = SceneProgress(progress(options))
        var page = options.value(.page).map { ReportPage(isSingle: $0.hasSuffix(".html")) }
        for target in targets {
            let application = try target.application(options, self)
            var report = application.lint(lint) { done, count in progress.tell(done, count) }
            report.findings += target.documentFindings(application, options, self)
            progress.end()
            if let scene = target.scene { try report.keep(only: scene, of: application, target.file ?? "") }
            try applyBaseline(to: &report, target, application, options)
            let paths = FindingPaths(prefix: target.shown)
            let clone = FindingPaths(prefix: target.fromClone)
            page?.add(report, application, lint, paths) { done, count in progress.tell(done, count, "drawn") }
            progress.end()
            text += report.text(paths)
            for error in report.errors {
                complain("\(paths.path(of: error.file)): \(error.message)\nfix: \(error.fix)\n")
            }
            forms["json", default: ""] += report.jsonLines(paths)
            forms["github", default: ""] += report.github(clone)
            // One document each: those of the last folder, where several are named.
            forms["sarif"] = report.sarif(clone, version: CommandVersion.number)
            forms["junit"] = report.junit(application, paths)
            forms["gitlab"] = report.gitlab(clone)
            forms["checkstyle"] = report.checkstyle(paths)
            total.add(report)
        }
        let clock = ContinuousClock.now - began
        let seconds = Double(clock.components.seconds) + Double(clock.components.attoseconds) / 1e18
        var written = total.statistics.isEmpty || !options.has(.statistics) ? "" : "\n" + total.statistics
        if !options.has(.quiet) { written += total.notices + total.summary(seconds: seconds) }
        forms["text"] = style(options).message(text) + written
        for form in options.values(.outputForm) {
            let parts = form.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let result = forms[parts[0]] else { continue }
            try write(result, to: parts[1])
        }
        if let page, let place = options.value(.page) { try write(page, to: place) }
        _ = try write(forms[options.value(.format) ?? "text"] ?? "", options)
        return total.status(options)
    }

    private func applyBaseline(
        to report: inout ApplicationReport, _ target: ApplicationTarget, _ application: Application,
        _ options: CommandOptions
    ) throws(CommandError) {
        let named = options.value(.baseline)
        let configured = application.configuration.baseline.map { "\(target.folder)/\($0)" }
        if options.has(.writeBaseline) {
            let file = named ?? configured ?? "\(target.folder)/espalier-baseline.json"
            try write(Baseline(report.findings).text, to: file)
            report.known += report.findings.count
            report.findings = []
            return
        }
        guard let file = named ?? configured else { return }
        if named == nil, !FileManager.default.fileExists(atPath: file) { return }
        do throws(ApplicationFileError) {
            try Baseline(contentsOf: file, shown: file).apply(to: &report)
        } catch {
            throw .applicationFile(error)
        }
    }

    private func printConfiguration(
        _ targets: [ApplicationTarget], _ options: CommandOptions
    ) throws(CommandError) -> CommandStatus {
        var text = ""
        for target in targets {
            let application = try target.application(options, self)
            text += application.configurationText(for: target.file)
        }
        return try write(text, options)
    }

    /// What options say, before the configuration.
    private func applicationOptions(_ options: CommandOptions) throws(CommandError) -> ApplicationLintOptions {
        var lint = ApplicationLintOptions()
        do throws(LintOptionError) {
            lint.settings = try LintConfiguration.Settings(
                devices: options.words(.devices), orientations: options.words(.orientations),
                languages: options.words(.languages), textSizes: options.words(.textSizes),
                appearances: options.words(.appearance), lengthenings: options.value(.lengthen),
                widths: options.value(.widths), heights: options.value(.heights))
        } catch {
            throw .usage(error.message, fix: error.fix, command: .lint)
        }
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

    /// `espalier devices`.
    func devices(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let current = Set(Device.current.map(\.screen.portraitSize.listed))
        let rows = Device.all.map { device in
            let size = device.screen.portraitSize.listed
            let isCurrent = Device.current.contains { $0.name == device.name }
            return "\(device.name)\t\(size)\t\(PlainText.number(device.inches))\t\(device.isPad ? "pad" : "phone")"
                + "\t\(device.year)\(isCurrent ? "\tcurrent" : current.contains(size) ? "\tcurrent, as another" : "")\n"
        }
        return try write(rows.joined(), options)
    }

    /// `espalier kinds`.
    func kinds(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let texts = LintKind.allCases.map { kind in
            "\(kind.rawValue) (\(kind.usualSeverity?.rawValue ?? "off")): \(kind.summary)\n"
                + "  \(kind.help.meaning)\n  \(kind.help.mend)\n"
        }
        return try write(texts.joined() + LintKindHelp.silencing + "\n", options)
    }
}

extension CGSize {
    /// As options write it.
    fileprivate var listed: String { "\(PlainText.number(Double(width)))x\(PlainText.number(Double(height)))" }
}

extension ApplicationReport {
    /// Takes over what another report has.
    fileprivate mutating func add(_ other: ApplicationReport) {
        findings += other.findings
        scenes += other.scenes
        layouts += other.layouts
        silenced += other.silenced
        known += other.known
        gone += other.gone
        unusedIgnores += other.unusedIgnores
        unknownClasses.formUnion(other.unknownClasses)
        errors += other.errors
        passedOver += other.passedOver
    }

    /// Keeps the findings of one scene.
    fileprivate mutating func keep(
        only name: String, of application: Application, _ file: String
    ) throws(CommandError) {
        let scene: ApplicationScene
        do throws(ApplicationFileError) {
            scene = try application.scene(named: name, in: nil)
        } catch {
            throw .applicationFile(error)
        }
        findings.removeAll { $0.scene != scene.description }
    }

    /// What is silenced or in the baseline, and does not occur any more.
    fileprivate var notices: String {
        unusedIgnores.map { "note: what is ignored does not occur: \(PlainText.line($0))\n" }.joined()
            + gone.map { "note: gone from the baseline: \(PlainText.line($0))\n" }.joined()
    }

    fileprivate func status(_ options: CommandOptions) -> CommandStatus {
        if !errors.isEmpty { return .document }
        if options.has(.exitZero) { return .success }
        let fails = findings.contains { $0.severity == .error || options.has(.strict) && $0.severity == .warning }
        return fails ? .failure : .success
    }
}

/// Progress that several threads tell.
final class SceneProgress: Sendable {
    private let line: Monitor<Shown>

    private struct Shown: @unchecked Sendable {
        // Only used under the monitor's lock.
        let line: ProgressLine
    }

    init(_ line: ProgressLine) { self.line = Monitor(Shown(line: line)) }

    func tell(_ done: Int, _ count: Int, _ what: String = "") {
        line.use { $0.line.tell("\(done) of \(count) scenes\(what.isEmpty ? "" : " \(what)")") }
    }

    func end() { line.use { $0.line.end() } }
}
