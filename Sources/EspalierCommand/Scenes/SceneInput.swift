import EspalierApplications
import EspalierControls
import EspalierNibs
import EspalierRendering
import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

/// A scene of an interface file, in place of a document.
struct SceneInput {
    /// As an argument would name it: `FILE#NAME`.
    let label: String
    /// The interface file.
    let file: String
    /// What results of several scenes are called.
    let resultName: String
    let scene: ApplicationScene
    let application: Application
    let request: SceneRequest

    /// The same under another file's name.
    func shown(as file: String) -> SceneInput {
        SceneInput(
            label: "\(file)#\(application.label(of: scene))", file: file, resultName: resultName, scene: scene,
            application: application, request: request)
    }

    /// The name that a view of the document has, for what a person calls it: the name of an outlet that leads to it.
    func viewName(_ text: String) -> String {
        application.object(ofOutlet: text, in: scene) ?? text
    }

    /// The scene as a document, which says of itself that it is of the file.
    func document(_ classes: ScenarioClasses) throws(CommandError) -> ScenarioDocument {
        do {
            var document = try application.scenario(of: scene, at: request, classes: classes).document
            document.title = label.split(separator: "/").last.map(String.init)
            document.name = file
            return document
        } catch {
            throw .interface(InterfaceError(file: file, place: error.place, message: error.message, fix: error.fix))
        }
    }
}

extension Subcommand {
    /// How many scenes of an interface file a subcommand takes whose argument names none.
    enum SceneCount { case all, one }

    /// Nil for a subcommand that takes no scenes in place of documents.
    var sceneCount: SceneCount? {
        switch self {
        case .tree, .render, .inspect: .all
        case .simulate, .query, .explain, .shrink: .one
        default: nil
        }
    }
}

extension CommandOptions {
    /// The scene that an argument stands for; nil for a document.
    ///
    /// - Throws: why there is no such scene.
    func scene(_ file: String?) throws(CommandError) -> SceneInput? {
        guard let file, let found = scenes[file] else { return nil }
        return try found.get()
    }

    /// Whether the result of the subcommand goes to a folder, by its name.
    fileprivate var namesFolder: Bool {
        guard [.render, .inspect].contains(command), let output else { return false }
        return !(output.split(separator: "/").last ?? "").contains(".")
    }

    /// Which arguments may be scenes: a view of `explain` is none.
    fileprivate var sceneOperands: Range<Int> {
        command == .explain ? 0..<min(1, operands.count) : operands.indices
    }
}

// Interface files among the arguments.
extension CommandLineTool {
    /// The options with scenes in place of the interface files among the arguments.
    func takingScenes(_ options: CommandOptions) throws(CommandError) -> CommandOptions {
        if [.replay, .bisect].contains(options.command), let file = options.file.flatMap(Self.interfaceOperand)?.file {
            throw .missing(
                name(of: options.file), message: "it is an interface file, and no document with steps",
                fix: "make a document of it: 'espalier import \(name(of: file)) -o screen.json'", status: .document)
        }
        guard let count = options.command.sceneCount else { return options }
        var result = options
        var operands: [String] = []
        var areListed = false
        for (index, operand) in options.operands.enumerated() {
            guard options.sceneOperands.contains(index), let named = Self.interfaceOperand(operand) else {
                operands.append(operand)
                continue
            }
            do throws(CommandError) {
                let inputs = try scenes(of: named, count, options)
                for input in inputs { result.scenes[input.label] = .success(input) }
                operands += inputs.map(\.label)
                areListed = areListed || named.name == nil && inputs.count == 1 && options.namesFolder
            } catch {
                result.scenes[operand] = .failure(error)
                operands.append(operand)
            }
        }
        result.replaceOperands(operands, areListed: areListed)
        return result
    }

    /// The file and the name of the scene of an argument: `FILE` or `FILE#NAME`, where FILE is a `.storyboard` or a `.xib`.
    /// A path that exists as written comes first. Nil for anything else.
    static func interfaceOperand(_ operand: String) -> (file: String, name: String?)? {
        func isInterface(_ path: some StringProtocol) -> Bool {
            path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
        }
        if kind(of: operand, followingLinks: true) != nil { return isInterface(operand) ? (operand, nil) : nil }
        for mark in operand.indices where operand[mark] == "#" && isInterface(operand[..<mark]) {
            return (String(operand[..<mark]), String(operand[operand.index(after: mark)...]))
        }
        return isInterface(operand) ? (operand, nil) : nil
    }

