import EspalierSLL
import EspalierViews
import Foundation

/// A frame that is to be written.
struct SolvedFrame: BitwiseCopyable {
    /// The view for which it was solved. It may be gone when its turn comes; its node is free then.
    let view: ViewReference
    let node: NodeIndex
    private let x, y, width, height: Double

    init(view: ViewReference, node: NodeIndex, frame: CGRect) {
        self.view = view
        self.node = node
        x = frame.origin.x
        y = frame.origin.y
        width = frame.size.width
        height = frame.size.height
    }

    var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension LayoutSolver {
    /// Writes the frames that differ, superviews first where masks make subviews follow them.
    ///
    /// Setters may be overridden and run any code, so a list is made before the first of them runs. Views for which no
    /// code runs need no place in it, as long as none before them has one.
    ///
    /// - Returns: whether a frame was written.
    func commit() -> Bool {
        var followers = false
        var written = 0
        solved.forEach { node in
            nodes[node].marks.subtract(.solved)
            guard let view = nodes[node].view else { return }
            let frame = solvedFrame(node)
            view.with { inner in
                if frames.count == 0, journal == nil {
                    switch inner.writeLoneSolvedFrame(frame) {
                    case .written:
                        written += 1
                        return
                    case .unchanged: return
                    case .notAlone: break
                    }
                }
                if inner.followsSuperview { followers = true }
                if !frame.isSame(as: rect(of: node, inner)), isWritable(frame, node, inner) {
                    frames.append(SolvedFrame(view: view, node: node, frame: frame))
                }
            }
        }
        if followers { sortByDepth() }
        let wrote = written + frames.count > 0
        cost.counters.framesWritten += written
        frames.forEach { entry in
            guard nodes[entry.node].view == entry.view else { return }
            write(entry, entry.view.object)
        }
        frames.removeAll(keeping: Self.keptFrames)
        return wrote
    }

    /// How many frames the list keeps room for: a first pass has one for each view, later ones mostly few.
    private static let keptFrames = 4096

    private func write(_ entry: SolvedFrame, _ view: UIView) {
        writing = entry.node
        journal?.note(view)
        view.writeUntransformedFrame(entry.frame)
        writing = .absent
        cost.counters.framesWritten += 1
        guard nodes[entry.node].view == entry.view else { return }
        takeWritten(entry.node, view, entry.frame)
    }

    /// Whether a frame can be one of a view. What is solved is finite; but what rules leave open is what the view had,
    /// and under a transform the middle is written, which may not be finite where the parts are.
    private func isWritable(_ frame: CGRect, _ node: NodeIndex, _ view: UIView) -> Bool {
        if frame.isFinite, !view.isTransformed || frame.middle.isFinite { return true }
        reportFrame(frame, node)
        take(.all, of: rect(of: node, view), node)
        return false
    }

    private func solvedFrame(_ node: NodeIndex) -> CGRect {
        let first = ValueSlot(node, .x)
        return CGRect(
            x: values[first], y: values[first.advanced(by: 1)], width: values[first.advanced(by: 2)],
            height: values[first.advanced(by: 3)])
    }

    /// An overridden setter may have made something else of the frame: then that is what others measure. And where the
    /// mask follows, the superview's new size may have written what this frame writes over again.
    private func takeWritten(_ node: NodeIndex, _ view: UIView, _ written: CGRect) {
        let frame = rect(of: node, view)
        if frame.isSame(as: written), !view.followsSuperview { return }
        take(.all, of: frame, node)
    }

    private func sortByDepth() {
        var known: [ViewReference: Int] = [:]
        let list = (0..<frames.count).map { frames[$0] }
        let depths = list.map { Self.depth(of: $0.view, &known) }
        frames.removeAll()
        for index in list.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) { frames.append(list[index]) }
    }

    /// How many views are above a view. A way up that was walked before is not walked again.
    private static func depth(of view: ViewReference, _ known: inout [ViewReference: Int]) -> Int {
        var way: [ViewReference] = []
        var depth = -1
        var current = Optional(view)
        while let above = current {
            if let found = known[above] {
                depth = found
                break
            }
            way.append(above)
            current = above.with { $0.superviewReference }
        }
        for view in way.reversed() {
            depth += 1
            known[view] = depth
        }
        return depth
    }
}
