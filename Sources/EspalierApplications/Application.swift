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
    public let documents: [String]
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
        try self.init(path: folder.path, files: nil, configuration: configuration, limits: limits)
    }

    /// - Parameter files: only these interface files; nil: all.
    package init(
        path: String, files chosen: [String]?, configuration: LintConfiguration?, limits: InterfaceLimits
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
        let localizations = Localizations(walk, in: path)
        self.localizations = localizations
        errors = localizations.errors
        var wanted: [String] = []
        let all = Set(walk.interfaceFiles)
        for file in walk.interfaceFiles {
            let original = localizations.original(of: file, among: all)
            if let chosen {
                if chosen.contains(file) { wanted.append(file) }
            } else if original == file, self.configuration.takes(file) {
                wanted.append(file)
            }
        }
        documents = chosen == nil ? walk.jsonFiles.filter { DocumentFile.isDocument("\(path)/\($0)") } : []
        orientations = InfoList.orientations(walk, in: path)
        let (assets, hasImages) = Self.assets(walk, in: path, &errors)
        self.assets = assets
        self.hasImages = hasImages
        fonts = Self.fonts(walk.fonts.map { "\(path)/\($0)" }, &errors)
        (scenes, files) = ([], [])
        take(wanted)
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
        (scenes, self.files) = ([], [])
        take(files)
    }

    /// Reads interface files of the folder, and takes in their scenes.
    private mutating func take(_ paths: [String]) {
        for file in paths {
            do throws(InterfaceError) {
                let document = try Self.read(file, in: folder, limits)
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

    /// The document of a file, as it is written.
    func document(of file: String) -> InterfaceDocument? { interfaceDocuments[file] }

    // MARK: Parts

    private static func configuration(in folder: String) throws(ApplicationFileError) -> LintConfiguration {
        let path = "\(folder)/\(LintConfiguration.fileName)"
        guard FileManager.default.fileExists(atPath: path) else { return LintConfiguration() }
        return try LintConfiguration(contentsOf: path, shown: path)
    }

    private static func assets(
        _ walk: FolderWalk, in folder: String, _ errors: inout [ApplicationFileError]
    ) -> (AssetCatalog, Bool) {
        var assets = AssetCatalog()
        for catalogue in walk.catalogues {
            do throws(AssetError) {
                assets.add(try AssetCatalog(folder: URL(filePath: "\(folder)/\(catalogue)")))
            } catch {
                errors.append(
                    ApplicationFileError(file: catalogue, place: nil, message: error.message, fix: error.fix))
            }
        }
        return (assets, !assets.imageNames.isEmpty)
    }

    private static func fonts(_ paths: [String], _ errors: inout [ApplicationFileError]) -> FontBook {
        var fonts = FontBook()
        for path in paths {
            do throws(FontFileError) {
                try fonts.add(FontFile(contentsOf: URL(filePath: path)))
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
