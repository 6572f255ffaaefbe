import EspalierViews
import Foundation

/// Views with constraints that are edited: after each pass their frames are those of new views with the same tree and the
/// same lists of constraints.
final class FuzzedConstraintTree {
    static let count = 7
    private static let locations: [[NSLayoutConstraint.Attribute]] = [
        [.left, .right, .centerX], [.leading, .trailing, .centerX], [.top, .bottom, .centerY],
    ]
    private static let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
    private static let multipliers: [CGFloat] = [1, 1, 1, 1, 0.5, 2, 0.25, -1]
    private static let priorities: [Float] = [1000, 1000, 1000, 999, 750, 500, 250, 1]

    /// A view that wishes a size.
    final class WishingView: UIView {
        var wish = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
            didSet { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: CGSize { wish }
    }

    private let views: [WishingView]
    private let numbers: [ObjectIdentifier: Int]
    private var constraints: [NSLayoutConstraint?] = Array(repeating: nil, count: 16)

    init() {
        views = Self.makeViews()
        numbers = Dictionary(uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
        views[0].frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        for view in views.dropFirst() { views[0].addSubview(view) }
    }

    private static func makeViews() -> [WishingView] {
        (0..<count).map { _ in
            let view = WishingView(frame: .zero)
            view.diagnosticsHandler = { _ in }
            return view
        }
    }

    func perform(_ operation: UInt8, _ rest: inout ArraySlice<UInt8>) {
        func next() -> Int { Int(rest.popFirst() ?? 0) }
        let number = next() % Self.count
        let view = views[number]
        switch operation % 14 {
        case 0: view.translatesAutoresizingMaskIntoConstraints.toggle()
        case 1:
            let parent = views[next() % Self.count]
            if number == 0 || parent.isDescendant(of: view) { return }
            parent.insertSubview(view, at: next() % (parent.subviews.count + 1))
        case 2: if number > 0 { view.removeFromSuperview() }
        case 3:
            let frame = (0..<4).map { _ in CGFloat(next()) / 4 }
            view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        case 4: view.wish = CGSize(width: CGFloat(next()) / 4 - 1, height: CGFloat(next()) / 4 - 1)
        case 5: setPriorities(of: view, next())
        case 6, 7, 8: addConstraint(next(), view, (0..<6).map { _ in next() })
        case 9: if let constraint = constraints[next() % constraints.count] { constraint.isActive = false }
        case 10:
            if let constraint = constraints[next() % constraints.count], constraint.hasCommonAncestor {
                constraint.isActive = true
            }
        case 11: constraints[next() % constraints.count]?.constant = CGFloat(next() - 128) / 4
        case 12:
            let priority = Self.priorities[next() % Self.priorities.count]
            constraints[next() % constraints.count]?.priority = UILayoutPriority(priority)
        default: compare()
        }
    }

    private func setPriorities(of view: UIView, _ choice: Int) {
        let axis: NSLayoutConstraint.Axis = choice % 2 == 0 ? .horizontal : .vertical
        let priority = UILayoutPriority(Self.priorities[choice / 4 % Self.priorities.count])
        if choice % 4 < 2 {
            view.setContentHuggingPriority(priority, for: axis)
        } else {
            view.setContentCompressionResistancePriority(priority, for: axis)
        }
    }

    private func addConstraint(_ place: Int, _ view: UIView, _ numbers: [Int]) {
        let place = place % constraints.count
        constraints[place]?.isActive = false
        let other = views[numbers[0] % Self.count]
        let kinds = Self.locations[numbers[1] % 3]
        let isSize = numbers[1] % 4 == 3
        let first = isSize ? Self.sizes[numbers[2] % 2] : kinds[numbers[2] % 3]
        let second = isSize ? Self.sizes[numbers[2] / 2 % 2] : kinds[numbers[2] / 3 % 3]
        let relations: [NSLayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        let constraint = NSLayoutConstraint(
            item: view, attribute: first, relatedBy: relations[numbers[3] % 4],
            toItem: isSize && numbers[1] >= 128 ? nil : other, attribute: second,
            multiplier: Self.multipliers[numbers[3] / 4 % 8], constant: CGFloat(numbers[4] - 128) / 4)
        constraint.priority = UILayoutPriority(Self.priorities[numbers[5] % Self.priorities.count])
        constraints[place] = constraint
        if constraint.hasCommonAncestor { constraint.isActive = true }
    }

    /// Lays out, and holds the frames against those of views that have never been edited.
    func compare() {
        for view in views where view.superview == nil { view.layoutIfNeeded() }
        let copies = Self.makeViews()
        var copied: [ObjectIdentifier: NSLayoutConstraint] = [:]
        copyViews(to: copies)
        for view in views where view.superview == nil { copyConstraints(below: view, to: copies, &copied) }
        for copy in copies where copy.superview == nil { copy.layoutIfNeeded() }
        for (number, (view, copy)) in zip(views, copies).enumerated() {
            let (frame, expected) = (view.frame, copy.frame)
            require(frame == expected, "the frame of v\(number) is \(frame), anew \(expected)")
            require(view.hasAmbiguousLayout == copy.hasAmbiguousLayout, "v\(number) is ambiguous, or anew")
            if view.superview != nil { continue }
            let broken = view.layoutConflicts.map { copied[ObjectIdentifier($0.broken)].map(ObjectIdentifier.init) }
            let anew = copy.layoutConflicts.map { Optional(ObjectIdentifier($0.broken)) }
            require(broken == anew, "\(broken.count) conflicts, anew \(anew.count) or others")
        }
    }

    private func copyViews(to copies: [WishingView]) {
        for (view, copy) in zip(views, copies) {
            for child in view.subviews {
                if let number = numbers[ObjectIdentifier(child)] { copy.addSubview(copies[number]) }
            }
        }
        for (view, copy) in zip(views, copies) {
            // Of items the frame says nothing; of a topmost one the place stays.
            let isPlaced = view.translatesAutoresizingMaskIntoConstraints || view.superview == nil
            if isPlaced { copy.frame = view.frame }
            copy.wish = view.wish
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                copy.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
                copy.setContentCompressionResistancePriority(
                    view.contentCompressionResistancePriority(for: axis), for: axis)
            }
            copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        }
    }

    private func copyConstraints(
        below root: UIView, to copies: [WishingView], _ copied: inout [ObjectIdentifier: NSLayoutConstraint]
    ) {
        var stack = [root]
        while let view = stack.popLast() {
            stack += view.subviews.reversed()
            for constraint in view.constraints {
                guard let first = copy(of: constraint.firstItem, in: copies) else {
                    stop("a constraint without an item")
                }
                let copy = NSLayoutConstraint(
                    item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
                    toItem: copy(of: constraint.secondItem, in: copies), attribute: constraint.secondAttribute,
                    multiplier: constraint.multiplier, constant: constraint.constant)
                copy.priority = constraint.priority
                copy.isActive = true
                copied[ObjectIdentifier(constraint)] = copy
            }
        }
    }

    private func copy(of item: AnyObject?, in copies: [WishingView]) -> UIView? {
        item.flatMap { numbers[ObjectIdentifier($0)] }.map { copies[$0] }
    }
}
