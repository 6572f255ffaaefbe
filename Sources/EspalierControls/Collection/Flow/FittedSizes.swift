import Foundation

/// The sizes that views have asked for, by element. Of headers and footers the length along the direction of scrolling
/// counts. Never gone through in the order of the tables.
struct FittedSizes {
    private(set) var items: [Int: [Int: CGSize]] = [:]
    private(set) var bands: [CollectionElement: CGSize] = [:]

    var isEmpty: Bool { items.isEmpty && bands.isEmpty }

    mutating func set(_ size: CGSize, of element: CollectionElement) {
        if element.kind == nil {
            items[element.indexPath.section, default: [:]][element.indexPath.item] = size
        } else {
            bands[element] = size
        }
    }

    mutating func remove(_ element: CollectionElement) {
        if element.kind == nil {
            items[element.indexPath.section]?[element.indexPath.item] = nil
        } else {
            bands[element] = nil
        }
    }

    func size(of element: CollectionElement) -> CGSize? {
        element.kind == nil ? items[element.indexPath.section]?[element.indexPath.item] : bands[element]
    }

    func band(_ kind: String, _ section: Int) -> CGSize? {
        bands.isEmpty ? nil : bands[CollectionElement(kind: kind, indexPath: IndexPath(item: 0, section: section))]
    }

    /// Gives each size to what its element has become.
    mutating func rename(_ newElement: (CollectionElement) -> CollectionElement?) {
        if isEmpty { return }
        var new = FittedSizes()
        for (section, sizes) in items {
            for (item, size) in sizes {
                let old = CollectionElement(kind: nil, indexPath: IndexPath(item: item, section: section))
                if let element = newElement(old) { new.set(size, of: element) }
            }
        }
        for (old, size) in bands {
            if let element = newElement(old) { new.set(size, of: element) }
        }
        self = new
    }
}
