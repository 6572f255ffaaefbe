/// The views of an interface file below one of them, as a flat list, depth-first, each view before its subviews.
///
/// A view's subviews are the elements in its list of subviews, and those that it has by key (a content view, a header),
/// and the cells of a table. Views of bar items are none: the bar places them.
package struct InterfaceViewTree {
    /// One view.
    package struct Node {
        package let element: InterfaceElement
        /// The index of the superview; -1 for the root.
        package let parent: Int
        /// How many views stand around it.
        package let depth: Int
    }

    /// Never empty; the root is the first.
    package private(set) var nodes: [Node] = []
    private var indices: [Int: Int] = [:]

    /// - Parameters:
    ///   - root: an element that is a view.
    ///   - classes: the size classes; views that are not installed for them are left out. Nil for all views.
    ///   - isLive: whether views that lists make when they show them are left out.
    /// - Complexity: O(elements below the root).
    package init(root: InterfaceElement, for classes: InterfaceSizeClasses? = nil, isLive: Bool = false) {
        var open: [(element: InterfaceElement, parent: Int, depth: Int)] = [(root, -1, 0)]
        while let (element, parent, depth) = open.popLast() {
            let isView = parent < 0 || element.isView
            var inner = (parent, depth)
            if isView {
                indices[element.index] = nodes.count
                inner = (nodes.count, depth + 1)
                nodes.append(Node(element: element, parent: parent, depth: depth))
            } else if !Self.lists.contains(element.name) {
                continue
            }
            // The bars of a controller without a view are its own business.
            if parent < 0, !element.isView { continue }
            var excluded: Set<String> = []
            if let classes, element.name == "subviews", let owner = element.parent {
                excluded = owner.excluded(from: "subviews", for: classes)
            }
            for child in element.children.reversed() where child.id.map({ !excluded.contains($0) }) ?? true {
                if isLive, child.standsInList, !child.isStaticRow { continue }
                open.append((child, inner.0, inner.1))
            }
        }
    }

    /// The elements that hold views and are none.
    private static let lists: Set = ["subviews", "prototypes", "sections", "tableViewSection", "cells"]

    /// The index of an element's view; nil for one that is not in the tree.
    package func index(of element: InterfaceElement) -> Int? { indices[element.index] }
}

extension InterfaceElement {
    /// Whether the element stands for a view: it has a frame, or is of a kind that has one.
    package var isView: Bool { Self.viewNames.contains(name) || frame != nil }

    /// The element `rect` that is its frame.
    package var frame: InterfaceElement? { rectangle(key: "frame") }

    package func rectangle(key: String) -> InterfaceElement? {
        children.first { $0.name == "rect" && $0["key"] == key }
    }

    /// The kinds of views, by element name.
    private static let viewNames: Set = [
        "activityIndicatorView", "arscnView", "arskView", "button", "collectionReusableView", "collectionView",
        "collectionViewCell", "collectionViewCellContentView", "colorWell", "containerView", "datePicker", "glkView",
        "imageView",
        "label", "mapView", "mtkView", "navigationBar", "pageControl", "pickerView", "progressView", "sceneKitView",
        "scrollView", "searchBar", "segmentedControl", "skView", "slider", "stackView", "stepper", "switch", "tabBar",
        "tableView", "tableViewCell", "tableViewCellContentView", "textField", "textView", "toolbar", "view",
        "visualEffectView", "window", "wkWebView",
    ]

    /// Whether edges of the view mean those of what it scrolls, in constraints.
    package var isScrollView: Bool { Self.scrollNames.contains(name) }

    private static let scrollNames: Set = ["scrollView", "tableView", "collectionView", "textView"]
}

extension InterfaceDocument {
    /// The views that stand for themselves, in the order of the text: those of a xib, and those of a storyboard's
    /// controllers, the initial controller's first.
    ///
    /// - Complexity: O(elements).
    package var topViews: [InterfaceElement] { topObjects.compactMap(\.ownView) }

    /// The controller that stands for itself where the file has no view: the initial one, else the first.
    package var topController: InterfaceElement? { topObjects.first { $0.isController } }

    package var topObjects: [InterfaceElement] {
        var lists = root.all("objects")
        for scenes in root.all("scenes") {
            for scene in scenes.all("scene") { lists += scene.all("objects") }
        }
        let objects = lists.flatMap(\.children).flatMap(\.withContained)
        let initial = root["initialViewController"].flatMap { id in objects.firstIndex { $0.id == id } }
        let first = initial.map { [objects[$0]] } ?? []
        let others = objects.enumerated().filter { $0.offset != initial }.map(\.element)
        return first + others
    }
}

extension InterfaceElement {
    /// The element itself, if it is a view; the view of a controller; nil for anything else.
    package var ownView: InterfaceElement? {
        if isView { return self }
        guard let view = child(key: "view"), view.isView else { return nil }
        return view
    }

    /// The element, and the controllers that stand in it, however deep.
    fileprivate var withContained: [InterfaceElement] {
        var result: [InterfaceElement] = []
        var open = [self]
        while let element = open.popLast() {
            result.append(element)
            open += element.all("viewControllers").flatMap(\.children).reversed()
        }
        return result
    }

    /// Whether the element is a controller.
    package var isController: Bool { name.hasSuffix("Controller") && name != "searchDisplayController" }
}
