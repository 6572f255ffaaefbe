import UIKit

precedencegroup MoorPriorityPrecedence {
    associativity: none
    higherThan: ComparisonPrecedence
    lowerThan: AdditionPrecedence
}

infix operator ~ : MoorPriorityPrecedence

// MARK: Places

@discardableResult
func == (lhs: NSLayoutXAxisAnchor, rhs: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    MoorBatch.finish(lhs.constraint(equalTo: rhs))
}

@discardableResult
func == (lhs: NSLayoutXAxisAnchor, rhs: MoorTerm<NSLayoutXAxisAnchor, CGFloat>) -> NSLayoutConstraint {
    MoorBatch.finish(
        lhs.constraint(equalTo: rhs.anchor!, constant: rhs.constant).times(rhs.multiplier), rhs.priority)
}

@discardableResult
func == (lhs: NSLayoutYAxisAnchor, rhs: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    MoorBatch.finish(lhs.constraint(equalTo: rhs))
}

@discardableResult
func == (lhs: NSLayoutYAxisAnchor, rhs: MoorTerm<NSLayoutYAxisAnchor, CGFloat>) -> NSLayoutConstraint {
    MoorBatch.finish(
        lhs.constraint(equalTo: rhs.anchor!, constant: rhs.constant).times(rhs.multiplier), rhs.priority)
}

@discardableResult
func <= (lhs: NSLayoutXAxisAnchor, rhs: MoorTerm<NSLayoutXAxisAnchor, CGFloat>) -> NSLayoutConstraint {
    MoorBatch.finish(
        lhs.constraint(lessThanOrEqualTo: rhs.anchor!, constant: rhs.constant).times(rhs.multiplier), rhs.priority)
}

@discardableResult
func >= (lhs: NSLayoutYAxisAnchor, rhs: MoorTerm<NSLayoutYAxisAnchor, CGFloat>) -> NSLayoutConstraint {
    MoorBatch.finish(
        lhs.constraint(greaterThanOrEqualTo: rhs.anchor!, constant: rhs.constant).times(rhs.multiplier), rhs.priority)
}

// MARK: Sizes

@discardableResult
func == (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
    MoorBatch.finish(lhs.constraint(equalToConstant: rhs))
}

@discardableResult
func == (lhs: NSLayoutDimension, rhs: NSLayoutDimension) -> NSLayoutConstraint {
    MoorBatch.finish(lhs.constraint(equalTo: rhs))
}

@discardableResult
func == (lhs: NSLayoutDimension, rhs: MoorTerm<NSLayoutDimension, CGFloat>) -> NSLayoutConstraint {
    guard let anchor = rhs.anchor else {
        return MoorBatch.finish(lhs.constraint(equalToConstant: rhs.constant), rhs.priority)
    }
    return MoorBatch.finish(
        lhs.constraint(equalTo: anchor, multiplier: rhs.multiplier, constant: rhs.constant), rhs.priority)
}

// MARK: Groups

@discardableResult
func == (lhs: MoorEdges, rhs: MoorEdges) -> [NSLayoutConstraint] {
    lhs == MoorTerm(anchor: rhs, constant: CGFloat(0))
}

@discardableResult
func == (lhs: MoorEdges, rhs: MoorTerm<MoorEdges, CGFloat>) -> [NSLayoutConstraint] {
    let inset = rhs.constant
    return lhs
        == MoorTerm(
            anchor: rhs.anchor, constant: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset),
            priority: rhs.priority)
}

@discardableResult
func == (lhs: MoorEdges, rhs: MoorTerm<MoorEdges, UIEdgeInsets>) -> [NSLayoutConstraint] {
    guard let other = rhs.anchor else { return [] }
    return [
        lhs.along.first == other.along.first + rhs.constant.top ~ rhs.priority,
        lhs.across.first == other.across.first + rhs.constant.left ~ rhs.priority,
        lhs.along.second == other.along.second - rhs.constant.bottom ~ rhs.priority,
        lhs.across.second == other.across.second - rhs.constant.right ~ rhs.priority,
    ]
}

@discardableResult
func == <First, Second>(lhs: MoorPair<First, Second>, rhs: MoorPair<First, Second>) -> [NSLayoutConstraint] {
    switch (lhs.first, rhs.first, lhs.second, rhs.second) {
    case (
        let x as NSLayoutXAxisAnchor, let otherX as NSLayoutXAxisAnchor, let y as NSLayoutYAxisAnchor,
        let otherY as NSLayoutYAxisAnchor
    ):
        return [x == otherX, y == otherY]
    case (
        let width as NSLayoutDimension, let otherWidth as NSLayoutDimension, let height as NSLayoutDimension,
        let otherHeight as NSLayoutDimension
    ):
        return [width == otherWidth, height == otherHeight]
    default:
        preconditionFailure("pairs of other kinds have operators of their own")
    }
}

@discardableResult
func == (lhs: MoorPair<NSLayoutDimension, NSLayoutDimension>, rhs: CGSize) -> [NSLayoutConstraint] {
    [lhs.first == rhs.width, lhs.second == rhs.height]
}

// MARK: Terms

func ~ (lhs: CGFloat, rhs: MoorPriority) -> MoorTerm<NSLayoutDimension, CGFloat> {
    MoorTerm(anchor: nil, constant: lhs, priority: rhs)
}

func ~ <Anchor: MoorAnchor>(lhs: Anchor, rhs: MoorPriority) -> MoorTerm<Anchor, CGFloat> {
    MoorTerm(anchor: lhs, constant: 0, priority: rhs)
}

func ~ <Anchor, Constant>(lhs: MoorTerm<Anchor, Constant>, rhs: MoorPriority) -> MoorTerm<Anchor, Constant> {
    var term = lhs
    term.priority = rhs
    return term
}

func * <Anchor: MoorAnchor>(lhs: Anchor, rhs: CGFloat) -> MoorTerm<Anchor, CGFloat> {
    MoorTerm(anchor: lhs, constant: 0, multiplier: rhs)
}

func / <Anchor: MoorAnchor>(lhs: Anchor, rhs: CGFloat) -> MoorTerm<Anchor, CGFloat> { lhs * (1 / rhs) }

func + <Anchor: MoorAnchor>(lhs: Anchor, rhs: CGFloat) -> MoorTerm<Anchor, CGFloat> {
    MoorTerm(anchor: lhs, constant: rhs)
}

func + <Anchor: MoorAnchor>(lhs: Anchor, rhs: UIEdgeInsets) -> MoorTerm<Anchor, UIEdgeInsets> {
    MoorTerm(anchor: lhs, constant: rhs)
}

func + <Anchor>(lhs: MoorTerm<Anchor, CGFloat>, rhs: CGFloat) -> MoorTerm<Anchor, CGFloat> {
    var term = lhs
    term.constant += rhs
    return term
}

func - <Anchor: MoorAnchor>(lhs: Anchor, rhs: CGFloat) -> MoorTerm<Anchor, CGFloat> { lhs + -rhs }

func - <Anchor>(lhs: MoorTerm<Anchor, CGFloat>, rhs: CGFloat) -> MoorTerm<Anchor, CGFloat> { lhs + -rhs }
