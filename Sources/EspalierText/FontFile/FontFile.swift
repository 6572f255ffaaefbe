import EspalierSupport
import Foundation

/// A TrueType or OpenType file (`.ttf`, `.otf`), or a collection of them (`.ttc`): what it says of how large text is.
///
///     let file = try FontFile(contentsOf: folder.appending(path: "Inter-Bold.ttf"))
///     label.font = file.font(ofSize: 17)
///
/// Read are the widths of characters, the pairs that stand closer or wider (`kern`; of GPOS the pairs of the feature
/// `kern`), the heights and the names. Ligatures and other replacements of glyphs are not made, and of a variable font the
/// default counts. A value: two that say the same are equal, wherever they were read.
public struct FontFile: Sendable, Hashable {
    /// What errors call the file.
    public let name: String
    /// Its faces, in the order of the file: one, or those of a collection.
    public let faces: [Face]

    /// Reads a file.
    ///
    /// - Throws: ``FontFileError`` if there is no such file, and as `init(data:name:limits:)`.
    /// - Complexity: as `init(data:name:limits:)`.
    public init(contentsOf url: URL, limits: FontFileLimits = FontFileLimits()) throws(FontFileError) {
        let name = url.isFileURL ? url.relativePath : url.absoluteString
        let data: Data
        do {
            // One more than is allowed is enough to see that there are too many.
            data = try FileReading.bytes(of: url, atMost: max(limits.maxBytes, 0) &+ 1)
        } catch {
            throw FontFileError(
                file: name, message: error.reason, fix: "write the path of a .ttf, .otf or .ttc file that exists")
        }
        try self.init(data: data, name: name, limits: limits)
    }

    /// Reads the content of a file.
    ///
    /// - Parameters:
    ///   - data: the bytes of the file.
    ///   - name: what errors call the file.
    ///   - limits: what is too large.
    /// - Throws: ``FontFileError``, with table and byte where there is one: for what is no such font, for a WOFF file, for
    ///   tables that are missing or lead out of the file, for what goes beyond `limits`.
    /// - Complexity: O(bytes + characters + classes of first glyphs · classes of second glyphs).
    public init(data: Data, name: String, limits: FontFileLimits = FontFileLimits()) throws(FontFileError) {
        self.name = name
        if data.count > limits.maxBytes {
            throw FontFileError(
                file: name, message: "the file has more than \(limits.maxBytes) bytes",
                fix: "leave out what no text needs, or allow more with FontFileLimits.maxBytes")
        }
        var budget = FontBudget(file: name, limits: limits)
        let container = try FontContainer(bytes: [UInt8](data), file: name, limits: limits, &budget)
        var faces: [Face] = []
        for directory in container.directories { faces.append(try Face(directory, &budget)) }
        self.faces = faces
    }

    /// The first face in a size.
    /// - Precondition: `size` is finite and not below 0; 0 means `systemFontSize`.
    public func font(ofSize size: CGFloat) -> UIFont { faces[0].font(ofSize: size) }

    /// Whether both say the same of the same names. How the files are called does not count.
    public static func == (lhs: FontFile, rhs: FontFile) -> Bool { lhs.faces == rhs.faces }

    /// Feeds the names of the faces into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(faces) }
}
