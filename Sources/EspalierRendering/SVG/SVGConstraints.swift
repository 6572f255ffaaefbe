import EspalierScenarios
import EspalierViews
import Foundation

/// What is wrong with the constraints of a step, in a picture: lines for those that cannot hold, with what they contradict,
/// hatches for the views whose frames depend on which of them is broken (AUTOLAYOUT 2.6), and arrows for the directions in
/// which views could be elsewhere (AUTOLAYOUT 2.5).
struct SVGConstraints {
    struct Line: Equatable {
        /// The class of the style sheet: `broken`, `conflict` or `open`.
        let kind: String
        let from: CGPoint
        let to: CGPoint
    }

    private let snapshot: HierarchySnapshot
    private let place: (CGPoint) -> CGPoint
    /// By id: the place in the snapshot's entries of what can be seen.
    private let places: [Int: Int]
    private(set) var lines: [Line] = []
    /// Constants, each with the middle of its line.
    private(set) var labels: [(text: SVGText, at: CGPoint)] = []
    /// The places in the snapshot's entries of the views that depend on which constraint is broken.
    private(set) var dependents: Set<Int> = []

    /// - Parameter place: From the root's coordinates to the picture's.
    /// - Complexity: O(number of views), where there are any.
    init(
        _ step: ScenarioRecording.Step, _ constraints: [ShownConstraint], _ scene: SVGScene,
        place: @escaping (CGPoint) -> CGPoint
    ) {
        snapshot = step.snapshot
        self.place = place
        let state = step.constraints
        if state.conflicts.isEmpty && state.ambiguities.isEmpty {
            places = [:]
            return
        }
        let entries = step.snapshot.entries
        places = Dictionary(uniqueKeysWithValues: scene.shapes.map { (entries[$0.index].id, $0.index) })
        for conflict in state.conflicts {
            for number in conflict.with { add(constraints[number], "conflict") }
            add(constraints[conflict.broken], "broken")
        }
        for ambiguity in state.ambiguities { add(ambiguity) }
        dependents = Set(state.dependents.compactMap { places[$0.id] })
    }

    private mutating func add(_ constraint: ShownConstraint, _ kind: String) {
        let (first, second) = (constraint.first, constraint.second)
        guard let start = point(first, first.near, across: 0.4) else { return }
        let isLength = first.near != first.far
        guard
            let end = isLength
                ? point(first, first.far, across: 0.4) : second.flatMap({ point($0, $0.near, across: 0.4) })
        else { return }
        let from = place(start)
        var to = place(end)
        // Along the axis, so that lines are no fan.
        if !isLength { if first.isVertical { to.x = from.x } else { to.y = from.y } }
        lines.append(Line(kind: kind, from: from, to: to))
        let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        labels.append((SVGText(constraint.label, .removed), middle))
    }

    /// A point of a view in the root's coordinates; nil for one that cannot be seen.
    private func point(_ side: ShownConstraint.Side, _ point: ShownConstraint.Point, across: Double) -> CGPoint? {
        guard let entry = places[side.id].map({ snapshot.entries[$0] }) else { return nil }
        let bounds = entry.bounds
        let along = point.offset + point.share * Double(side.isVertical ? bounds.height : bounds.width)
        let own =
            side.isVertical
            ? CGPoint(x: bounds.minX + bounds.width * across, y: bounds.minY + along)
            : CGPoint(x: bounds.minX + along, y: bounds.minY + bounds.height * across)
        return entry.shared.state.place.toRoot.apply(own)
    }

    /// Arrows: places through the middle, sizes out of the far edge.
    private mutating func add(_ ambiguity: StepConstraints.Open) {
        guard let frame = places[ambiguity.id].map({ snapshot.entries[$0].drawnFrame }) else { return }
        let (low, high) = (place(frame.origin), place(CGPoint(x: frame.maxX, y: frame.maxY)))
        let (x, y) = ((low.x + high.x) / 2, (low.y + high.y) / 2)
        func arrow(_ x: CGFloat, _ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat) {
            lines.append(
                Line(kind: "open", from: CGPoint(x: x - dx, y: y - dy), to: CGPoint(x: x + dx, y: y + dy)))
        }
        if ambiguity.numbers & 1 != 0 { arrow(x, y, 20, 0) }
        if ambiguity.numbers & 2 != 0 { arrow(x, y, 0, 20) }
        if ambiguity.numbers & 4 != 0 { arrow(high.x, y, 14, 0) }
        if ambiguity.numbers & 8 != 0 { arrow(x, high.y, 0, 14) }
    }

    /// Bars at both ends; of what is open, arrow heads.
    func write(to writer: inout SVGWriter) {
        for line in lines {
            let (dx, dy) = (Double(line.to.x - line.from.x), Double(line.to.y - line.from.y))
            let length = (dx * dx + dy * dy).squareRoot()
            guard length.isFinite else { continue }
            let (ux, uy) = length > 0 ? (dx / length, dy / length) : (1, 0)
            func pair(_ point: CGPoint, _ along: Double, _ across: Double) -> String {
                let (x, y) = (Double(point.x) + ux * along - uy * across, Double(point.y) + uy * along + ux * across)
                return "\(SVGWriter.number(x)),\(SVGWriter.number(y))"
            }
            var path = "M\(pair(line.from, 0, 0)) L\(pair(line.to, 0, 0))"
            for (end, way) in [(line.from, 1.0), (line.to, -1.0)] {
                let along = line.kind == "open" ? 5 * way : 0
                path += " M\(pair(end, along, 4)) L\(pair(end, 0, 0)) L\(pair(end, along, -4))"
            }
            writer.empty("path", ["class": "constraint \(line.kind)", "d": path])
        }
    }
}

extension ShownConstraint {
    /// What stands on its line: the constant, with what is not usual.
    fileprivate var label: String {
        let sign = relation < 0 ? "≤ " : relation > 0 ? "≥ " : ""
        let factor = second == nil || multiplier == 1 ? "" : "× \(JSONWriter.text(multiplier)) + "
        return sign + factor + JSONWriter.text(constant) + (priority == 1000 ? "" : " @\(JSONWriter.text(priority))")
    }
}
