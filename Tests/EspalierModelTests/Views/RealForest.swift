import EspalierLayout
import EspalierRelatives
import EspalierViews
import Foundation

@testable import LayoutOracle

/// The views of a program, made and changed along with the model.
final class RealForest {
    let profile: ViewProfile
    let life = LivingCount()
    private(set) var views: [UIView] = []
    private(set) var cells = [RealCell(nil), RealCell(nil)]
    var tokens: [Int: KeyValueObservation] = [:]
    var holders: [Int: BlockHolder] = [:]
    var watchers: [Int: HierarchyObservation] = [:]
    var indexes: [Int: (index: GroupIndex<Int>, key: IndexKey)] = [:]
    private var armed = ArmedOperations<Callback, [ViewOperation]>()

    var events: [ModelEvent] = []
    var laidOut: [Int] = []
    var reactions = 0
    private(set) var cycles = 0
    /// Something that was wrong in itself.
    var mistake: String?
    private var depth = 0

    init(_ profile: ViewProfile) {
        self.profile = profile
        for number in 0..<profile.count {
            let view = makeView(number)
            view.frame = profile.frames[number]
            views.append(view)
        }
    }

    deinit {
        // Their views are going, and need not be heard.
        for token in tokens.values { token.invalidate() }
        for watcher in watchers.values { watcher.invalidate() }
    }

    private func makeView(_ number: Int) -> UIView {
        if number < profile.windows { return RealWindow(number, self) }
        return number % 3 == 0 ? OtherRealView(number, self) : RealView(number, self)
    }

    static func number(of view: UIView?) -> Int {
        guard let view else { return -1 }
        return (view as? RealView)?.number ?? (view as? RealWindow)?.number ?? -1
    }

    func hear(_ view: Int, _ callback: Callback, _ other: Int = -1) {
        events.append(ModelEvent(kind: .callback, who: view, what: callback.rawValue, view: other))
        react(view, callback)
    }

    func react(_ view: Int, _ callback: Callback) {
        guard let operations = armed.take(view, callback) else { return }
        reactions += 1
        for operation in operations { perform(operation) }
    }

    func perform(_ operation: ViewOperation) {
        depth += 1
        defer { depth -= 1 }
        switch operation {
        case .add, .insert, .above, .below, .exchange, .front, .back, .remove: arrange(operation)
        case .replace(let view): if depth == 1 { replace(view) }
        case .frame, .bounds, .scroll, .center, .transform, .mask, .resizes, .tag, .name, .hidden, .stored:
            set(operation)
        case .observe, .endObserving, .watch, .endWatching, .index, .endIndex: observe(operation)
        case .ask, .askIndex: break
        case .rule, .refusedRule: rule(operation)
        case .cell(let cell, let number): cells[cell].layoutNumber = number
        case .mark(let view): views[view].setNeedsLayout()
        case .pass(let view): pass(views[view])
        case .inside(let view, let callback, let operations): armed.arm(view, callback, operations)
        case .together(let operations):
            UIView.performChanges { for operation in operations { perform(operation) } }
        }
    }

    private func arrange(_ operation: ViewOperation) {
        func mayAdd(_ view: Int, to parent: UIView) -> Bool {
            view >= profile.windows && !parent.isDescendant(of: views[view])
        }
        switch operation {
        case .add(let view, let parent):
            if mayAdd(view, to: views[parent]) { views[parent].addSubview(views[view]) }
        case .insert(let view, let parent, let index):
            if mayAdd(view, to: views[parent]) { views[parent].insertSubview(views[view], at: index) }
        case .above(let view, let other):
            guard let parent = views[other].superview, view != other, mayAdd(view, to: parent) else { return }
            parent.insertSubview(views[view], aboveSubview: views[other])
        case .below(let view, let other):
            guard let parent = views[other].superview, view != other, mayAdd(view, to: parent) else { return }
            parent.insertSubview(views[view], belowSubview: views[other])
        case .exchange(let view, let one, let other):
            let places = views[view].subviews.indices
            if places.contains(one), places.contains(other) {
                views[view].exchangeSubview(at: one, withSubviewAt: other)
            }
        case .front(let view): views[view].superview?.bringSubviewToFront(views[view])
        case .back(let view): views[view].superview?.sendSubviewToBack(views[view])
        case .remove(let view): views[view].removeFromSuperview()
        default: break
        }
    }

    private func set(_ operation: ViewOperation) {
        switch operation {
        case .frame(let view, let rect): views[view].frame = rect
        case .bounds(let view, let rect): views[view].bounds = rect
        case .scroll(let view, let point): views[view].bounds.origin = point
        case .center(let view, let point): views[view].center = point
        case .transform(let view, let turning): views[view].transform = turning.transform
        case .mask(let view, let mask):
            views[view].autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask))
        case .resizes(let view, let value): views[view].autoresizesSubviews = value
        case .tag(let view, let value): views[view].tag = value
        case .name(let view, let value): views[view].name = value == 0 ? nil : "n\(value)"
        case .hidden(let view, let value): views[view].isHidden = value
        case .stored(let view, let value): views[view][stored: RealView.stored] = value
        default: break
        }
    }

    private func replace(_ view: Int) {
        if view < profile.windows { return }
        for child in views[view].subviews where child.superview === views[view] { child.removeFromSuperview() }
        views[view].removeFromSuperview()
        if views[view].superview != nil || !views[view].subviews.isEmpty { return }
        armed.disarm(view)
        weak let gone = views[view]
        views[view] = makeView(view)
        if gone != nil { mistake = "v\(view) is held by somebody" }
    }

    private func rule(_ operation: ViewOperation) {
        switch operation {
        case .rule(let view, let statements):
            do { try add(statements, to: view, wrong: "") } catch { mistake = "refused: \(error)" }
        case .refusedRule(let view, let statements, let wrong):
            do {
                try add(statements, to: view, wrong: wrong)
                mistake = "a wrong text was taken"
            } catch {}
        default: break
        }
    }

    private func add(_ statements: [ModelExpression], to view: Int, wrong: String) throws {
        let (text, given) = ModelExpression.written(statements)
        let arguments = given.map { argument -> LayoutArgument in
            switch argument {
            case .view(let other): return .view(views[other])
            case .number(let number): return .number(number)
            case .function(let cell):
                let cell = cells[cell]
                return .block { _ in cell.layoutNumber }
            case .object(let cell): return .object(cells[cell])
            }
        }
        try views[view].layoutRules.add(text + wrong, arguments: arguments)
    }

    private func pass(_ view: UIView) {
        var root = view
        while let parent = root.superview { root = parent }
        root.diagnosticsHandler = { [unowned self] in
            if $0.message.contains("cycle") {
                cycles += 1
            } else if !$0.message.contains("not a finite number"), !$0.message.contains("measured is gone") {
                mistake = $0.message
            }
        }
        laidOut = []
        if profile.hasRules { root.setNeedsLayout() }
        root.layoutIfNeeded()
    }
}

/// Something that observes by blocks.
final class BlockHolder {}
