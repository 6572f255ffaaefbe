import EspalierLayout
import EspalierRendering
import EspalierScenarios

extension CommandLineTool {
    /// Tells why a view is where it is.
    func explain(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let name = name(of: options.file)
        let document = try document(options.file, options)
        let fonts = try fonts(options)
        let words = options.words(.attribute)
        let attributes = LayoutAttribute.allCases.filter { words?.contains("\($0)") ?? true }
        let explanation: ViewExplanation
        do {
            explanation = try document.explain(
                options.operands[1], attributes: attributes, step: options.number(.step), classes: classes,
                nibs: nibs(options.file, options), fonts: fonts)
        } catch {
            switch error {
            case .document(let error): throw .document(name, error)
            case .run(let error): throw .run(name, error)
            case .noStep(let asked, let last):
                throw .missing(
                    name, message: "there is no step \(asked)", fix: "write a step from 0 to \(last)", status: .usage)
            case .noView(let message, let fix):
                throw .missing(name, message: message, fix: fix, status: .document)
            }
        }
        return try write(
            options.format == .json ? explanation.json() + "\n" : explanation.text(file: name), options)
    }

    /// Tells what is most likely a mistake.
    func lint(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let name = name(of: options.file)
        var rules = LintOptions()
        rules.without = Set((options.words(.without) ?? []).compactMap(LintKind.init))
        do {
            if let sizes = options.value(.sizes) { rules.sizes = try LintOptions.sizes(sizes) }
        } catch {
            throw .usage(error.message, fix: error.fix, command: .lint)
        }
        let fonts = try fonts(options)
        let document = try document(options.file, options)
        let report: LintReport
        do {
            report = try document.lint(rules, classes: classes, nibs: nibs(options.file, options), fonts: fonts)
        } catch {
            throw .document(name, error)
        }
        let status = try write(
            options.format == .json ? report.jsonLines() : report.text(file: name), options,
            status: report.findings.isEmpty ? .success : .failure)
        if let error = report.error { throw .run(name, error) }
        return status
    }
}
