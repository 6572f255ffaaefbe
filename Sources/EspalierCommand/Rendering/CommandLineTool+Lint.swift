import EspalierControls
import EspalierRendering
import EspalierScenarios
import EspalierViews

extension CommandLineTool {
    /// Tells what is most likely a mistake.
    func lint(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let rules = try lintOptions(options)
        var text = ""
        var page = SweepPage()
        let tally = try forEachFile(options) { (file, fonts) throws(CommandError) in
            let name = name(of: file.path)
            let report = try documentReport(file.path, rules, fonts, options)
            if options.format == .json {
                text += report.jsonLines(file: options.hasSeveralFiles ? name : nil)
            } else {
                let found = report.text(file: name, source: source.text(of: name))
                text += heading(file, options, isFirst: text.isEmpty) + style(options).message(found)
            }
            page.add(report, title: name)
            if let error = report.error { throw .run(name, error) }
            return report.findings.isEmpty ? .success : .failure
        }
        return try finish(tally) { () throws(CommandError) in
            if let file = options.value(.page) { try write(page.html(), to: file) }
            _ = try write(text, options)
        }
    }

    /// What is wrong in one document.
    func documentReport(
        _ path: String?, _ rules: LintOptions, _ fonts: FontBook, _ options: CommandOptions
    ) throws(CommandError) -> LintReport {
        let document = try document(path, options)
        do throws(ScenarioError) {
            return try document.lint(rules, classes: classes, nibs: nibs(path, options), fonts: fonts)
        } catch {
            throw .document(name(of: path), error)
        }
    }

    func lintOptions(_ options: CommandOptions) throws(CommandError) -> LintOptions {
        var rules = LintOptions()
        rules.shrinks = options.has(.shrinks)
        rules.without.formUnion((options.words(.without) ?? []).compactMap(LintKind.init))
        rules.without.subtract((options.words(.with) ?? []).compactMap(LintKind.init))
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

    /// Writes a result besides the one that the options ask for.
    func write(_ text: String, to file: String) throws(CommandError) {
        let buffer = OutputBuffer(file) { try ReplacingFile(file, interruption) }
        try buffer.write(Array(text.utf8))
        try buffer.finish()
    }
}
