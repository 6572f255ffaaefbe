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

    /// What people call it: its title, or else its label in Interface Builder.
    package var title: String? { element["title"] ?? element["userLabel"] }

    /// The root view; nil for a controller that has none in the file.
    package var view: InterfaceElement? { element.ownView }

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
