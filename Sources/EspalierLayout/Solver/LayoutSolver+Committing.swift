import EspalierSLL
import EspalierViews
import Foundation

extension LayoutSolver {
    /// Writes the frames that differ, superviews first where masks make subviews follow them.
    ///
    /// Setters may be overridden and run any code, so the list is made before the first of them runs.
    ///
    /// - Returns: whether a frame was written.
    func commit() -> Bool {
        var frames: [(view: UIView, node: Int32, frame: CGRect)] = []
        frames.reserveCapacity(solved.count)
        var followers = false
        solved.forEach { node in
            nodes[node].isSolved = false
            guard let view = nodes[node].view else { return }
            let frame = solvedFrame(node)
            view._withUnsafeGuaranteedRef { view in
                if frame != view.realFrame { frames.append((view, node, frame)) }
                if view.followsSuperview { followers = true }
            }
        }
        if followers { frames = sortedByDepth(frames) }
        for (view, node, frame) in frames {
            guard nodes[node].view?.toOpaque() == Unmanaged.passUnretained(view).toOpaque() else { continue }
            writing = node
            view.frame = frame
            writing = -1
            counters.framesWritten += 1
            guard nodes[node].view?.toOpaque() == Unmanaged.passUnretained(view).toOpaque() else { continue }
            takeWritten(node, view, frame)
        }
        return !frames.isEmpty
    }

    private func solvedFrame(_ node: Int32) -> CGRect {
        let first = node * SlotNumber.perNode
        return CGRect(
            x: slots[first].value, y: slots[first + 1].value, width: slots[first + 2].value,
            height: slots[first + 3].value)
    }

    /// An overridden setter may have made something else of the frame: then that is what others measure. And where the
    /// mask follows, the superview's new size may have written what this frame writes over again.
    private func takeWritten(_ node: Int32, _ view: UIView, _ written: CGRect) {
        let frame = view.realFrame
        if frame == written, !view.followsSuperview { return }
        for attribute in LayoutAttribute.allCases {
            let slot = SlotNumber.of(node, attribute)
            let value = attribute.value(in: frame)
            if slots[slot].value == value { continue }
            slots[slot].value = value
            noteChanged(slot)
        }
    }

    private func sortedByDepth(
        _ frames: [(view: UIView, node: Int32, frame: CGRect)]
    ) -> [(view: UIView, node: Int32, frame: CGRect)] {
        var known: [UnsafeMutableRawPointer: Int] = [:]
        let depths = frames.map { Self.depth(of: $0.view, &known) }
        return frames.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { frames[$0] }
    }

    /// How many views are above a view. A way up that was walked before is not walked again.
    private static func depth(of view: UIView, _ known: inout [UnsafeMutableRawPointer: Int]) -> Int {
        var way: [UnsafeMutableRawPointer] = []
        var depth = -1
        var current = Optional(Unmanaged.passUnretained(view))
        while let above = current {
            if let found = known[above.toOpaque()] {
                depth = found
                break
            }
            way.append(above.toOpaque())
            current = above._withUnsafeGuaranteedRef { $0.superviewReference }
        }
        for view in way.reversed() {
            depth += 1
            known[view] = depth
        }
        return depth
    }
}
