import EspalierControls
import EspalierScenarios
import EspalierSupport

extension CommandLineTool {
    /// Does something with each document of the arguments. Where there may be several, an error is told and the next
    /// document done, unless the error is none of the document's.
    ///
    /// - Parameters:
    ///   - file: the document; the fonts of the options are read once for all.
    func forEachFile(
        _ options: CommandOptions, _ body: (_ file: InputFile, _ fonts: FontBook) throws(CommandError) -> CommandStatus
    ) throws(CommandError) -> FileTally {
        try forEach(try inputFiles(options), options, body)
    }

    func forEach(
        _ files: [InputFile], _ options: CommandOptions,
        _ body: (_ file: InputFile, _ fonts: FontBook) throws(CommandError) -> CommandStatus
    ) throws(CommandError) -> FileTally {
        let fonts = try fonts(options)
        var tally = FileTally()
        for file in files {
            tally.count += 1
            var status: CommandStatus
            do throws(CommandError) {
                status = try body(file, fonts)
            } catch {
                guard error.isOfOneDocument else { throw error }
                if !options.hasSeveralFiles {
                    tally.error = error
                    return tally
                }
                complain(error, options)
                status = error.status
            }
            if status != .success { tally.unwell.append((name(of: file.path), status)) }
        }
        return tally
    }

    /// Makes a result of each file, which the body writes to a file of its own where there may be several.
    ///
    /// - Throws: the error of the only file, if there is but one.
    func eachToItsFile(
        _ options: CommandOptions, what: String, suffix: String,
        _ body: (InputFile, FontBook, _ place: OutputBuffer) throws(CommandError) -> CommandStatus
    ) throws(CommandError) -> FileTally {
        let files = try inputFiles(options)
        let folder = try ResultFolder(files, of: options, what: what, suffix: suffix)
        var paths = folder.paths.makeIterator()
        let tally = try forEach(files, options) { (file, fonts) throws(CommandError) in
            guard let path = paths.next() else { return try body(file, fonts, outputBuffer(options)) }
            let place = OutputBuffer(path) {
                try ResultFolder.makeFolders(of: path)
                return try ReplacingFile(path, interruption)
            }
            return try body(file, fonts, place)
        }
        if let error = tally.error { throw error }
        return tally
    }

    /// The end of a call. Of a document that was refused there is no result; of one whose run an error has ended there is.
    func finish(
        _ tally: FileTally, writing: () throws(CommandError) -> Void
    ) throws(CommandError) -> CommandStatus {
        if let error = tally.error {
            guard case .run = error else { throw error }
            try writing()
            throw error
        }
        try writing()
        return tally.status
    }

    /// What stands before the result of one of several documents, as text; nothing before that of the only one.
    func heading(_ file: InputFile, _ options: CommandOptions, isFirst: Bool) -> String {
        if !options.hasSeveralFiles { return "" }
        let name = PlainText.line(name(of: file.path))
        return (isFirst ? "" : "\n") + style(options).colored("==> \(name) <==", .bold) + "\n"
    }
}

extension CommandError {
    /// Whether another document may do better.
    fileprivate var isOfOneDocument: Bool {
        switch self {
        case .unreadable, .document, .run, .missing, .interface, .source: true
        case .usage, .option, .tree, .noView, .font, .applicationFile, .unwritable, .inside, .stopped, .interrupted:
            false
        }
    }
}
