import EspalierViews

/// One search for what a selector means.
final class SelectorSearch {
    private let origin: UIView
    /// Views that were looked at.
    private(set) var viewsLooked = 0
    private var order: TreeNumbers?
    private var matchers: StepMatchers

    /// - Parameter values: what is known of views besides their properties; it is asked first.
    init(from origin: UIView, _ values: (any SelectorValues)? = nil) {
        self.origin = origin
        matchers = StepMatchers(values)
    }

    /// The views that the selector means, in depth-first order.
    func views(_ selector: ViewSelector) -> [UIView] {
        if selector.alternatives.count == 1 { return views(selector.alternatives[0]) }
        return distinct(selector.alternatives.flatMap { views($0) })
    }

    private func views(_ steps: [ViewSelector.Step]) -> [UIView] {
        var views = [origin]
        for step in steps where !views.isEmpty { views = self.views(step, from: views) }
        return views
    }

    /// What one step leads to from views in depth-first order.
    private func views(_ step: ViewSelector.Step, from views: [UIView]) -> [UIView] {
        let matcher = matchers.matcher(of: step)
        if step.isFirst { return distinct(views.compactMap { first(matcher, step.relation, from: $0) }) }
        switch step.relation {
        case .descendants:
            let tops = outermost(views)
            return tops.count == 1 ? descendants(of: tops[0], matcher) : tops.flatMap { descendants(of: $0, matcher) }
        case .subviews:
            return distinct(views.flatMap { $0.currentChildren.filter { matches($0, matcher) } })
        case .ancestors: return ancestors(of: views, matcher)
        case .superview:
            return distinct(views.compactMap(\.realSuperview)).filter { matches($0, matcher) }
        case .siblings: return siblings(of: views, matcher)
        case .next: return distinct(views.compactMap(\.nextSiblingView)).filter { matches($0, matcher) }
        }
    }

    private func matches(_ view: UIView, _ matcher: StepMatcher) -> Bool {
        viewsLooked += 1
        return matcher.matches(view)
    }

    /// The first relative of one view that matches, in the order of the relatives.
    private func first(
        _ matcher: StepMatcher, _ relation: ViewSelector.Step.Relation, from view: UIView
    ) -> UIView? {
        switch relation {
        case .descendants:
            if let members = indexed(view, matcher) { return members.first { matches($0, matcher) } }
            var found: UIView?
            look(below: view, matcher) { candidate in
                found = candidate
                return false
            }
            return found
        case .subviews: return view.currentChildren.first { matches($0, matcher) }
        case .ancestors: return view.findFirstAncestor { matches($0, matcher) }
        case .superview: return view.realSuperview.flatMap { matches($0, matcher) ? $0 : nil }
        case .siblings:
            return view.realSuperview?.currentChildren.first { $0 !== view && matches($0, matcher) }
        case .next: return view.nextSiblingView.flatMap { matches($0, matcher) ? $0 : nil }
        }
    }

    // MARK: Descendants

    private func descendants(of top: UIView, _ matcher: StepMatcher) -> [UIView] {
        if let members = indexed(top, matcher) { return members.filter { matches($0, matcher) } }
        var found: [UIView] = []
        look(below: top, matcher) { view in
            found.append(view)
            return true
        }
        return found
    }

    /// The fewest views below `top` that an index of the tree leaves; nil where there is none that helps.
    private func indexed(_ top: UIView, _ matcher: StepMatcher) -> [UIView]? {
        var best: (condition: ViewCondition, count: Int)?
        for condition in matcher.conditions(in: top) {
            guard let count = top.indexedCount(condition), count < best?.count ?? .max else { continue }
            best = (condition, count)
        }
        return best.flatMap { top.indexedMembers($0.condition) }
    }

    /// Looks at the views below one by one. It counts: looking often makes an index.
    private func look(below top: UIView, _ matcher: StepMatcher, _ found: (UIView) -> Bool) {
        var views: [UIView] = []
        top.forEachInSubtree { view in if view !== top { views.append(view) } }
        var looked = 0
        for view in views {
            looked += 1
            if matches(view, matcher), !found(view) { break }
        }
        if let kind = matcher.kind { top.didLook(at: looked + 1, for: kind, isWhole: looked == views.count) }
    }

