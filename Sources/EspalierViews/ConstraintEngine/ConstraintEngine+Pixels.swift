import EspalierSolver
import Foundation

/// Where the coordinates of a node's view begin in those of the window, as solved and as written.
struct WindowOrigin: BitwiseCopyable {
    var exactX = 0.0
    var exactY = 0.0
    var writtenX = 0.0
    var writtenY = 0.0
    /// Valid if it is the engine's.
    var stamp: Int32 = 0
}

// Edges on pixels (AUTOLAYOUT 3.5).
extension ConstraintEngine {
    /// The rectangle between the pixels that are nearest to the edges, in the coordinates that the superview has as
    /// it is written.
    func rounded(_ node: Int32, _ rect: CGRect) -> CGRect {
        let space = nodes[node].parent
        let origin = space < 0 ? WindowOrigin() : windowOrigin(of: space)
        let left = pixel(origin.exactX + rect.origin.x)
        let top = pixel(origin.exactY + rect.origin.y)
        let right = pixel(origin.exactX + rect.origin.x + rect.size.width)
        let bottom = pixel(origin.exactY + rect.origin.y + rect.size.height)
        var rounded = CGRect(
            x: left - origin.writtenX, y: top - origin.writtenY, width: right - left, height: bottom - top)
        let marks = nodes[node].marks
        if marks.contains(.free) { rounded.origin = rect.origin }
        if marks.isDisjoint(with: .bound) { return rounded }
        for axis in NSLayoutConstraint.Axis.both where !marks.contains(.bound(axis)) {
            rounded.set(rect.span(axis), on: axis)
        }
        return rounded
    }

    /// The nearest multiple of a pixel, halves up; what is within a millionth of a half counts as on it.
    private func pixel(_ length: Double) -> Double {
        let scale = scale ?? 1
        return (length * scale + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// Where the own coordinates of a node's view begin in the window.
    private func windowOrigin(of node: Int32) -> WindowOrigin {
        origins.extend(to: nodes.count, with: WindowOrigin())
        // Up to a view whose place is known, and back down.
        var way: [Int32] = []
        var current = node
        while current >= 0, origins[current].stamp != originStamp {
            way.append(current)
            current = nodes[current].parent
        }
        for node in way.reversed() {
            guard let view = nodes[node].view else { continue }
            let rect = view.with { $0.rect }
            var exact = rect
            if !nodes[node].marks.isDisjoint(with: .placed), !nodes[node].marks.contains(.foreign) {
                let solved = solvedRect(node)
                let insets = alignment[node] ?? .zero
                let marks = nodes[node].marks
                if marks.contains(.item) || marks.contains(.boundHorizontally) {
                    exact.origin.x = solved.origin.x - insets.left
                }
                if marks.contains(.item) || marks.contains(.boundVertically) {
                    exact.origin.y = solved.origin.y - insets.top
                }
            }
            setOrigin(of: node, exact.origin, rect.origin)
        }
        return origins[node]
    }

    private func setOrigin(of node: Int32, _ exact: CGPoint, _ written: CGPoint) {
        origins.extend(to: nodes.count, with: WindowOrigin())
        let parent = nodes[node].parent
        // The window's own place, or that of a topmost view, plays no part.
        var origin = parent < 0 ? WindowOrigin() : origins[parent]
        if parent >= 0 {
            origin.exactX += exact.x
            origin.exactY += exact.y
            origin.writtenX += written.x
            origin.writtenY += written.y
        }
        if let view = nodes[node].view, !nodes[node].marks.contains(.scrolls) {
            let start = view.with { $0.hasSpecialGeometry ? $0.boundsOrigin : .zero }
            origin.exactX -= start.x
            origin.exactY -= start.y
            origin.writtenX -= start.x
            origin.writtenY -= start.y
        }
        origin.stamp = originStamp
        origins[node] = origin
    }

    func keepOrigin(of node: Int32, _ exact: CGRect, written: CGRect) {
        if nodes[node].parent >= 0 { _ = windowOrigin(of: nodes[node].parent) }
        let insets = alignment[node] ?? .zero
        setOrigin(
            of: node, CGPoint(x: exact.origin.x - insets.left, y: exact.origin.y - insets.top),
            CGPoint(x: written.origin.x - insets.left, y: written.origin.y - insets.top))
    }

    /// Items below a view that has moved, if only by a part of a pixel, may lie on other pixels, though nothing of
    /// theirs was solved again. Each view is looked at once, however many above it have moved.
    func noteRoundingBelowMoved() {
        if moved.isEmpty { return }
        let list = moved.elements.sorted { nodes[$0].depth < nodes[$1].depth }
        var covered: [Int32] = []
        for node in list {
            guard nodes[node].marks.contains(.inMoved) else { continue }
            nodes[node].marks.remove(.inMoved)
            guard scale != nil, let view = nodes[node].view, !nodes[node].marks.contains(.covered) else { continue }
            view.with { noteRounding(below: $0, &covered) }
        }
        moved.removeAll()
        for node in covered { nodes[node].marks.remove(.covered) }
    }

    private func noteRounding(below view: UIView, _ covered: inout [Int32]) {
        view.walkSubtree { inner in
            guard inner.flags.contains(.consumersBelow) else { return false }
            guard let record = inner.constraintRecord, case let node = existingNode(of: record), node >= 0 else {
                return true
            }
            if nodes[node].marks.contains(.covered) { return false }
            nodes[node].marks.insert(.covered)
            covered.append(node)
            if inner !== view, !nodes[node].marks.isDisjoint(with: .placed) { list(node, .inWrites, writes) }
            record.guides?.forEach { guide in
                if let item = guide.existingItem, case let node = existingNode(of: item), node >= 0 {
                    list(node, .inWrites, writes)
                }
            }
            return true
        }
    }

    /// Says that the coordinates of a view begin elsewhere in the window.
    @inline(__always)
    func noteMoved(_ node: Int32) {
        if scale != nil, !nodes[node].marks.contains(.guide) { list(node, .inMoved, moved) }
    }
}
