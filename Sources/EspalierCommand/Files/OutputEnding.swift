import EspalierSupport
import EspalierScenarios

extension CommandLineTool {
    /// Refuses a file whose name says that it is something else than what is written to it.
    ///
    /// - Parameters:
    ///   - what: what is written, and as what: `pictures are SVG`.
    ///   - ending: what the names of such files end with.
    func checkEnding(_ options: CommandOptions, what: String, ending: String) throws(CommandError) {
        guard !options.hasSeveralFiles, let file = options.output, let dot = file.lastIndex(of: ".") else { return }
        let found = file[file.index(after: dot)...]
        let others = ["png", "jpg", "jpeg", "gif", "webp", "tif", "tiff", "bmp", "heic", "pdf", "svg", "html", "json"]
        guard others.contains(found.lowercased()), found.lowercased() != ending else { return }
        let name = file[..<dot].split(separator: "/").last.map(String.init) ?? ""
        throw .usage(
            "\(what), and no \(found.uppercased()): \(Quoted.text(file))",
            fix: "write '-o \(PlainText.line(name)).\(ending)', which a browser shows", command: options.command)
    }

    /// Refuses a text in a file whose name says that it is JSON, where the subcommand can write JSON.
    func checkTextEnding(_ options: CommandOptions) throws(CommandError) {
        guard !options.has(.format), let file = options.output,
            [".json", ".jsonl"].contains(where: file.lowercased().hasSuffix),
            case .words(let formats) = options.command.options.first(where: { $0.name == .format })?.values.first,
            formats.contains("json")
        else { return }
        throw .usage(
            "the result is text, and no JSON: \(Quoted.text(file))",
            fix: "write '--format json', or another name", command: options.command)
    }
}
