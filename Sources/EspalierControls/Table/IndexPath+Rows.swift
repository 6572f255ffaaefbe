import EspalierViews
import Foundation

// What UIKit adds to index paths. Foundation has none of it outside of Apple's systems.
extension IndexPath {
    /// Makes the path of a row in a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Makes the path of an item in a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section: the first part.
    /// - Precondition: the path has two parts.
    public var section: Int {
        get { part(0, called: "section") }
        set { setPart(0, newValue, called: "section") }
    }

    /// The row in its section: the second part.
    /// - Precondition: the path has two parts.
    public var row: Int {
        get { part(1, called: "row") }
        set { setPart(1, newValue, called: "row") }
    }

    /// The item in its section: the second part.
    /// - Precondition: the path has two parts.
    public var item: Int {
        get { part(1, called: "item") }
        set { setPart(1, newValue, called: "item") }
    }

    private func part(_ index: Int, called name: String) -> Int {
        guard count == 2 else { trap("the \(name) of an index path of \(count) parts: it needs 2") }
        return self[index]
    }

    private mutating func setPart(_ index: Int, _ new: Int, called name: String) {
        guard count == 2 else { trap("the \(name) of an index path of \(count) parts was set: it needs 2") }
        self[index] = new
    }
}
