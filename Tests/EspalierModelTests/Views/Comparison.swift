import EspalierRelatives
import EspalierViews
import Foundation

/// The model and the views, side by side.
struct Comparison {
    let model: ModelForest
    let real: RealForest

    init(_ model: ModelForest, _ real: RealForest) {
        self.model = model
        self.real = real
    }

    /// What differs; nil if nothing does. Forgets what was heard.
    func mistake(after operation: ViewOperation?, isFull: Bool) -> String? {
        defer {
            model.events.removeAll(keepingCapacity: true)
            real.events.removeAll(keepingCapacity: true)
            model.reactions = 0
            real.reactions = 0
        }
        if let mistake = real.mistake { return mistake }
        if let mistake = events(operation) { return mistake }
        if model.cycles != real.cycles { return "\(real.cycles) cycles so far, not \(model.cycles)" }
        switch operation {
        case .ask(let question, let view, let other, let number):
            if let mistake = answer(question, view, other, number) { return mistake }
        case .askIndex(let slot, let panel, let key):
            if let mistake = indexMistake(slot, panel, key) { return mistake }
        case .pass:
            let missed = model.dueToLayOut.filter { !real.laidOut.contains($0) }
            model.dueToLayOut = []
            if !missed.isEmpty { return "\(missed) were marked and not laid out" }
            // Without rules nothing marks a view anew during a pass, but what its reactions change.
            if !model.profile.hasRules, model.reactions == 0, Set(real.laidOut).count != real.laidOut.count {
                return "laid out twice: \(real.laidOut)"
            }
        default: break
        }
        return isFull ? full() : nil
    }

    private func events(_ operation: ViewOperation?) -> String? {
        var (expected, heard) = (model.events, real.events)
        if expected.isEmpty && heard.isEmpty { return nil }
        if model.reactions != real.reactions { return "\(real.reactions) reactions, not \(model.reactions)" }
        if model.reactions > 0 || isTogether(operation) {
            // What an outer change tells as old and new, once an inner one has changed it too, is left open.
            for index in expected.indices where expected[index].kind == .value { expected[index].forgetValues() }
            for index in heard.indices where heard[index].kind == .value { heard[index].forgetValues() }
        }
        // A solver writes in an order of its own.
        if case .pass = operation {
            expected.sort(by: ModelEvent.isBefore)
            heard.sort(by: ModelEvent.isBefore)
        }
        if expected == heard { return nil }
        let same = zip(expected, heard).prefix { $0 == $1 }.count
        return "heard \(heard.dropFirst(same).prefix(4)) instead of \(expected.dropFirst(same).prefix(4))"
            + (same > 0 ? " after \(heard[same - 1])" : "")
    }

    private func isTogether(_ operation: ViewOperation?) -> Bool {
        if case .together = operation { true } else { false }
    }

    private func full() -> String? {
        for number in model.views.indices {
            let view = real.views[number]
            let expected = model.views[number]
            if RealForest.number(of: view.superview) != expected.parent {
                return "v\(number) is in \(RealForest.number(of: view.superview)), not \(expected.parent)"
            }
            let subviews = view.subviews
            var isSame = subviews.count == expected.children.count
            if isSame {
                for (index, child) in expected.children.enumerated() where subviews[index] !== real.views[child] {
                    isSame = false
                }
            }
            if !isSame { return "v\(number) has \(subviews.map(RealForest.number)), not \(expected.children)" }
            let window = RealForest.number(of: view.window)
            if window != model.window(of: number) { return "v\(number) is in the window \(window)" }
            if view.tag != expected.tag { return "v\(number) has the tag \(view.tag)" }
            if view.isHidden != expected.isHidden { return "v\(number) is hidden or not" }
            if view.name != (expected.name == 0 ? nil : "n\(expected.name)") {
                return "v\(number) has the name \(view.name ?? "nil")"
            }
            if view[stored: RealView.stored] != expected.stored { return "v\(number) has another stored value" }
            if let mistake = geometry(number, view) { return mistake }
            view.checkInvariants()
            if expected.parent < 0, let mistake = view.hierarchyScopeMistake() { return mistake }
        }
        return nil
    }

    private func geometry(_ number: Int, _ view: UIView) -> String? {
        let expected = model.views[number]
        let stored = view.storedGeometry
        if stored.rect == expected.rect && stored.center == expected.center && stored.boundsOrigin == expected.origin
            && (expected.turning == .identity || view.frame == model.frame(of: number))
        {
            return nil
        }
        let far = [stored.rect.minX, stored.rect.minY, stored.rect.width, stored.rect.height].map(abs).max() ?? 0
        let limit = 1e-9 * max(1, far)
        func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
            abs(one.minX - other.minX) <= limit && abs(one.minY - other.minY) <= limit
                && abs(one.width - other.width) <= limit && abs(one.height - other.height) <= limit
        }
        guard isNear(view.frame, model.frame(of: number)), isNear(view.bounds, model.bounds(of: number)),
            abs(view.center.x - expected.center.x) <= limit, abs(view.center.y - expected.center.y) <= limit
        else {
            return "v\(number) has the frame \(view.frame), bounds \(view.bounds), centre \(view.center), not "
                + "\(model.frame(of: number)), \(model.bounds(of: number)), \(expected.center)"
        }
        // A rounding: the model goes on from there.
        model.views[number].rect = stored.rect
        model.views[number].center = stored.center
        return nil
    }
}

extension ModelEvent {
    mutating func forgetValues() {
        old = 0
        new = 0
    }

    static func isBefore(_ one: ModelEvent, _ other: ModelEvent) -> Bool {
        (one.kind.rawValue, one.who, one.what, one.view, one.place) < (
            other.kind.rawValue, other.who, other.what, other.view, other.place
        )
    }
}
