import EspalierSolver
import Foundation

/// A constraint that may decide an open number.
struct ConstraintProposal {
    /// As documents write it.
    var text: String
    /// What it says: a sum of variables is a number.
    var terms: [SolverTerm]
    var constant: Double
}

extension ConstraintEngine {
    /// Sizes that controls often have, in points.
    private static let usualSizes = [44.0, 88, 20]

    /// To a thousandth of a point, as people write numbers.
    private static func shown(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    /// Constraints that may decide a number that is open, in groups of which one is enough; the better ones first. The
    /// last of the first group that has numbers is the value that the number was seen to have.
    func proposals(for change: SupposedChange) -> [[ConstraintProposal]] {
        guard let item = writtenName(of: change.node) else { return [] }
        let (axis, number) = (change.number.axis, change.number)
        let edges = edgeProposals(for: change, item)
        if !number.isSize { return edges }
        let own = nodes[change.node].variable(number)
        let sizes = (Self.usualSizes + [Self.shown(change.new)]).filter { $0 > 0 }.map { size in
            ConstraintProposal(
                text: "\(item).\(axis == .horizontal ? "width" : "height") == \(size.shortLength)",
                terms: [SolverTerm(SolverVariable(index: own), 1)], constant: size)
        }
        return edges + [sizes]
    }

    /// What ties an item to its superview, or a guide to its owner: the far edge of one whose size is open, the near edge
    /// or the centre of one whose place is. None in what scrolls: edges there are those of the content.
    private func edgeProposals(for change: SupposedChange, _ item: String) -> [[ConstraintProposal]] {
        let axis = change.number.axis
        let node = nodes[change.node]
        let (place, size) = (node.variable(.place(axis)), node.variable(.size(axis)))
        let isGuide = node.marks.contains(.guide)
        guard place >= 0, size >= 0, let own = node.view?.object, let space = isGuide ? own : own.superview,
            !(space is any ScrollingContent), space.alignmentRect(forFrame: space.bounds) == space.bounds
        else { return [] }
        let outer = space.writtenName(in: space.topmost)
        let isMirrored = axis == .horizontal && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let origin = axis == .horizontal ? space.bounds.minX : space.bounds.minY
        let names =
            axis == .horizontal ? ("leading", "trailing", "centerX") : ("top", "bottom", "centerY")
        let length = node.parent >= 0 ? nodes[node.parent].variable(.size(axis)) : -1
        // `share` of the length inside the item, less that of the length around it.
        func proposal(_ name: String, _ share: Double, _ constant: Double) -> ConstraintProposal {
            var terms = [SolverTerm(SolverVariable(index: place), 1)]
            let share = isMirrored ? 1 - share : share
            var sum = Double(origin) + (isMirrored ? -constant : constant)
            if share != 0 {
                terms.append(SolverTerm(SolverVariable(index: size), share))
                if length >= 0 {
                    terms.append(SolverTerm(SolverVariable(index: length), -share))
                } else {
                    sum += share * Double(axis == .horizontal ? space.bounds.width : space.bounds.height)
                }
            }
            let rest = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(abs(constant).shortLength)"
            return ConstraintProposal(
                text: "\(item).\(name) == \(outer).\(name)\(rest)", terms: terms, constant: sum)
        }
        if change.number.isSize { return [[0, -8, -16].map { proposal(names.1, 1, $0) }] }
        let seen = isMirrored ? [] : [Self.shown(change.new - Double(origin))]
        return [([8, 16] + seen).map { proposal(names.0, 0, $0) }, [proposal(names.2, 0.5, 0)]]
    }

    /// Whether a constraint decides a number, makes it another one than it is, and breaks nothing.
    func decides(_ variable: SolverVariable, of node: Int32, _ proposal: ConstraintProposal) -> Bool {
        let (value, broken) = (system.value(of: variable), system.conflicts.count)
        var added: SolverConstraint?
        return supposing {
            added = system.add(
                proposal.terms, .equal, proposal.constant, priority: 1000,
                rank: SolverRank(owner: node, index: .max))
        } undo: {
            if let added { system.remove(added) }
        } answer: {
            !system.isAmbiguous(variable) && abs(system.value(of: variable) - value) > 1e-6
                && system.conflicts.count <= broken
        }
    }

    /// How a constraint of a document names an item; nil for a guide without an identifier.
    private func writtenName(of node: Int32) -> String? {
        guard let item = nodes[node].item?.object, let root = item.view?.object.topmost else { return nil }
        if item.isGuide, item.guide?.object.kind != .added { return nil }
        return item.writtenName(in: root)
    }
}