    /// The scenes that an argument means.
    func scenes(
        of named: (file: String, name: String?), _ count: Subcommand.SceneCount, _ options: CommandOptions
    ) throws(CommandError) -> [SceneInput] {
        guard Self.kind(of: named.file, followingLinks: true) != nil else {
            throw .unreadable(name(of: named.file), StreamError(code: ENOENT))
        }
        let request = try sceneRequest(options)
        let application: Application
        let file: String
        if options.command == .diff {
            // Both sides are looked at alike, and one of them may lie somewhere else.
            application = Application(files: [named.file], limits: options.rootLimits)
            file = named.file
        } else {
            let target = try applicationTargets(of: [named.file], options)[0]
            application = try target.application(options)
            file = target.file ?? named.file
        }
        if let error = application.errors.first(where: { $0.file == file }) {
            throw .interface(
                InterfaceError(file: named.file, place: error.place, message: error.message, fix: error.fix))
        }
        if let foreign = application.passedOver.first(where: { $0.file == file }) {
            throw .missing(
                name(of: named.file), message: "nothing of it is laid out (\(foreign.what))",
                fix: "name a file with screens of an app for iOS", status: .document)
        }
        var found: [ApplicationScene]
        if let wanted = named.name {
            do throws(InterfaceError) {
                found = [try application.scene(named: wanted, in: file)]
            } catch {
                throw .missing(name(of: named.file), message: error.message, fix: error.fix, status: .usage)
            }
        } else {
            found = application.shownScenes(of: file)
            if count == .one, let first = application.firstScene(of: file) { found = [first] }
        }
        if found.isEmpty, options.command == .diff { return [] }
        if found.isEmpty {
            throw .missing(
                name(of: named.file), message: "there is no view in the file", fix: "write a file that has one",
                status: .document)
        }
        if count == .one, found.count > 1 {
            let list = found.map { "\(named.file)#\($0.listed)" }.joined(separator: "; ")
            throw .missing(
                name(of: named.file), message: "there are \(found.count) scenes",
                fix: "write one of these: \(PlainText.line(list))", status: .usage)
        }
        return found.map { scene in
            let name = application.label(of: scene)
            let stem = named.file.split(separator: "/").last?.split(separator: ".").first ?? ""
            return SceneInput(
                label: "\(named.file)#\(name)", file: named.file,
                resultName: "\(stem)-\(String(name.map { $0 == "/" ? "-" : $0 }))", scene: scene,
                application: application, request: request)
        }
    }

    /// Where scenes are to be laid out: one device, one language, and so on.
    private func sceneRequest(_ options: CommandOptions) throws(CommandError) -> SceneRequest {
        func one<Value>(_ values: [Value]?, _ option: CommandOption.Name) throws(CommandError) -> Value? {
            guard let values, values.count != 1 else { return values?.first }
            throw .usage(
                "'\(option.rawValue)' takes one here, but there are \(values.count)", fix: "call it once for each",
                command: options.command)
        }
        var request = SceneRequest()
        let settings = try options.settings()
        request.device = try one(settings.devices, .devices)
        request.orientation = try one(settings.orientations, .orientations)
        request.language = try one(settings.languages, .languages)
        request.textSize = try one(settings.textSizes, .textSizes)
        if options.command == .render, let appearance = options.value(.appearance) {
            request.appearance = appearance == "dark" ? .dark : .light
        }
        switch options.value(.direction) {
        case "ltr": request.direction = .leftToRight
        case "rtl": request.direction = .rightToLeft
        default: break
        }
        return request
    }
}

extension ApplicationScene {
    /// Its identifier, and in brackets what else it is called.
    fileprivate var listed: String {
        let names = [identifier, className, title].compactMap(\.self)
        return names.isEmpty ? objectID : "\(objectID) (\(names.joined(separator: ", ")))"
    }
}
