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
    /// Where classes of the program are looked for.
    private(set) var makers = InterfaceClasses()
    /// Whether the program has classes that the file names. Nobody knows what their code asks for.
    let hasClassesOfProgram: Bool

    init(
        _ document: InterfaceDocument, assets: AssetCatalog, fonts: FontBook, classes: [String: CGSize],
        memory: ClassMemory? = nil
    ) {
        makers.memory = memory
        hasClassesOfProgram = makers.stand(forClassesOf: document)
        self.document = document
        facts = SceneSource.Facts(document, fonts: fonts)
        self.assets = assets
        measurer = TextMeasurer(fonts: fonts)
        self.classes = classes
    }

    /// Gives views of classes that only the application has, and views that code fills, the size of contents that the
    /// configuration or the file says.
    func give(sizesOfContentsTo source: SceneSource, below view: UIView) {
        view.walkSubtree { view in
            guard let element = source.element(of: view) else { return true }
            let said = element["customClass"].flatMap { classes[$0] }
            let isFilled =
                element["customClass"] != nil || UnknownClass.isFilledByCode(element) && !(view is UIScrollView)
            if let size = said ?? (isFilled ? element.placeholderSize : nil) { view.documentContentSize = size }
            return true
        }
    }
}

/// What is known of a view whose class only the application has.
enum UnknownClass {
    /// What may give a view a size of contents that nobody here knows: its class, or code that fills it. Nil where all is
    /// known.
    ///
    /// - Parameter outlets: by the identifier of an object, the outlet by which code has it.
    static func name(
        decidingSizeOf element: InterfaceElement, _ classes: [String: CGSize], outlets: [String: String]
    ) -> String? {
        if let name = element["customClass"], ["view", "control"].contains(element.name) {
            return classes[name] == nil && (element["customModuleProvider"] != nil || !name.hasPrefix("UI"))
                ? name : nil
        }
        guard isFilledByCode(element) else { return nil }
        let isPromised = element.placeholderSize != nil
        switch element.name {
        case "imageView": return "an image"
        case "stackView": return "the content of a stack view"
        case "view": return isPromised || element.id.flatMap { outlets[$0] } != nil ? "the content of a view" : nil
        default: return isPromised ? "the content of a list" : nil
        }
    }

    /// Whether a view has nothing to show unless code gives it something: an image view without an image, a view or a stack
    /// view without views, a list.
    static func isFilledByCode(_ element: InterfaceElement) -> Bool {
        switch element.name {
        case "imageView": element["image"] == nil && element.child(key: "image") == nil
        case "view", "stackView", "scrollView":
            (element.first("subviews") ?? element.child(key: "subviews"))?.children.isEmpty ?? true
        case "collectionView", "tableView", "containerView": true
        default: false
        }
    }
}
