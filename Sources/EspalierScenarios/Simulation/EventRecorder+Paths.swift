import EspalierSupport
import EspalierViews

extension EventRecorder {
    /// The path of a view from the root; nil for a view that is not in the tree.
    ///
    /// - Complexity: O(depth) for views that are asked for in the order of siblings, else also O(siblings).
    func path(of view: UIView) -> String? {
        guard let root else { return nil }
        var indices: [Int] = []
        var current = view
        while current !== root {
            guard let superview = current.realSuperview else { return nil }
            indices.append(index(of: current, in: superview))
            current = superview
        }
        return pathText(of: indices.reversed())
    }

    /// The index of a child of the real list.
    ///
    /// A pass tells of one sibling after the other: where there are many, the place where the last one stood, or the
    /// next one, is looked at first.
    private func index(of view: UIView, in superview: UIView) -> Int {
        let count = superview.subviewCount
        if count > 16 {
            keepList(of: superview)
            for index in [lastIndex, lastIndex + 1] where index < count && superview.child(at: index) === view {
                lastIndex = index
                return index
            }
            lastIndex = view.indexInSuperview ?? 0
            return lastIndex
        }
        return view.indexInSuperview ?? 0
    }

    /// Asks for the list of subviews, which keeps it at hand, so that looking at one of them takes O(1). Nothing that is
    /// being computed depends on it.
    private func keepList(of view: UIView) {
        if ThreadState.mayBeTracking {
            ThreadState.current.tracking(nil) { _ = view.subviews }
        } else {
            _ = view.subviews
        }
    }
}
