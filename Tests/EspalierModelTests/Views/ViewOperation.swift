import EspalierViews
import Foundation

@testable import LayoutOracle

/// What a reaction waits for.
enum Callback: Int, CaseIterable {
    case willRemoveSubview, willMoveToSuperview, willMoveToWindow
    case didMoveToWindow, didMoveToSuperview, didAddSubview
    /// A hierarchy observer of the view is told.
    case toldHierarchy
    /// A key-value observer of the view is told.
    case toldValue

    static let moves: [Callback] = [
        .willRemoveSubview, .willMoveToSuperview, .willMoveToWindow, .didMoveToWindow, .didMoveToSuperview,
        .didAddSubview,
    ]
}

/// What key-value observers observe.
enum Watched: Int, CaseIterable {
    case tag, name, isHidden, frame, bounds, center, subviews, superview, window

    static let plain: [Watched] = [.tag, .name, .isHidden, .frame, .bounds, .center]
}

/// By what an index groups.
enum IndexKey: Int, CaseIterable {
    case tag, name, isHidden, parentTag, stored
}

/// A question that a brute search answers too.
enum Question: Int, CaseIterable {
    case tagged, named, typed, viewWithTag, viewNamed, isDescendant, common, order, siblings, ancestors
}

/// One step of a program over views. The numbers are views, or slots of observers and indexes.
enum ViewOperation: CustomStringConvertible {
    case add(Int, to: Int)
    case insert(Int, into: Int, at: Int)
    case above(Int, Int)
    case below(Int, Int)
    case exchange(Int, Int, Int)
    case front(Int)
    case back(Int)
    case remove(Int)
    /// The view goes for good, and another one takes its number.
    case replace(Int)

    case frame(Int, CGRect)
    case bounds(Int, CGRect)
    /// The origin of the bounds alone.
    case scroll(Int, CGPoint)
    case center(Int, CGPoint)
    case transform(Int, Turning)
    case mask(Int, Int)
    case resizes(Int, Bool)

    case tag(Int, Int)
    case name(Int, Int)
    case hidden(Int, Bool)
    case stored(Int, Int)

    case observe(slot: Int, Int, Watched, prior: Bool, distinct: Bool, byBlock: Bool)
    case endObserving(slot: Int)
    case watch(slot: Int, Int, subtree: Bool)
    case endWatching(slot: Int)
    case index(slot: Int, Int, IndexKey)
    case endIndex(slot: Int)

    case ask(Question, Int, Int, Int)
    case askIndex(slot: Int, panel: Int, key: Int)

    case rule(Int, [ModelExpression])
    case refusedRule(Int, [ModelExpression], wrong: String)
    case cell(Int, Double?)
    case mark(Int)
    case pass(Int)

    /// Once, when the view hears the callback.
    indirect case inside(Int, Callback, [ViewOperation])
    /// As one change.
    indirect case together([ViewOperation])

