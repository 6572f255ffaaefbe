import EspalierControls
import EspalierRendering
import EspalierViews
import Foundation
import TestSupport

/// A tree that changes at random.
final class RandomForest {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private(set) var views: [UIView]
    private var random: SplitMix64
    private var made = 0
    private let hasUniqueNames: Bool

    init(seed: UInt64, count: Int, uniqueNames: Bool) {
        random = SplitMix64(seed: seed)
        views = [root]
        hasUniqueNames = uniqueNames
        if uniqueNames { root.name = "root" }
        for _ in 1..<count { add() }
    }

    private func add() {
        let view = random.below(3) == 0 ? UILabel() : UIView()
        made += 1
        if hasUniqueNames { view.name = "v\(made)" } else if random.below(3) == 0 { view.name = "n\(random.below(4))" }
        change(view)
        let superview = views[random.below(views.count)]
        superview.insertSubview(view, at: random.below(superview.subviews.count + 1))
        views.append(view)
    }

    private func change(_ view: UIView) {
        switch random.below(8) {
        case 0: view.tag = random.below(3)
        case 1: view.frame.origin = CGPoint(x: random.below(5), y: random.below(3))
        case 2: view.frame.size = CGSize(width: Double(random.below(5)), height: Double(random.below(3)) / 3)
        case 3: view.isHidden.toggle()
        case 4: view.alpha = Double(random.below(3)) / 2
        case 5: view.bounds.origin.y = CGFloat(random.below(3))
        case 6:
            let turns = [0, 0.5, .pi / 2]
            view.transform = CGAffineTransform(rotationAngle: turns[random.below(3)])
        default: (view as? UILabel)?.text = ["a", "b\n\"", nil][random.below(3)]
        }
    }

    /// Changes something. Never the names of views, and never takes the root away.
    ///
    /// - Parameter keepingViews: Whether no view comes or goes.
    func mutate(keepingViews: Bool = false) {
        let view = views[random.below(views.count)]
        switch keepingViews ? 2 + random.below(4) : random.below(6) {
        case 0: add()
        case 1 where view !== root:
            view.removeFromSuperview()
            views.removeAll { $0.isDescendant(of: view) }
        case 2, 3:
            let target = views[random.below(views.count)]
            if view !== root, !target.isDescendant(of: view) {
                let count = target.subviews.count - (view.superview === target ? 1 : 0)
                target.insertSubview(view, at: random.below(count + 1))
            }
        default: change(view)
        }
    }
}
