import EspalierLayout
import EspalierRendering
import EspalierScenarios

extension CommandLineTool {
    /// Tells why a view is where it is.
    func explain(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let name = name(of: options.file)
        let document = try document(options.file, options)
        let words = options.words(.attribute)
        let attributes = LayoutAttribute.allCases.filter { words?.contains("\($0)") ?? true }
        let explanation: ViewExplanation
        do {
            explanation = try document.explain(
                options.operands[1], attributes: attributes, step: options.number(.step), classes: classes,
                nibs: nibs(options.file, options))
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
}
