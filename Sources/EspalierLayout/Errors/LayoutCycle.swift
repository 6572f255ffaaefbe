import EspalierSLL
import EspalierViews

/// An attribute that needs itself, directly or through others (SLL 9.7). No frame has changed in the pass (SLL 11.2).
public struct LayoutCycle: Error, CustomStringConvertible {
    /// One attribute that needs the next one of the cycle.
    public struct Link: Sendable {
        /// The view whose attribute needs another: its name, or its path.
        public let view: String
        /// The attribute that needs another.
        public let attribute: LayoutAttribute
        /// The view whose attribute is needed.
        public let neededView: String
        /// The attribute that is needed.
        public let neededAttribute: LayoutAttribute
        /// The rule text that makes the link; empty where the autoresizing mask makes it (SLL 9.8).
        public let rule: String
        /// The place in the rule text, from 1.
        public let line: Int
        /// The place in the rule text, from 1, in Unicode scalars.
        public let column: Int
        /// Where in the program the rule was added, as `FILE:LINE`.
        public let origin: String
        let excerpt: String
        let explanation: String

        var needing: String { "\(view).\(attribute)" }
        var needed: String { "\(neededView).\(neededAttribute)" }
    }

    /// The links, each beginning where the one before ends, the last ending where the first begins. Of a long cycle
    /// some are left out in the middle.
    public let links: [Link]
    /// How many links are left out, after the first half of `links`.
    public let omitted: Int

    /// The chain, each link with its rule text and place, and a fix (SLL 12.7).
    public var description: String { links.isEmpty ? "" : "\(message)\nfix: \(fix)" }

    /// The chain alone: `a.width needs b.width needs a.width`.
    package var chain: String {
        guard let first = links.first else { return "" }
        var names = links.map(\.needing)
        if omitted > 0 { names.insert("\(omitted) more", at: names.count / 2) }
        return names.joined(separator: " needs ") + " needs \(first.needing)"
    }

    /// What is wrong: the chain, and each link with its rule text and place.
    package var message: String {
        guard let first = links.first else { return "" }
        var lines = ["\(first.line):\(first.column): cycle: \(chain)"]
        for (index, link) in links.enumerated() {
            if omitted > 0 && index == links.count / 2 { lines.append("  ... \(omitted) more ...") }
            if link.rule.isEmpty {
                lines.append("  \(link.needing) needs \(link.needed), because its autoresizing mask follows it")
            } else {
                let place = "\(link.line):\(link.column) in the rule of \(link.view) (\(link.origin))"
                lines.append("  \(link.needing) needs \(link.needed)\(link.explanation), \(place)")
                lines.append(link.excerpt)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// What to do about it, on one line.
    package var fix: String {
        guard let first = links.first, let last = links.last else { return "" }
        let own = "give \(last.view) \(last.attribute.named) that does not come from "
        let example = "for example '\(last.attribute.example)'"
        return links.count == 1
            ? "\(own)itself, \(example)"
            : "\(own)\(first.view), \(example), or give \(first.view) \(first.attribute.named) of its own"
    }
}

extension LayoutAttribute {
    fileprivate var named: String {
        switch self {
        case .x: "an x"
        case .y: "a y"
        case .width: "a width"
        case .height: "a height"
        }
    }

    fileprivate var example: String {
        switch self {
        case .x: "ll = 8"
        case .y: "tt = 8"
        case .width: "w = 80"
        case .height: "h = 80"
        }
    }
}

extension LayoutSolver {
    /// The cycle on a path of slots, each of which needs the next, closed by a need of `slot`.
    func describeCycle(_ path: [ValueSlot], from slot: ValueSlot) -> LayoutCycle {
        guard let start = path.firstIndex(of: slot) else { trap("slot \(slot.raw) is not on the path of the cycle") }
        var cycle = Array(path[start...])
        if cycle.count <= Self.shownLinks {
            // It begins at the attribute that comes first in the tree, wherever the search came upon it.
            let keys = cycle.map { treeOrder(of: $0) }
            let first = keys.indices.min { keys[$0].lexicographicallyPrecedes(keys[$1]) } ?? 0
            cycle = Array(cycle[first...] + cycle[..<first])
        }
        var shown = Array(cycle.indices)
        if cycle.count > Self.shownLinks {
            shown = Array(shown.prefix(Self.shownLinks / 2) + shown.suffix(Self.shownLinks / 2))
        }
        let links = shown.map { link(from: cycle[$0], to: cycle[($0 + 1) % cycle.count]) }
        return LayoutCycle(links: links.compactMap(\.self), omitted: cycle.count - shown.count)
    }

    /// How many links of a cycle are described. A view's place in the tree takes a walk along its siblings.
    private static let shownLinks = 1000

    private func treeOrder(of slot: ValueSlot) -> [Int] {
        var indices = [slot.attribute.rawValue]
        var current = nodes[slot.node].view?.object
        while let view = current, let index = view.indexInSuperview {
            indices.append(index)
            current = view.realSuperview
        }
        // A superview comes before its subviews, whatever attribute it is about.
        return indices.dropFirst().reversed().map { $0 + 10 } + [indices[0]]
    }

    private func link(from slot: ValueSlot, to need: ValueSlot) -> LayoutCycle.Link? {
        let node = slot.node
        let (attribute, neededAttribute) = (slot.attribute, need.attribute)
        guard let view = nodes[node].view?.object,
            let record = nodes[node].record?.object,
            let neededView = nodes[need.node].view?.object
        else { return nil }
        var reason: NeedReason?
        forEachNeed(of: attribute, node, view, record) { found, foundAttribute, why in
            if ValueSlot(found, foundAttribute) == need, reason == nil { reason = why }
        }
        var place: ShownPlace?
        var explanation = ""
        switch reason {
        case .operation(let index):
            let operation = record.state.operations[index]
            place = record.shown(operation.place)
            if case .position(let argument, let name) = operation.kind,
                let other = record.viewReference(ofArgument: argument)?.object,
                other !== neededView
            {
                // An origin or a size that enters into the measure, not a number of the measured view itself.
                let axis = neededAttribute.axis
                let side = neededAttribute.isSize ? axis.farSide : axis.nearSide
                explanation =
                    ", because %\(name.text) of \(other.layoutName) counts from the \(side) edge of "
                    + neededView.layoutName
            }
        case .ownSize(let name): place = record.shown(record.state.places[Int(name.rawValue)])
        case .autoresizing, nil: break
        }
        return LayoutCycle.Link(
            view: view.layoutName, attribute: attribute, neededView: neededView.layoutName,
            neededAttribute: neededAttribute, rule: place?.text ?? "", line: place?.line ?? 1,
            column: place?.column ?? 1, origin: place?.origin ?? "",
            excerpt: place?.excerpt.lines(indent: "    ") ?? "",
            explanation: explanation)
    }
}

extension Axis {
    fileprivate var nearSide: String { self == .horizontal ? "left" : "top" }
    fileprivate var farSide: String { self == .horizontal ? "right" : "bottom" }
}
