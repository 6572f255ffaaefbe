import EspalierViews
import Foundation

/// The arranged views of a stack, in order. It holds none of them: each is a subview, which the stack holds, and leaves
/// the list when it leaves the stack.
struct ArrangedList {
    /// nil where a view was taken out and the list was not yet moved up.
    private var slots: ContiguousArray<ViewReference?> = []
    /// Where each view stands. Never iterated.
    private var places: [ObjectIdentifier: Int] = [:]
    /// The spacing after a view that has one of its own. Never iterated.
    private var spacings: [ObjectIdentifier: CGFloat] = [:]

    var count: Int { places.count }

    /// The views, in order.
    /// - Complexity: O(count).
    var views: [UIView] { slots.compactMap { $0?.object } }

    func contains(_ view: UIView) -> Bool { places[ObjectIdentifier(view)] != nil }

    func spacing(after view: UIView) -> CGFloat? {
        spacings.isEmpty ? nil : spacings[ObjectIdentifier(view)]
    }

    /// Sets the spacing after a view of the list; nil takes it away.
    mutating func setSpacing(_ spacing: CGFloat?, after view: UIView) {
        spacings[ObjectIdentifier(view)] = spacing
    }

    /// Puts a view, which is not in the list, at an index; at the end if that is beyond it.
    /// - Complexity: O(1) amortised at the end, else O(count).
    mutating func insert(_ view: UIView, at index: Int) {
        if index >= count {
            places[ObjectIdentifier(view)] = slots.count
            slots.append(Handle(view))
            return
        }
        let hadGaps = slots.count != count
        if hadGaps { moveUp() }
        slots.insert(Handle(view), at: index)
        renumber(from: hadGaps ? 0 : index)
    }

    /// Takes a view out, if it is in the list, and the spacing after it.
    /// - Complexity: O(1) amortised.
    mutating func remove(_ view: UIView) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(view)) else { return }
        spacings[ObjectIdentifier(view)] = nil
        slots[place] = nil
        while let last = slots.last, last == nil { slots.removeLast() }
        if slots.count > 16, count < slots.count / 2 {
            moveUp()
            renumber(from: 0)
        }
    }

    private mutating func moveUp() {
        slots.removeAll { $0 == nil }
    }

    private mutating func renumber(from start: Int) {
        for place in slots.indices.dropFirst(start) {
            if let view = slots[place] { places[ObjectIdentifier(view.object)] = place }
        }
    }
}
