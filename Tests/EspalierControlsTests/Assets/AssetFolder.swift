import EspalierControls
import Foundation
import Testing

/// A folder of the test's own, with files that it writes; gone with it.
final class AssetFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ path: String, _ data: Data) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    /// A set of images in `Assets.xcassets`: each with the text of its entry besides the name of the file, and the file.
    func imageSet(_ path: String, properties: String = "", _ images: [(entry: String, file: String, data: Data)]) throws
    {
        let set = "Assets.xcassets/\(path).imageset"
        let entries = images.map { #"{\#($0.entry), "filename": "\#($0.file)"}"# }.joined(separator: ", ")
        try write("\(set)/Contents.json", #"{"images": [\#(entries)], "properties": {\#(properties)}}"#)
        for image in images { try write("\(set)/\(image.file)", image.data) }
    }

    func colorSet(_ path: String, _ colors: String) throws {
        try write("Assets.xcassets/\(path).colorset/Contents.json", #"{"colors": [\#(colors)]}"#)
    }

    func catalog(limits: AssetLimits = AssetLimits()) throws -> AssetCatalog {
        try AssetCatalog(folder: url, limits: limits)
    }
}

/// The beginnings of image files.
enum ImageFiles {
    static func png(_ width: Int, _ height: Int) -> Data {
        Data(
            [0x89] + "PNG\r\n\u{1A}\n".utf8 + [0, 0, 0, 13] + "IHDR".utf8 + big(width, 4) + big(height, 4) + [
                8, 6, 0, 0, 0,
            ])
    }

    static func gif(_ width: Int, _ height: Int) -> Data {
        Data("GIF89a".utf8 + big(width, 2).reversed() + big(height, 2).reversed() + [0, 0, 0])
    }

    /// With a segment for an application, of any length, and an orientation of Exif before the frame.
    static func jpeg(_ width: Int, _ height: Int, orientation: Int? = nil, padding: Int = 14) -> Data {
        var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + big(padding + 2, 2) + [UInt8](repeating: 0, count: padding)
        if let orientation {
            let tiff: [UInt8] =
                Array("MM\0*".utf8) + big(8, 4) + big(1, 2) + big(0x0112, 2) + big(3, 2) + big(1, 4)
                + big(orientation, 2) + [0, 0]
            bytes += [0xFF, 0xE1] + big(tiff.count + 8, 2) + Array("Exif\0\0".utf8) + tiff
        }
        return Data(bytes + [0xFF, 0xFF, 0xC0] + big(17, 2) + [8] + big(height, 2) + big(width, 2) + [3])
    }

    static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
