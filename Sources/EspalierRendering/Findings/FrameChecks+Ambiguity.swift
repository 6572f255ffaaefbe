import EspalierControls
import EspalierViews
import Foundation

extension FrameChecks {
    /// What constraints leave open of a view, of the guides that were added to it, and of what it scrolls.
    ///
    /// - Parameter follows: the numbers that are open only because the content that scrolls around them is, or because
    ///   constraints contradict one another.
    func lookForAmbiguity(
        of place: Int, _ tree: LintTree, _ follows: ContentOpenings, _ findings: inout some FrameFindings
    ) {
        guard findings.wants(.ambiguous) else { return }
        let view = tree.nodes[place].view
        if !view.translatesAutoresizingMaskIntoConstraints {
            let following = (follows.followers[place] ?? []).union(follows.openByConflicts(view))
            tell(view.openNumbers.subtracting(following), of: place, tree, &findings)
        }
        for (number, guide) in view.layoutGuides.enumerated() {
            let open = OpenNumbers(rawValue: guide.ambiguousNumbers).subtracting(follows.openByConflicts(guide))
            if open.isEmpty { continue }
            findings.found(
                .ambiguous, tree, FrameSubject(view: place, detail: [open.rawValue, number]),
                FrameWords(
                    what: "the constraints of \(tree.source.name(of: guide, of: place, in: tree)) leave "
                        + "\(open.words) open",
                    numbers: Self.got(guide.layoutFrame), fix: open.fix(wishes: nil), mark: tree.source.mark(of: guide),
                    objects: [tree.object(place), .id(guide.identifier)], axis: open.axis))
        }
        for axis in follows.contents[place] ?? [] { tellContent(of: place, axis, follows, tree, &findings) }
    }

    private func tell(
        _ open: OpenNumbers, of place: Int, _ tree: LintTree, _ findings: inout some FrameFindings
    ) {
        if open.isEmpty { return }
        let node = tree.nodes[place]
        findings.found(
            .ambiguous, tree, FrameSubject(view: place, detail: [open.rawValue]),
            FrameWords(
                what: "the constraints of \(tree.label(place)) leave \(open.words) open", numbers: Self.got(node.rect),
                fix: open.fix(wishes: node.view.wishedNumbers), axis: open.axis))
    }

    private static func got(_ rect: CGRect) -> String {
        ": it gets \(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)) x \(text(rect.height))"
    }

    // MARK: What scrolls

    private func tellContent(
        of place: Int, _ axis: NSLayoutConstraint.Axis, _ follows: ContentOpenings, _ tree: LintTree,
        _ findings: inout some FrameFindings
    ) {
        let size = axis == .horizontal ? "width" : "height"
        findings.found(
            .ambiguous, tree, FrameSubject(view: place, detail: [-1, axis.rawValue]),
            FrameWords(
                what: "the \(size) of the content of \(tree.label(place)) is open",
                fix: Self.contentFix(of: place, axis, follows, tree), axis: axis))
    }

    private static func contentFix(
        of place: Int, _ axis: NSLayoutConstraint.Axis, _ follows: ContentOpenings, _ tree: LintTree
    ) -> String {
        let (edge, size) = axis == .horizontal ? ("trailing edge", "width") : ("bottom", "height")
        let scroll = tree.nodes[place].view
        func proposed(_ item: Int, _ attribute: NSLayoutConstraint.Attribute) -> String {
            let constraint = NSLayoutConstraint(
                item: tree.nodes[item].view, attribute: attribute, relatedBy: .equal, toItem: scroll,
                attribute: attribute, multiplier: 1, constant: 0)
            return tree.source.text(of: constraint)
        }
        let inside = tree.children[place].filter { tree.nodes[$0].isVisible }
        if let follower = inside.first(where: { !(follows.followers[$0] ?? []).isDisjoint(with: .size(axis)) }) {
            let example = proposed(follower, axis == .horizontal ? .width : .height)
            return "constrain the \(size) of \(tree.label(follower)), as in \(PlainText.quoted(example)), "
                + "or what is in it"
        }
        let constrained = inside.filter { !tree.nodes[$0].view.translatesAutoresizingMaskIntoConstraints }
        func end(_ item: Int) -> CGFloat {
            axis == .horizontal ? tree.nodes[item].rect.maxX : tree.nodes[item].rect.maxY
        }
        guard let last = constrained.max(by: { (end($0), $0) < (end($1), $1) }) else {
            return "tie the \(edge) of the last view in it to it"
        }
        let example = proposed(last, axis == .horizontal ? .trailing : .bottom)
        return "tie the \(edge) of \(tree.label(last)) to it: \(PlainText.quoted(example))"
    }
}

