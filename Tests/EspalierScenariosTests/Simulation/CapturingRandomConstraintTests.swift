import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Writing view trees with random constraints as scenarios")
struct CapturingRandomConstraintTests {
    @Test(
        "A captured tree of random constraints runs to the same frames, and is captured as the same document",
        arguments: 0..<150)
    func atRandom(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let tree = RandomConstraints.tree(&random)
        tree.layoutIfNeeded()
        try checkRun(of: tree, "seed \(seed):")
        let captured = try ScenarioDocument(json: try ScenarioDocument(capturing: tree).json())
        let simulation = try Simulation(captured)
        let error = simulation.run { _ in }
        #expect(error == nil)
        #expect(try ScenarioDocument(capturing: simulation.root) == captured, "seed \(seed)")
        // What is in it may be captured by itself, where nothing leads out of it.
        guard tree.layoutConflicts.isEmpty, let inner = tree.subviews.first else { return }
        if let document = try? ScenarioDocument(capturing: inner) {
            let comment = Comment("seed \(seed), the first subview: \(document.json())")
            try checkRun(of: inner, comment)
        }
    }
}

private enum RandomConstraints {
    /// A tree of views and guides with constraints that need not all hold.
    static func tree(_ random: inout SplitMix64) -> UIView {
        let root = UIView(frame: CGRect(x: 3, y: 4, width: 320, height: 480))
        var views = [root]
        var items: [AnyObject] = [root]
        for index in 1...Int.random(in: 2...9, using: &random) {
            let view =
                random.oneIn(4) ? UILabel() : UIView(frame: CGRect(x: index, y: 5, width: 30, height: 20 + index))
            (view as? UILabel)?.text = "text \(index)"
            view.translatesAutoresizingMaskIntoConstraints = random.oneIn(5)
            if random.oneIn(2) { view.name = "n\(index % 4)" }
            if random.oneIn(4) { view.setContentHuggingPriority(UILayoutPriority(700), for: .horizontal) }
            if random.oneIn(5) { view.semanticContentAttribute = .forceRightToLeft }
            if random.oneIn(5) {
                view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: CGFloat(index), right: 0.5)
            }
            if random.oneIn(6) { view.bounds.origin = CGPoint(x: 2, y: -3) }
            if random.oneIn(4) { view.documentContentSize = CGSize(width: 20 + 5 * index, height: -1) }
            views[Int.random(in: views.indices, using: &random)].addSubview(view)
            views.append(view)
            items.append(view)
            guard random.oneIn(3) else { continue }
            let guide = UILayoutGuide()
            guide.identifier = random.oneIn(3) ? "" : "n\(index % 5)"
            views[Int.random(in: views.indices, using: &random)].addLayoutGuide(guide)
            items.append(guide)
        }
        for index in 0..<Int.random(in: 3...16, using: &random) { add(index, items, &random) }
        return root
    }

    private static func add(_ index: Int, _ items: [AnyObject], _ random: inout SplitMix64) {
        func item() -> AnyObject {
            let item = items[Int.random(in: items.indices, using: &random)]
            guard random.oneIn(6), let view = item as? UIView else { return item }
            return random.oneIn(2) ? view.layoutMarginsGuide : view.readableContentGuide
        }
        let sides: [[NSLayoutConstraint.Attribute]] = [
            [.left, .right, .centerX], [.leading, .trailing, .centerX], [.top, .bottom, .centerY, .firstBaseline],
            [.width, .height], [.width],
        ]
        let attributes = sides[Int.random(in: sides.indices, using: &random)]
        func attribute() -> NSLayoutConstraint.Attribute {
            attributes[Int.random(in: attributes.indices, using: &random)]
        }
        let isNumber = attributes.count == 1
        // Baselines and margins are of views alone.
        let first = attribute()
        var one = item()
        let second = isNumber ? .notAnAttribute : attribute()
        var other = item()
        if first == .firstBaseline { one = items[0] }
        if second == .firstBaseline { other = items[0] }
        let relations: [NSLayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        let constraint = NSLayoutConstraint(
            item: one, attribute: first, relatedBy: relations[Int.random(in: relations.indices, using: &random)],
            toItem: isNumber ? nil : other, attribute: second,
            multiplier: !isNumber && attributes.count == 2 && random.oneIn(2) ? 0.75 : 1,
            constant: CGFloat(Int.random(in: isNumber ? 10...60 : -20...30, using: &random)) / 4)
        if !random.oneIn(3) { constraint.priority = UILayoutPriority(Float([250, 500.5, 749, 999][index % 4])) }
        if random.oneIn(3) { constraint.identifier = "c\(index % 5)" }
        constraint.isActive = true
    }
}

/// The frames of a tree, depth-first.
private func frames(_ root: UIView) -> [CGRect] {
    var frames: [CGRect] = []
    root.walkSubtree { view in
        frames.append(view.frame)
        return true
    }
    return frames
}

/// Runs the captured document, and compares its frames with those of the tree.
func checkRun(of view: UIView, _ comment: Comment = "", _ location: SourceLocation = #_sourceLocation)
    throws
{
    let json = try ScenarioDocument(capturing: view).json()
    let captured = try ScenarioDocument(json: json)
    let result = try captured.simulate(views: .last)
    try #require(result.error == nil, "\(comment) \(json)", sourceLocation: location)
    let again = (result.steps.last?.views ?? []).map(\.frame)
    let before = frames(view)
    try #require(again.count == before.count, sourceLocation: location)
    for (one, other) in zip(again, before) {
        #expect(one.isNear(other), "\(comment) \(one) is not \(other): \(json)", sourceLocation: location)
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
            .allSatisfy { abs($0 - $1) <= 1e-6 }
    }
}
