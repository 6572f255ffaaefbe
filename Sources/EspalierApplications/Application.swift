import EspalierControls
import EspalierNibs
import EspalierRendering
import EspalierScenarios
import EspalierSupport
import EspalierText
import Foundation

/// An application's folder: its storyboards and nibs, with the translations, assets and fonts that belong to them.
///
///     for scene in try Application(folder: URL(filePath: "MyApp")).scenes { print(scene) }
///
/// A value: what happens to the files afterwards changes nothing.
public struct Application: Sendable {
    /// The folder, as it was given.
    public let folder: String
    /// What the folder says of how it is to be checked.
    public var configuration: LintConfiguration
    /// The scenes of all files, in the order of the files' paths.
    public private(set) var scenes: [ApplicationScene]
    /// The interface files that are looked at: of one that is translated as a whole the original.
    public private(set) var files: [String]
    /// The scenario documents of the folder.
    public private(set) var documents: [String]
    /// The language in which it is written.
    public var developmentLanguage: String { localizations.developmentLanguage }
    /// All languages that there are translations for, the development language included, sorted.
    public var languages: [String] { localizations.languages }
    /// What of the folder cannot be used; the rest can.
    public private(set) var errors: [ApplicationFileError] = []
    /// Files that are none of iOS: what they are, by their path.
    public private(set) var passedOver: [(file: String, what: String)] = []
    /// The images and colours.
    public private(set) var assets = AssetCatalog()
    /// The fonts.
    public private(set) var fonts = FontBook()

    let localizations: Localizations
    /// All interface files of the folder, whether they are looked at or not.
    let interfaceFiles: [String]
    private var interfaceDocuments: [String: InterfaceDocument] = [:]
    /// The orientations of the application's Info.plist for phones and for pads; nil where it says nothing.
    let orientations: (phone: [String]?, pad: [String]?)
    let limits: InterfaceLimits
    /// Whether there are any catalogues or images, so that a name that is in none of them is missing.
    let hasImages: Bool
    /// The classes of the program that files name.
    let classMemory = ClassMemory()

    /// Reads a folder.
    ///
    /// - Parameters:
    ///   - folder: of the application.
    ///   - configuration: how it is checked; nil: what its `.espalier.json` says.
    ///   - limits: how large interface files may be.
    /// - Throws: ``ApplicationFileError`` where there is no such folder, or its configuration is wrong. What else is wrong
    ///   is in ``errors``.
    /// - Complexity: O(files in the folder, and bytes of those that are read).
    public init(
        folder: URL, configuration: LintConfiguration? = nil, limits: InterfaceLimits = InterfaceLimits()
    ) throws(ApplicationFileError) {
        try self.init(path: folder.path, configuration: configuration, limits: limits)
    }

    /// - Parameters:
    ///   - selection: which of the folder's files are looked at.
    ///   - previous: the same folder as it was read before; what has not changed since is taken over.
    ///   - changed: the paths that may be other ones than those that `previous` has read.
    package init(
        path: String, selection: FileSelection = FileSelection(), configuration: LintConfiguration?,
        limits: InterfaceLimits = InterfaceLimits(), previous: Application? = nil, changed: Set<String> = []
    ) throws(ApplicationFileError) {
        folder = path
        self.limits = limits
        if let configuration {
            self.configuration = configuration
        } else {
            self.configuration = try Self.configuration(in: path)
        }
        let walk = FolderWalk(path)
        if walk.unreadable.contains("") {
            throw ApplicationFileError(
                file: path, place: nil, message: "there is no such folder, or it cannot be read",
                fix: "write the path of an application's folder")
        }
        interfaceFiles = walk.interfaceFiles
        // What could not be read is read again, so that it is told again.
        let old = previous.flatMap { $0.interfaceFiles == walk.interfaceFiles && $0.errors.isEmpty ? $0 : nil }
        if let old, !changed.contains(where: Localizations.isReadFrom) {
            localizations = old.localizations
        } else {
            localizations = Localizations(walk, in: path)
        }
        errors = localizations.errors + walk.errors
        let wanted = selection.interfaceFiles(walk, localizations, self.configuration, in: path)
        let takes = self.configuration
        documents = walk.jsonFiles.filter {
            selection.takesAll(of: $0) && takes.takes($0) && DocumentFile.isDocument("\(path)/\($0)")
        }
        orientations = InfoList.orientations(walk, in: path)
        if let old, !changed.contains(where: FolderWalk.isOfAssets) {
            assets = old.assets
        } else {
            assets = Self.assets(walk, in: path, &errors)
        }
        hasImages = !assets.imageNames.isEmpty
        let named = FolderWalk.fonts(in: self.configuration.fonts, of: path)
        fonts = Self.fonts(walk.fonts + named.filter { !walk.fonts.contains($0) }, in: path, &errors)
        (scenes, files) = ([], [])
        take(wanted, changed, previous: old)
    }

