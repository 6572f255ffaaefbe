import EspalierNibs
import EspalierScenarios
import Foundation

extension CommandLineTool {
    /// Prints a view of an interface file as a scenario, and on standard error what of the file is not in it. A person who
    /// looks at the output sees one key a line.
    func importInterface(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let name = name(of: options.file)
        let limits = options.interfaceLimits
        let bytes = try reading(options.file) { try openInput(options.file).allBytes(atMost: limits.maxBytes) }
        source.note(bytes, of: name)
        if bytes.count <= limits.maxBytes, Self.firstLetter(of: bytes) == UInt8(ascii: "{") {
            throw .missing(
                name, message: "it is JSON, and no interface file",
                fix: "write the path of a .xib or .storyboard file; a scenario is run by 'espalier simulate'",
                status: .document)
        }
        let imported: InterfaceImport
        do {
            let interface = try InterfaceDocument(data: Data(bytes), name: name, limits: limits)
            imported = try InterfaceImport(
                interface, view: options.value(.view), options: options.importOptions, classes: classes)
        } catch let error as InterfaceError {
            throw .interface(error)
        } catch let error as InterfaceImportError {
            throw options.value(.view) == nil
                ? .interface(.init(file: error.file, place: error.place, message: error.message, fix: error.fix))
                : .noView(error)
        } catch {
            throw .inside("\(error)")
        }
        let buffer = outputBuffer(options)
        let json = imported.document.json()
        let isSpread = options.has(.pretty) || outputIsTerminal && options.output == nil
        try buffer.write((isSpread ? JSONText.spread(json.utf8) : Array(json.utf8)) + [UInt8(ascii: "\n")])
        try buffer.finish()
        complain(imported.notes.map { $0 + "\n" }.joined())
        return .success
    }
}

extension CommandOptions {
    /// What a scenario is to say of an interface file.
    fileprivate var importOptions: InterfaceImport.Options {
        InterfaceImport.Options(
            asRules: has(.asRules), keepsContentSizes: value(.contentSizes) == "stored", usesCanvas: has(.canvas))
    }
}
