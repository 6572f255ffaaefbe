import EspalierViews

/// A walk over a tree, depth-first, with the path of each view: it costs what the paths are long, and no search.
struct PathWalk {
    /// A view whose subviews are being passed.
    private struct Level {
        /// How much of the present path is the view's.
        let prefix: Int
        /// The index of the next subview.
        var next: Int
    }

    /// How many views stand between the top and the present one; 0 for the top.
    private(set) var depth = 0
    /// The index of the present view among its siblings; of the top, where it was said to stand.
    private(set) var index: Int
    /// The path of the present view.
    var path: [UInt8] { bytes.isEmpty ? PathText.root : bytes }

    private var bytes: [UInt8]
    private var levels: [Level] = []

    private init(path: [UInt8], index: Int) {
        bytes = path == PathText.root ? [] : path
        self.index = index
    }

    /// Calls `body` for a view and each one below it. It must not change the tree.
    ///
    /// - Parameters:
    ///   - path: The path of `top`.
    ///   - index: The index of `top` among its siblings.
    static func walk<Failure: Error>(
        from top: UIView, path: [UInt8] = PathText.root, index: Int = 0,
        _ body: (UIView, PathWalk) throws(Failure) -> Void
    ) throws(Failure) {
        var walk = PathWalk(path: path, index: index)
        var current = top
        while true {
            try body(current, walk)
            if let child = current.firstChildReference {
                walk.enter()
                current = child.object
                continue
            }
            while true {
                if current === top { return }
                if let sibling = current.nextSiblingReference {
                    walk.next()
                    current = sibling.object
                    break
                }
                guard let parent = current.realSuperview else { return }
                walk.leave()
                current = parent
            }
        }
    }

    private mutating func enter() {
        levels.append(Level(prefix: bytes.count, next: 0))
        depth += 1
        next()
    }

    private mutating func next() {
        let level = levels[depth - 1]
        bytes.removeSubrange(level.prefix...)
        index = level.next
        PathText.append(index, to: &bytes)
        levels[depth - 1].next = index + 1
    }

    private mutating func leave() {
        levels.removeLast()
        depth -= 1
    }
}
