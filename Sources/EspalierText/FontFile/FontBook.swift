import EspalierSupport
import Foundation

/// Font files, by the names of their faces: what a measurer measures text by whose font has nothing but a name.
///
///     var fonts = try FontBook(folder: URL(filePath: "Fonts"))
///     window.textMeasurer = TextMeasurer(fonts: fonts)
///     label.font = UIFont(name: "Inter-Bold", size: 17)
///
/// A name is a PostScript name, else a full name, else that of a family, which stands for its upright face of usual weight
/// and width. Capital and small letters differ.
public struct FontBook: Sendable, Hashable {
    /// The files, in the order in which they came.
    public private(set) var files: [FontFile] = []
    private var entries: [String: Entry] = [:]

    /// A face under one of its names, and how well the name fits it; 0 fits best.
    private struct Entry: Sendable {
        let face: FontFile.Face
        let file: String
        let distance: Int
    }

    private static let fullNameDistance = 1
    private static let familyDistance = 2

    /// Makes a book without files.
    public init() {}

    /// Makes a book of files.
    /// - Throws: as ``add(_:)``.
    public init(_ files: [FontFile]) throws(FontFileError) {
        for file in files { try add(file) }
    }

    /// Makes a book of all files of a folder whose names end with `.ttf`, `.otf` or `.ttc`, in the order of their names.
    /// Folders inside of it do not count.
    ///
    /// - Throws: ``FontFileError`` where there is no such folder or no font in it, and as ``FontFile`` and ``add(_:)`` do.
    public init(folder: URL, limits: FontFileLimits = FontFileLimits()) throws(FontFileError) {
        try add(folder: folder, limits: limits)
    }

    /// Adds all files of a folder, as `init(folder:limits:)` does. Where it throws, those are there that came before.
    public mutating func add(folder: URL, limits: FontFileLimits = FontFileLimits()) throws(FontFileError) {
        let path = folder.isFileURL ? folder.relativePath : folder.absoluteString
        let fix = "write the path of a folder with .ttf, .otf or .ttc files"
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw FontFileError(file: path, message: "there is no such folder, or it cannot be read", fix: fix)
        }
        let endings = [".ttf", ".otf", ".ttc"]
        let fonts = names.filter { name in endings.contains { name.lowercased().hasSuffix($0) } }.ordered()
        if fonts.isEmpty { throw FontFileError(file: path, message: "the folder has no fonts", fix: fix) }
        for name in fonts {
            let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
            try add(FontFile(contentsOf: URL(filePath: file), limits: limits))
        }
    }

    /// Adds a file.
    ///
    /// - Throws: ``FontFileError``, with nothing added, if the PostScript name of a face is that of a face that is there
    ///   and measures text in another way: which of them was meant, nobody could tell.
    /// - Complexity: O(faces); where a name is there already, O(characters).
    public mutating func add(_ file: FontFile) throws(FontFileError) {
        for face in file.faces {
            guard let other = entries[face.postScriptName], other.distance == 0, other.face != face else { continue }
            throw FontFileError(
                file: file.name,
                message: "the font '\(face.postScriptName)' is in \(other.file) too, and is not the same there",
                fix: "leave one of the two files out")
        }
        files.append(file)
        for face in file.faces {
            enter(face, of: file, as: face.postScriptName, distance: 0)
            enter(face, of: file, as: face.fullName, distance: Self.fullNameDistance)
            for family in face.familyNames {
                enter(face, of: file, as: family, distance: Self.familyDistance + face.distanceFromRegular)
            }
        }
    }

    private mutating func enter(_ face: FontFile.Face, of file: FontFile, as name: String, distance: Int) {
        // Of two that fit alike the first one stays.
        if let entry = entries[name], entry.distance <= distance { return }
        entries[name] = Entry(face: face, file: file.name, distance: distance)
    }

    /// Whether there are no files.
    public var isEmpty: Bool { files.isEmpty }

    /// The face of a name; nil where no file has it.
    /// - Complexity: O(length of the name).
    public func face(named name: String) -> FontFile.Face? { entries[name]?.face }

    /// The font of a name, with the file's measures whatever measures its text; nil where no file has the name, as UIKit
    /// answers.
    /// - Precondition: `size` is finite and not below 0; 0 means `systemFontSize`.
    public func font(named name: String, size: CGFloat) -> UIFont? { face(named: name)?.font(ofSize: size) }

    /// What a font measures by: the file's face where it has nothing but the name of one.
    func face(of font: UIFont) -> FontFace {
        if !isEmpty, font.design == .named, let face = face(named: font.fontName) {
            return .file(face, size: Double(font.pointSize))
        }
        return font.face
    }

    /// The font with the measures of its file, where it has nothing but the name of one; else the font.
    package func resolved(_ font: UIFont) -> UIFont {
        if isEmpty || font.design != .named { return font }
        return face(named: font.fontName)?.font(ofSize: font.pointSize) ?? font
    }

    /// Whether both have the same files in the same order.
    public static func == (lhs: FontBook, rhs: FontBook) -> Bool { lhs.files == rhs.files }

    /// Feeds the files into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(files) }
}
