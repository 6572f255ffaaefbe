import EspalierSupport
import EspalierViews
import Foundation

// The tree as it was at the end of the step before.
extension TreeWatch {
    /// The index before of a view that is where it was, or beside it.
    func indexBefore(of view: UIView, at index: Int, in superview: UIView) -> Int? {
        guard let change = changes[superview.reference] else { return index }
        return change.old(view, at: index)
    }

    /// The path of a view; nil for one that was not in the tree.
    ///
    /// - Complexity: as `indicesBefore(of:)`.
    func pathBefore(of view: UIView) -> String? {
        if let known = old[view.reference] {
            if known.isNew { return nil }
        } else if !isThere(view) {
            return nil
        }
        return pathText(of: indicesBefore(of: view))
    }

    /// The indices on the way from the root to where a view stood; none for the root.
    ///
    /// - Complexity: O(depth), and what the indices take.
    func indicesBefore(of view: UIView) -> [Int] {
        var indices: [Int] = []
        var current = view.reference
        while current != orderRoot {
            let id = current
            if let place = old[id]?.place {
                indices.append(place.index)
                current = place.parent
                continue
            }
            // One that is gone has a place: this one is there.
            let there = current.object
            guard let superview = there.realSuperview else { break }
            indices.append(indexBefore(of: there, at: places.index(of: there), in: superview) ?? 0)
            current = superview.reference
        }
        return indices.reversed()
    }

    /// The paths before of the views that are gone, depth-first, as many as a result has room for.
    ///
    /// - Complexity: O(*g* log *g* + lengths of the paths) in the number *g* of those views.
    func removedPaths(_ budget: ResultBudget) -> [String] {
        var below: [ViewReference: [(index: Int, id: ViewReference)]] = [:]
        var tops: [(path: [Int], id: ViewReference)] = []
        for (id, before) in old where before.isGone {
            guard let place = before.place else { continue }
            let parent = place.parent
            if old[parent]?.isGone ?? false {
                below[parent, default: []].append((place.index, id))
            } else {
                tops.append((indicesBefore(of: place.parent.object) + [place.index], id))
            }
        }
        var paths: [String] = []
        for top in tops.ordered(by: { $0.path.lexicographicallyPrecedes($1.path) }) {
            var open = [(path: pathText(of: top.path), id: top.id)]
            while let (path, id) = open.popLast() {
                guard budget.make(path.utf8.count) else { return paths }
                paths.append(path)
                guard let list = below[id] else { continue }
                for child in list.ordered(by: { $0.index > $1.index }) {
                    open.append(("\(path)/\(child.index)", child.id))
                }
            }
        }
        return paths
    }

    /// Calls `body` for each view of the tree before, depth-first, with its path. Only where classes are noted.
    ///
    /// - Complexity: O(number of views), and O(*n* log *n*) for lists that have changed.
    func forEachBefore<Failure: Error>(_ body: (ScenarioResult.View) throws(Failure) -> Void) throws(Failure) {
        noteAsked()
        var placed: [ViewReference: [(index: Int, view: ViewReference)]] = [:]
        for before in old.values {
            guard let place = before.place else { continue }
            placed[place.parent, default: []].append((place.index, before.reference))
        }
        var open: [(path: [UInt8], view: ViewReference)] = [([], orderRoot)]
        while let (path, view) = open.popLast() {
            try body(entryBefore(of: view, path: path.isEmpty ? PathText.root : path))
            for child in childrenBefore(of: view, placed).reversed() {
                var path = path
                PathText.append(child.index, to: &path)
                open.append((path, child.view))
            }
        }
    }

    /// The subviews that a view had.
    private func childrenBefore(
        of view: ViewReference, _ placed: [ViewReference: [(index: Int, view: ViewReference)]]
    ) -> [(index: Int, view: ViewReference)] {
        let id = view
        var children = placed[id] ?? []
        if !(old[id]?.wasOut ?? false) {
            let all = changes[id]?.all
            var index = 0
            view.object.forEachChild { child in
                let known = old[child.reference]
                let before = all.map { $0[index] } ?? index
                if known?.place == nil, !(known?.isNew ?? false), let before {
                    children.append((before, child.reference))
                }
                index += 1
            }
        }
        if old[id] != nil || changes[id] != nil { children.sort { $0.index < $1.index } }
        return children
    }

    private func entryBefore(of view: ViewReference, path: [UInt8]) -> ScenarioResult.View {
        guard let before = old[view] else {
            return ScenarioResult.View(view.object, path: path, classNames)
        }
        return ScenarioResult.View(
            path: String(decoding: path, as: UTF8.self),
            className: before.className ?? classNames.name(of: view.object),
            name: before.name, tag: before.tag, frame: before.frame)
    }
}
