import EspalierSupport
import EspalierViews
import Foundation

extension TreeWatch {
    /// Something to be listed: a view that has other values, or one that came or moved, with all below it.
    private struct Part {
        let view: UIView
        let moments: (start: UInt64, end: UInt64)
        let hasMoved: Bool
    }

    /// Calls `body` for each view that the step has changed or brought in, depth-first.
    ///
    /// - Complexity: O(*c* log *c* + lengths of the paths) in the number *c* of views that have other values, or stand at
    ///   or below one that came or stands at another index.
    func forEachChanged<Failure: Error>(_ body: (ScenarioResult.View) throws(Failure) -> Void) throws(Failure) {
        noteAsked()
        var text = PathText()
        var end: UInt64 = 0
        for part in parts() {
            if end > 0, part.moments.start < end { continue }
            if part.hasMoved {
                end = part.moments.end
                try listMoved(part.view, &text, body)
            } else if let before = old[part.view.reference] {
                counters.compared += 1
                guard isChanged(part.view, before) else { continue }
                let path = text.path(of: part.view, from: root, &places)
                try body(ScenarioResult.View(part.view, path: path, frameBefore: before.frame, classNames))
            }
        }
    }

    /// Asks the views that do not tell.
    func noteAsked() {
        for (id, before) in asked where old[id] == nil {
            counters.compared += 1
            if isChanged(before.view, before) { old[id] = before }
        }
    }

    /// All parts, in the order of the tree. They may lie in one another.
    private func parts() -> [Part] {
        var parts: [Part] = []
        for before in old.values where !before.isGone && !before.isNew {
            parts.append(Part(view: before.view, moments: before.view.moments, hasMoved: false))
        }
        for change in changes.values {
            change.forEachMoved { parts.append(Part(view: $0, moments: $0.moments, hasMoved: true)) }
        }
        // One that has moved and has other values is both.
        parts.sort {
            $0.moments.start != $1.moments.start ? $0.moments.start < $1.moments.start : $0.hasMoved && !$1.hasMoved
        }
        return parts
    }

    private func isChanged(_ view: UIView, _ before: OldView) -> Bool {
        view.frame != before.frame || view.tag != before.tag || view.name != before.name
    }

    /// Lists what is different at and below a view that came or stands at another index.
    private func listMoved<Failure: Error>(
        _ top: UIView, _ text: inout PathText, _ body: (ScenarioResult.View) throws(Failure) -> Void
    ) throws(Failure) {
        /// Of each view on the way down: whether its path is the one before, and where its subviews stood.
        var way: [(isSame: Bool, before: [Int?]?, wasOut: Bool)] = []
        let parent = top.realSuperview
        let topIndex = places.index(of: top)
        try PathText.walk(from: top, path: text.path(of: top, from: root, &places)) {
            (view, walk, path) throws(Failure) in
            counters.visited += 1
            way.removeSubrange(walk.depth...)
            let known = old[view.reference]
            let isNew = known?.isNew ?? false
            var isSame = false
            if !isNew {
                let superview = walk.depth == 0 ? parent : view.realSuperview
                let index = walk.depth == 0 ? topIndex : walk.index
                isSame = hasSamePath(view, known, superview, index, path, way.last)
            }
            way.append((isSame, changes[view.reference]?.all, known?.wasOut ?? false))
            if isNew {
                try body(ScenarioResult.View(view, path: path, classNames))
            } else if let known {
                counters.compared += 1
                if !isSame || isChanged(view, known) {
                    try body(ScenarioResult.View(view, path: path, frameBefore: known.frame, classNames))
                }
            } else if !isSame {
                try body(ScenarioResult.View(view, path: path, frameBefore: view.frame, classNames))
            }
        }
    }

    /// Whether a view that was in the tree has the path that it had, whichever views are on the way.
    private func hasSamePath(
        _ view: UIView, _ known: OldView?, _ superview: UIView?, _ index: Int, _ path: [UInt8],
        _ above: (isSame: Bool, before: [Int?]?, wasOut: Bool)?
    ) -> Bool {
        guard let superview else { return true }
        guard let place = known?.place else {
            // It has the superview that it had. Above what has moved, all paths are what they were.
            let before: Int?
            if let above {
                before = above.before.map { $0[index] } ?? index
            } else {
                before = indexBefore(of: view, at: index, in: superview)
            }
            return before == index && above?.isSame ?? true
        }
        if place.parent == superview.reference {
            return place.index == index && above?.isSame ?? true
        }
        return pathText(of: indicesBefore(of: view)).utf8.elementsEqual(path)
    }
}
