import EspalierViews
import Foundation

/// The sections of a compositional layout as the last preparation computed them.
struct LayoutContent {
    var room: LayoutRoom
    var spacing: CGFloat = 0
    private(set) var sections: [SectionLayout] = []
    /// The furthest place that anything reaches in the sections up to each.
    private var reaches: [CGFloat] = []
    /// By how much anything stands out of its section at the beginning.
    private var overhang: CGFloat = 0
    /// What stands at the boundaries of the whole.
    private(set) var boundaries: [BoundaryPlace]
    /// What lies between headers and footers of the whole.
    private(set) var inner: ClosedRange<CGFloat> = 0...0
    private var length: CGFloat = 0
    /// Whether any view is asked for its size.
    private(set) var measures: Bool
    /// The kinds of what hangs on items and groups.
    private(set) var hangingKinds: Set<String> = []

    init(room: LayoutRoom, boundaries: [BoundaryPlace] = [], spacing: CGFloat = 0) {
        self.room = room
        self.boundaries = boundaries
        self.spacing = spacing
        measures = boundaries.contains { $0.item.layoutSize.isMeasured }
    }

    var axis: NSLayoutConstraint.Axis { room.axis }

    var size: CGSize {
        var size = room.size
        size[axis] = max(0, length)
        return size
    }

    mutating func append(_ section: SectionLayout) {
        sections.append(section)
        if section.measures { measures = true }
        for node in section.template.nodes {
            for item in node.supplementaries { hangingKinds.insert(item.elementKind) }
        }
    }

    mutating func refit(_ items: [Int: [Int]], _ sizes: FittedSizes) {
        for (section, items) in items where sections.indices.contains(section) {
            sections[section].refit(items, sizes)
        }
        for index in boundaries.indices { boundaries[index].fit(sizes) }
        place()
    }

    /// Puts the sections one behind the other.
    mutating func place() {
        let ends = BoundaryPlace.ends(boundaries, axis)
        var place = ends.near
        reaches = []
        overhang = 0
        for index in sections.indices {
            sections[index].start = place
            let section = sections[index]
            var low: CGFloat = 0
            var high = section.length
            for boundary in section.boundaries {
                low = min(low, boundary.frame.start(axis))
                high = max(high, boundary.frame.end(axis))
            }
            if !section.isOrthogonal {
                low = min(low, section.groupsStart - section.run.overhang.before)
                high = max(high, section.groupsStart + max(0, section.run.end) + section.run.overhang.behind)
            }
            overhang = max(overhang, -low)
            reaches.append(max(reaches.last ?? 0, section.start + high))
            place += max(0, section.length + (index + 1 < sections.count ? spacing : 0))
        }
        inner = ends.near...max(ends.near, place)
        length = inner.upperBound + ends.far
        for index in boundaries.indices { boundaries[index].place(along: axis, inner) }
    }

    /// The sections of which anything may lie in a stretch.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = reaches.firstPlace { $0 > low }
        let end = sections.firstPlace { $0.start - overhang >= high }
        return first..<max(first, end)
    }
}
