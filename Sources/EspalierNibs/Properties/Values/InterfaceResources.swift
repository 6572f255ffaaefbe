import EspalierControls
import EspalierViews
import Foundation

/// What the `resources` of an interface file say: the colours behind names and the sizes of images.
package struct InterfaceResources: Sendable {
    private var namedColors: [String: UIColor] = [:]
    private var systemColors: [String: UIColor] = [:]
    private var images: [String: UIImage] = [:]
    private var systemImages: [String: UIImage] = [:]
    /// What is wrong in the resources, in the order of the file.
    package private(set) var reports: [InterfaceReport] = []

    /// Reads the resources of a document. What is wrong in them is left out, and is in `reports`.
    /// - Complexity: O(n) for n resources.
    package init(_ document: InterfaceDocument) {
        guard let resources = document.root.first("resources") else { return }
        for resource in resources.children {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "namedColor": namedColors[name] = color(in: resource)
            case "systemColor": systemColors[name] = color(in: resource)
            case "image":
                guard let image = image(of: resource, name) else { continue }
                if resource["catalog"] == "system" { systemImages[name] = image } else { images[name] = image }
            default: continue
            }
        }
    }

    /// The colour that the file gives to a name of its catalogue.
    func color(named name: String) -> UIColor? { namedColors[name] }

    /// The colour that the file gives to a name of the system's.
    func systemColor(named name: String) -> UIColor? { systemColors[name] }

    /// The image of that name. The two catalogues are looked into one after the other, because old files do not say
    /// which is meant.
    func image(named name: String, isSystem: Bool) -> UIImage? {
        isSystem ? systemImages[name] ?? images[name] : images[name] ?? systemImages[name]
    }

    private mutating func color(in resource: InterfaceElement) -> UIColor? {
        guard let element = resource.first("color") else { return nil }
        let reading = ColorReading(element)
        reports += reading.reports
        return reading.color
    }

    private mutating func image(of resource: InterfaceElement, _ name: String) -> UIImage? {
        guard let width = resource["width"]?.fileNumber, width >= 0,
            let height = resource["height"]?.fileNumber, height >= 0
        else {
            let message = "the image '\(name)' has no size; two numbers are needed that are not negative"
            reports.append(InterfaceReport(file: resource.file, place: resource.place, message: message))
            return nil
        }
        let size = CGSize(width: width, height: height)
        return resource["catalog"] == "system"
            ? UIImage(symbol: name, size: size) : UIImage(size: size, name: name)
    }
}
