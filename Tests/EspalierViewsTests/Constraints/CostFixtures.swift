import EspalierViews
import Foundation

/// T(n): view i is the next child of view (i - 1) / 10. Each child fills its superview's width and has a share of its
/// height; the first stands at the top, every later one below the one before it.
struct ColumnTree {
    let views: [UIView]
    var root: UIView { views[0] }

    init(_ n: Int) {
        views = (0..<n).map { _ in UIView() }
        root.frame = CGRect(x: 0, y: 0, width: 1000, height: 10_000)
        for index in 1..<n {
            let (view, parent) = (views[index], views[(index - 1) / 10])
            view.translatesAutoresizingMaskIntoConstraints = false
            let previous = parent.subviews.last
            parent.addSubview(view)
            view.pin(.leading, to: parent, .leading, 2)
            view.pin(.trailing, to: parent, .trailing, -2)
            view.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0.08).isActive = true
            if let previous { view.pin(.top, to: previous, .bottom, 1) } else { view.pin(.top, to: parent, .top, 2) }
        }
    }

    /// Gives a view a height that is a number instead of a share.
    func ownHeight(of index: Int) -> NSLayoutConstraint {
        let view = views[index]
        for constraint in view.superview?.constraints ?? []
        where constraint.firstItem === view && constraint.firstAttribute == .height { constraint.isActive = false }
        return view.pin(.height, to: nil, .notAnAttribute, 10)
    }
}

/// A view that wishes a size, and counts how often it is asked.
final class CostedText: UIView {
    var wish = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
    private(set) var asked = 0

    override var intrinsicContentSize: CGSize {
        asked += 1
        return wish
    }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        wish = CGSize(width: width, height: height)
    }
}

extension UIView {
    func addItem() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    /// Activates an equation; without another view, of a number.
    @discardableResult
    func pin(
        _ attribute: NSLayoutConstraint.Attribute, to other: UIView?, _ second: NSLayoutConstraint.Attribute,
        _ constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: self, attribute: attribute, relatedBy: .equal, toItem: other, attribute: second, multiplier: 1,
            constant: constant)
        constraint.isActive = true
        return constraint
    }

    /// What `body` costs the constraints of this view's tree.
    func costs(_ body: () -> Void) -> ConstraintCosts {
        let before = constraintCosts
        body()
        return constraintCosts - before
    }
}

extension ConstraintCosts {
    static func - (one: ConstraintCosts, other: ConstraintCosts) -> ConstraintCosts {
        var difference = one
        difference.valuesComputed -= other.valuesComputed
        difference.valuesDefined -= other.valuesDefined
        difference.blocksPlanned -= other.blocksPlanned
        difference.blocksSolved -= other.blocksSolved
        difference.programsSolved -= other.programsSolved
        difference.pivots -= other.pivots
        difference.engine.solvings -= other.engine.solvings
        difference.engine.translations -= other.engine.translations
        difference.engine.wishesRead -= other.engine.wishesRead
        difference.engine.heightsAsked -= other.engine.heightsAsked
        difference.engine.framesCompared -= other.engine.framesCompared
        difference.engine.framesWritten -= other.engine.framesWritten
        difference.engine.viewsOrdered -= other.engine.viewsOrdered
        difference.engine.fittings -= other.engine.fittings
        return difference
    }
}
