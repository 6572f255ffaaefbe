import EspalierContainers
import EspalierControllers
import EspalierViews

extension ControllerWorld {
    /// What is wrong after an operation; nil if nothing is.
    func mistake(after operation: ControllerOperation) -> String? {
        if let mistake { return mistake }
        if let mistake = linkMistake() { return mistake }
        if reactions > 0 {
            // What a callback did in the middle of something else is looked at by the invariants alone.
            reactions = 0
            takeOver()
        } else if let mistake = listMistake() {
            return mistake
        }
        if case .rest = operation { return restMistake() }
        return nil
    }

    private var all: [UIViewController] { probes + [navigation] + boxes.compactMap { $0.view } }

    /// Parents and children know one another, and their views lie in the same window.
    private func linkMistake() -> String? {
        for controller in all {
            let number = number(of: controller)
            for child in controller.children where child.parent !== controller {
                return "p\(self.number(of: child)) is a child of p\(number) and does not know it"
            }
            // Who is taken off a stack keeps its parent until it has disappeared.
            if let parent = controller.parent, parent !== navigation,
                !parent.children.contains(where: { $0 === controller })
            {
                return "p\(number) has a parent that does not know it"
            }
            if let presented = controller.presentedViewController, presented.presentingViewController == nil {
                return "p\(self.number(of: presented)) is presented by p\(number) and does not know it"
            }
            controller.viewIfLoaded?.checkInvariants()
        }
        for (slot, box) in boxes.enumerated() {
            if let page = box.view, page.viewIfLoaded?.superview !== box { return "what c\(slot) holds is elsewhere" }
            if box.view == nil && !box.subviews.isEmpty { return "c\(slot) is empty, and has subviews" }
            if let page = box.view, let parent = box.parent, page.parent !== parent {
                return "what c\(slot) holds has another parent"
            }
        }
        for window in windows { window.checkInvariants() }
        // One transition of a stack is brought to its end before the next begins.
        let coming = Self.pushed.filter { [.willAppear, .isAppearing].contains(probes[$0].state) }
        let going = Self.pushed.filter { probes[$0].state == .willDisappear }
        if coming.count > 1 || going.count > 1 { return "\(coming) are coming and \(going) going at once" }
        return nil
    }

    private func listMistake() -> String? {
        for number in 0...Self.stack {
            let found = controller(number).children.map(self.number)
            if found != children[number] ?? [] {
                return "p\(number) has the children \(found), not \(children[number] ?? [])"
            }
        }
        let stack = navigation.viewControllers.map(number)
        if stack != children[Self.stack] ?? [] { return "the stack is \(stack), not \(children[Self.stack] ?? [])" }
        for (slot, box) in boxes.enumerated() {
            if box.view?.number != held[slot] {
                return "c\(slot) holds p\(box.view?.number ?? -1), not \(held[slot] ?? -1)"
            }
            if box.parent.map(number) != parents[slot] {
                return "c\(slot) has another parent than p\(parents[slot] ?? -1)"
            }
            if (box.superview != nil) != placed[slot] { return "c\(slot) is in a superview or not" }
        }
        let living = Self.stack + held.compactMap { $0 }.count
        return life.count == living ? nil : "\(life.count) controllers live, not \(living)"
    }

    private func takeOver() {
        for number in 0...Self.stack { children[number] = controller(number).children.map(self.number) }
        for (slot, box) in boxes.enumerated() {
            held[slot] = box.view?.number
            parents[slot] = box.parent.map(number)
            placed[slot] = box.superview != nil
        }
    }

    /// When nothing moves, those have appeared whose views, and whose parents' views, are in a window on the screen.
    private func restMistake() -> String? {
        for probe in probes + boxes.compactMap({ $0.view }) {
            // A container may lie below another controller than its own: what that means is left open.
            if let view = probe.viewIfLoaded, let parent = probe.parent,
                !(parent.viewIfLoaded.map { view.isDescendant(of: $0) } ?? false)
            {
                continue
            }
            var isCarried = true
            var current: UIViewController? = probe
            while let controller = current {
                let window = controller.viewIfLoaded?.window
                isCarried = isCarried && window != nil && window?.isHidden == false
                current = controller.parent
            }
            let expected = isCarried ? Appearance.didAppear : .didDisappear
            if probe.state != expected { return "p\(probe.number) is left at \(probe.state), not \(expected)" }
        }
        return nil
    }
}
