import EspalierSLL
import EspalierViews
import Foundation

// Finding out what the attributes of a view need (SLL 9.2 to 9.6, 9.8).
extension LayoutSolver {
    func resolveAll() {
        // Resolving registers views that rules measure, which then wait at the end of the list.
        unresolved.forEach { node in
            resolveIfNeeded(node)
        }
        unresolved.removeAll()
        if !hasLeftLists { return }
        // Once for all that left: one by one, each would look through the whole list.
        hasLeftLists = false
        opaqueNodes.removeAll { !nodes[$0].marks.contains(.opaque) }
        foreignNodes.removeAll { !nodes[$0].marks.contains(.foreign) }
    }

    func resolveIfNeeded(_ node: NodeIndex) {
        if !nodes[node].marks.contains(.unresolved) { return }
        nodes[node].marks.subtract(.unresolved)
        guard let view = nodes[node].view, let record = nodes[node].record else { return }
        view.with { view in
            record.with { record in resolve(node, view, record) }
        }
    }

    private func resolve(_ node: NodeIndex, _ view: UIView, _ record: LayoutRecord) {
        cost.counters.nodesResolved += 1
        if record.hasUnset || record.hasGoneViews { reportGoneViews(record, view) }
        let program = record.program
        nodes[node].program = program
        makeRoom(for: program)
        if program.pointee.hasLimitedSize {
            nodes[node].marks.formUnion(.limited)
        } else {
            nodes[node].marks.subtract(.limited)
        }
        let superview = view.superviewReference
        nodes[node].ruled = superview == nil ? [] : program.pointee.ruled
        nodes[node].following = following(view, record)
        pool.disconnect(node, nodes)
        var isForeign = false
        if isPlain(view, record, superview) {
            nodes[node].marks.formUnion(.plain)
            connectPlainly(node, view, record, program.pointee)
        } else {
            nodes[node].marks.subtract(.plain)
            isForeign = connect(node, view, record)
        }
        // With its first rule a transformed view comes by other numbers: all are read again.
        if view.isTransformed { take(.all, of: record.rect(of: view), node) }
        takeGivenNumbers(node, record.rect(of: view))
        let marks = nodes[node].marks
        if marks.contains(.opaque) != record.hasAskedArguments {
            list(&opaqueNodes, node, .opaque, record.hasAskedArguments)
        }
        if marks.contains(.foreign) != isForeign { list(&foreignNodes, node, .foreign, isForeign) }
    }

    /// Whether what the view's rules measure are siblings, without scrolled bounds and transforms, and the superview's
    /// size.
    private func isPlain(_ view: UIView, _ record: LayoutRecord, _ superview: ViewReference?) -> Bool {
        guard let superview, !superview.with({ $0.isTransformed }) else { return false }
        return record.allMeasured { other in
            other.with {
                $0.superviewReference == superview && !$0.hasSpecialGeometry
            }
        }
    }

    /// As `connect`, where the program says what is needed of each place. This is most of a first pass: it saves going
    /// through the operations of each view, and half of the time.
    private func connectPlainly(_ node: NodeIndex, _ view: UIView, _ record: LayoutRecord, _ program: RuleProgram) {
        let row = pool.makeRow(program.placeCount, for: node, nodes)
        var ofSpace = program.needs(ofPlace: 0)
        if !nodes[node].following.isEmpty { ofSpace.formUnion(needsOfFollowing(node)) }
        if !ofSpace.isEmpty, let superview = view.superviewReference {
            let space = superview.with { self.node(of: $0) }
            pool.connect(row, from: space, ofSpace, nodes)
        }
        var place = 1
        record.forEachArgument { other in
            if let other {
                let measured = other.with { self.node(of: $0) }
                pool.connect(row.advanced(by: place), from: measured, program.needs(ofPlace: place), nodes)
            }
            place += 1
        }
        let own = program.ownPlace
        if own >= 0 { pool.connect(row.advanced(by: own), from: node, program.needs(ofPlace: own), nodes) }
    }