    /// Interface files alone, without anything that belongs to them.
    ///
    /// - Parameter files: their paths. What cannot be read is in ``errors``.
    package init(files: [String], limits: InterfaceLimits) {
        folder = "."
        self.limits = limits
        configuration = LintConfiguration()
        documents = []
        orientations = (nil, nil)
        hasImages = false
        localizations = Localizations()
        interfaceFiles = files
        (scenes, self.files) = ([], [])
        take(files, [], previous: nil)
    }

    /// Reads interface files of the folder, and takes in their scenes.
    private mutating func take(_ paths: [String], _ changed: Set<String>, previous old: Application?) {
        for file in paths {
            do throws(InterfaceError) {
                let document: InterfaceDocument
                if !changed.contains(file), let kept = old?.interfaceDocuments[file] {
                    document = kept
                } else {
                    document = try Self.read(file, in: folder, limits)
                }
                if let what = document.otherPlatform {
                    passedOver.append((file, what))
                    continue
                }
                interfaceDocuments[file] = document
                files.append(file)
                scenes += ApplicationScene.all(of: document, file: file)
            } catch {
                errors.append(error)
            }
        }
    }

    /// Reads an interface file, and calls it by its path in the folder.
    static func read(
        _ file: String, in folder: String, _ limits: InterfaceLimits
    ) throws(InterfaceError) -> InterfaceDocument {
        let data: Data
        do {
            data = try FileReading.bytes(
                of: URL(filePath: file.hasPrefix("/") ? file : "\(folder)/\(file)"),
                atMost: max(limits.maxBytes, 0) &+ 1)
        } catch {
            throw InterfaceError(
                file: file, place: nil, message: error.reason, fix: "allow it to be read, or exclude it")
        }
        return try InterfaceDocument(data: data, name: file, limits: limits)
    }

    /// Whether there is a language of that name, or one to which it falls back; `all` and `longest` are there always.
    package func hasTexts(in language: String) -> Bool {
        if language == "all" || language == SceneSurroundings.longest { return true }
        return Language.chain(Language.normalized(language)).contains(where: languages.contains)
    }

    /// Leaves out all files but these, with their scenes, and all documents but these.
    package mutating func keep(only kept: Set<String>) {
        files.removeAll { !kept.contains($0) }
        scenes.removeAll { !kept.contains($0.file) }
        documents.removeAll { !kept.contains($0) }
    }

    /// The document of a file, as it is written.
    package func document(of file: String) -> InterfaceDocument? { interfaceDocuments[file] }

    // MARK: Parts

    private static func configuration(in folder: String) throws(ApplicationFileError) -> LintConfiguration {
        let path = "\(folder)/\(LintConfiguration.fileName)"
        guard FileManager.default.fileExists(atPath: path) else { return LintConfiguration() }
        return try LintConfiguration(contentsOf: path, shown: path)
    }

    private static func assets(
        _ walk: FolderWalk, in folder: String, _ errors: inout [ApplicationFileError]
    ) -> AssetCatalog {
        var assets = AssetCatalog()
        for catalogue in walk.catalogues {
            do throws(AssetError) {
                assets.add(try AssetCatalog(folder: URL(filePath: "\(folder)/\(catalogue)")))
            } catch {
                errors.append(
                    ApplicationFileError(file: catalogue, place: nil, message: error.message, fix: error.fix))
            }
        }
        return assets
    }

    private static func fonts(
        _ paths: [String], in folder: String, _ errors: inout [ApplicationFileError]
    ) -> FontBook {
        var fonts = FontBook()
        for path in paths {
            do throws(FontFileError) {
                try fonts.add(FontFile(contentsOf: URL(filePath: "\(folder)/\(path)")))
            } catch {
                errors.append(
                    ApplicationFileError(
                        file: path, place: nil, message: error.message, fix: "mend the font, or take it out"))
            }
        }
        return fonts
    }
}

extension InterfaceDocument {
    /// What kind of application a file is of, where that is none of iOS; nil for those of iOS.
    var otherPlatform: String? {
        if platform != .iOS { return platform.rawValue }
        return root["launchScreen"] == "YES" ? "launch screen" : nil
    }
}

/// Scenario documents among other JSON files.
enum DocumentFile {
    /// Whether the beginning of a file says that it is a document: `{"espalier": 1`.
    static func isDocument(_ path: String) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: 4096) else { return false }
        let text = String(decoding: data, as: UTF8.self)
        guard text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "{",
            let key = text.range(of: "\"espalier\"")
        else { return false }
        let rest = text[key.upperBound...].drop { $0.isWhitespace }
        guard rest.first == ":" else { return false }
        return rest.dropFirst().drop { $0.isWhitespace }.first == "1"
    }
}
