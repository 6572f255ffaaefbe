import EspalierViews
import Foundation
import TestSupport

@testable import EspalierControls

// The layout once more, straight from what is documented: each group in turn, item by item, by recursion. Nothing is
// counted, shared or remembered.

struct NaiveSpace {
    var length: CGFloat
    var isFlexible: Bool

    var spacing: NSCollectionLayoutSpacing { isFlexible ? .flexible(length) : .fixed(length) }
}

final class NaiveNode {
    enum Rule { case fill, times(Int), equally(Int) }

    var width = Dimension.absolute(1)
    var height = Dimension.absolute(1)
    var insets = NSDirectionalEdgeInsets.zero
    /// Leading, top, trailing, bottom.
    var edges: [NaiveSpace?] = [nil, nil, nil, nil]
    /// Nil for an item.
    var axis: NSLayoutConstraint.Axis?
    var rule = Rule.fill
    var gap: NaiveSpace?
    var children: [NaiveNode] = []

    func dimension(_ axis: NSLayoutConstraint.Axis) -> Dimension { axis == .horizontal ? width : height }

    func near(_ axis: NSLayoutConstraint.Axis) -> NaiveSpace? { edges[axis == .horizontal ? 0 : 1] }
    func far(_ axis: NSLayoutConstraint.Axis) -> NaiveSpace? { edges[axis == .horizontal ? 2 : 3] }
    func around(_ axis: NSLayoutConstraint.Axis) -> CGFloat { (near(axis)?.length ?? 0) + (far(axis)?.length ?? 0) }
    func flexible(_ axis: NSLayoutConstraint.Axis) -> Int {
        [near(axis), far(axis)].count { $0?.isFlexible == true }
    }

    /// The same as the layout takes it.
    func made() -> NSCollectionLayoutItem {
        let size = layoutSize(width, height)
        let item: NSCollectionLayoutItem
        if let axis {
            let group: NSCollectionLayoutGroup
            let subitems = children.map { $0.made() }
            switch (axis, rule) {
            case (.horizontal, .fill): group = .horizontal(layoutSize: size, subitems: subitems)
            case (.horizontal, .times(let count)):
                group = .horizontal(layoutSize: size, repeatingSubitem: subitems[0], count: count)
            case (.horizontal, .equally(let count)):
                group = .horizontal(layoutSize: size, subitem: subitems[0], count: count)
            case (_, .fill): group = .vertical(layoutSize: size, subitems: subitems)
            case (_, .times(let count)):
                group = .vertical(layoutSize: size, repeatingSubitem: subitems[0], count: count)
            case (_, .equally(let count)): group = .vertical(layoutSize: size, subitem: subitems[0], count: count)
            }
            group.interItemSpacing = gap?.spacing
            item = group
        } else {
            item = NSCollectionLayoutItem(layoutSize: size)
        }
        item.contentInsets = insets
        if edges.contains(where: { $0 != nil }) {
            item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: edges[0]?.spacing, top: edges[1]?.spacing, trailing: edges[2]?.spacing,
                bottom: edges[3]?.spacing)
        }
        return item
    }
}

/// A node that has its size and its items' frames, from its corner on.
struct NaiveBox {
    var size: CGSize
    var cells: [CGRect]
}

struct NaivePlacer {
    /// How large views want to be; nil for those that have not been asked.
    var wishes: [CGSize?]
    var next = 0

    private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    private func length(_ dimension: Dimension, _ container: CGSize) -> CGFloat {
        if dimension.isFractionalWidth { return container.width * dimension.dimension }
        if dimension.isFractionalHeight { return container.height * dimension.dimension }
        return dimension.dimension
    }

    private func isAsked(_ node: NaiveNode, _ axis: NSLayoutConstraint.Axis, _ given: CGFloat?) -> Bool {
        let dimension = node.dimension(axis)
        return (dimension.isEstimated || dimension.isUniformAcrossSiblings) && given == nil
    }