    /// Finds what is needed, and lets all views that are measured tell what none of their numbers tells: that they are
    /// gone, or lie in another way.
    ///
    /// - Returns: whether the node measures a view of another tree.
    private func connect(_ node: NodeIndex, _ view: UIView, _ record: LayoutRecord) -> Bool {
        var isForeign = false
        needs.removeAll()
        record.forEachArgument { other in
            guard let other else { return }
            let measured = other.with { self.node(of: $0) }
            if !measured.exists { isForeign = true } else { addNeed(measured, NeedMask()) }
        }
        for attribute in LayoutAttribute.allCases {
            forEachNeed(of: attribute, node, view, record) { needed, neededAttribute, _ in
                var mask = NeedMask()
                mask.insert(attribute, neededAttribute)
                addNeed(needed, mask)
            }
        }
        let row = pool.makeRow(needs.nodes.count, for: node, nodes)
        for place in 0..<needs.nodes.count {
            pool.connect(row.advanced(by: place), from: needs.nodes[place], needs.masks[place], nodes)
        }
        return isForeign
    }

    private func addNeed(_ node: NodeIndex, _ mask: NeedMask) { cost.counters.needsCompared += needs.add(node, mask) }

    /// Takes the given numbers from the frame (SLL 9.2), and makes the others stale.
    private func takeGivenNumbers(_ node: NodeIndex, _ frame: CGRect) {
        let computed = nodes[node].computed
        if computed != .all {
            nodes[node].stale.formIntersection(computed)
            nodes[node].suspect.formIntersection(computed)
            take(.all.subtracting(computed), of: frame, node)
        }
        if !computed.isEmpty { makeStale(node, computed) }
    }

    /// Who leaves a list is taken out when all are resolved. A node is resolved once until then.
    private func list(_ list: inout [NodeIndex], _ node: NodeIndex, _ mark: SolverNode.Marks, _ isIn: Bool) {
        if isIn {
            nodes[node].marks.formUnion(mark)
            list.append(node)
        } else {
            nodes[node].marks.subtract(mark)
            hasLeftLists = true
        }
    }

    private func reportGoneViews(_ record: LayoutRecord, _ view: UIView) {
        record.dropGoneViews()
        let unset = record.takeUnset()
        if unset.isEmpty { return }
        let names = unset.map(\.text).joined(separator: ", ")
        diagnostics.append(
            ViewDiagnostic(
                message: "a view that the rules of \(view.layoutName) measured is gone: \(names) unset"
                    + "\nfix: add a rule that does without it, or keep the view",
                views: [view]))
    }

    /// The attributes that the mask makes follow the superview in a pass (SLL 9.8): those that it moves or resizes and
    /// that the constraints leave open. Under transforms the runtime's autoresizing does it alone, and what it writes is
    /// heard like any change.
    private func following(_ view: UIView, _ record: LayoutRecord) -> AttributeSet {
        guard view.followsSuperview, !view.isTransformed,
            view.superviewReference?.with({ !$0.isTransformed }) ?? false
        else { return [] }
        var following = AttributeSet()
        for attribute in LayoutAttribute.allCases where attribute.isFlexible(view.autoresizingMask) {
            switch record.program.pointee.plan(attribute).pointee.rule {
            case .open, .kept: following.insert(attribute)
            default: break
            }
        }
        return following
    }

    /// Of the superview: its sizes, each for the attributes of its axis.
    private func needsOfFollowing(_ node: NodeIndex) -> NeedMask {
        var mask = NeedMask()
        for attribute in LayoutAttribute.allCases where nodes[node].following.contains(attribute) {
            mask.insert(attribute, .size(attribute.axis))
        }
        return mask
    }
}

extension LayoutAttribute {
    func isFlexible(_ mask: UIView.AutoresizingMask) -> Bool {
        switch self {
        case .x: mask.contains(.flexibleLeftMargin)
        case .y: mask.contains(.flexibleTopMargin)
        case .width: mask.contains(.flexibleWidth)
        case .height: mask.contains(.flexibleHeight)
        }
    }
}

extension UIView {
    /// How messages of the layout call a view: by its name, or by its path from the topmost view (SLL 12.7).
    var layoutName: String { name ?? path }
}
