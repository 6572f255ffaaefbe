import EspalierViews

/// Writes the paths of views, where many are written one after the other: those of siblings have one beginning.
struct PathText {
    /// The present path, without the slash of the root.
    private var bytes: [UInt8] = []
    /// How much of it is the path of the superview.
    private var prefix = 0
    /// The superview of the view that was asked for last, and that view. They are compared, and never looked at unless the
    /// caller says that the tree is the same.
    private var last: (parent: ViewReference, view: ViewReference, index: Int)?
    /// So many siblings are passed on the way from the last one.
    private static let near = 64

    /// The path of a view of a tree, from a root on.
    ///
    /// Between two calls the tree must not change.
    ///
    /// - Complexity: O(length of the path), and what `places` takes, for the indices on the way.
    mutating func path(of view: UIView, from root: UIView, _ places: inout SiblingIndexes) -> [UInt8] {
        guard view !== root, let parent = view.realSuperview else { return Self.root }
        if let last, last.parent == parent.reference {
            bytes.removeSubrange(prefix...)
        } else {
            begin(at: parent, from: root, &places)
        }
        let index = indexAfterLast(view) ?? places.index(of: view)
        last = (parent.reference, view.reference, index)
        Self.append(index, to: &bytes)
        return bytes
    }

    static let root = [UInt8(ascii: "/")]

    private mutating func begin(at parent: UIView, from root: UIView, _ places: inout SiblingIndexes) {
        last = nil
        var indices: [Int] = []
        var current = parent
        while current !== root, let superview = current.realSuperview {
            indices.append(places.index(of: current))
            current = superview
        }
        bytes.removeAll(keepingCapacity: true)
        for index in indices.reversed() { Self.append(index, to: &bytes) }
        prefix = bytes.count
    }

    /// The index of a view that stands a little behind the last one.
    private func indexAfterLast(_ view: UIView) -> Int? {
        guard let last else { return nil }
        var current = last.view
        for distance in 0...Self.near {
            if current == view.reference { return last.index + distance }
            guard let next = current.object.nextSiblingReference else { return nil }
            current = next
        }
        return nil
    }

    /// Appends a slash and an index.
    static func append(_ index: Int, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "/"))
        if index < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(index)) }
        bytes.append(contentsOf: String(index).utf8)
    }
}
