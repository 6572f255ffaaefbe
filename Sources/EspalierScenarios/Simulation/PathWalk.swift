import EspalierViews

extension PathText {
    /// Calls `body` for a view and each one below it, depth-first, with its place in the walk and its path: it costs
    /// what the paths are long, and no search. It must not change the tree.
    ///
    /// - Parameter path: The path of `top`.
    static func walk<Failure: Error>(
        from top: UIView, path: [UInt8] = root, _ body: (UIView, WalkPlace, [UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        var bytes = path == root ? [] : path
        /// How much of the present path is that of each view on the way down.
        var prefixes: [Int] = []
        try top.walkSubtree { (view, place) throws(Failure) in
            prefixes.removeSubrange(place.depth...)
            if let prefix = prefixes.last {
                bytes.removeSubrange(prefix...)
                append(place.index, to: &bytes)
            }
            prefixes.append(bytes.count)
            try body(view, place, bytes.isEmpty ? root : bytes)
            return true
        }
    }
}
