import EspalierViews
import Foundation

extension GroupSolver {
    // MARK: Edge spacing

    func outer(_ part: Int, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        parts[part].size[axis] + template.nodes[parts[part].node].outside(axis)
    }

    func flexibleEdges(_ part: Int, _ axis: NSLayoutConstraint.Axis) -> Int {
        let edges = template.nodes[parts[part].node].spacing
        return (edges?.near(axis)?.isFlexibleSpacing == true ? 1 : 0)
            + (edges?.far(axis)?.isFlexibleSpacing == true ? 1 : 0)
    }

    func taken(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
        guard let spacing else { return 0 }
        return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }

    func originAcross(_ part: Int, _ axis: NSLayoutConstraint.Axis, _ room: CGFloat) -> CGFloat {
        let edges = template.nodes[parts[part].node].spacing
        let flexible = flexibleEdges(part, axis)
        let share = flexible == 0 ? 0 : max(0, room - outer(part, axis)) / CGFloat(flexible)
        return taken(edges?.near(axis), share)
    }

    // MARK: Result

    mutating func finished(_ axis: NSLayoutConstraint.Axis, _ breadth: CGFloat?) -> GroupShape {
        var shape = GroupShape()
        guard count > 0 else { return shape }
        let across = axis.across
        shape.lookahead = max(0, tried - count)
        shape.isFitted = !fitted.isEmpty && (first..<first + count).contains { fitted[$0] != nil }
        shape.size[axis] = max(0, outer(0, axis))
        shape.size[across] = max(0, outer(0, across))
        parts[0].origin[axis] = template.nodes[0].spacing?.near(axis)?.spacing ?? 0
        parts[0].origin[across] = originAcross(0, across, breadth ?? shape.size[across])
        shape.reach = CGRect(origin: .zero, size: shape.size)
        shape.items.reserveCapacity(count)
        // A part stands behind the group that it is in.
        for index in parts.indices {
            let node = template.nodes[parts[index].node]
            if index > 0 {
                let parent = parts[parts[index].parent]
                parts[index].origin.x += parent.origin.x + near(parent, .horizontal)
                parts[index].origin.y += parent.origin.y + near(parent, .vertical)
            }
            let part = parts[index]
            let isCustomItem = index > 0 && parts[part.parent].node == part.node
            var frame = CGRect(origin: part.origin, size: part.size)
            var isItem = isCustomItem
            if case .item = node.content {
                isItem = true
                frame = inset(frame, part)
            }
            if isItem { shape.items.append(.init(frame: frame, node: part.node, zIndex: part.zIndex, kept: part.kept)) }
            shape.reach = shape.reach.union(frame)
            if isCustomItem || node.supplementaries.isEmpty { continue }
            shape.holders.append(.init(frame: frame, node: part.node, item: part.item))
            for item in node.supplementaries {
                shape.reach = shape.reach.union(item.frame(of: item.layoutSize.size(in: frame.size), on: frame))
            }
        }
        return shape
    }

    /// The insets at the beginning of an axis, which do not count where the length is measured.
    func near(_ part: Part, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let node = template.nodes[part.node]
        return part.isMeasured(axis, node.size) ? 0 : node.insets.near(axis)
    }

    func far(_ part: Part, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let node = template.nodes[part.node]
        return part.isMeasured(axis, node.size) ? 0 : node.insets.far(axis)
    }

    private func inset(_ frame: CGRect, _ part: Part) -> CGRect {
        CGRect(
            x: frame.minX + near(part, .horizontal), y: frame.minY + near(part, .vertical),
            width: max(0, frame.width - near(part, .horizontal) - far(part, .horizontal)),
            height: max(0, frame.height - near(part, .vertical) - far(part, .vertical)))
    }
}
