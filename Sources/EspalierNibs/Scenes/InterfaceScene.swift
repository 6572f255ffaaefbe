import Foundation

/// A scene of an interface file: what stands for itself on a screen, or as often as needed in a list.
package struct InterfaceScene: Hashable, Sendable {
    package enum Kind: String, Sendable {
        /// A controller of a storyboard, with its view.
        case controller
        /// A view that stands for itself in a nib.
        case view
        /// A prototype, a row that stands in the file, a cell of a collection; in a list or for itself.
        case cell
        /// Of a collection's sections.
        case header, footer
    }

    package let kind: Kind
    /// The controller; of other kinds the view.
    package let element: InterfaceElement
    /// The table or the collection view that shows it; nil where nothing in the file does.
    package let list: InterfaceElement?

    /// The scene that an element makes: of a controller's view that of the controller.
    package init(_ element: InterfaceElement) {
        let isOfController = element.key == "view" && element.parent?.isController ?? false
        let scene = isOfController ? element.parent ?? element : element
        self.element = scene
        kind =
            if scene.isController {
                .controller
            } else if scene.key == "sectionHeaderView" {
                .header
            } else if scene.key == "sectionFooterView" {
                .footer
            } else {
                scene.isCell ? .cell : .view
            }
        var outer = scene.isCell && !scene.isAtTop ? scene.parent : nil
        while let element = outer, element.name != "tableView", element.name != "collectionView" {
            outer = element.parent
        }
        list = outer
    }

    package var id: String? { element.id }

    /// What code asks for it by: the identifier in the storyboard, or that under which cells are reused.
    package var identifier: String? { element["storyboardIdentifier"] ?? element["reuseIdentifier"] }

    /// The custom class, or else that of the element.
    package var className: String { element["customClass"] ?? element.className }

    /// What people call it: its title, or that in a navigation bar, or else its label in Interface Builder.
    package var title: String? {
        element["title"] ?? element.child(key: "navigationItem")?["title"] ?? element["userLabel"]
    }

    /// The scene in which its list stands, by its element; nil where it stands for itself.
    package var owner: InterfaceElement? {
        if list == nil { return nil }
        var outer = element.parent
        while let element = outer, !element.isController, !element.isAtTop { outer = element.parent }
        return outer
    }

    /// Whether it is the view that a nib's owner takes as the view of a controller.
    package var isOwned: Bool {
        guard kind == .view, element.isAtTop, let id, let objects = element.parent else { return false }
        return objects.all("placeholder").contains { placeholder in
            placeholder["placeholderIdentifier"] == "IBFilesOwner"
                && placeholder.all("connections").flatMap { $0.all("outlet") }
                    .contains { $0["property"] == "view" && $0["destination"] == id }
        }
    }

    /// The root view; nil for a controller that has none in the file.
    package var view: InterfaceElement? { element.ownView }

    /// The size that a controller chooses for itself, whatever the device is; nil for one that has the device's.
    package var freeformSize: CGSize? {
        guard kind == .controller,
            element.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
        else { return nil }
        let said = element.child(key: "freeformSize")
        let size = said.map { CGSize(width: $0["width"]?.fileNumber ?? 0, height: $0["height"]?.fileNumber ?? 0) }
        guard let size = size ?? view?.frame?.finiteRectangle?.size, size.width > 0, size.height > 0,
            size.width < 1e5, size.height < 1e5
        else { return nil }
        return size
    }

    /// Whether a person may mean it by a name: its id, its identifier, its class or its title.
    package func answers(to name: String) -> Bool { [id, identifier, className, title].contains(name) }
}

extension InterfaceDocument {
    /// All scenes: those that stand for themselves, the initial controller's first, and behind each those of its lists, in
    /// the order of the text.
    ///
    /// - Complexity: O(elements).
    package var interfaceScenes: [InterfaceScene] {
        var scenes: [InterfaceScene] = []
        for top in topObjects where top.isController || top.isView {
            scenes.append(InterfaceScene(top))
            var open = Array(top.children.reversed())
            while let element = open.popLast() {
                // Controllers inside are among those at the top.
                if element.isController { continue }
                if element.standsInList { scenes.append(InterfaceScene(element)) }
                open += element.children.reversed()
            }
        }
        return scenes
    }
}

extension InterfaceElement {
    /// Whether a table or a collection shows the view, if and as often as its rows say so.
    package var standsInList: Bool {
        isCell && (parent?.name == "prototypes" || parent?.name == "cells" || key != nil) && !isAtTop
    }

    /// Whether it is a row that its table shows as it stands in the file.
    package var isStaticRow: Bool { standsInList && parent?.parent?.name == "tableViewSection" }
}
