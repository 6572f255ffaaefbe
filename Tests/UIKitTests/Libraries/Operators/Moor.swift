import UIKit

// Constraints as equations of anchors: `a.leadingAnchor == b.trailingAnchor + 8 ~ .low`.

/// What a place or a size is multiplied with, what is added, and how much the equation counts.
struct MoorTerm<Anchor: MoorAnchor, Constant: MoorConstant> {
    var anchor: Anchor?
    var constant: Constant
    var multiplier: CGFloat = 1
    var priority = MoorPriority.required
}

/// How much an equation counts; literals are priorities too.
enum MoorPriority: Equatable, ExpressibleByIntegerLiteral {
    case required, high, low
    case custom(Float)

    init(integerLiteral value: Int) { self = .custom(Float(value)) }

    var value: UILayoutPriority {
        switch self {
        case .required: .required
        case .high: .defaultHigh
        case .low: .defaultLow
        case .custom(let number): UILayoutPriority(rawValue: number)
        }
    }
}

protocol MoorAnchor {}
protocol MoorConstant {}

extension NSLayoutAnchor: MoorAnchor {}
extension CGFloat: MoorConstant {}
extension CGSize: MoorConstant {}
extension UIEdgeInsets: MoorConstant {}

/// Two anchors that are spoken of together.
struct MoorPair<First: MoorAnchor, Second: MoorAnchor>: MoorAnchor {
    let first: First
    let second: Second
}

/// All four edges.
struct MoorEdges: MoorAnchor {
    let across: MoorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>
    let along: MoorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>
}

/// Has anchors to be spoken of together: a view, a guide, or a controller with the guides of its bars.
protocol MoorGroup {
    var horizontalAnchors: MoorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> { get }
    var verticalAnchors: MoorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> { get }
}

extension MoorGroup {
    var edgeAnchors: MoorEdges { MoorEdges(across: horizontalAnchors, along: verticalAnchors) }
}

extension UIView: MoorGroup {
    var horizontalAnchors: MoorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
        MoorPair(first: leadingAnchor, second: trailingAnchor)
    }
    var verticalAnchors: MoorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
        MoorPair(first: topAnchor, second: bottomAnchor)
    }
    var centerAnchors: MoorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
        MoorPair(first: centerXAnchor, second: centerYAnchor)
    }
    var sizeAnchors: MoorPair<NSLayoutDimension, NSLayoutDimension> {
        MoorPair(first: widthAnchor, second: heightAnchor)
    }
}

extension UILayoutGuide: MoorGroup {
    var horizontalAnchors: MoorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
        MoorPair(first: leadingAnchor, second: trailingAnchor)
    }
    var verticalAnchors: MoorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
        MoorPair(first: topAnchor, second: bottomAnchor)
    }
}

extension UIViewController: MoorGroup {
    var horizontalAnchors: MoorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> { view.horizontalAnchors }
    var verticalAnchors: MoorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
        MoorPair(first: topLayoutGuide.bottomAnchor, second: bottomLayoutGuide.topAnchor)
    }
}

/// Collects what is made in a closure, to activate it in one go.
final class MoorBatch {
    private(set) var constraints: [NSLayoutConstraint] = []
    static var current: MoorBatch?

    static func run(active: Bool, _ body: () -> Void) -> [NSLayoutConstraint] {
        let batch = MoorBatch()
        current = batch
        defer { current = nil }
        body()
        if active { NSLayoutConstraint.activate(batch.constraints) }
        return batch.constraints
    }

    static func finish(_ constraint: NSLayoutConstraint, _ priority: MoorPriority = .required) -> NSLayoutConstraint {
        if let first = constraint.firstItem as? UIView { first.translatesAutoresizingMaskIntoConstraints = false }
        constraint.priority = priority.value
        if let current { current.constraints.append(constraint) } else { constraint.isActive = true }
        return constraint
    }
}

extension NSLayoutConstraint {
    /// The same with a multiplier, which places have no method for.
    func times(_ multiplier: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: firstItem!, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
            attribute: secondAttribute, multiplier: multiplier, constant: constant)
    }
}
