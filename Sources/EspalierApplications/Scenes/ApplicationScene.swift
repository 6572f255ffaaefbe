import EspalierNibs

/// A screen, a view or a cell of an application, as an interface file describes it.
public struct ApplicationScene: Sendable, Hashable, CustomStringConvertible {
    /// What kind of thing it is, which decides at which sizes it is laid out.
    public enum Kind: String, Sendable {
        /// A controller of a storyboard, or the view of a nib that is a controller's.
        case screen
        /// A view at the top level of a nib.
        case view
        /// A cell of a table: at the top level of a nib, a prototype or a static row.
        case tableCell
        /// A cell of a collection view.
        case collectionCell
        /// The header or footer of a section of a collection view.
        case supplement
    }

    /// The file, relative to the application's folder.
    public let file: String
    /// The identifier of its element in the file.
    public let objectID: String
    /// What kind of thing it is.
    public let kind: Kind
    /// The storyboard or reuse identifier.
    public let identifier: String?
    /// The custom class, without its module.
    public let className: String?
    /// The title of a controller, or what Interface Builder calls the object.
    public let title: String?
    /// Where its element stands.
    public let place: TextPlace
    /// The identifier of the table or collection that has the cell in the file; nil for others.
    public let listID: String?
    /// The identifier of the controller in whose scene the list is; nil for others.
    public let ownerID: String?
    /// Whether the storyboard begins with it.
    public let isInitial: Bool

    /// What it is called: the first of identifier, class and title that it has, else the object's identifier.
    public var name: String { identifier ?? className ?? title ?? objectID }

    /// `FILE#NAME`.
    public var description: String { "\(file)#\(name)" }

    /// Whether it is laid out where other scenes are: a controller that contains others has no view of its own to look at,
    /// and one that is embedded has the size that the scene around it gives it.
    func isShownByOthers(in document: InterfaceDocument) -> Bool {
        guard kind == .screen, let element = document.element(id: objectID) else { return false }
        if element.isContainer { return true }
        let incoming = document.segues.filter { $0.destination == objectID }
        return !isInitial && !incoming.isEmpty && incoming.allSatisfy { $0.element["kind"] == "embed" }
    }

    /// Whether the layout of a collection gives it its size: one of its own, or what its content wants.
    var isSizedByLayout: Bool { kind == .collectionCell || kind == .supplement }

    /// Whether somebody who writes `FILE#NAME` may mean it.
    func isCalled(_ name: String) -> Bool {
        objectID == name || identifier == name || className == name || title == name
    }
}

extension ApplicationScene {
    /// All scenes of a document: controllers of a storyboard, the initial one first, or views at the top level of a nib, in the
    /// order of the file, each with the cells that its lists have in the file behind it.
    ///
    /// - Parameter file: the path that scenes tell.
    /// - Complexity: O(elements).
    static func all(of document: InterfaceDocument, file: String) -> [ApplicationScene] {
        document.interfaceScenes.compactMap { ApplicationScene($0, in: document, file: file) }
    }

    /// - Returns: nil for what has no identifier, and for windows.
    private init?(_ scene: InterfaceScene, in document: InterfaceDocument, file: String) {
        guard let id = scene.id, scene.element.name != "window" else { return nil }
        self.init(
            file: file, objectID: id, kind: Kind(scene), identifier: scene.identifier,
            className: scene.element["customClass"], title: scene.title, place: scene.element.place,
            listID: scene.list?.id, ownerID: scene.owner?.id, isInitial: document.root["initialViewController"] == id)
    }
}

extension ApplicationScene.Kind {
    fileprivate init(_ scene: InterfaceScene) {
        switch scene.kind {
        case .controller: self = .screen
        case .view: self = scene.isOwned ? .screen : .view
        case .header, .footer: self = .supplement
        case .cell:
            self =
                switch scene.element.name {
                case "tableViewCell": .tableCell
                case "collectionViewCell": .collectionCell
                default: .supplement
                }
        }
    }
}