    /// - Parameter given: a length that the group gives, by axis.
    mutating func box(
        _ node: NaiveNode, _ container: CGSize, _ given: [NSLayoutConstraint.Axis: CGFloat] = [:]
    ) -> NaiveBox? {
        guard next < wishes.count else { return nil }
        var size = CGSize(
            width: given[.horizontal] ?? length(node.width, container),
            height: given[.vertical] ?? length(node.height, container))
        var insets = node.insets
        if isAsked(node, .horizontal, given[.horizontal]) {
            insets.leading = 0
            insets.trailing = 0
        }
        if isAsked(node, .vertical, given[.vertical]) {
            insets.top = 0
            insets.bottom = 0
        }
        guard let axis = node.axis else {
            if let wish = wishes[next] {
                for axis in Self.axes where isAsked(node, axis, given[axis]) { size[axis] = wish[axis] }
            }
            next += 1
            let cell = CGRect(
                x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
                height: max(0, size.height - insets.top - insets.bottom))
            return NaiveBox(size: size, cells: [cell])
        }
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        let hugs = isAsked(node, axis, given[axis])
        let hugsAcross = isAsked(node, axis.across, given[axis.across])
        let boxes = filled(node, axis, room, hugs)
        if boxes.isEmpty { return nil }
        let gap = node.gap?.length ?? 0
        let total = boxes.reduce(gap * CGFloat(boxes.count - 1)) { $0 + $1.box.size[axis] + $1.node.around(axis) }
        let breadth = boxes.map { $0.box.size[axis.across] + $0.node.around(axis.across) }.max() ?? 0
        if hugs { size[axis] = max(0, total) }
        if hugsAcross { size[axis.across] = breadth }
        let slots =
            boxes.reduce(0) { $0 + $1.node.flexible(axis) } + (node.gap?.isFlexible == true ? boxes.count - 1 : 0)
        let share = hugs || slots == 0 ? 0 : max(0, room[axis] - total) / CGFloat(slots)
        var cells: [CGRect] = []
        var place: CGFloat = 0
        for (index, child) in boxes.enumerated() {
            if index > 0 { place += gap + (node.gap?.isFlexible == true ? share : 0) }
            place += (child.node.near(axis)?.length ?? 0) + (child.node.near(axis)?.isFlexible == true ? share : 0)
            let across = (hugsAcross ? breadth : room[axis.across])
            var corner = CGPoint(x: insets.leading, y: insets.top)
            corner[axis] += place
            corner[axis.across] += Self.start(child.node, child.box.size, axis.across, in: across)
            cells += child.box.cells.map { $0.offsetBy(dx: corner.x, dy: corner.y) }
            place += child.box.size[axis]
            place += (child.node.far(axis)?.length ?? 0) + (child.node.far(axis)?.isFlexible == true ? share : 0)
        }
        return NaiveBox(size: size, cells: cells)
    }

    /// Where a node begins across a room, its edge spacing considered.
    static func start(_ node: NaiveNode, _ size: CGSize, _ axis: NSLayoutConstraint.Axis, in room: CGFloat) -> CGFloat {
        let near = node.near(axis)
        guard let near, near.isFlexible else { return near?.length ?? 0 }
        return near.length + max(0, room - size[axis] - node.around(axis)) / CGFloat(node.flexible(axis))
    }

    private mutating func filled(
        _ node: NaiveNode, _ axis: NSLayoutConstraint.Axis, _ room: CGSize, _ hugs: Bool
    ) -> [(node: NaiveNode, box: NaiveBox)] {
        var boxes: [(node: NaiveNode, box: NaiveBox)] = []
        var used: CGFloat = 0
        let gap = node.gap?.length ?? 0
        while true {
            var child = node.children[boxes.count % node.children.count]
            var given: [NSLayoutConstraint.Axis: CGFloat] = [:]
            switch node.rule {
            case .fill: break
            case .times(let count):
                if boxes.count == count { return levelled(boxes, node, axis, hugs) }
                child = node.children[0]
            case .equally(let count):
                if boxes.count == count { return levelled(boxes, node, axis, hugs) }
                child = node.children[0]
                if !hugs {
                    given[axis] = max(
                        0, (room[axis] - gap * CGFloat(count - 1)) / CGFloat(count) - child.around(axis))
                }
            }
            let before = next
            guard let box = box(child, room, given) else { return levelled(boxes, node, axis, hugs) }
            let counted = hugs && isAsked(child, axis, given[axis]) ? child.dimension(axis).dimension : box.size[axis]
            let needed = used + (boxes.isEmpty ? 0 : gap) + counted + child.around(axis)
            let isNeeded = boxes.isEmpty || (hugs && boxes.count < node.children.count)
            if case .fill = node.rule, !isNeeded, needed > room[axis] + 0.001 {
                next = before
                return levelled(boxes, node, axis, hugs)
            }
            used = needed
            boxes.append((child, box))
        }
    }

