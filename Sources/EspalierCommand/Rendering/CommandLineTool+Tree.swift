import EspalierControls
import EspalierRendering
import EspalierScenarios

extension CommandLineTool {
    /// Prints the tree after a step.
    func tree(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let buffer = outputBuffer(options)
        var isFirst = true
        let tally = try forEachFile(options) { (file, fonts) throws(CommandError) in
            let asked = options.number(.step)
            let step = try record(file.path, options, fonts, explaining: false, to: asked).step(asked)
            let form = HierarchySnapshot.TextOptions(ids: options.has(.ids))
            let text: String
            if options.format == .json {
                let name = options.hasSeveralFiles ? name(of: file.path) : nil
                text = step.snapshot.json(form, file: name, step: step.index) + "\n"
            } else {
                text = heading(file, options, isFirst: isFirst) + step.snapshot.text(form)
            }
            try buffer.write(outgoing(text, options))
            isFirst = false
            return .success
        }
        // What a run that an error ended did not come to is not printed.
        if let error = tally.error { throw error }
        try buffer.finish()
        return tally.status
    }

    /// Compares two trees.
    func diff(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        if let call = GitCall(options.operands) { return try diff(call, options) }
        let steps = options.numbers(.steps)
        if options.operands.count == 1, steps.isEmpty, environment["GIT_DIFF_PATH_COUNTER"] != nil {
            // git has nothing to compare where two sides of a merge are not joined yet.
            return try write("* \(name(of: options.file)): not merged\n", options)
        }
        if options.operands.count == 2, steps.isEmpty, comparesScenes(options.operands[0], options.operands[1]) {
            let diff = try diffScenes(options.operands[0], options.operands[1], options)
            return try write(diff, options, status: diff.changes.isEmpty ? .success : .failure)
        }
        if [.html, .markdown].contains(options.format) {
            throw .usage(
                "'--format \(options.format.rawValue)' compares scenes of interface files",
                fix: "write two .storyboard or .xib files, or leave it out", command: .diff)
        }
        let fonts = try fonts(options)
        let diff: HierarchyDiff
        switch (options.operands.count, steps.count) {
        case (1, 2):
            let run = try record(options.file, options, fonts, explaining: false, to: steps.max())
            diff = HierarchyDiff(from: try run.step(steps[0]).snapshot, to: try run.step(steps[1]).snapshot)
        case (2, 0) where options.operands != ["-", "-"]:
            let before = try snapshot(of: options.operands[0], options, fonts)
            let after = try snapshot(of: options.operands[1], options, fonts)
            diff = HierarchyDiff(from: before, to: after, matching: .contents)
        case (2, 0):
            throw .usage(
                "standard input can be read only once", fix: "write the path of a file for A or B", command: .diff)
        case (2, _):
            throw .usage(
                "'--steps' compares two steps of one document, but there are two",
                fix: "leave out \(Quoted.text(options.operands[1])), or '--steps'", command: .diff)
        default:
            throw .usage(
                "'diff' needs a second document", fix: options.command.usage.arguments[1].fix, command: .diff)
        }
        let status = diff.isEmpty ? CommandStatus.success : .failure
        if options.format == .json { return try write(diff.json() + "\n", options, status: status) }
        return try write(colored(diff.text(), options), options, status: status)
    }

    /// Compares two versions of a file for `git diff`, which takes any status but 0 for a failure.
    private func diff(_ call: GitCall, _ options: CommandOptions) throws(CommandError) -> CommandStatus {
        if comparesScenes(call.before, call.after) {
            let shown = (before: call.path, after: call.newPath)
            return try write(try diffScenes(call.before, call.after, shown: shown, options), options, status: .success)
        }
        if call.before == GitCall.nothing { return try write("+ \(name(of: call.path))\n", options) }
        if call.after == GitCall.nothing { return try write("- \(name(of: call.path))\n", options) }
        let fonts = try fonts(options)
        let diff = HierarchyDiff(
            from: try snapshot(of: call.before, options, fonts), to: try snapshot(of: call.after, options, fonts),
            matching: .contents)
        if diff.isEmpty { return .success }
        let head = style(options).colored("==> \(name(of: call.newPath)) <==", .bold) + "\n"
        return try write(options.format == .json ? diff.json() + "\n" : head + colored(diff.text(), options), options)
    }

    private func write(
        _ diff: SceneDiff, _ options: CommandOptions, status: CommandStatus
    ) throws(CommandError) -> CommandStatus {
        if options.format == .text { return try write(colored(diff.text, options), options, status: status) }
        return try write(String(decoding: diff.bytes(options.format), as: UTF8.self), options, status: status)
    }

    /// The last tree of a scenario or a scene, or a tree as text.
    private func snapshot(
        of file: String, _ options: CommandOptions, _ fonts: FontBook
    ) throws(CommandError) -> HierarchySnapshot {
        if let named = Self.interfaceOperand(file), let scene = try scenes(of: named, .one, options).first {
            return try snapshot(of: scene, options, fonts)
        }
        let bytes = try bytes(of: file, options)
        let first = bytes.first { $0 != UInt8(ascii: " ") && !(9...13).contains($0) }
        if let first, first != UInt8(ascii: "{") {
            let most = options.scenarioLimits.maxBytes
            if bytes.count > most {
                let error = HierarchyTextError(
                    place: TextPlace(line: 1, column: 1), message: "the text has more than \(most) bytes",
                    fix: "compare smaller trees, or allow more with --max-bytes")
                throw .tree(name(of: file), error)
            }
            source.note(bytes, of: name(of: file))
            do {
                return try HierarchySnapshot(text: String(decoding: bytes, as: UTF8.self))
            } catch {
                throw .tree(name(of: file), error)
            }
        }
        return try record(bytes, of: file, options, fonts, explaining: false).step(nil).snapshot
    }

    /// The lines of a diff, by what they begin with.
    private func colored(_ text: String, _ options: CommandOptions) -> String {
        let style = style(options)
        guard style.isColored else { return text }
        return text.split(separator: "\n").map { line in
            if line.hasPrefix("==>") { return style.colored(String(line), .bold) + "\n" }
            let color: TextStyle.Color = line.hasPrefix("+") ? .green : line.hasPrefix("-") ? .red : .yellow
            return style.colored(String(line), color) + "\n"
        }.joined()
    }
}
