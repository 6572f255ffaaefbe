import UIKit

// Equations of proxies: `chart(a, b) { a, b in a.left == b.right + 8 }`.

/// What can be charted.
protocol ChartItem: AnyObject {
    func proxy(_ context: ChartContext) -> ChartProxy
}

extension UIView: ChartItem {
    func proxy(_ context: ChartContext) -> ChartProxy {
        ChartProxy(context, self, superview: { [weak self] in self?.superview })
    }
}

extension UILayoutGuide: ChartItem {
    func proxy(_ context: ChartContext) -> ChartProxy {
        ChartProxy(context, self, superview: { [weak self] in self?.owningView })
    }
}

/// The guides of a controller, in a box: their class is nobody's business.
final class ChartSupport: ChartItem {
    private let support: UILayoutSupport

    init(_ support: UILayoutSupport) { self.support = support }

    func proxy(_ context: ChartContext) -> ChartProxy { ChartProxy(context, support, superview: { nil }) }
}

extension UIViewController {
    var topChart: ChartSupport { ChartSupport(topLayoutGuide) }
    var bottomChart: ChartSupport { ChartSupport(bottomLayoutGuide) }
}

/// Collects what one closure says.
final class ChartContext {
    private(set) var constraints: [NSLayoutConstraint] = []

    func relate(
        _ place: ChartPlace, _ relation: NSLayoutConstraint.Relation, to other: ChartPlace?, _ factor: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        (place.item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let made = NSLayoutConstraint(
            item: place.item, attribute: place.attribute, relatedBy: relation, toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: factor, constant: constant)
        constraints.append(made)
        return made
    }
}

/// One attribute of one item.
struct ChartPlace {
    let context: ChartContext
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
}

/// A place with a factor and a constant.
struct ChartExpression {
    var place: ChartPlace
    var factor: CGFloat
    var constant: CGFloat
}

struct ChartProxy {
    let context: ChartContext
    let item: AnyObject
    private let above: () -> UIView?

    init(_ context: ChartContext, _ item: AnyObject, superview: @escaping () -> UIView?) {
        self.context = context
        self.item = item
        above = superview
    }

    private func place(_ attribute: NSLayoutConstraint.Attribute) -> ChartPlace {
        ChartPlace(context: context, item: item, attribute: attribute)
    }

    var left: ChartPlace { place(.left) }
    var right: ChartPlace { place(.right) }
    var top: ChartPlace { place(.top) }
    var bottom: ChartPlace { place(.bottom) }
    var width: ChartPlace { place(.width) }
    var height: ChartPlace { place(.height) }
    var centerX: ChartPlace { place(.centerX) }
    var centerY: ChartPlace { place(.centerY) }
    var baseline: ChartPlace { place(.lastBaseline) }
    var edges: [ChartPlace] { [top, left, bottom, right] }
    var center: [ChartPlace] { [centerX, centerY] }

    var superview: ChartProxy? { above()?.proxy(context) }

    @available(iOS 11.0, tvOS 11.0, *)
    var safeArea: ChartProxy? { (item as? UIView)?.safeAreaLayoutGuide.proxy(context) }
}

infix operator ~~ : ComparisonPrecedenceOfCharts

precedencegroup ComparisonPrecedenceOfCharts {
    lowerThan: ComparisonPrecedence
    higherThan: LogicalConjunctionPrecedence
}

func * (place: ChartPlace, factor: CGFloat) -> ChartExpression {
    ChartExpression(place: place, factor: factor, constant: 0)
}

func / (place: ChartPlace, divisor: CGFloat) -> ChartExpression { place * (1 / divisor) }

func + (place: ChartPlace, constant: CGFloat) -> ChartExpression {
    ChartExpression(place: place, factor: 1, constant: constant)
}

func + (expression: ChartExpression, constant: CGFloat) -> ChartExpression {
    ChartExpression(place: expression.place, factor: expression.factor, constant: expression.constant + constant)
}

func - (place: ChartPlace, constant: CGFloat) -> ChartExpression { place + -constant }

@discardableResult
func == (place: ChartPlace, other: ChartPlace) -> NSLayoutConstraint { place == other + 0 }

@discardableResult
func == (place: ChartPlace, other: ChartExpression) -> NSLayoutConstraint {
    place.context.relate(place, .equal, to: other.place, other.factor, other.constant)
}

@discardableResult
func >= (place: ChartPlace, other: ChartExpression) -> NSLayoutConstraint {
    place.context.relate(place, .greaterThanOrEqual, to: other.place, other.factor, other.constant)
}

@discardableResult
func <= (place: ChartPlace, other: ChartPlace) -> NSLayoutConstraint {
    place.context.relate(place, .lessThanOrEqual, to: other, 1, 0)
}

@discardableResult
func == (place: ChartPlace, number: CGFloat) -> NSLayoutConstraint {
    place.context.relate(place, .equal, to: nil, 1, number)
}

@discardableResult
func == (places: [ChartPlace], others: [ChartPlace]) -> [NSLayoutConstraint] {
    zip(places, others).map { $0 == $1 }
}

@discardableResult
func ~~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
    constraint.priority = priority
    return constraint
}

/// Spreads proxies along an axis.
@discardableResult
func spread(by distance: CGFloat, downwards items: ChartProxy...) -> [NSLayoutConstraint] {
    zip(items, items.dropFirst()).map { $1.top == $0.bottom + distance }
}

/// What closures have made, to be replaced as a whole.
final class ChartGroup {
    private var constraints: [NSLayoutConstraint] = []

    var isActive = true {
        didSet {
            if isActive { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
        }
    }

    func replace(_ new: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
        constraints = new
        if isActive { NSLayoutConstraint.activate(new) }
    }

    var count: Int { constraints.count }
}

@discardableResult
func chart(_ item: ChartItem, replace group: ChartGroup = ChartGroup(), _ body: (ChartProxy) -> Void) -> ChartGroup {
    let context = ChartContext()
    body(item.proxy(context))
    group.replace(context.constraints)
    return group
}

@discardableResult
func chart(
    _ first: ChartItem, _ second: ChartItem, replace group: ChartGroup = ChartGroup(),
    _ body: (ChartProxy, ChartProxy) -> Void
) -> ChartGroup {
    let context = ChartContext()
    body(first.proxy(context), second.proxy(context))
    group.replace(context.constraints)
    return group
}

@discardableResult
func chart(
    _ first: ChartItem, _ second: ChartItem, _ third: ChartItem, replace group: ChartGroup = ChartGroup(),
    _ body: (ChartProxy, ChartProxy, ChartProxy) -> Void
) -> ChartGroup {
    let context = ChartContext()
    body(first.proxy(context), second.proxy(context), third.proxy(context))
    group.replace(context.constraints)
    return group
}
