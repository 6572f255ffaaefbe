import EspalierViews
import Foundation

/// What the name of an image file says besides the image's name: `logo@2x~ipad.png`.
struct LooseImageName: Hashable {
    /// The name of the image, without the rest and without the ending.
    let name: String
    /// With the ending, as code may name it too.
    let fullName: String
    let scale: CGFloat
    let idiom: String?

    /// nil for a file that is no image by its ending.
    init?(file: String) {
        guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return nil }
        let ending = file[file.index(after: dot)...]
        guard Self.endings.contains(ending.lowercased()) else { return nil }
        var name = file[..<dot]
        var idiom: String?
        for known in ["iphone", "ipad"] where name.hasSuffix("~\(known)") && name.utf8.count > known.utf8.count + 1 {
            idiom = known
            name = name.dropLast(known.count + 1)
        }
        var scale: CGFloat = 1
        for known in [2, 3] where name.hasSuffix("@\(known)x") && name.utf8.count > 3 {
            scale = CGFloat(known)
            name = name.dropLast(3)
        }
        self.name = String(name)
        fullName = "\(name).\(ending)"
        self.scale = scale
        self.idiom = idiom
    }

    private static let endings: Set = ["png", "jpg", "jpeg", "gif", "pdf", "svg", "webp", "heic", "heif", "avif"]
}
