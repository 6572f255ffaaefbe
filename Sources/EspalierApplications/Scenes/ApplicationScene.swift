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
        if ["navigationController", "tabBarController", "splitViewController", "pageViewController"].contains(
            element.name)
        {
            return true
        }
        let incoming = document.segues.filter { $0.destination == objectID }
        return !isInitial && !incoming.isEmpty && incoming.allSatisfy { $0.element["kind"] == "embed" }
    }

    /// Whether somebody who writes `FILE#NAME` may mean it.
    func isCalled(_ name: String) -> Bool {
        objectID == name || identifier == name || className == name || title == name
    }
}

extension ApplicationScene {
    /// All scenes of a document, in the order of the file: controllers of a storyboard or views at the top level of a nib, each
    /// with the cells that its lists have in the file behind it.
    ///
    /// - Parameter file: the path that scenes tell.
    /// - Complexity: O(elements).
    static func all(of document: InterfaceDocument, file: String) -> [ApplicationScene] {
        var finder = SceneFinder(document: document, file: file)
        finder.find()
        return finder.scenes
    }
}

/// Finds scenes in a document.
private struct SceneFinder {
    let document: InterfaceDocument
    let file: String
    var scenes: [ApplicationScene] = []

    mutating func find() {
        if document.isStoryboard {
            for scene in document.root.first("scenes")?.all("scene") ?? [] {
                for element in scene.first("objects")?.children ?? [] where isScreen(element) {
                    add(element, .screen)
                    addCells(in: element)
                }
            }
        } else {
            let owned = ownedView
            for element in document.root.first("objects")?.children ?? [] where element.id != nil {
                guard let kind = kind(ofTop: element) else { continue }
                add(element, element.id == owned ? .screen : kind)
                addCells(in: element)
            }
        }
    }

    /// Controllers that stand in the file themselves, and have content of their own.
    private func isScreen(_ element: InterfaceElement) -> Bool {
        element.id != nil && element.name.hasSuffix("ontroller") && element.name != "viewControllerPlaceholder"
    }

    /// The view of a nib that its owner takes as the view of a controller.
    private var ownedView: String? {
        for element in document.root.first("objects")?.all("placeholder") ?? []
        where element["placeholderIdentifier"] == "IBFilesOwner" {
            for outlet in element.first("connections")?.all("outlet") ?? [] where outlet["property"] == "view" {
                return outlet["destination"]
            }
        }
        return nil
    }

    private func kind(ofTop element: InterfaceElement) -> ApplicationScene.Kind? {
        switch element.name {
        case "tableViewCell": return .tableCell
        case "collectionViewCell": return .collectionCell
        case "collectionReusableView": return .supplement
        case "placeholder", "customObject", "viewController", "window": return nil
        default: return element.child(key: "frame") == nil ? nil : .view
        }
    }

    /// Prototypes and static rows, headers and footers of the lists below an element.
    private mutating func addCells(in top: InterfaceElement) {
        var waiting = [(element: top, list: String?.none)]
        while let (element, list) = waiting.popLast() {
            var next: [(element: InterfaceElement, list: String?)] = []
            for child in element.children {
                let isList = child.name == "tableView" || child.name == "collectionView"
                let inner = isList ? child.id : list
                switch child.name {
                case "tableViewCell" where list != nil: add(child, .tableCell, list: list, owner: top)
                case "collectionViewCell" where list != nil: add(child, .collectionCell, list: list, owner: top)
                case "collectionReusableView" where list != nil: add(child, .supplement, list: list, owner: top)
                default: break
                }
                next.append((child, inner))
            }
            waiting += next.reversed()
        }
    }

    private mutating func add(
        _ element: InterfaceElement, _ kind: ApplicationScene.Kind, list: String? = nil, owner: InterfaceElement? = nil
    ) {
        guard let id = element.id else { return }
        let title = element["title"] ?? element.child(key: "navigationItem")?["title"] ?? element["userLabel"]
        scenes.append(
            ApplicationScene(
                file: file, objectID: id, kind: kind,
                identifier: element["storyboardIdentifier"] ?? element["reuseIdentifier"],
                className: element["customClass"], title: title, place: element.place, listID: list,
                ownerID: owner?.id, isInitial: document.root["initialViewController"] == id))
    }
}
