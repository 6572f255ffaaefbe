import EspalierSolver
import Foundation

// What contents ask for (AUTOLAYOUT 2.2, 3.3).
extension ConstraintEngine {
    /// Reads the size that the content of an item asks for.
    func updateWish(_ node: Int32) {
        guard let view = nodes[node].view?.object, !nodes[node].marks.contains(.guide) else { return }
        // Another text has other baselines.
        if nodes[node].marks.contains(.baselined) { noteTranslations(of: node) }
        // A given view has insets too.
        readInsets(of: node, view)
        guard isAlive(node, view) else { return }
        guard !nodes[node].marks.isDisjoint(with: .solved) else { return removeWishes(node) }
        counters.wishesRead += 1
        let size = view.wishedContentSize
        guard isAlive(node, view), !nodes[node].marks.isDisjoint(with: .solved) else { return }
        if !size.width.isFinite || !size.height.isFinite {
            diagnostics.append(
                ViewDiagnostic(
                    message: "intrinsicContentSize of \(view.brief) is \(size.width) by \(size.height): what is not a "
                        + "finite number counts as no wish\nfix: answer finite numbers, or UIView.noIntrinsicMetric",
                    views: [view]))
        }
        set(.horizontal, of: node, view, size.width)
        if nodes[node].marks.contains(.mayWrap) { readWrapping(of: node, view) }
        guard isAlive(node, view) else { return }
        if nodes[node].marks.contains(.wraps) {
            // The content is another one: what its height was for a width says nothing any more.
            if nodes[node].wishes >= 0 { wishes[nodes[node].wishes].askedWidth = .nan }
            list(node, .inHeights, heights)
            // A height that was asked stays until the width is solved.
            if nodes[node].wishes >= 0, wishes[nodes[node].wishes][2] >= 0 { return }
        }
        set(.vertical, of: node, view, size.height)
    }

    private func readWrapping(of node: Int32, _ view: UIView) {
        if (view as? any WidthDependentContent)?.heightFollowsWidth ?? false {
            nodes[node].marks.insert(.wraps)
        } else {
            nodes[node].marks.remove(.wraps)
        }
    }

    /// Gives the two wishes on an axis a length; a negative one is none.
    private func set(_ axis: NSLayoutConstraint.Axis, of node: Int32, _ view: UIView, _ length: CGFloat) {
        let first: Int32 = axis == .horizontal ? 0 : 2
        guard length.isFinite, length >= 0 else {
            remove(first, of: node)
            return remove(first + 1, of: node)
        }
        let hugging = view.contentHuggingPriority(for: axis).rawValue
        let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
        guard isAlive(node, view) else { return }
        set(first, of: node, axis, .lessOrEqual, length, hugging)
        set(first + 1, of: node, axis, .greaterOrEqual, length, resistance)
    }

    private func set(
        _ index: Int32, of node: Int32, _ axis: NSLayoutConstraint.Axis, _ relation: SolverRelation, _ length: Double,
        _ priority: Float
    ) {
        if nodes[node].wishes < 0 { nodes[node].wishes = makeWishes() }
        let row = nodes[node].wishes
        let existing = wishes[row][index]
        // As constraints have it; a priority that is no number means nothing.
        let priority = priority.isNaN ? 1 : priority
        if existing >= 0 {
            entries[existing].offset = length
            system.setConstant(SolverConstraint(index: existing), length)
            system.setPriority(SolverConstraint(index: existing), priority)
            return
        }
        let variable = variable(.size(axis), of: node)
        let added = withUnsafePointer(to: SolverTerm(variable, 1)) {
            system.add(
                UnsafeBufferPointer(start: $0, count: 1), relation, length, priority: priority,
                rank: SolverRank(owner: node, index: index), isWish: true, tie: .yields)
        }
        entries.extend(to: Int(added.index) + 1, with: EngineConstraint())
        entries[added.index] = EngineConstraint()
        entries[added.index].node = node
        entries[added.index].offset = length
        wishes[row][index] = added.index
    }

    private func makeWishes() -> Int32 {
        if let free = freeWishes.popLast() {
            wishes[free] = WishRow()
            return free
        }
        wishes.append(WishRow())
        return Int32(wishes.count - 1)
    }

    private func remove(_ index: Int32, of node: Int32) {
        let row = nodes[node].wishes
        guard row >= 0, wishes[row][index] >= 0 else { return }
        system.remove(SolverConstraint(index: wishes[row][index]))
        entries[wishes[row][index]] = EngineConstraint()
        wishes[row][index] = -1
    }

    func removeWishes(_ node: Int32) {
        guard nodes[node].wishes >= 0 else { return }
        for index: Int32 in 0..<4 { remove(index, of: node) }
        freeWishes.append(nodes[node].wishes)
        nodes[node].wishes = -1
    }

    // MARK: Heights for widths

    /// How often one content is asked in one solving.
    private static let heightBudget: Int32 = 3

    /// Asks contents whose width is solved, and is another one than they were asked for last, for their heights.
    ///
    /// - Returns: whether a wish has changed.
    func askHeights() -> Bool {
        if heights.isEmpty { return false }
        var hasChanged = false
        let count = heights.count
        for index in 0..<Int32(count) {
            let node = heights[index]
            nodes[node].marks.remove(.inHeights)
            if askHeight(node) { hasChanged = true }
        }
        heights.removeFirst(count)
        return hasChanged
    }

    private func askHeight(_ node: Int32) -> Bool {
        guard let view = nodes[node].view?.object, nodes[node].variable(.width) >= 0,
            nodes[node].marks.contains(.wraps), !nodes[node].marks.isDisjoint(with: .solved),
            let content = view as? any WidthDependentContent
        else { return false }
        if nodes[node].wishes < 0 { nodes[node].wishes = makeWishes() }
        let width = system.value(of: SolverVariable(index: nodes[node].variable(.width)))
        let row = nodes[node].wishes
        if wishes[row].askedWidth == width { return false }
        if wishes[row].asked == Self.heightBudget {
            diagnostics.append(
                ViewDiagnostic(
                    message: "the height of \(view.brief) for its width does not update: asked \(Self.heightBudget) "
                        + "times, its width is another one again, \(width.shortLength)\nfix: see that its height does "
                        + "not decide its width", views: [view]))
            return false
        }
        wishes[row].asked += 1
        askedNodes.append(node)
        counters.heightsAsked += 1
        let height = content.contentHeight(forWidth: width)
        guard isAlive(node, view), nodes[node].wishes == row else { return false }
        wishes[row].askedWidth = width
        let old = wishes[row][2] < 0 ? Double.nan : heightWish(row)
        set(.vertical, of: node, view, height)
        let new = heightWish(row)
        return new != old && !(new.isNaN && old.isNaN)
    }

    private func heightWish(_ row: Int32) -> Double {
        wishes[row][2] < 0 ? .nan : entries[wishes[row][2]].offset
    }

    /// Begins counting anew how often contents are asked.
    func forgetAsked() {
        for node in askedNodes where nodes[node].wishes >= 0 { wishes[nodes[node].wishes].asked = 0 }
        askedNodes.removeAll()
    }
}

extension Double {
    /// For messages: without a fraction where there is none.
    var shortLength: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
