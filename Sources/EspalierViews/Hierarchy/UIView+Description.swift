import EspalierSupport
import Foundation

extension UIView {
    /// What `description` answers.
    final var ownDescription: String {
        let tag = tagValue == 0 ? "" : "; tag = \(tagValue)"
        let frame = flags.contains(.transformed) ? transformedFrame : rect
        return "<\(brief); frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))\(tag)>"
    }

    /// How messages call the view: its class, and its name or its path from the topmost view.
    package final var brief: String {
        let type = String(describing: type(of: self))
        if let name { return "\(type) '\(name)'" }
        return "\(type) at \(path)"
    }

    /// The path from the topmost view: `/` for that itself, `/0/2` for the third subview of its first subview.
    /// - Complexity: O(depth + distances of the path's views to the nearer ends of their lists).
    package final var path: String { path(from: nil) }

    /// The path from a view further up; nil for the topmost one.
    package final func path(from root: UIView?) -> String {
        var indices: [Int] = []
        var current = reference
        while current != root?.reference, let parent = current.parent {
            indices.append(current.with { $0.indexInSuperview ?? 0 })
            current = parent
        }
        return pathText(of: indices.reversed())
    }
}