    var description: String {
        switch self {
        case .add(let view, let parent): "v\(parent).addSubview(v\(view))"
        case .insert(let view, let parent, let index): "v\(parent).insertSubview(v\(view), at: \(index))"
        case .above(let view, let other): "insertSubview(v\(view), aboveSubview: v\(other))"
        case .below(let view, let other): "insertSubview(v\(view), belowSubview: v\(other))"
        case .exchange(let view, let one, let other): "v\(view).exchangeSubview(at: \(one), withSubviewAt: \(other))"
        case .front(let view): "bringSubviewToFront(v\(view))"
        case .back(let view): "sendSubviewToBack(v\(view))"
        case .remove(let view): "v\(view).removeFromSuperview()"
        case .replace(let view): "v\(view) goes; a new v\(view)"
        case .frame(let view, let rect): "v\(view).frame = \(Self.text(rect))"
        case .bounds(let view, let rect): "v\(view).bounds = \(Self.text(rect))"
        case .scroll(let view, let point): "v\(view).bounds.origin = (\(point.x), \(point.y))"
        case .center(let view, let point): "v\(view).center = (\(point.x), \(point.y))"
        case .transform(let view, let turning): "v\(view).transform = \(turning)"
        case .mask(let view, let mask): "v\(view).autoresizingMask = \(mask)"
        case .resizes(let view, let value): "v\(view).autoresizesSubviews = \(value)"
        case .tag(let view, let value): "v\(view).tag = \(value)"
        case .name(let view, let value): "v\(view).name = \(value == 0 ? "nil" : "n\(value)")"
        case .hidden(let view, let value): "v\(view).isHidden = \(value)"
        case .stored(let view, let value): "v\(view)[stored] = \(value)"
        case .observe(let slot, let view, let watched, let prior, let distinct, let byBlock):
            "o\(slot) observes v\(view).\(watched)\(prior ? ", prior" : "")\(distinct ? ", distinct" : "")"
                + (byBlock ? ", by block" : "")
        case .endObserving(let slot): "o\(slot) ends"
        case .watch(let slot, let view, let subtree):
            "h\(slot) observes the hierarchy of v\(view)\(subtree ? "" : ", subviews only")"
        case .endWatching(let slot): "h\(slot) ends"
        case .index(let slot, let view, let key): "i\(slot) = index of v\(view) by \(key)"
        case .endIndex(let slot): "i\(slot) goes"
        case .ask(let question, let view, let one, let other): "ask v\(view) \(question) \(one) \(other)"
        case .askIndex(let slot, let panel, let key): "ask i\(slot) below v\(panel) for \(key)"
        case .rule(let view, let statements): "v\(view).layoutRules.add(\(Self.text(statements)))"
        case .refusedRule(let view, let statements, let wrong):
            "v\(view) refuses \(Self.text(statements)) \"\(wrong)\""
        case .cell(let cell, let number): "cell \(cell) = \(number.map { "\($0)" } ?? "nil")"
        case .mark(let view): "v\(view).setNeedsLayout()"
        case .pass(let view): "a layout pass of the tree of v\(view)"
        case .inside(let view, let callback, let operations): "when v\(view) hears \(callback): \(operations)"
        case .together(let operations): "performChanges: \(operations)"
        }
    }

    private static func text(_ rect: CGRect) -> String { "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))" }

    private static func text(_ statements: [ModelExpression]) -> String {
        let (text, given) = ModelExpression.written(statements)
        return "\"\(text)\"" + given.map { ", \($0)" }.joined()
    }
}

extension ModelExpression {
    /// The text of some statements, with its arguments.
    static func written(_ statements: [ModelExpression]) -> (text: String, given: [ModelGiven]) {
        var text = ""
        var given: [ModelGiven] = []
        for statement in statements {
            if !text.isEmpty { text += ", " }
            statement.write(to: &text, &given)
        }
        return (text, given)
    }
}

/// Transforms whose numbers come out exactly.
enum Turning: Int, CaseIterable {
    case identity, double, half, flipped, quarter

    var transform: CGAffineTransform {
        switch self {
        case .identity: .identity
        case .double: CGAffineTransform(scaleX: 2, y: 0.5)
        case .half: CGAffineTransform(scaleX: 0.5, y: 0.5)
        case .flipped: CGAffineTransform(scaleX: -1, y: 1)
        case .quarter: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        }
    }

    /// The size of the box of a size under the transform.
    func box(_ size: CGSize) -> CGSize {
        switch self {
        case .identity, .flipped: size
        case .double: CGSize(width: size.width * 2, height: size.height / 2)
        case .half: CGSize(width: size.width / 2, height: size.height / 2)
        case .quarter: CGSize(width: size.height, height: size.width)
        }
    }

    /// The size whose box that is.
    func unbox(_ size: CGSize) -> CGSize {
        switch self {
        case .identity, .flipped: size
        case .double: CGSize(width: size.width / 2, height: size.height * 2)
        case .half: CGSize(width: size.width * 2, height: size.height * 2)
        case .quarter: CGSize(width: size.height, height: size.width)
        }
    }
}
