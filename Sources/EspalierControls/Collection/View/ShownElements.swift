import EspalierSupport
import Foundation

/// The views of a collection view that are shown, by element.
struct ShownElements {
    private var viewsByElement: [CollectionElement: UICollectionReusableView] = [:]
    /// All of them, in order.
    private(set) var elements: [CollectionElement] = []

    var isEmpty: Bool { elements.isEmpty }

    subscript(element: CollectionElement) -> UICollectionReusableView? { viewsByElement[element] }

    /// All views, in the order of their elements.
    var views: [UICollectionReusableView] { elements.compactMap { viewsByElement[$0] } }

    var cells: [UICollectionViewCell] { views(of: nil).compactMap { $0 as? UICollectionViewCell } }

    func views(of kind: String?) -> [UICollectionReusableView] {
        elements.compactMap { $0.kind == kind ? viewsByElement[$0] : nil }
    }

    func paths(of kind: String?) -> [IndexPath] {
        elements.compactMap { $0.kind == kind ? $0.indexPath : nil }
    }

    /// Adds a view that is not shown yet, for an element that is not.
    mutating func add(_ view: UICollectionReusableView, _ element: CollectionElement) {
        viewsByElement[element] = view
        elements.insert(element, at: place(of: element))
        view.shownElement = element
    }

    /// Takes the view of an element out.
    mutating func remove(_ element: CollectionElement) -> UICollectionReusableView? {
        guard let view = viewsByElement.removeValue(forKey: element) else { return nil }
        elements.remove(at: place(of: element))
        view.shownElement = nil
        return view
    }

    /// Where an element stands, or would stand.
    private func place(of element: CollectionElement) -> Int {
        var low = 0
        var high = elements.count
        while low < high {
            let middle = (low + high) / 2
            if elements[middle] < element { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Gives the views that stay the elements that theirs have become.
    mutating func rename(_ newElement: (CollectionElement) -> CollectionElement?) {
        let old = viewsByElement
        let renamed = elements.compactMap { element in newElement(element).map { (element, $0) } }
        viewsByElement = [:]
        for (element, new) in renamed {
            viewsByElement[new] = old[element]
            old[element]?.shownElement = new
        }
        elements = renamed.map(\.1).ordered()
    }
}
