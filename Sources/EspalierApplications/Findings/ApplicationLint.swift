import EspalierControls
import EspalierNibs
import EspalierRendering
import EspalierViews
import Foundation

/// Which settings an application's scenes are laid out in, where they are not those of its configuration.
public struct ApplicationLintOptions: Sendable {
    /// What is asked for; it counts before what the configuration says.
    public var settings = LintConfiguration.Settings()
    /// The directions, where languages do not decide them; nil: as the languages have them.
    public var directions: [UITraitEnvironmentLayoutDirection]?
    /// Kinds that are switched on besides those that are on.
    public var with: Set<LintKind> = []
    /// Kinds that are switched off.
    public var without: Set<LintKind> = []
    /// Only these kinds; nil: all that are on.
    public var only: Set<LintKind>?
    /// Whether overlaps that the file itself has at the size at which it was drawn are told.
    public var includesDesigned = false
    /// How many threads are used; nil: as many as the machine has cores.
    public var threads: Int?

    /// The configuration's settings, and nothing else.
    public init() {}

    /// The axes of a sweep, besides the devices of the configuration.
    public init(_ sweep: LayoutSweep) {
        settings.widths = sweep.widths
        settings.heights = sweep.heights
        if !sweep.textSizes.isEmpty { settings.textSizes = sweep.textSizes }
        if !sweep.lengthenings.isEmpty { settings.lengthenings = sweep.lengthenings }
        if !sweep.directions.isEmpty { directions = sweep.directions }
        threads = sweep.threads
        without = sweep.without
    }
}

/// What was found in an application.
public struct ApplicationReport: Sendable {
    /// In the order of the files and of the places in them.
    public var findings: [ApplicationFinding] = []
    /// How many scenes were laid out.
    public var scenes = 0
    /// How many layouts of scenes were looked at. Those that are the same, as on devices whose screens differ in nothing but
    /// their names, count each, though they are made once.
    public var layouts = 0
    /// What was built and laid out for them.
    package internal(set) var work = SceneWork()
    /// How many findings a configuration or a note in the file silences.
    public var silenced = 0
    /// How many findings the baseline has.
    public var known = 0
    /// Entries of the baseline that do not occur any more, as it has them.
    public var gone: [String] = []
    /// What is silenced and does not occur any more.
    public var unusedIgnores: [String] = []
    /// Classes that only the application has, and that leave places open.
    public var unknownClasses: Set<String> = []
    /// What could not be read.
    public var errors: [ApplicationFileError] = []
    /// Files of other platforms and launch screens, with what they are.
    public var passedOver: [(file: String, what: String)] = []

    /// Whether the run was ended before all scenes were laid out.
    public var isInterrupted = false
    /// Where the finding of each identity is.
    private var places: [FindingIdentity: Int] = [:]

    /// Makes a report without findings.
    public init() {}

    /// Adds a finding, or its settings to the one that is the same by its identity: what a row shows in its table and by
    /// itself, and what a container shows in it. That with more settings tells it.
    mutating func add(_ finding: ApplicationFinding) {
        guard let index = places[finding.identity] else {
            places[finding.identity] = findings.count
            return findings.append(finding)
        }
        let known = findings[index]
        let isMore = finding.settings.count > known.settings.count
        if isMore { findings[index] = finding }
        findings[index].add(occurrencesOf: isMore ? known : finding)
    }
}

extension LintKind {
    /// How much a finding of the kind weighs, where no configuration says it; nil for kinds that are off.
    public var usualSeverity: LintSeverity? {
        switch self {
        case .noLabel, .unusedName, .unknownClass, .untranslated, .staleTranslation: nil
        case .missingImage, .missingFont, .lowContrast: .warning
        default: .error
        }
    }
}

extension Application {
    /// Lays all scenes out in all settings, and says what is most likely a mistake.
    ///
    /// - Parameters:
    ///   - options: what is asked for besides the configuration.
    ///   - progress: hears, on any thread, how many scenes of how many are done.
    /// - Complexity: for each scene and surroundings that of building it, and for each layout a layout pass and O(views).
    public func lint(
        _ options: ApplicationLintOptions = ApplicationLintOptions(),
        progress: (@Sendable (_ done: Int, _ of: Int) -> Void)? = nil
    ) -> ApplicationReport {
        var memory = LintMemory()
        var run = LintRun()
        if let progress { run.progress = { done, count, _ in progress(done, count) } }
        return lint(options, run, &memory)
    }

    /// - Parameters:
    ///   - run: who hears of it, and who may end it.
    ///   - memory: what was found before, and still holds; afterwards what was found now.
    package func lint(
        _ options: ApplicationLintOptions, _ run: LintRun, _ memory: inout LintMemory
    ) -> ApplicationReport {
        memory.begin(self)
        var report = laidOut(groups(), options, run, &memory)
        report.errors = errors + run.errors
        report.passedOver = passedOver
        report.findings += ResourceLint(application: self, options: options).findings()
        report.findings += run.besides
        finish(&report, options, run)
        report.silenced += run.silenced
        report.unusedIgnores += run.unusedIgnores
        return report
    }

    /// Lays one scene out in all settings, and says what is most likely a mistake in it. What concerns its file as a whole,
    /// such as missing images, is left out.
    ///
    /// - Parameters:
    ///   - scene: one of ``scenes``.
    ///   - options: what is asked for besides the configuration.
    /// - Complexity: as for the whole application; a cell costs what the scene of its list costs, too.
    public func lint(
        _ scene: ApplicationScene, _ options: ApplicationLintOptions = ApplicationLintOptions()
    ) -> ApplicationReport {
        let groups = groups().filter { $0.contains(scene) }
        var run = LintRun(progress: nil)
        run.isWhole = false
        var memory = LintMemory()
        var report = laidOut(groups, options, run, &memory)
        let others = Set(groups.joined().filter { $0 != scene }.map(\.description))
        report.findings.removeAll { $0.scene.map(others.contains) ?? false }
        report.scenes = 1
        finish(&report, options, run)
        return report
    }

    /// Takes out what is silenced, and orders the rest.
    private func finish(_ report: inout ApplicationReport, _ options: ApplicationLintOptions, _ run: LintRun) {
        Silencing(application: self, options: options, isWhole: run.isWhole).apply(to: &report)
        report.findings.sort { one, other in
            if one.file != other.file { return one.file.utf8.lexicographicallyPrecedes(other.file.utf8) }
            let none = TextPlace(line: .max, column: .max)
            if one.place != other.place { return (one.place ?? none) < (other.place ?? none) }
            return LintKind.order(one.kind) < LintKind.order(other.kind)
        }
    }
}

extension LintKind {
    static func order(_ kind: LintKind) -> Int { allCases.firstIndex(of: kind) ?? 0 }
}
