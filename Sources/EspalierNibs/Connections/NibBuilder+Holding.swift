import EspalierControllers
import EspalierViews

extension NibBuilder {
    /// Whether an outlet holds what it leads to. No circle comes of those that do.
    ///
    /// An outlet that leads on in the order of the file, in which what holds a view stands before it, can close none.
    /// One that leads back can close none either if nothing leads on from there.
    /// - Parameter outlet: The element of the outlet.
    func isHeld(_ destination: AnyObject, _ id: String, by source: AnyObject, _ outlet: InterfaceElement) -> Bool {
        if source === destination { return false }
        if source === owner { return true }
        if destination === owner { return false }
        if destination is UIViewController, !(source is UIViewController) { return false }
        if let above = destination as? UIView, (source as? UIView)?.isDescendant(of: above) == true { return false }
        guard let target = content.document.element(id: id), let start = outlet.parent?.parent else { return true }
        return target.index > start.index || !hasOutlets(target)
    }

    /// Whether an element, or one that stands in it, has outlets.
    /// - Complexity: O(elements that stand in it), once for each element.
    private func hasOutlets(_ element: InterfaceElement) -> Bool {
        if let known = outletsKnown[element.index] { return known }
        var isFound = false
        var open = [element]
        while !isFound, let next = open.popLast() {
            isFound = next.name == "outlet" || next.name == "outletCollection"
            open += next.children
        }
        outletsKnown[element.index] = isFound
        return isFound
    }
}
