import EspalierControls
import Foundation

extension PropertyPart {
    /// The text of a `string` or `mutableString` child; nil of another child.
    var text: String? {
        guard let child, child.name == "string" || child.name == "mutableString" else { return nil }
        return child.decodedText
    }

    /// The image of that name. The attribute `catalog` beside it says that it is one of the system's.
    var image: UIImage? {
        image(named: value, isSystem: (child ?? element)["catalog"] == "system")
    }

    /// The image that an `imageReference` child names.
    var referredImage: UIImage? {
        guard let child, !isNil else { return nil }
        guard let name = child["image"] else {
            report("\(self.name) of <\(element.name)> names no image; it is left out")
            return nil
        }
        return image(named: name, isSystem: child["catalog"] == "system")
    }

    /// An image of the nib's catalogue, else as large as the file's resources say, and without a size where they do not name it.
    func image(named name: String, isSystem: Bool) -> UIImage? {
        if name.isEmpty { return nil }
        if !isSystem, let image = context.assets.image(named: name) { return image }
        if let image = context.resources.image(named: name, isSystem: isSystem) { return image }
        report("the file's resources do not name the image '\(name)'; it has no size")
        return UIImage(named: name)
    }
}
