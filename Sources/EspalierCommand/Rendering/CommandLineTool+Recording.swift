import EspalierControls
import EspalierRendering
import EspalierScenarios

/// A scenario of the command line that was run to its end.
struct RecordedRun {
    /// What messages call the document.
    let name: String
    let recording: ScenarioRecording
    /// How many steps the document has, whether they ran or not.
    let stepCount: Int

    /// A step of the run; nil means the last one.
    ///
    /// - Throws: where the document has no such step, and where the run ended before it.
    func step(_ number: Int?) throws(CommandError) -> ScenarioRecording.Step {
        if let number, number > stepCount {
            throw .missing(
                name, message: "there is no step \(number)", fix: "write a step from 0 to \(stepCount)", status: .usage)
        }
        let number = number ?? stepCount
        if number < recording.steps.count { return recording.steps[number] }
        if let error = recording.error { throw .run(name, error) }
        throw .inside("step \(number) was not written down")
    }
}

extension CommandLineTool {
    /// Reads a scenario, and runs it to its end, or to the step that is asked for.
    ///
    /// - Parameters:
    ///   - explaining: whether the reasons of the views' frames are wanted.
    ///   - painting: whether what views paint is wanted.
    ///   - widths: at which other widths each step is wanted.
    ///   - last: the last step that is wanted; nil: all.
    func record(
        _ file: String?, _ options: CommandOptions, _ fonts: FontBook, explaining: Bool, painting: Bool = false,
        widths: RecordedWidths? = nil, to last: Int? = nil
    ) throws(CommandError) -> RecordedRun {
        let fonts = try self.fonts(fonts, for: file, options)
        return try record(
            bytes(of: file, options), of: file, options, fonts, explaining: explaining, painting: painting,
            widths: widths, to: last)
    }

    func record(
        _ bytes: [UInt8], of file: String?, _ options: CommandOptions, _ fonts: FontBook, explaining: Bool,
        painting: Bool = false, widths: RecordedWidths? = nil, to last: Int? = nil
    ) throws(CommandError) -> RecordedRun {
        var document = try document(bytes, of: file, options)
        if options.command == .render, let style = options.value(.appearance) {
            var traits = document.traits ?? ScenarioTraits()
            traits.userInterfaceStyle = .init(rawValue: style)
            document.traits = traits
        }
        let name = name(of: file)
        let count = document.steps.count
        if let last, last < count { document.steps.removeLast(count - last) }
        let progress = progress(options)
        defer { progress.end() }
        do {
            let recording = try ScenarioRecording(
                running: document, source: String(decoding: bytes, as: UTF8.self), classes: classes,
                nibs: nibs(file, options), fonts: fonts, explaining: explaining,
                painting: painting || options.command == .inspect && document.isSmallEnoughForPictures, widths: widths
            ) { progress.tell(step: $0, of: count) }
            return RecordedRun(name: name, recording: recording, stepCount: count)
        } catch {
            throw .document(name, error)
        }
    }

    /// The bytes of a document or a tree, or of the document of a scene; a little more than are allowed where there are
    /// more.
    func bytes(of file: String?, _ options: CommandOptions) throws(CommandError) -> [UInt8] {
        if let scene = try options.scene(file) { return JSONText.spread(try scene.document(classes).json().utf8) }
        return try reading(file) { try openInput(file).allBytes(atMost: options.scenarioLimits.maxBytes) }
    }
}

extension ScenarioDocument {
    /// Whether pictures of the screen after each step cost little time.
    fileprivate var isSmallEnoughForPictures: Bool { root.views.count * (steps.count + 1) <= 20_000 }
}
