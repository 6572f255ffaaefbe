import EspalierControls
import Foundation

/// An image of a document: its size, or `{"symbol": "star", "size": [20, 20]}`, `{"name": "logo", "size": [80, 40]}`. A
/// symbol is one of the system's; another name is only shown in pictures.
package struct ScenarioImage: Sendable, Hashable {
    package var size: CGSize
    package var name: String?
    package var isSymbol = false
    /// Whether colours are the image's own or the tint's; nil as the view has it.
    package var isTemplate: Bool?

    package init(size: CGSize) { self.size = size }

    /// The image. A name never leads to a file.
    var value: UIImage {
        let image = isSymbol ? UIImage(symbol: name ?? "", size: size) : UIImage(size: size, name: name)
        guard let isTemplate else { return image }
        return image.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal)
    }

    init(_ image: UIImage) {
        size = image.size
        name = image.name.flatMap { $0.isEmpty ? nil : $0 }
        isSymbol = image.isSymbol && name != nil
        isTemplate = image.renderingMode == .automatic ? nil : image.renderingMode == .alwaysTemplate
    }
}

extension ScenarioDecoder {
    mutating func image(_ node: Int) -> ScenarioImage? {
        let range = 0...ScenarioForm.greatest
        if tree.isList(node) {
            guard case .size(let size) = limited(node, .size, range) else { return nil }
            return ScenarioImage(size: size)
        }
        guard isObject(node, "an image") else { return nil }
        let before = problemCount
        checkKeys(node, of: "an image", required: ["size"], optional: ["name", "symbol", "isTemplate"])
        guard let sizeNode = tree.value("size", in: node), case .size(let size) = limited(sizeNode, .size, range) else {
            return nil
        }
        var image = ScenarioImage(size: size)
        let symbol = tree.value("symbol", in: node)
        if let symbol, tree.value("name", in: node) != nil {
            report(symbol, "an image has 'name' or 'symbol', but this one has both", fix: "leave one of them out")
        }
        if let nameNode = symbol ?? tree.value("name", in: node) {
            image.name = text(nameNode)
            image.isSymbol = symbol != nil
            if image.name?.isEmpty ?? false {
                report(nameNode, "an image's name is empty", fix: "leave it out")
            }
        }
        if let node = tree.value("isTemplate", in: node) { image.isTemplate = boolean(node) }
        return problemCount == before ? image : nil
    }
}

extension JSONWriter {
    mutating func image(_ image: ScenarioImage) {
        let size = [Double(image.size.width), Double(image.size.height)]
        if image == ScenarioImage(size: image.size) { return numbers(size) }
        beginObject()
        member(image.isSymbol ? "symbol" : "name", image.name)
        member("size") { $0.numbers(size) }
        if let isTemplate = image.isTemplate { member("isTemplate") { $0.boolean(isTemplate) } }
        endObject()
    }
}
