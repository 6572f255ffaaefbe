import EspalierViews
import Foundation
import TestSupport

/// Trees of numbered views, as plain arrays, with three properties each.
struct ReplayForest: Equatable {
    var children: [[Int]]
    /// -1 for a topmost view.
    var parent: [Int]
    var tags: [Int]
    var names: [Int]
    var frames: [Int]

    init(count: Int) {
        children = Array(repeating: [], count: count)
        parent = Array(repeating: -1, count: count)
        tags = Array(repeating: 0, count: count)
        names = tags
        frames = tags
    }

    mutating func detach(_ view: Int) {
        if parent[view] < 0 { return }
        children[parent[view]].removeAll { $0 == view }
        parent[view] = -1
    }

    mutating func attach(_ view: Int, to target: Int, at index: Int) {
        children[target].insert(view, at: index)
        parent[view] = target
    }

    func isAtOrBelow(_ view: Int, _ top: Int) -> Bool {
        var current = view
        while current >= 0 {
            if current == top { return true }
            current = parent[current]
        }
        return false
    }

    func subtree(_ view: Int) -> [Int] {
        var list = [view]
        var next = 0
        while next < list.count {
            list += children[list[next]]
            next += 1
        }
        return list
    }
}

/// A view that knows its number.
final class NumberedView: UIView {
    let number: Int

    init(_ number: Int) {
        self.number = number
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A forest twice: as views, and as arrays that make the same changes by themselves.
final class ReplayWorld {
    let views: [NumberedView]
    var model: ReplayForest

    init(count: Int) {
        views = (0..<count).map { NumberedView($0) }
        model = ReplayForest(count: count)
    }

    /// Makes one random change in both.
    func change(_ random: inout SplitMix64) -> String {
        let view = random.below(views.count), other = random.below(views.count)
        switch random.below(10) {
        case 0...2:
            if model.isAtOrBelow(other, view) { return remove(view) }
            let count = model.children[other].count - (model.parent[view] == other ? 1 : 0)
            return insert(view, to: other, at: random.below(count + 1))
        case 3, 4: return remove(view)
        case 5:
            let count = model.children[view].count
            if count < 2 { return remove(other) }
            let first = random.below(count), second = random.below(count)
            views[view].exchangeSubview(at: first, withSubviewAt: second)
            model.children[view].swapAt(first, second)
            return "exchange \(first) and \(second) of \(view)"
        case 6:
            guard model.parent[view] >= 0 else { return set(view, random.below(2)) }
            let parent = model.parent[view]
            let toFront = other % 2 == 0
            if toFront {
                views[parent].bringSubviewToFront(views[view])
            } else {
                views[parent].sendSubviewToBack(views[view])
            }
            model.detach(view)
            model.attach(view, to: parent, at: toFront ? model.children[parent].count : 0)
            return "\(view) to \(toFront ? "front" : "back")"
        default: return set(view, random.below(3))
        }
    }

    private func insert(_ view: Int, to target: Int, at index: Int) -> String {
        views[target].insertSubview(views[view], at: index)
        model.detach(view)
        model.attach(view, to: target, at: index)
        return "\(view) into \(target) at \(index)"
    }

    private func remove(_ view: Int) -> String {
        views[view].removeFromSuperview()
        model.detach(view)
        return "remove \(view)"
    }

    private func set(_ view: Int, _ value: Int) -> String {
        switch value {
        case 0:
            model.tags[view] = (model.tags[view] * 7 + view) % 3
            views[view].tag = model.tags[view]
        case 1:
            model.names[view] = (model.names[view] + 1) % 3
            views[view].name = model.names[view] == 0 ? nil : "\(model.names[view])"
        default:
            model.frames[view] = (model.frames[view] * 5 + view) % 4
            views[view].frame = CGRect(x: model.frames[view], y: 0, width: 1, height: 1)
        }
        return "set \(value) of \(view)"
    }

    /// Whether the views have come to the same trees as the arrays.
    var isConsistent: Bool {
        views.indices.allSatisfy { view in
            let list = views[view].subviews
            return list.count == model.children[view].count
                && zip(list, model.children[view]).allSatisfy { $0 === views[$1] }
        }
    }
}
