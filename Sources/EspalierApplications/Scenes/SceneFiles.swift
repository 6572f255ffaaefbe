import EspalierNibs
import Synchronization

/// An interface file in the languages that its scenes are laid out in, made once for all scenes of the file, on whichever
/// threads they are.
///
/// What is made holds as long as this does: application and file are values that do not change. It is let go when the last
/// scene has been laid out, so that never more than a few files are there in all languages.
final class SceneFiles: Sendable {
    private struct Made: Sendable {
        var files: [(language: String?, file: SceneFile)] = []
        /// How many are still to come and ask.
        var users: Int
    }

    private let application: Application
    private let document: InterfaceDocument
    private let path: String
    private let made: Mutex<Made>

    /// - Parameters:
    ///   - document: the file as it is written.
    ///   - path: of the file, in the application's folder.
    ///   - users: how often `use` will be called.
    init(_ application: Application, _ document: InterfaceDocument, path: String, users: Int) {
        self.application = application
        self.document = document
        self.path = path
        made = Mutex(Made(users: users))
    }

    /// The file in some languages, in their order, for one of the users.
    ///
    /// - Complexity: O(elements) for each language that nobody has asked for before.
    func use<Result>(in languages: [String?], _ body: ([SceneFile]) -> Result) -> Result {
        defer {
            made.withLock { made in
                made.users -= 1
                if made.users <= 0 { made.files = [] }
            }
        }
        return body(languages.map(file))
    }

    private func file(in language: String?) -> SceneFile {
        made.withLock { made in
            if let known = made.files.first(where: { $0.language == language }) { return known.file }
            let document = application.document(document, path, in: language)
            // A language in which the file says the same has no file of its own.
            let same = made.files.first { $0.file.document.root == document.root }?.file
            let file = same ?? application.sceneFile(of: document)
            made.files.append((language, file))
            return file
        }
    }
}

extension Application {
    /// A file in a language: translated as a whole, or with the texts of its tables.
    func sceneFile(_ original: InterfaceDocument, _ file: String, in language: String?) -> SceneFile {
        sceneFile(of: document(original, file, in: language))
    }

    /// - Returns: the document itself where the language changes nothing in it.
    fileprivate func document(
        _ original: InterfaceDocument, _ file: String, in language: String?
    ) -> InterfaceDocument {
        guard let language else { return original }
        if language == SceneSurroundings.longest {
            return original.localized(by: localizations.longestTable(of: file).texts.mapValues(\.value))
        }
        if let path = localizations.translatedFile(of: file, in: language), path != file,
            let translated = try? Self.read(path, in: folder, limits)
        {
            return translated
        }
        return original.localized(by: localizations.table(of: file, in: language).texts.mapValues(\.value))
    }

    fileprivate func sceneFile(of document: InterfaceDocument) -> SceneFile {
        SceneFile(document, assets: assets, fonts: fonts, classes: configuration.classes, memory: classMemory)
    }
}
