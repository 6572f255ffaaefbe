import EspalierViews
import Foundation

/// A change that the model makes: what it concerns, and where lists change.
struct ModelChange {
    var places: Set<ObserverModel.Place> = []
    /// What is told of the list of a view: kind, indexes, what was taken out and put in.
    var lists: [Int: Watch.Told] = [:]

    mutating func add(_ object: Int, _ properties: String...) {
        for property in properties { places.insert(ObserverModel.Place(object: object, property: property)) }
    }
}

/// One call.
enum ModelCall: CustomStringConvertible {
    case tag(Int, Int), name(Int, String?), mark(Int, Int)
    case frame(Int, CGRect), bounds(Int, CGRect), center(Int, CGPoint)
    case insert(Int, into: Int, at: Int), above(Int, Int), remove(Int), front(Int), back(Int), exchange(Int, Int, Int)
    case count(Int, Int), label(Int, String), link(Int, Int)

    /// Whether it may change who is below whom, or what is linked.
    var isMove: Bool {
        switch self {
        case .insert, .above, .remove, .front, .back, .exchange, .link: true
        default: false
        }
    }

    var description: String {
        switch self {
        case .tag(let view, let value): "v\(view).tag = \(value)"
        case .name(let view, let value): "v\(view).name = \(value ?? "nil")"
        case .mark(let view, let value): "v\(view).mark = \(value)"
        case .frame(let view, let value): "v\(view).frame = \(value)"
        case .bounds(let view, let value): "v\(view).bounds = \(value)"
        case .center(let view, let value): "v\(view).center = \(value)"
        case .insert(let view, let parent, let index): "v\(parent).insertSubview(v\(view), at: \(index))"
        case .above(let view, let sibling): "insertSubview(v\(view), aboveSubview: v\(sibling))"
        case .remove(let view): "v\(view).removeFromSuperview()"
        case .front(let view): "bringSubviewToFront(v\(view))"
        case .back(let view): "sendSubviewToBack(v\(view))"
        case .exchange(let view, let first, let second): "v\(view).exchangeSubview(at: \(first), \(second))"
        case .count(let item, let value): "i\(item).count = \(value)"
        case .label(let item, let value): "i\(item).label = \(value)"
        case .link(let item, let view): "i\(item).link = v\(view)"
        }
    }
}

extension ObserverModel {
    /// Makes a call; nil where it changes nothing and nobody is told.
    mutating func make(_ call: ModelCall) -> ModelChange? {
        var change = ModelChange()
        switch call {
        case .tag(let view, let value):
            views[view].tag = value
            change.add(view, "tag")
        case .name(let view, let value):
            views[view].name = value
            change.add(view, "name")
        case .mark(let view, let value):
            views[view].mark = value
            change.add(view, "mark")
        case .frame(let view, let rect): setGeometry(view, "frame", rect, views[view].origin, &change)
        case .bounds(let view, let rect):
            let old = views[view].rect
            let origin = CGPoint(x: old.midX - rect.width / 2, y: old.midY - rect.height / 2)
            setGeometry(view, "bounds", CGRect(origin: origin, size: rect.size), rect.origin, &change)
        case .center(let view, let point):
            let size = views[view].rect.size
            let origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
            setGeometry(view, "center", CGRect(origin: origin, size: size), views[view].origin, &change)
        case .insert(let view, let parent, let index): return move(view, to: parent, at: index)
        case .above(let view, let sibling):
            let parent = views[sibling].parent
            let rest = views[parent].children.filter { $0 != view }
            return rest.firstIndex(of: sibling).flatMap { move(view, to: parent, at: $0 + 1) }
        case .remove(let view): return move(view, to: -1, at: 0)
        case .front(let view): return move(view, to: views[view].parent, at: Int.max)
        case .back(let view): return move(view, to: views[view].parent, at: 0)
        case .exchange(let view, let first, let second):
            if first == second { return nil }
            let old = views[view].children
            views[view].children.swapAt(first, second)
            return reordered(view, from: old)
        case .count(let item, let value):
            items[item].count = value
            change.add(views.count + item, "count")
        case .label(let item, let value):
            items[item].label = value
            change.add(views.count + item, "label")
        case .link(let item, let view):
            items[item].link = view
            change.add(views.count + item, "link")
        }
        return change
    }

    private mutating func setGeometry(
        _ view: Int, _ property: String, _ rect: CGRect, _ origin: CGPoint, _ change: inout ModelChange
    ) {
        let old = views[view]
        views[view].rect = rect
        views[view].origin = origin
        change.add(view, property)
        if old.rect != rect { change.add(view, "frame") }
        if old.origin != origin || old.rect.size != rect.size { change.add(view, "bounds") }
        if old.rect.midX != rect.midX || old.rect.midY != rect.midY { change.add(view, "center") }
    }

    private func reordered(_ view: Int, from old: [Int]) -> ModelChange? {
        let new = views[view].children
        let places = old.indices.filter { old[$0] != new[$0] }
        if places.isEmpty { return nil }
        var change = ModelChange()
        change.add(view, "subviews")
        change.lists[view] = Watch.Told(
            kind: .replacement, old: Self.text(places.map { old[$0] }), new: Self.text(places.map { new[$0] }),
            indexes: places)
        return change
    }

    private mutating func move(_ view: Int, to parent: Int, at index: Int) -> ModelChange? {
        let old = views[view].parent
        if old < 0 && parent < 0 { return nil }
        if old == parent {
            let list = views[old].children
            views[old].children.removeAll { $0 == view }
            views[old].children.insert(view, at: min(index, list.count - 1))
            return reordered(old, from: list)
        }
        var change = ModelChange()
        let wasInWindow = isInWindow(view)
        if old >= 0, let place = views[old].children.firstIndex(of: view) {
            views[old].children.remove(at: place)
            change.add(old, "subviews")
            change.lists[old] = Watch.Told(kind: .removal, old: Self.text([view]), indexes: [place])
        }
        views[view].parent = parent
        if parent >= 0 {
            let place = min(index, views[parent].children.count)
            views[parent].children.insert(view, at: place)
            change.add(parent, "subviews")
            change.lists[parent] = Watch.Told(kind: .insertion, new: Self.text([view]), indexes: [place])
        }
        change.add(view, "superview")
        if isInWindow(view) != wasInWindow {
            for view in subtree(view) { change.add(view, "window") }
        }
        return change
    }
}
