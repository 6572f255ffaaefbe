import EspalierControls
import EspalierRendering
import EspalierScenarios
import EspalierSupport

extension CommandLineTool {
    /// Whether a picture shows the screen, and not frames: of a scene, unless somebody says otherwise.
    func showsScreen(_ file: String?, _ options: CommandOptions) throws(CommandError) -> Bool {
        let isScene = try options.scene(file) != nil
        if options.value(.look) == "screen" || options.value(.look) == nil && isScene { return true }
        for option in [CommandOption.Name.crop, .withoutNames, .deviceFrame] where options.has(option) {
            throw .usage(
                "'\(option.rawValue)' is of a picture of the screen", fix: "add '--look screen'", command: .render)
        }
        return false
    }

    /// The screen that a scene or a document shows.
    func screen(_ file: String?, _ options: CommandOptions, _ fonts: FontBook) throws(CommandError) -> [UInt8] {
        if options.has(.crop), options.has(.deviceFrame) {
            throw .usage(
                "'--device-frame' is of a whole screen, '--crop' of one view", fix: "leave one of both out",
                command: .render)
        }
        let snapshot = try shownSnapshot(file, options, fonts)
        var cropped: Int?
        if let text = options.value(.crop) {
            let name = try options.scene(file)?.viewName(text) ?? text
            cropped = snapshot.index(ofViewCalled: name)
            if cropped == nil {
                throw .missing(
                    self.name(of: file), message: "there is no view \(Quoted.text(text))",
                    fix: "write a name or a path that 'espalier tree' prints", status: .usage)
            }
        }
        return snapshot.screen(
            cropped: cropped, hasNames: !options.has(.withoutNames), hasFrame: options.has(.deviceFrame))
    }

    private func shownSnapshot(
        _ file: String?, _ options: CommandOptions, _ fonts: FontBook
    ) throws(CommandError) -> HierarchySnapshot {
        if let input = try options.scene(file) {
            if let step = options.number(.step), step > 0 {
                throw .missing(
                    name(of: file), message: "there is no step \(step)", fix: "write a step from 0 to 0", status: .usage
                )
            }
            do {
                return try input.application.screen(of: input.scene, at: input.request)
            } catch {
                throw .interface(error)
            }
        }
        let step = options.number(.step)
        return try record(file, options, fonts, explaining: false, painting: true, to: step).step(step).snapshot
    }
}
