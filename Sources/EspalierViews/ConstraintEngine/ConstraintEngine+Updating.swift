import EspalierSolver
import Foundation

// Going through what has changed, before the system is solved.
extension ConstraintEngine {
    /// Whether something waits to be brought in.
    var hasNews: Bool {
        !holding.isEmpty || !pending.isEmpty || !stale.isEmpty || !states.isEmpty || !given.isEmpty || !wishing.isEmpty
            || !insetNews.isEmpty
    }

    /// How often the lists are gone through anew because user code in them has filled them again. What is left then
    /// waits for the next solving.
    private static let passBudget = 4

    /// Goes through the lists until they are empty.
    func update() {
        if orderHasChanged {
            orderHasChanged = false
            system.orderDidChange()
        }
        for _ in 0..<Self.passBudget where hasNews {
            updateStates()
            updateInsets()
            translateAll()
            // Translating makes nodes.
            updateStates()
            updateAllGiven()
            updateWishes()
        }
        updateStates()
    }

    private func updateStates() {
        var index: Int32 = 0
        while Int(index) < states.count {
            let node = states[index]
            nodes[node].marks.remove(.inStates)
            updateState(node)
            index += 1
        }
        states.removeAll()
    }

    private func updateInsets() {
        if hasGivenUp { return }
        let count = insetNews.count
        for index in 0..<Int32(count) {
            let node = insetNews[index]
            nodes[node].marks.remove(.inInsets)
            guard let view = nodes[node].view?.object else { continue }
            readInsets(of: node, view)
            if isAlive(node, view), nodes[node].marks.contains(.usesInsets) { noteTranslations(of: node) }
        }
        insetNews.removeFirst(count)
    }

    private func translateAll() {
        if !stale.isEmpty {
            let list = stale
            stale = []
            onlyConstants = true
            for constraint in list { translate(constraint) }
            onlyConstants = false
        }
        translateHeld()
        if pending.isEmpty { return }
        let list = pending
        pending = []
        for constraint in list where number(of: constraint) < 0 { translate(constraint) }
    }

    private func translateHeld() {
        var index: Int32 = 0
        while Int(index) < holding.count {
            let node = holding[index]
            index += 1
            guard nodes[node].marks.contains(.inHolding) else { continue }
            nodes[node].marks.remove(.inHolding)
            nodes[node].item?.with { item in
                guard !item.isGuide else { return }
                unsafeDowncast(item, to: ConstraintRecord.self).forEachHeld {
                    if number(of: $0) < 0, !translatePlainly($0, heldBy: node) { pending.append($0) }
                }
            }
        }
        holding.removeAll()
    }

    private func updateAllGiven() {
        given.elements.forEach { node in
            nodes[node].marks.remove(.inGiven)
            updateGiven(node)
        }
        given.removeAll()
    }

    private func updateWishes() {
        let count = wishing.count
        for index in 0..<Int32(count) {
            let node = wishing[index]
            nodes[node].marks.remove(.inWishes)
            updateWish(node)
        }
        wishing.removeFirst(count)
    }

    /// Finds again what comes from insets that change without being told, where they have changed.
    func noteFluid() {
        if hasGivenUp { return }
        var kept: Int32 = 0
        for index in 0..<Int32(fluid.count) {
            let node = fluid[index]
            guard let view = nodes[node].view?.object, nodes[node].marks.contains(.usesInsets) else {
                nodes[node].marks.remove(.fluid)
                fluidInsets[node] = nil
                continue
            }
            fluid[kept] = node
            kept += 1
            let insets = FluidInsets(view)
            if fluidInsets[node] == insets { continue }
            // To ask a view for its margins may run code of its class.
            guard isAlive(node, view) else { continue }
            fluidInsets[node] = insets
            noteTranslations(of: node)
        }
        while fluid.count > Int(kept) { _ = fluid.popLast() }
    }
}

/// All that insets of a view's guides and its margins follow from: where it is the same, they are.
struct FluidInsets: Equatable {
    private let safeArea: UIEdgeInsets
    private let margins: UIEdgeInsets
    private let size: CGSize
    private let keyboard: CGFloat?

    init(_ view: UIView) {
        safeArea = view.safeAreaInsets
        margins = view.layoutMargins
        size = view.rect.size
        keyboard = view.coveredByKeyboard
    }
}
