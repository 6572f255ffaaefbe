import EspalierViews
import Foundation

/// Real views whose tags are the numbers of a `HierarchyModel`, and what they heard.
final class HierarchyWorld {
    private(set) var views: [UIView] = []
    var events: [HierarchyEvent] = []
    /// Called after each event was noted.
    var whenHeard: ((HierarchyEvent) -> Void)?

    init(count: Int, windows: Int) {
        views = (0..<count).map { number in
            number < windows ? WorldWindow(number, self) : WorldView(number, self)
        }
    }

    /// Real views in the shape of a model, which have heard nothing yet.
    convenience init(_ model: HierarchyModel) {
        self.init(count: model.count, windows: model.windows)
        for (superview, list) in model.children.enumerated() {
            for view in list {
                views[superview].addSubview(views[view])
            }
        }
        events.removeAll(keepingCapacity: true)
    }

    fileprivate func hear(_ kind: HierarchyEvent.Kind, _ subject: UIView, _ other: UIView? = nil) {
        let event = HierarchyEvent(kind: kind, subject: subject.tag, other: other?.tag ?? -1)
        events.append(event)
        whenHeard?(event)
    }

    func make(_ call: HierarchyCall) {
        switch call {
        case .add(let view, let superview): views[superview].addSubview(views[view])
        case .insert(let view, let superview, let index): views[superview].insertSubview(views[view], at: index)
        case .above(let view, let superview, let sibling):
            views[superview].insertSubview(views[view], aboveSubview: views[sibling])
        case .below(let view, let superview, let sibling):
            views[superview].insertSubview(views[view], belowSubview: views[sibling])
        case .exchange(let view, let index, let other):
            views[view].exchangeSubview(at: index, withSubviewAt: other)
        case .front(let view, let superview): views[superview].bringSubviewToFront(views[view])
        case .back(let view, let superview): views[superview].sendSubviewToBack(views[view])
        case .remove(let view): views[view].removeFromSuperview()
        }
    }

    /// The first difference between the real tree and a model; nil when they agree.
    func difference(from model: HierarchyModel) -> String? {
        for view in views {
            let number = view.tag
            let subviews = view.subviews.map(\.tag)
            if subviews != model.children[number] {
                return "subviews of \(number) are \(subviews), not \(model.children[number])"
            }
            let superview = view.superview?.tag ?? -1
            if superview != model.parent[number] {
                return "superview of \(number) is \(superview), not \(model.parent[number])"
            }
            let window = view.window?.tag ?? -1
            if window != model.window(of: number) {
                return "window of \(number) is \(window), not \(model.window(of: number))"
            }
        }
        return nil
    }
}

private final class WorldView: UIView {
    private unowned let world: HierarchyWorld

    init(_ number: Int, _ world: HierarchyWorld) {
        self.world = world
        super.init(frame: .zero)
        tag = number
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func willMove(toSuperview newSuperview: UIView?) { world.hear(.willMoveToSuperview, self, newSuperview) }
    override func didMoveToSuperview() { world.hear(.didMoveToSuperview, self) }
    override func willMove(toWindow newWindow: UIWindow?) { world.hear(.willMoveToWindow, self, newWindow) }
    override func didMoveToWindow() { world.hear(.didMoveToWindow, self) }
    override func didAddSubview(_ subview: UIView) { world.hear(.didAddSubview, self, subview) }
    override func willRemoveSubview(_ subview: UIView) { world.hear(.willRemoveSubview, self, subview) }
}

private final class WorldWindow: UIWindow {
    private unowned let world: HierarchyWorld

    init(_ number: Int, _ world: HierarchyWorld) {
        self.world = world
        super.init(frame: .zero)
        tag = number
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func willMove(toSuperview newSuperview: UIView?) { world.hear(.willMoveToSuperview, self, newSuperview) }
    override func didMoveToSuperview() { world.hear(.didMoveToSuperview, self) }
    override func willMove(toWindow newWindow: UIWindow?) { world.hear(.willMoveToWindow, self, newWindow) }
    override func didMoveToWindow() { world.hear(.didMoveToWindow, self) }
    override func didAddSubview(_ subview: UIView) { world.hear(.didAddSubview, self, subview) }
    override func willRemoveSubview(_ subview: UIView) { world.hear(.willRemoveSubview, self, subview) }
}
