import Foundation

/// What is drawn of a snapshot: which views, where, and what changed since the snapshot before.
struct SVGScene {
    enum Change: Equatable {
        case same
        case added
        /// Moved, resized or in another superview; with the corners before, and whether it is elsewhere now.
        case moved(from: [CGPoint], isElsewhere: Bool)
        /// A property other than the place.
        case changed
    }

    struct Shape: Equatable {
        /// The place in the snapshot's entries.
        let index: Int
        let corners: [CGPoint]
        /// The upright rectangle of what can be seen: without what superviews cut off.
        let box: CGRect
        let change: Change
    }

    /// In the order of drawing: each view before its subviews.
    private(set) var shapes: [Shape] = []
    /// The corners of views that are gone, as they were.
    private(set) var removed: [(name: String, corners: [CGPoint])] = []
    /// What the picture shows of the plane.
    private(set) var extent = CGRect.zero

    /// - Complexity: O(number of views).
    init(_ snapshot: HierarchySnapshot, before: HierarchySnapshot?) {
        guard let root = snapshot.entries.first else { return }
        let places = before.map { Dictionary(uniqueKeysWithValues: $0.entries.enumerated().map { ($1.id, $0) }) }
        var clips = [CGRect](repeating: .infinite, count: snapshot.entries.count)
        var isHidden = [Bool](repeating: false, count: snapshot.entries.count)
        let reach = root.drawnFrame.insetBy(dx: -root.drawnFrame.width / 2, dy: -root.drawnFrame.height / 2)
        extent = root.drawnFrame
        for (index, entry) in snapshot.entries.enumerated() {
            if let parent = entry.parent {
                isHidden[index] = isHidden[parent]
                clips[index] = clips[parent]
                if snapshot.entries[parent].clips {
                    clips[index] = clips[parent].common(with: snapshot.entries[parent].drawnFrame)
                }
            }
            isHidden[index] = isHidden[index] || entry.isHidden || entry.alpha <= 0
            let box = entry.drawnFrame.common(with: clips[index])
            guard !isHidden[index], !box.isNull, !box.common(with: reach).isNull || index == 0 else { continue }
            extent = extent.union(box.common(with: reach))
            let old = places.map { places in places[entry.id].flatMap { before?.entries[$0] } }
            let change = Self.change(entry, in: snapshot, old: old, before: before)
            if case .moved(let corners, _) = change {
                // A root that was larger is shown whole.
                let old = Self.bounds(corners)
                extent = extent.union(index == 0 ? old : old.common(with: reach))
            }
            shapes.append(Shape(index: index, corners: entry.drawnCorners, box: box, change: change))
        }
        guard let before else { return }
        let present = Set(snapshot.entries.lazy.map(\.id))
        for entry in before.entries where !present.contains(entry.id) && !entry.isHidden {
            let box = entry.drawnFrame.common(with: reach)
            guard !box.isNull else { continue }
            extent = extent.union(box)
            removed.append((entry.name ?? entry.shownClass, entry.drawnCorners))
        }
    }

    /// - Parameter old: nil where there is no snapshot before; a nil in it where the view was not there.
    private static func change(
        _ entry: HierarchySnapshot.Entry, in snapshot: HierarchySnapshot, old: HierarchySnapshot.Entry??,
        before: HierarchySnapshot?
    ) -> Change {
        guard let old, let before else { return .same }
        guard let old else { return .added }
        if old == entry { return .same }
        let parent = entry.parent.map { snapshot.entries[$0].id }
        let oldParent = old.parent.map { before.entries[$0].id }
        // A view that its superview carries along has not moved itself.
        if old.frame != entry.frame || old.transform != entry.transform || parent != oldParent {
            let isElsewhere =
                old.frame.origin != entry.frame.origin || old.transform != entry.transform || parent != oldParent
            return .moved(from: old.drawnCorners, isElsewhere: isElsewhere)
        }
        let isSame =
            old.name == entry.name && old.tag == entry.tag && old.text == entry.text && old.alpha == entry.alpha
            && old.bounds == entry.bounds && old.properties == entry.properties
        return isSame ? .same : .changed
    }

    /// The upright rectangle around points, of which there is at least one.
    static func bounds(_ points: [CGPoint]) -> CGRect {
        let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
        let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension HierarchySnapshot.Entry {
    /// How far from the root's origin anything is drawn; what lies further is drawn there, so that sums of places are
    /// finite, whatever a document says.
    private static let reach = -1e12...1e12

    /// `cornersInRoot`, where they can be drawn.
    fileprivate var drawnCorners: [CGPoint] {
        cornersInRoot.map { CGPoint(x: Self.within($0.x), y: Self.within($0.y)) }
    }

    /// `frameInRoot`, where it can be drawn.
    var drawnFrame: CGRect {
        let frame = frameInRoot
        if Self.reach.contains(frame.minX), Self.reach.contains(frame.minY), Self.reach.contains(frame.maxX),
            Self.reach.contains(frame.maxY)
        {
            return frame
        }
        let (left, top) = (Self.within(frame.origin.x), Self.within(frame.origin.y))
        return CGRect(
            x: left, y: top, width: Self.within(frame.origin.x + frame.width) - left,
            height: Self.within(frame.origin.y + frame.height) - top)
    }

    private static func within(_ number: CGFloat) -> CGFloat {
        number.isNaN ? 0 : min(max(number, reach.lowerBound), reach.upperBound)
    }

    /// The class as its author calls it: one that an interface file names and nobody registered goes before the one that
    /// stands for it.
    var shownClass: String {
        guard let own = properties.first(where: { $0.name == "properties.class" }) else { return className }
        return (try? JSONDecoder().decode(String.self, from: Data(own.value.utf8))) ?? className
    }
}
