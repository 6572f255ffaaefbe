import EspalierLayout
import EspalierRendering
import EspalierScenarios

extension CommandLineTool {
    /// Tells why a view is where it is; without a view, what is wrong with the constraints; with a supposition, what it
    /// would change.
    func explain(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let name = try sourceName(of: options.file, options)
        let isJSON = options.format == .json
        let nibs = nibs(options.file, options)
        let fonts = try fonts(options, for: options.file)
        let step = options.number(.step)
        let suppositions = suppositions(options)
        if suppositions.count > 1 {
            throw .usage(
                "one of '--without', '--nudge' and '--break' at a time", fix: "call it once for each",
                command: .explain)
        }
        let document = try document(options.file, options)
        let scene = try options.scene(options.file)
        let text: String
        do throws(ExplainError) {
            if let supposition = suppositions.first {
                let layout = try document.supposing(supposition, step: step, classes: classes, nibs: nibs, fonts: fonts)
                text = isJSON ? layout.json() + "\n" : layout.text(file: name)
            } else if options.operands.count > 1 {
                let words = options.words(.attribute)
                let attributes = LayoutAttribute.allCases.filter { words?.contains("\($0)") ?? true }
                let explanation = try document.explain(
                    scene?.viewName(options.operands[1]) ?? options.operands[1], attributes: attributes, step: step,
                    classes: classes, nibs: nibs, fonts: fonts)
                text = isJSON ? explanation.json() + "\n" : explanation.text(file: name)
            } else {
                let found = try document.explainConstraints(step: step, classes: classes, nibs: nibs, fonts: fonts)
                text = isJSON ? found.json() + "\n" : found.text(file: name)
            }
        } catch {
            throw commandError(error, name)
        }
        return try write(text, options)
    }

    private func suppositions(_ options: CommandOptions) -> [ConstraintSupposition] {
        var found: [ConstraintSupposition] = []
        if let constraint = options.value(.without) { found.append(.without(constraint)) }
        if let constraint = options.value(.nudge) { found.append(.nudged(constraint, by: 1)) }
        if let constraint = options.value(.breaking) { found.append(.broken(constraint)) }
        return found
    }

    func commandError(_ error: ExplainError, _ name: String) -> CommandError {
        switch error {
        case .document(let error): .document(name, error)
        case .run(let error): .run(name, error)
        case .noStep(let asked, let last):
            .missing(name, message: "there is no step \(asked)", fix: "write a step from 0 to \(last)", status: .usage)
        case .noView(let message, let fix), .noConstraint(let message, let fix):
            .missing(name, message: message, fix: fix, status: .document)
        }
    }
}
