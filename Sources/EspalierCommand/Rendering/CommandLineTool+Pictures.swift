import EspalierControls
import EspalierRendering
import EspalierScenarios

extension CommandLineTool {
    /// Draws a scene, or the tree after a step.
    func render(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let form = PictureForm(options)
        try checkEnding(options, what: "pictures are \(form.rawValue.uppercased())", ending: form.rawValue)
        let program =
            form == .svg ? nil : try PictureProgram(path: environment["PATH"] ?? "", for: form)
        return try eachToItsFile(options, what: "pictures", suffix: ".\(form.rawValue)") {
            (file, fonts, place) throws(CommandError) in
            let svg = try picture(of: file.path, options, fonts)
            try write(program?.converted(svg, to: form) ?? svg, to: place)
            return .success
        }.status
    }

    private func picture(
        of file: String?, _ options: CommandOptions, _ fonts: FontBook
    ) throws(CommandError) -> [UInt8] {
        if try showsScreen(file, options) { return try screen(file, options, fonts) }
        let asked = options.number(.step)
        let run = try record(file, options, fonts, explaining: true, to: asked)
        let step = try run.step(asked)
        do {
            return try run.recording.svg(step: step.index)
        } catch {
            throw .inside("\(error)")
        }
    }

    /// Writes the page that shows a run. A run that an error ended is shown as far as it came.
    func inspect(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        try checkEnding(options, what: "the page is HTML", ending: "html")
        if outputIsTerminal, options.output == nil, !options.hasSeveralFiles {
            throw .usage(
                "the page is for a browser, and no terminal", fix: "write '-o page.html', and open that in a browser",
                command: .inspect)
        }
        let widths = try widths(options)
        return try eachToItsFile(options, what: "pages", suffix: ".html") { (file, fonts, place) throws(CommandError) in
            let run = try record(file.path, options, fonts, explaining: true, widths: widths)
            var recording = run.recording
            if let input = try options.scene(file.path) { recording.constraintPlaces = input.constraintPlaces }
            try write(recording.inspectorPage(), to: place)
            if let error = run.recording.error { throw .run(run.name, error) }
            return run.recording.steps.contains { !$0.failures.isEmpty } ? .failure : .success
        }.status
    }

    private func write(_ bytes: some Sequence<UInt8>, to place: OutputBuffer) throws(CommandError) {
        try place.write(Array(bytes))
        try place.finish()
    }

    /// The widths that the page is to show; nil for none.
    private func widths(_ options: CommandOptions) throws(CommandError) -> RecordedWidths? {
        guard let text = options.value(.widths) else { return .usual }
        if text == "none" { return nil }
        do {
            return RecordedWidths(try LayoutSweep.range(text))
        } catch {
            throw .usage(error.message, fix: "\(error.fix), or 'none'", command: .inspect)
        }
    }
}