/// Which contents that scroll are open, and what is open for that reason alone, or for the reason that constraints contradict
/// one another.
struct ContentOpenings {
    /// By scroll view: the axes.
    private(set) var contents: [Int: [NSLayoutConstraint.Axis]] = [:]
    /// By view: the numbers that are decided once the content is.
    private(set) var followers: [Int: OpenNumbers] = [:]
    /// By view or guide: what a conflict leaves open.
    private var byConflict: [ObjectIdentifier: OpenNumbers] = [:]

    /// - Parameter scrolling: the scroll views of the tree.
    /// - Complexity: O(number of scroll views), and for each axis of a content that is open that of solving what hangs
    ///   together with it, and O(views and constraints in it · depth).
    init(_ tree: LintTree, _ scrolling: [Int]) {
        findConflicts(tree)
        for place in scrolling {
            guard let scroll = tree.nodes[place].view as? any ScrollingContent, let guide = scroll.existingContentGuide
            else { continue }
            let open = OpenNumbers(rawValue: guide.ambiguousNumbers).subtracting(openByConflicts(guide))
            for axis in NSLayoutConstraint.Axis.both where open.contains(.size(axis)) {
                add(guide, of: place, axis, tree)
            }
        }
    }

    /// The numbers of a view or a guide that a conflict leaves open.
    func openByConflicts(_ item: AnyObject) -> OpenNumbers { byConflict[ObjectIdentifier(item)] ?? [] }

    private mutating func findConflicts(_ tree: LintTree) {
        guard let root = tree.nodes.first?.view, !root.layoutConflicts.isEmpty else { return }
        var items: [AnyObject] = []
        for node in tree.nodes {
            if !node.view.translatesAutoresizingMaskIntoConstraints { items.append(node.view) }
            items += node.view.layoutGuides
            if let guide = (node.view as? any ScrollingContent)?.existingContentGuide { items.append(guide) }
        }
        for (item, numbers) in zip(items, root.numbersOpenByConflicts(of: items)) where numbers != 0 {
            byConflict[ObjectIdentifier(item)] = OpenNumbers(rawValue: numbers)
        }
    }

    private mutating func add(
        _ guide: UILayoutGuide, of place: Int, _ axis: NSLayoutConstraint.Axis, _ tree: LintTree
    ) {
        let open = (place + 1..<tree.end(of: place)).filter { inner in
            let view = tree.nodes[inner].view
            return !view.translatesAutoresizingMaskIntoConstraints && !view.openNumbers.isDisjoint(with: .all(axis))
        }
        let decided = guide.decides(open.map { tree.nodes[$0].view }, axis)
        let follows = zip(open, decided).filter(\.1).map(\.0)
        let causes = Self.causes(among: follows, of: place, axis, tree)
        if causes.isEmpty { contents[place, default: []].append(axis) }
        for inner in follows where !causes.contains(inner) {
            followers[inner, default: []].formUnion(tree.nodes[inner].view.openNumbers.intersection(.all(axis)))
        }
    }

    /// The views whose own size is what is missing: those that are not stretched by what they lie in, and have no such view
    /// in them.
    private static func causes(
        among follows: [Int], of place: Int, _ axis: NSLayoutConstraint.Axis, _ tree: LintTree
    ) -> Set<Int> {
        var causes: Set<Int> = []
        // From the inside out: a view that has one in it only follows.
        var containers: Set<Int> = []
        for inner in follows.reversed() where tree.nodes[inner].view.openNumbers.contains(.size(axis)) {
            var above = tree.nodes[inner].parent
            if !containers.contains(inner), !isStretched(inner, below: place, axis, tree) { causes.insert(inner) }
            guard causes.contains(inner) || containers.contains(inner) else { continue }
            while above > place {
                containers.insert(above)
                above = tree.nodes[above].parent
            }
        }
        return causes
    }

    /// Whether constraints tie both edges of a view to what it lies in.
    private static func isStretched(
        _ inner: Int, below place: Int, _ axis: NSLayoutConstraint.Axis, _ tree: LintTree
    ) -> Bool {
        let view = tree.nodes[inner].view
        if let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === view }) {
            return stack.axis != axis
        }
        var near = false
        var far = false
        var holder = tree.nodes[inner].parent
        while holder >= place {
            for constraint in tree.nodes[holder].view.constraints {
                let (one, other) = (constraint.firstItem, constraint.secondItem)
                guard one === view || other === view, let partner = one === view ? other : one else { continue }
                let container = partner as? UIView ?? (partner as? UILayoutGuide)?.owningView
                guard let container, view.isDescendant(of: container), container !== view else { continue }
                switch one === view ? constraint.firstAttribute : constraint.secondAttribute {
                case .leading, .left, .leadingMargin, .leftMargin: near = near || axis == .horizontal
                case .trailing, .right, .trailingMargin, .rightMargin: far = far || axis == .horizontal
                case .top, .topMargin: near = near || axis == .vertical
                case .bottom, .bottomMargin: far = far || axis == .vertical
                default: break
                }
            }
            holder = tree.nodes[holder].parent
        }
        return near && far
    }
}
