/// Which controllers show other views than before, in a storyboard that was written anew and in which nothing but views of
/// controllers has changed.
package struct ViewChanges: Sendable {
    /// The identifiers of the controllers whose views are others, and of those that show these within their own.
    package private(set) var controllers: Set<String> = []
    /// By the place of an element before: where it stands now, if elsewhere.
    package private(set) var places: [TextPlace: TextPlace] = [:]

    /// Compares two states of a file.
    ///
    /// - Returns: nil where more has changed than views: a controller, a segue, what stands around the scenes. Then any scene may
    ///   be another one.
    /// - Complexity: O(elements, with their attributes).
    package init?(from old: InterfaceDocument, to new: InterfaceDocument) {
        // Two elements of one identifier: which one is meant, other elements decide.
        guard old.reports.isEmpty, new.reports.isEmpty else { return nil }
        let (old, new) = (old.storage, new.storage)
        /// By the number of an element outside of views: the number of its partner.
        var partners: [Int: Int] = [-1: -1]
        var (one, other) = (0, 0)
        while one < old.nodes.count, other < new.nodes.count {
            guard partners[old.nodes[one].parent] == new.nodes[other].parent else { return nil }
            let isView = InterfaceElement(storage: old, index: one).isViewOfController
            guard InterfaceElement(storage: new, index: other).isViewOfController == isView else { return nil }
            if isView {
                let ends = (old.end(of: one), new.end(of: other))
                guard take(old, one..<ends.0, new, other..<ends.1) else { return nil }
                (one, other) = ends
                continue
            }
            guard old.says(one, theSameAs: new, other) else { return nil }
            note(old, one, new, other)
            partners[one] = other
            (one, other) = (one + 1, other + 1)
        }
        guard one == old.nodes.count, other == new.nodes.count else { return nil }
        addOuterControllers(new)
    }

    /// - Returns: false where the views are those of different controllers, or segues lead from them that did not before.
    private mutating func take(
        _ old: InterfaceStorage, _ before: Range<Int>, _ new: InterfaceStorage, _ now: Range<Int>
    ) -> Bool {
        let isSame =
            before.count == now.count
            && zip(before, now).allSatisfy { one, other in
                let isAtTop = one == before.lowerBound
                let parents = (old.nodes[one].parent - before.lowerBound, new.nodes[other].parent - now.lowerBound)
                return (isAtTop || parents.0 == parents.1) && old.says(one, theSameAs: new, other)
            }
        if isSame {
            for (one, other) in zip(before, now) { note(old, one, new, other) }
            return true
        }
        let controller = InterfaceElement(storage: new, index: now.lowerBound).parent?.id
        let segues = (before.filter { old.nodes[$0].name == "segue" }, now.filter { new.nodes[$0].name == "segue" })
        guard let controller, segues.0.count == segues.1.count,
            zip(segues.0, segues.1).allSatisfy({ old.says($0, theSameAs: new, $1) })
        else { return false }
        controllers.insert(controller)
        return true
    }

    private mutating func note(_ old: InterfaceStorage, _ one: Int, _ new: InterfaceStorage, _ other: Int) {
        let (before, now) = (old.nodes[one].place, new.nodes[other].place)
        if before != now { places[before] = now }
    }

    /// Adds the controllers that embed others, or contain them.
    private mutating func addOuterControllers(_ new: InterfaceStorage) {
        if controllers.isEmpty { return }
        var outer: [String: [String]] = [:]
        for index in new.nodes.indices where new.nodes[index].name == "segue" {
            let segue = InterfaceElement(storage: new, index: index)
            guard segue["kind"] == "embed" || segue["relationship"] != nil, let inner = segue["destination"],
                let controller = segue.sceneController?.id
            else { continue }
            outer[inner, default: []].append(controller)
        }
        var waiting = Array(controllers)
        while let inner = waiting.popLast() {
            waiting += (outer[inner] ?? []).filter { controllers.insert($0).inserted }
        }
    }
}

extension InterfaceElement {
    /// Whether it is the view of a controller, with all that the controller shows.
    fileprivate var isViewOfController: Bool { key == "view" && parent?.isController ?? false }
}

extension InterfaceStorage {
    /// The number behind the last element that stands in an element.
    fileprivate func end(of index: Int) -> Int {
        var end = index + 1
        while end < nodes.count, nodes[end].parent >= index { end += 1 }
        return end
    }

    /// Whether an element has the name, the text and the attributes of another one.
    fileprivate func says(_ index: Int, theSameAs other: InterfaceStorage, _ number: Int) -> Bool {
        let (one, two) = (nodes[index], other.nodes[number])
        return one.name == two.name && one.text == two.text && one.attributes.count == two.attributes.count
            && zip(attributes[one.attributes], other.attributes[two.attributes]).allSatisfy { $0 == $1 }
    }
}
