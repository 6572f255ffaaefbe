import EspalierViews
import Foundation

/// What is painted of a tree, flat and in order: who writes a picture goes through it once.
struct DisplayList {
    /// What things are cut off at: a rectangle of the picture, or the path of a view; both where there is a parent.
    struct Clip: Equatable {
        let path: PathData
        let map: CGAffineTransform
        /// Whether it is an upright rectangle of the picture.
        let isBox: Bool
        /// What it is cut off at itself, by its place in `clips`.
        let parent: Int?
        /// How many it is cut off at, one inside the other.
        let depth: Int
    }

    enum Command: Equatable {
        /// What follows is painted as one picture with that opacity, up to its `close`.
        case open(opacity: Double)
        case close
        /// Items of the view at a place in the snapshot.
        case items([PaintedItem], CGAffineTransform, clip: Int?, view: Int)
    }

    private(set) var commands: [Command] = []
    private(set) var clips: [Clip] = []
    /// How many views were looked at, for tests of what pictures cost.
    private(set) var visits = 0

    /// How many opacities, and how many cuts, are inside each other at most: readers of pictures go down one step for each.
    private static let deepest = 64

    /// A view whose subviews are being painted.
    private struct Open {
        let depth: Int
        let view: Int
        let map: CGAffineTransform
        let outer: Int?
        let inner: Int?
        let sight: CGRect
        let isGroup: Bool
    }

    private var open: [Open] = []
    private var groups = 0

    /// Paints what can be seen of a snapshot inside a rectangle of its root's coordinates.
    ///
    /// - Complexity: O(number of views), however deep the tree is.
    init(_ snapshot: HierarchySnapshot, in extent: CGRect) {
        var hidden: Int?
        for (index, entry) in snapshot.entries.enumerated() {
            if let depth = hidden, entry.depth > depth { continue }
            hidden = nil
            visits += 1
            while let last = open.last, entry.depth <= last.depth { end(last, snapshot) }
            guard !entry.isHidden, entry.alpha > 0, begin(entry, index, extent) else {
                hidden = entry.depth
                continue
            }
        }
        while let last = open.last { end(last, snapshot) }
    }

    /// - Returns: false where nothing below the view can be seen.
    private mutating func begin(_ entry: HierarchySnapshot.Entry, _ index: Int, _ extent: CGRect) -> Bool {
        let paint = entry.shared.paint ?? ViewPaint()
        let (outer, sight) = (open.last?.inner, open.last?.sight ?? extent)
        let box = entry.drawnFrame
        let seen = box.common(with: sight)
        let isSeen = !seen.isNull && seen.width > 0 && seen.height > 0
        if paint.clip != nil, !isSeen { return false }
        let map = entry.shared.state.place.toRoot.scaled(by: 1, movedTo: .zero)
        let isGroup = entry.alpha < 1 && groups < Self.deepest
        if isGroup {
            groups += 1
            commands.append(.open(opacity: entry.alpha))
        }
        var (inner, innerSight) = (outer, sight)
        if isSeen { add(paint.back, map, outer, index) }
        if let clip = paint.clip {
            innerSight = seen
            let isBox = entry.shared.state.place.toRoot.isTranslation && clip == .box(entry.bounds)
            if !isBox {
                inner = self.clip(clip, map, outer, isBox: false)
            } else if seen != sight {
                // What is cut off at a box inside of another one is cut off at what both have in common.
                let parent = outer.flatMap { clips[$0].isBox ? clips[$0].parent : $0 }
                inner = self.clip(.box(seen), .identity, parent, isBox: true)
            }
        }
        if isSeen { add(paint.content, map, inner, index) }
        open.append(
            Open(
                depth: entry.depth, view: index, map: map, outer: outer, inner: inner, sight: innerSight,
                isGroup: isGroup))
        return true
    }

    private mutating func end(_ last: Open, _ snapshot: HierarchySnapshot) {
        open.removeLast()
        add(snapshot.entries[last.view].shared.paint?.front ?? [], last.map, last.outer, last.view)
        if last.isGroup {
            groups -= 1
            commands.append(.close)
        }
    }

    private mutating func add(_ items: [PaintedItem], _ map: CGAffineTransform, _ clip: Int?, _ view: Int) {
        if !items.isEmpty { commands.append(.items(items, map, clip: clip, view: view)) }
    }

    private mutating func clip(_ path: PathData, _ map: CGAffineTransform, _ parent: Int?, isBox: Bool) -> Int? {
        let depth = (parent.map { clips[$0].depth } ?? 0) + 1
        if depth > Self.deepest { return parent }
        let clip = Clip(path: path, map: map, isBox: isBox, parent: parent, depth: depth)
        // Sisters are often cut off alike.
        if clips.last != clip { clips.append(clip) }
        return clips.count - 1
    }
}
