import EspalierRendering
import EspalierScenarios
import EspalierViews

extension CommandLineTool {
    /// Tells what is most likely a mistake.
    func lint(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let rules = try lintOptions(options)
        let files = options.operands
        if files.filter({ $0 == "-" }).count > 1 {
            throw .usage(
                "standard input can be read only once", fix: "write '-' once, and the paths of files", command: .lint)
        }
        var text = ""
        var page = SweepPage()
        var hasFindings = false
        var ended: CommandError?
        for file in files {
            let name = name(of: file)
            let report = try lint(file, rules, options)
            let isAlone = files.count == 1
            text += options.format == .json ? report.jsonLines(file: isAlone ? nil : name) : report.text(file: name)
            page.add(report, title: name)
            hasFindings = hasFindings || !report.findings.isEmpty
            if let error = report.error {
                ended = .run(name, error)
                break
            }
        }
        if let file = options.value(.page) { try write(page.html(), to: file) }
        let status = try write(text, options, status: hasFindings ? .failure : .success)
        if let ended { throw ended }
        return status
    }

    private func lint(
        _ file: String, _ rules: LintOptions, _ options: CommandOptions
    ) throws(CommandError) -> LintReport {
        let document = try document(file, options)
        let fonts = try fonts(options)
        do {
            return try document.lint(rules, classes: classes, nibs: nibs(file, options), fonts: fonts)
        } catch {
            throw .document(name(of: file), error)
        }
    }

    private func lintOptions(_ options: CommandOptions) throws(CommandError) -> LintOptions {
        var rules = LintOptions()
        rules.without = Set((options.words(.without) ?? []).compactMap(LintKind.init))
        do throws(LintOptionError) {
            if let sizes = options.value(.sizes) { rules.sizes = try LintOptions.sizes(sizes) }
            rules.sweep = try sweep(options)
        } catch {
            throw .usage(error.message, fix: error.fix, command: .lint)
        }
        return rules
    }

    /// What is to be gone through; nil where no axis was given, and no page.
    private func sweep(_ options: CommandOptions) throws(LintOptionError) -> LayoutSweep? {
        let axes: [CommandOption.Name] = [.widths, .heights, .textSizes, .direction, .lengthen, .page]
        guard axes.contains(where: { options.has($0) }) else { return nil }
        var sweep = LayoutSweep()
        if let widths = options.value(.widths) { sweep.widths = try LayoutSweep.range(widths) }
        if let heights = options.value(.heights) { sweep.heights = try LayoutSweep.range(heights) }
        if let words = options.words(.textSizes) {
            sweep.textSizes = try LayoutSweep.textSizes(words.joined(separator: ","))
        }
        switch options.value(.direction) {
        case "both": sweep.directions = [.leftToRight, .rightToLeft]
        case "ltr": sweep.directions = [.leftToRight]
        case "rtl": sweep.directions = [.rightToLeft]
        default: break
        }
        if let factors = options.value(.lengthen) { sweep.lengthenings = try LayoutSweep.lengthenings(factors) }
        sweep.keepsEvidence = options.has(.page) || options.format == .json
        return sweep
    }

    private func write(_ text: String, to file: String) throws(CommandError) {
        let buffer = OutputBuffer(file) { try ReplacingFile(file, interruption) }
        try buffer.write(Array(text.utf8))
        try buffer.finish()
    }
}