    /// Makes items that are to be alike as long as the longest of them. Only items are tested to be so.
    private func levelled(
        _ boxes: [(node: NaiveNode, box: NaiveBox)], _ node: NaiveNode, _ axis: NSLayoutConstraint.Axis, _ hugs: Bool
    ) -> [(node: NaiveNode, box: NaiveBox)] {
        var boxes = boxes
        for way in hugs ? Self.axes : [axis.across] {
            func isAlike(_ node: NaiveNode) -> Bool { node.dimension(way).isUniformAcrossSiblings && node.axis == nil }
            let longest = boxes.filter { isAlike($0.node) }.map { $0.box.size[way] }.max() ?? 0
            for index in boxes.indices where isAlike(boxes[index].node) {
                boxes[index].box.size[way] = longest
                boxes[index].box.cells[0].size = CGSize(
                    width: way == .horizontal ? longest : boxes[index].box.cells[0].width,
                    height: way == .vertical ? longest : boxes[index].box.cells[0].height)
            }
        }
        return boxes
    }
}

struct NaiveLayout {
    struct Section {
        var node: NaiveNode
        var wishes: [CGSize?]
        var insets = NSDirectionalEdgeInsets.zero
        var spacing: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        var isOrthogonal = false
        var offset: CGFloat = 0
    }

    var axis: NSLayoutConstraint.Axis
    var room: CGSize
    var spacing: CGFloat
    var sections: [Section]

    /// The frames of all items, and how long everything is.
    func frames() -> (items: [[CGRect]], scrollers: [CGRect], length: CGFloat) {
        var place: CGFloat = 0
        var all: [[CGRect]] = []
        var scrollers: [CGRect] = []
        for (index, section) in sections.enumerated() {
            if index > 0 { place += spacing }
            place += section.header + section.insets.near(axis)
            var container = room
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                container[axis] = max(0, container[axis] - section.insets.near(axis) - section.insets.far(axis))
            }
            let run = section.isOrthogonal ? axis.across : axis
            var placer = NaivePlacer(wishes: section.wishes)
            var frames: [CGRect] = []
            var along: CGFloat = 0
            var end: CGFloat = 0
            var breadths: (fitted: CGFloat?, all: CGFloat) = (nil, 0)
            while true {
                let first = placer.next
                guard let box = placer.box(section.node, container) else { break }
                var corner = CGPoint.zero
                corner[run] = along + (section.node.near(run)?.length ?? 0)
                let breadth = box.size[run.across] + section.node.around(run.across)
                corner[run.across] = NaivePlacer.start(
                    section.node, box.size, run.across, in: section.isOrthogonal ? breadth : container[run.across])
                frames += box.cells.map { $0.offsetBy(dx: corner.x, dy: corner.y) }
                let length = max(0, box.size[run] + section.node.around(run))
                end = max(end, along + length)
                along += max(0, length + section.spacing)
                if section.wishes[first..<placer.next].contains(where: { $0 != nil }) {
                    breadths.fitted = max(breadths.fitted ?? 0, breadth)
                } else {
                    breadths.all = max(breadths.all, breadth)
                }
            }
            var way = CGPoint.zero
            way[axis] = place
            way[axis.across] = section.insets.near(axis.across) - (section.isOrthogonal ? section.offset : 0)
            all.append(frames.map { $0.offsetBy(dx: way.x, dy: way.y) })
            let length = section.isOrthogonal ? breadths.fitted ?? breadths.all : end
            var scroller = CGRect.zero
            scroller.origin[axis] = place
            scroller.size[axis] = length
            scroller.size[axis.across] = room[axis.across]
            scrollers.append(scroller)
            place += length + section.insets.far(axis) + section.footer
        }
        return (all, scrollers, place)
    }
}
