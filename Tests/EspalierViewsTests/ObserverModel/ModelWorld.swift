import EspalierViews
import Foundation
import TestSupport

/// The real objects that a random program works on, by their numbers.
final class ModelWorld {
    private(set) var views: [UIView] = []
    private(set) var items: [ModelItem] = []
    private(set) var plain: [PlainObserver] = []
    /// What values are called: a view that is not in the pool any more, by its address's last number.
    private var names: [ObjectIdentifier: String] = [:]

    init(views: Int, items: Int, plain: Int, make: () -> UIView = { UIView() }) {
        for _ in 1..<views { self.views.append(make()) }
        self.views.append(UIWindow(frame: .zero))
        for _ in 0..<items { self.items.append(ModelItem()) }
        for _ in 0..<plain { self.plain.append(PlainObserver()) }
        for (index, view) in self.views.enumerated() { names[ObjectIdentifier(view)] = "v\(index)" }
    }

    /// The object of a number: views, then items, then plain observers.
    func object(_ number: Int) -> AnyObject {
        if number < views.count { return views[number] }
        if number < views.count + items.count { return items[number - views.count] }
        return plain[number - views.count - items.count]
    }

    var objectCount: Int { views.count + items.count + plain.count }
    var observableCount: Int { views.count + items.count }

    /// Takes an object out of the pool, and puts another in its place. The caller lets go of it.
    func replace(_ number: Int, make: () -> UIView = { UIView() }) -> AnyObject {
        let old = object(number)
        if number < views.count {
            let made = make()
            names[ObjectIdentifier(old)] = nil
            names[ObjectIdentifier(made)] = "v\(number)"
            views[number] = made
        } else if number < observableCount {
            items[number - views.count] = ModelItem()
        } else {
            plain[number - observableCount] = PlainObserver()
        }
        return old
    }

    /// Lets go of everything.
    func releaseAll() {
        let held = (views, items, plain)
        views = []
        items = []
        plain = []
        withExtendedLifetime(held) {}
    }

    /// A value as notifications are compared by.
    func describe(_ value: Any) -> String {
        guard let value = unwrapped(value) else { return "nil" }
        switch value {
        case let view as UIView: return names[ObjectIdentifier(view)] ?? "another view"
        case let views as [UIView]: return "[" + views.map { describe($0) }.joined(separator: " ") + "]"
        default: return "\(value)"
        }
    }

    func make(_ call: ModelCall) {
        switch call {
        case .tag(let view, let value): views[view].tag = value
        case .name(let view, let value): views[view].name = value
        case .mark(let view, let value): views[view].modelMark = value
        case .frame(let view, let value): views[view].frame = value
        case .bounds(let view, let value): views[view].bounds = value
        case .center(let view, let value): views[view].center = value
        case .insert(let view, let parent, let index): views[parent].insertSubview(views[view], at: index)
        case .above(let view, let sibling):
            views[sibling].superview?.insertSubview(views[view], aboveSubview: views[sibling])
        case .remove(let view): views[view].removeFromSuperview()
        case .front(let view): views[view].superview?.bringSubviewToFront(views[view])
        case .back(let view): views[view].superview?.sendSubviewToBack(views[view])
        case .exchange(let view, let first, let second): views[view].exchangeSubview(at: first, withSubviewAt: second)
        case .count(let item, let value): items[item].count = value
        case .label(let item, let value): items[item].label = value
        case .link(let item, let view): items[item].link = view < 0 ? nil : views[view]
        }
    }

    /// A call that is legal at the moment.
    func randomCall(_ random: inout SplitMix64) -> ModelCall {
        let view = random.below(views.count)
        let other = random.below(views.count)
        let superview = views[view].superview
        switch random.below(16) {
        case 0, 1: return .tag(view, random.below(4))
        case 2: return .name(view, [nil, "a", "b"][random.below(3)])
        case 3: return .mark(view, random.below(3))
        case 4: return .frame(view, random.rect(side: 3))
        case 5: return .bounds(view, random.rect(side: 3))
        case 6: return .center(view, CGPoint(x: random.quarter(-3...3), y: random.quarter(-3...3)))
        case 7, 8, 9: return randomMove(view, other, &random)
        case 10 where superview != nil: return random.below(3) == 0 ? .remove(view) : .front(view)
        case 11 where superview != nil: return .back(view)
        case 12 where !views[view].subviews.isEmpty:
            let count = views[view].subviews.count
            return .exchange(view, random.below(count), random.below(count))
        case 13: return .count(random.below(items.count), random.below(3))
        case 14: return .label(random.below(items.count), ["a", "b", ""][random.below(3)])
        case 15: return .link(random.below(items.count), random.below(views.count + 1) - 1)
        default: return .tag(other, random.below(4))
        }
    }

    private func randomMove(_ view: Int, _ other: Int, _ random: inout SplitMix64) -> ModelCall {
        if view == views.count - 1 || views[other].isDescendant(of: views[view]) { return .remove(view) }
        if random.below(4) == 0, let parent = views[other].superview, !parent.isDescendant(of: views[view]) {
            return .above(view, other)
        }
        return .insert(view, into: other, at: random.below(4))
    }
}