    // MARK: Other relatives

    private func ancestors(of views: [UIView], _ matcher: StepMatcher) -> [UIView] {
        var seen: Set<ViewReference> = []
        var found: [UIView] = []
        for view in views {
            var current = view.realSuperview
            while let ancestor = current, seen.insert(ancestor.reference).inserted {
                if matches(ancestor, matcher) { found.append(ancestor) }
                current = ancestor.realSuperview
            }
        }
        return distinct(found)
    }

    private func siblings(of views: [UIView], _ matcher: StepMatcher) -> [UIView] {
        // A view is no sibling of its own, but of another one of the list.
        var counts: [ViewReference: Int] = [:]
        var superviews: [UIView] = []
        for view in views {
            guard let superview = view.realSuperview else { continue }
            counts[superview.reference, default: 0] += 1
            if counts[superview.reference] == 1 { superviews.append(superview) }
        }
        let given = Set(views.map { $0.reference })
        let found = superviews.flatMap { superview in
            let isAlone = counts[superview.reference] == 1
            return superview.currentChildren.filter { view in
                (!isAlone || !given.contains(view.reference)) && matches(view, matcher)
            }
        }
        return distinct(found)
    }

    // MARK: Order

    /// Each view once, in depth-first order.
    private func distinct(_ views: [UIView]) -> [UIView] {
        if views.count < 2 { return views }
        let order = numbers
        var sorted = views.sorted { order.stands($0, before: $1) }
        var kept = 1
        for index in 1..<sorted.count where sorted[index] !== sorted[kept - 1] {
            sorted[kept] = sorted[index]
            kept += 1
        }
        sorted.removeSubrange(kept...)
        return sorted
    }

    /// The views that lie below no other of them, given in depth-first order.
    private func outermost(_ views: [UIView]) -> [UIView] {
        if views.count < 2 { return views }
        let order = numbers
        var tops: [UIView] = []
        for view in views where !(tops.last.map { order.lies(view, below: $0) } ?? false) { tops.append(view) }
        return tops
    }

    private var numbers: TreeNumbers {
        if let order { return order }
        let made = TreeNumbers(of: origin.topmost)
        order = made
        return made
    }
}

/// Which of two views of a tree stands first, and whether one lies below the other, each O(1): by the labels of the tree,
/// where it has some, else by numbers that one walk gives.
private struct TreeNumbers {
    /// The first and the last of the numbers at and below each view; empty where labels tell.
    private var ranges: [ViewReference: (first: Int, last: Int)] = [:]

    init(of root: UIView) {
        if root.standsBefore(root) != nil { return }
        var open: [UIView] = []
        var count = 0
        root.forEachInSubtree { view in
            while let last = open.last, last !== view.realSuperview { close(open.removeLast(), count) }
            count += 1
            ranges[view.reference] = (count, count)
            if view.firstChildView != nil { open.append(view) }
        }
        while let last = open.popLast() { close(last, count) }
    }

    private mutating func close(_ view: UIView, _ count: Int) {
        ranges[view.reference]?.last = count
    }

    func stands(_ view: UIView, before other: UIView) -> Bool {
        if ranges.isEmpty { return view.standsBefore(other) ?? false }
        return first(view) < first(other)
    }

    func lies(_ view: UIView, below other: UIView) -> Bool {
        if ranges.isEmpty { return view !== other && view.isAtOrBelow(other) }
        return first(view) > first(other) && first(view) <= ranges[other.reference]?.last ?? 0
    }

    private func first(_ view: UIView) -> Int { ranges[view.reference]?.first ?? 0 }
}

extension UIView {
    /// The subviews, whatever a subclass makes of `subviews`.
    fileprivate var currentChildren: [UIView] {
        var children: [UIView] = []
        forEachChild { children.append($0) }
        return children
    }

    fileprivate var nextSiblingView: UIView? { nextSiblingReference?.object }

    fileprivate var firstChildView: UIView? { firstChildReference?.object }
}
