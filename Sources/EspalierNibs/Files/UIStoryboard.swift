import EspalierControllers
import EspalierControls
import EspalierSupport
import EspalierViews
import Foundation

/// Controllers and their views, as a `.storyboard` file describes them.
///
/// A controller comes with its items for bars and, by relationships, with the controllers that it contains. Its view,
/// and what stands beside it in the scene, is made when the controller is asked for it: outlets into the view are nil
/// before. Embedded controllers become children then, and their views fill their containers. All other segues are
/// carried out by `performSegue(withIdentifier:sender:)`, by touches on controls, items of bars and cells, and by
/// gestures; unwinding ones call a method that is registered with `InterfaceClasses`. Those of custom
/// classes are made by what is registered there, and else do what their kind says.
open class UIStoryboard: UIKitObject {
    private let content: NibContent

    /// Reads a storyboard.
    ///
    /// - Parameters:
    ///   - url: Of the file.
    ///   - classes: What stands for the custom classes that the file names.
    ///   - limits: How large the file may be.
    /// - Throws: ``InterfaceError`` if there is no such file, and if it is no such file: with line and column.
    public convenience init(
        contentsOf url: URL, classes: InterfaceClasses = .init(), limits: InterfaceLimits = .init()
    ) throws(InterfaceError) {
        try self.init(InterfaceDocument(contentsOf: url, limits: limits), classes: classes)
    }

    /// Makes a storyboard of a document that has been read.
    /// - Throws: ``InterfaceError`` if the document is no storyboard, or one for another system than iOS.
    public init(_ document: InterfaceDocument, classes: InterfaceClasses = .init()) throws(InterfaceError) {
        guard document.isStoryboard else {
            throw InterfaceError(
                file: document.name, place: document.root.place, message: "the file is no storyboard",
                fix: "read it with UINib")
        }
        if let error = document.foreignError { throw error }
        content = NibContent(document, classes)
    }

    /// Reads the storyboard of that name (`NAME.storyboard`), looked for as `UINib(nibName:bundle:)` looks for
    /// nibs.
    /// - Precondition: there is such a file, and it can be read.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?, classes: InterfaceClasses = .init()) {
        let finder = NibFinder(storyboardBundleOrNil)
        guard let url = finder.find(name, "storyboard") else {
            trap("there is no storyboard '\(name)': looked for \(name).storyboard in \(finder.description)")
        }
        do {
            try self.init(contentsOf: url, classes: classes)
        } catch {
            trap("the storyboard '\(name)' cannot be used: \(error)")
        }
    }

    /// What the controllers are made from.
    public final var document: InterfaceDocument { content.document }

    /// What in the file is not known, in the order of the file.
    public final var reports: [InterfaceReport] { content.reports }

    /// Hears what is passed over while controllers and, later, their views and rows are made. nil by default.
    public final var reportHandler: ((InterfaceReport) -> Void)? {
        get { content.onReport }
        set { content.onReport = newValue }
    }

    /// The size classes that decide what of the file is installed, and which of its variations count. Those of the
    /// device that the file was last shown on, unless set; what is made already stays as it is.
    public final var sizeClasses: InterfaceSizeClasses {
        get { content.sizeClasses }
        set { content.sizeClasses = newValue }
    }

    /// Where names of images and colours are looked for first: in what a catalogue has. Empty by default: then the sizes and
    /// components count that the file itself has written down. What is made already stays as it is.
    public final var assets: AssetCatalog {
        get { content.assets }
        set { content.assets = newValue }
    }

    /// What stands for the custom classes and the unwind actions of the file.
    final var classes: InterfaceClasses { content.classes }

    /// Says that something of the file is passed over.
    final func report(_ message: String, at place: TextPlace) {
        reportHandler?(InterfaceReport(file: document.name, place: place, message: message))
    }

    /// Hears of everything that is made.
    package final var buildHandler: ((InterfaceBuild) -> Void)? {
        get { content.onBuild }
        set { content.onBuild = newValue }
    }

    /// The identifiers by which code can ask for controllers, in the order of the file.
    public final var identifiers: [String] {
        content.controllers.values.ordered(byKey: \.index).compactMap { $0["storyboardIdentifier"] }
    }

    /// Makes the controller that the storyboard begins with; nil where it names none, or one of another file.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let id = document.root["initialViewController"], let element = content.controllerElement(id) else {
            return nil
        }
        return make(element)
    }

    /// Makes the controller of an identifier.
    /// - Precondition: there is such a controller in the file.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let element = content.controllers[identifier], let controller = make(element) else {
            let known = identifiers.map { "'\($0)'" }.joined(separator: ", ")
            trap(
                "the storyboard \(document.name) has no controller '\(identifier)'; it has "
                    + (known.isEmpty ? "none with an identifier" : known))
        }
        return controller
    }

    /// Makes the controller of an identifier in the file's own sense (`id`); nil where there is none.
    package final func instantiate(elementID id: String) -> UIViewController? {
        content.controllerElement(id).flatMap { make($0) }
    }

    /// Makes only the object of an identifier in the file's own sense, with what stands in it.
    package final func build(elementID id: String) -> InterfaceBuild? { content.build(elementID: id) }

    private func make(_ element: InterfaceElement) -> UIViewController? {
        var chain = SceneChain()
        chain.ids = [element.id ?? ""]
        chain.storyboard = self
        return content.makeController(element, chain: chain)
    }
}
