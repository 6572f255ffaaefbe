import EspalierScenarios
import EspalierSupport
import Foundation

/// Compares a view as it was with the same view as it is.
struct EntryComparison {
    private let old: HierarchySnapshot.Entry
    private let new: HierarchySnapshot.Entry
    private let before: HierarchySnapshot
    private let after: HierarchySnapshot
    private let oldPlace: Int
    private let newPlace: Int
    private let isReparented: Bool
    private let isReordered: Bool

    init(
        before: HierarchySnapshot, _ oldPlace: Int, after: HierarchySnapshot, _ newPlace: Int, pairs: ViewPairs,
        isReordered: Bool
    ) {
        self.before = before
        self.after = after
        self.oldPlace = oldPlace
        self.newPlace = newPlace
        old = before.entries[oldPlace]
        new = after.entries[newPlace]
        self.isReordered = isReordered
        isReparented =
            switch (old.parent, new.parent) {
            case (nil, nil): false
            case (let one?, let other?): pairs.after[one] != other
            default: true
            }
    }

    /// What is different; nil where nothing is.
    func change() -> HierarchyDiff.Change? {
        if !isReparented && !isReordered && old.shared === new.shared { return nil }
        var change = HierarchyDiff.Change(kinds: [], before: oldPlace, after: newPlace)
        func add(_ kind: HierarchyDiff.Kinds, _ property: String, _ before: String, _ after: String) {
            if before == after { return }
            change.kinds.insert(kind)
            change.values.append(HierarchyDiff.Value(property: property, before: before, after: after))
        }
        if old.frame != new.frame {
            add(.moved, "origin", SafeText.origin(old.frame), SafeText.origin(new.frame))
            add(.resized, "size", SafeText.size(old.frame), SafeText.size(new.frame))
        }
        if isReparented {
            change.kinds.insert(.reparented)
            change.values.append(
                .init(property: "superview", before: path(old, in: before), after: path(new, in: after)))
            change.values.append(.init(property: "index", before: "\(old.position)", after: "\(new.position)"))
        } else if isReordered {
            change.kinds.insert(.reordered)
            change.values.append(.init(property: "index", before: "\(old.position)", after: "\(new.position)"))
        }
        if old.name != new.name {
            add(.renamed, "name", old.name.map(SafeText.quoted) ?? "null", new.name.map(SafeText.quoted) ?? "null")
        }
        add(.retagged, "tag", "\(old.tag)", "\(new.tag)")
        if old.className != new.className {
            add(.properties, "class", SafeText.quoted(old.className), SafeText.quoted(new.className))
        }
        if !hasSameMarks {
            let (oldMarks, newMarks) = (ViewMarks(old), ViewMarks(new))
            for kind in ViewMarks.Kind.allCases {
                add(.properties, kind.propertyName, oldMarks.value(kind), newMarks.value(kind))
            }
            for (property, before, after) in Self.properties(oldMarks, newMarks) {
                add(.properties, property, before, after)
            }
        }
        return change.kinds.isEmpty ? nil : change
    }

    /// Whether what the marks come from is the same, without writing them.
    private var hasSameMarks: Bool {
        old.isHidden == new.isHidden && old.alpha == new.alpha && old.clips == new.clips && old.text == new.text
            && old.bounds == new.bounds && old.frame == new.frame && old.transform == new.transform
            && old.properties == new.properties && old.shared.source == new.shared.source
    }

    private func path(_ entry: HierarchySnapshot.Entry, in snapshot: HierarchySnapshot) -> String {
        entry.parent.map { SafeText.quoted(snapshot.shownPath(of: $0)) } ?? "null"
    }

    /// The properties of both: those that the view had, then those that are new.
    private static func properties(
        _ old: ViewMarks, _ new: ViewMarks
    ) -> [(property: String, before: String, after: String)] {
        var values: [String: String] = [:]
        for property in new.properties { values[property.name] = property.value }
        var result: [(property: String, before: String, after: String)] = []
        for property in old.properties {
            result.append((property.name, property.value, values.removeValue(forKey: property.name) ?? "null"))
        }
        for property in new.properties where values[property.name] != nil {
            result.append((property.name, "null", property.value))
        }
        return result
    }
}

extension ViewMarks.Kind {
    /// How a diff calls it: `size` is the frame's there.
    fileprivate var propertyName: String { self == .size ? "boundsSize" : rawValue }
}

extension HierarchySnapshot {
    /// How deep a view may be to be shown with its whole path.
    private static let deepestPath = 40

    /// The path of a view; of one deeper than 40 levels its end and its level, because all paths of a deep tree
    /// together are quadratic in its size.
    func shownPath(of index: Int) -> String {
        let depth = entries[index].depth
        if depth <= Self.deepestPath { return path(of: index) }
        var positions: [Int] = []
        var entry = entries[index]
        while positions.count < 8, let parent = entry.parent {
            positions.append(entry.position)
            entry = entries[parent]
        }
        return "…" + pathText(of: positions.reversed()) + " (level \(depth))"
    }
}
