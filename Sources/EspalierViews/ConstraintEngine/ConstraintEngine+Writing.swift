import EspalierSolver
import Foundation

// Writing what was solved (AUTOLAYOUT 3.5).
extension ConstraintEngine {
    /// Writes the frames that differ, superviews first.
    ///
    /// Setters may be overridden and run any code, so a list is made before the first of them runs. Views for which no
    /// code runs need no place in it.
    ///
    /// - Returns: whether a frame was written.
    func commit() -> Bool {
        noteRoundingBelowMoved()
        if writes.isEmpty { return false }
        var written = 0
        var late: [Int32] = []
        lastWritten.removeAll(keepingCapacity: true)
        for index in 0..<Int32(writes.count) {
            let node = writes[index]
            nodes[node].marks.remove(.inWrites)
            guard nodes[node].view != nil, !nodes[node].marks.isDisjoint(with: .placed) else { continue }
            counters.framesCompared += 1
            switch scale == nil && journal == nil ? writeAlone(node) : .notAlone {
            case .written:
                written += 1
                lastWritten.append(node)
            case .unchanged: break
            case .notAlone: late.append(node)
            }
        }
        writes.removeAll()
        counters.framesWritten += written
        if !late.isEmpty { written += write(late) }
        return written > 0
    }

    /// The alignment rectangle of a node as it is solved.
    @inline(__always)
    func solvedRect(_ node: Int32) -> CGRect {
        let (x, y, width, height) = nodes[node].variables
        return CGRect(
            x: x < 0 ? 0 : system.value(of: SolverVariable(index: x)),
            y: y < 0 ? 0 : system.value(of: SolverVariable(index: y)),
            width: width < 0 ? 0 : system.value(of: SolverVariable(index: width)),
            height: height < 0 ? 0 : system.value(of: SolverVariable(index: height)))
    }

    /// Writes the frame of an item that concerns nobody else.
    @inline(__always)
    private func writeAlone(_ node: Int32) -> LoneFrameOutcome {
        guard nodes[node].marks.isSuperset(of: [.plain, .item]), !nodes[node].marks.contains(.guide),
            let view = nodes[node].view
        else { return .notAlone }
        let rect = solvedRect(node)
        let outcome = view.with { $0.writeLoneConstrainedFrame(rect) }
        if outcome != .notAlone { nodes[node].marks.remove(.foreign) }
        return outcome
    }

    /// Writes the frames of nodes one by one: a view may do anything when it gets one.
    private func write(_ list: [Int32]) -> Int {
        var list = list
        if zip(list, list.dropFirst()).contains(where: { nodes[$0].depth > nodes[$1].depth }) {
            let depths = nodes
            list = list.enumerated().sorted {
                (depths[$0.element].depth, $0.offset) < (depths[$1.element].depth, $1.offset)
            }.map(\.element)
        }
        let views = list.map { nodes[$0].view }
        originStamp &+= 1
        var written = 0
        for (index, node) in list.enumerated() {
            guard let view = views[index], isAlive(node, view.object),
                !nodes[node].marks.isDisjoint(with: .placed)
            else { continue }
            let wrote =
                nodes[node].marks.contains(.guide)
                ? writeGuide(node, view.object) : writeFrame(node, view.object)
            if wrote {
                written += 1
                counters.framesWritten += 1
                lastWritten.append(node)
            }
        }
        return written
    }

    private func writeFrame(_ node: Int32, _ view: UIView) -> Bool {
        var rect = solvedRect(node)
        if nodes[node].marks.contains(.free) {
            let given = givenRect(of: node)
            rect.origin = given.origin
        }
        let marks = nodes[node].marks
        if !marks.isDisjoint(with: .bound) { takeGivenAxes(node, &rect) }
        let exact = rect
        if scale != nil { rect = rounded(node, rect) }
        var frame = rect
        if !nodes[node].marks.contains(.plain) {
            frame = view.frame(forAlignmentRect: rect)
            guard frame.isFinite else {
                diagnostics.append(
                    ViewDiagnostic(
                        message: "frame(forAlignmentRect:) of \(view.brief) is \(frame.partsText) for "
                            + "\(rect.partsText): the view keeps its frame\nfix: answer finite numbers", views: [view]))
                return false
            }
            guard isAlive(node, view) else { return false }
        }
        if !marks.isDisjoint(with: .bound) {
            frame.size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
        }
        nodes[node].marks.remove(.foreign)
        if scale != nil { keepOrigin(of: node, exact, written: rect) }
        let zooming = view.zoomingSuperview
        if zooming != nil { frame = view.rectWhoseFrameBegins(at: frame) }
        if frame.isSame(as: view.rect) { return false }
        writing = node
        journal?.note(view)
        let old = view.rect.size
        view.writeUntransformedFrame(frame)
        writing = -1
        if !marks.isDisjoint(with: .bound) { view.maskWasWritten() }
        if view.flags.contains(.subviewsAutoresize) { view.sizeWasWritten(from: old) }
        zooming?.zoomedContentDidChange()
        return true
    }

    private func writeGuide(_ node: Int32, _ owner: UIView) -> Bool {
        guard let guide = nodes[node].item?.with({ $0.guide?.object }) else {
            return false
        }
        var rect = solvedRect(node)
        if scale != nil { rect = rounded(node, rect) }
        if guide.solvedFrame.isSame(as: rect) { return false }
        guide.solvedFrame = rect
        if guide.kind == .contentLayout { (owner as? any ScrollingContent)?.contentGuideDidChange(rect) }
        return true
    }
}
