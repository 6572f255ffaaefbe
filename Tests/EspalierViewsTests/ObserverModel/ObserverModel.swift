import Foundation

/// Views and items as plain numbers, with key paths that are read anew each time: what must be told of a change follows
/// from what each path reads before it, and what it leads to after it.
struct ObserverModel {
    struct View {
        var parent = -1
        var children: [Int] = []
        var tag = 0
        var name: String?
        var mark = 0
        var rect = CGRect.zero
        var origin = CGPoint.zero
    }

    struct Item {
        var count = 0
        var label = ""
        var link = -1
    }

    /// One property of one object.
    struct Place: Hashable {
        var object: Int
        var property: String
    }

    /// The last view is a window. Items are numbered on after the views.
    var views: [View]
    var items: [Item]

    init(views: Int, items: Int) {
        self.views = Array(repeating: View(), count: views)
        self.items = Array(repeating: Item(), count: items)
    }

    var window: Int { views.count - 1 }

    /// The value at a path, as notifications tell it, and what is read on the way.
    func value(_ path: WatchedPath, of object: Int) -> (text: String, reads: Set<Place>) {
        var reads: Set<Place> = []
        func view(_ index: Int, _ property: String) -> View {
            reads.insert(Place(object: index, property: property))
            return views[index]
        }
        func parent(_ index: Int) -> Int? {
            let parent = view(index, "superview").parent
            return parent < 0 ? nil : parent
        }
        func frame(_ index: Int) -> CGRect { view(index, "frame").rect }
        func text(_ value: some Any) -> String { "\(value)" }
        func list(_ index: Int) -> [Int] { view(index, "subviews").children }
        var item: Item { items[object - views.count] }
        func read(_ property: String) -> Item {
            reads.insert(Place(object: object, property: property))
            return item
        }
        func link() -> Int? {
            let link = read("link").link
            return link < 0 ? nil : link
        }
        let none = path.isText ? "-" : "nil"
        let value: String
        switch path {
        case .tag, .tagAgain, .tagText: value = text(view(object, "tag").tag)
        case .frame, .frameAgain: value = text(frame(object))
        case .bounds:
            let view = view(object, "bounds")
            value = text(CGRect(origin: view.origin, size: view.rect.size))
        case .center:
            let rect = view(object, "center").rect
            value = text(CGPoint(x: rect.midX, y: rect.midY))
        case .width, .widthText: value = text(frame(object).width)
        case .subviews, .subviewsText: value = Self.text(list(object))
        case .superview: value = parent(object).map { "v\($0)" } ?? none
        case .window:
            _ = view(object, "window")
            value = isInWindow(object) ? "v\(window)" : none
        case .name, .nameText: value = view(object, "name").name ?? none
        case .mark: value = text(view(object, "mark").mark)
        case .superFrame, .superFrameText: value = parent(object).map { text(frame($0)) } ?? none
        case .superTag, .superTagAgain: value = parent(object).map { text(view($0, "tag").tag) } ?? none
        case .superSuperTag: value = parent(object).flatMap { parent($0) }.map { text(view($0, "tag").tag) } ?? none
        case .siblingCount: value = parent(object).map { text(list($0).count) } ?? none
        case .count: value = text(read("count").count)
        case .isEmpty: value = text(read("count").count == 0)
        case .label, .labelText: value = read("label").label
        case .linkTag: value = link().map { text(view($0, "tag").tag) } ?? none
        case .linkSuperTag, .linkSuperTagText:
            value = link().flatMap { parent($0) }.map { text(view($0, "tag").tag) } ?? none
        }
        return (value, reads)
    }

    static func text(_ views: [Int]) -> String { "[" + views.map { "v\($0)" }.joined(separator: " ") + "]" }

    func isInWindow(_ view: Int) -> Bool {
        var current = view
        while views[current].parent >= 0 { current = views[current].parent }
        return current == window
    }

    func isAtOrBelow(_ view: Int, _ ancestor: Int) -> Bool {
        var current = view
        while current >= 0 {
            if current == ancestor { return true }
            current = views[current].parent
        }
        return false
    }

    func subtree(_ view: Int) -> [Int] { [view] + views[view].children.flatMap(subtree) }
}
