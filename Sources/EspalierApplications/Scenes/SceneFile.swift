import EspalierControls
import EspalierNibs
import EspalierViews
import Foundation

/// An interface file in one language, with all that its scenes are made with.
struct SceneFile: Sendable {
    let document: InterfaceDocument
    let facts: SceneSource.Facts
    let assets: AssetCatalog
    let measurer: TextMeasurer
    /// The sizes of the contents of views whose class only the application has.
    let classes: [String: CGSize]

    init(_ document: InterfaceDocument, assets: AssetCatalog, fonts: FontBook, classes: [String: CGSize]) {
        self.document = document
        facts = SceneSource.Facts(document)
        self.assets = assets
        measurer = TextMeasurer(fonts: fonts)
        self.classes = classes
    }

    /// Gives views of classes that only the application has the size of contents that the configuration or the file says.
    func give(sizesOfContentsTo source: SceneSource, below view: UIView) {
        view.walkSubtree { view in
            guard let element = source.element(of: view), let name = element["customClass"] else { return true }
            if let size = classes[name] ?? element.placeholderSize { view.documentContentSize = size }
            return true
        }
    }
}

/// What is known of a view whose class only the application has.
enum UnknownClass {
    /// What may give a view a size of contents that nobody here knows: its class, or code that fills it, such as an image
    /// view without an image and a stack view without views. Nil where all is known.
    static func name(decidingSizeOf element: InterfaceElement, _ classes: [String: CGSize]) -> String? {
        if element.placeholderSize != nil { return nil }
        switch element.name {
        case "imageView" where element["image"] == nil && element.child(key: "image") == nil: return "an image"
        case "stackView"
        where element.child(key: "subviews") == nil && (element.first("subviews")?.children ?? []).isEmpty:
            return "the content of a stack view"
        case "view", "control":
            guard let name = element["customClass"], classes[name] == nil,
                element["customModuleProvider"] != nil || !name.hasPrefix("UI")
            else { return nil }
            return name
        default: return nil
        }
    }
}
