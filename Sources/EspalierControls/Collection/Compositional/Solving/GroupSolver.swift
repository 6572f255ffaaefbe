import EspalierViews
import Foundation

/// Lays out one group of a section: top down for the sizes, bottom up for what is as long as its content. Goes through
/// nested groups with a stack of its own.
struct GroupSolver {
    /// By how much items may be longer than the room, in points: what adding fractions may come to.
    private static let slack: CGFloat = 1e-3

    /// A place in the group: an item, or a group.
    struct Part {
        var node: Int
        /// The group that it is in; -1 for the outermost.
        var parent: Int
        /// Without edge spacing, with the insets.
        var size = CGSize.zero
        /// In the group that it is in, from the corner of that group's content on.
        var origin = CGPoint.zero
        /// The item, or the first one of a group.
        var item: Int
        var zIndex = 0
        var kept: KeptAxes = []
        /// The length that its group gives it, and along which axis.
        var given: (axis: NSLayoutConstraint.Axis, length: CGFloat)?

        func isMeasured(_ axis: NSLayoutConstraint.Axis, _ size: NSCollectionLayoutSize) -> Bool {
            size[axis].isMeasured && given?.axis != axis
        }
    }

    /// A group that is being filled.
    private struct Open {
        var part: Int
        var room: CGSize
        var children: [Int] = []
        var used: CGFloat = 0
        var placed = 0
        var isFull = false
        /// The end of the items that were looked at in it, also of those that had no room.
        var reach = 0
    }

    let template: GroupTemplate
    private let custom: CustomGroups
    let first: Int
    let available: Int
    let fitted: [Int: CGSize]
    var parts: [Part] = []
    private var open: [Open] = []
    /// How many items have a place.
    var count = 0
    /// How many items had one, before what was too long was taken back.
    var tried = 0
    var shelf = GroupShelf()
    /// How many groups were laid out, so that costs can be held by counts.
    private(set) var layouts = 0

    /// - Parameters:
    ///   - first: the section's item that comes first.
    ///   - available: how many items there are from there on.
    ///   - fitted: the sizes that views have asked for, by the section's items.
    init(_ template: GroupTemplate, _ custom: CustomGroups, first: Int, available: Int, fitted: [Int: CGSize]) {
        self.template = template
        self.custom = custom
        self.first = first
        self.available = available
        self.fitted = fitted
    }

    /// Lays the group out.
    /// - Parameters:
    ///   - container: what fractions are parts of.
    ///   - axis: which way groups follow one another.
    ///   - breadth: the room across that, of which flexible edge spacing takes its share; nil where there is just enough.
    mutating func shape(
        in container: CGSize, along axis: NSLayoutConstraint.Axis, breadth: CGFloat?
    ) -> GroupShape {
        begin(0, parent: -1, in: container)
        while let top = open.indices.last {
            guard let node = nextSubitem(open[top]) else {
                end()
                continue
            }
            let (parent, place) = (open[top].part, parts.count)
            if !mayFit(node, in: open[top]) {
                open[top].isFull = true
                continue
            }
            if case .item = template.nodes[node].content {
                addItem(node, to: top)
                attach(parts.count - 1, reach: count)
            } else if let reach = takeFromShelf(
                node, parent: parent, in: open[top].room, given: givenLength(node, in: open[top]))
            {
                attach(place, reach: reach)
            } else {
                begin(node, parent: parent, in: open[top].room)
            }
        }
        return finished(axis, breadth)
    }

    private func nextSubitem(_ group: Open) -> Int? {
        guard !group.isFull, count < available,
            case .line(_, let repeating, let subitems, _) = template.nodes[parts[group.part].node].content
        else { return nil }
        switch repeating {
        case .untilFull: return subitems[group.placed % subitems.count]
        case .times(let times), .equally(let times): return group.placed < times ? subitems[0] : nil
        }
    }

    // MARK: Sizes

    /// The length that a group gives its items along its line; nil where they have their own.
    private func givenLength(_ node: Int, in group: Open) -> (axis: NSLayoutConstraint.Axis, length: CGFloat)? {
        let part = parts[group.part]
        let own = template.nodes[part.node]
        guard case .line(let axis, .equally(let times), _, let spacing) = own.content,
            !part.isMeasured(axis, own.size)
        else { return nil }
        let gaps = CGFloat(times - 1) * (spacing?.spacing ?? 0)
        let outer = (group.room[axis] - gaps) / CGFloat(times)
        return (axis, max(0, outer - template.nodes[node].outside(axis)))
    }

    private mutating func addItem(_ number: Int, to group: Int) {
        let node = template.nodes[number]
        var part = Part(node: number, parent: open[group].part, item: count)
        part.given = givenLength(number, in: open[group])
        part.size = node.size.size(in: open[group].room)
        part.kept = node.size.keptAxes
        if let given = part.given {
            part.size[given.axis] = given.length
            part.kept.insert(given.axis == .horizontal ? .width : .height)
        }
        if let wanted = fitted[first + count] {
            for axis in NSLayoutConstraint.Axis.both where part.isMeasured(axis, node.size) {
                part.size[axis] = wanted[axis]
            }
        }
        parts.append(part)
        count += 1
    }

    private mutating func begin(_ number: Int, parent: Int, in container: CGSize) {
        let node = template.nodes[number]
        var part = Part(node: number, parent: parent, item: count)
        part.size = node.size.size(in: container)
        if let group = open.last, let given = givenLength(number, in: group) {
            part.given = given
            part.size[given.axis] = given.length
        }
        var room = part.size
        for axis in NSLayoutConstraint.Axis.both {
            room[axis] = max(0, room[axis] - near(part, axis) - far(part, axis))
        }
        parts.append(part)
        layouts += 1
        var group = Open(part: parts.count - 1, room: room)
        if case .custom(let provider) = node.content {
            for item in custom.items(of: number, provider, in: room).prefix(available - count) {
                group.children.append(parts.count)
                parts.append(
                    Part(
                        node: number, parent: group.part, size: item.frame.size, origin: item.frame.origin, item: count,
                        zIndex: item.zIndex, kept: [.width, .height]))
                count += 1
            }
            group.isFull = true
        }
        open.append(group)
    }

    // MARK: Filling

    /// Whether a group has room for one more of a length along its line, and what it has used then.
    private func room(for number: Int, of length: CGFloat, in group: Open) -> (fits: Bool, used: CGFloat) {
        let own = parts[group.part]
        guard case .line(let axis, let repeating, let subitems, let spacing) = template.nodes[own.node].content else {
            return (true, 0)
        }
        let gap = group.children.isEmpty ? 0 : spacing?.spacing ?? 0
        let used = group.used + gap + length + template.nodes[number].outside(axis)
        let isOpenEnded = own.isMeasured(axis, template.nodes[own.node].size)
        let mustStay = group.children.isEmpty || (isOpenEnded && group.placed < subitems.count)
        return (repeating != .untilFull || mustStay || used <= group.room[axis] + Self.slack, used)
    }

    /// Whether a subitem may have room in the innermost group: false where that is known without laying it out.
    private func mayFit(_ number: Int, in group: Open) -> Bool {
        let own = parts[group.part]
        guard case .line(let axis, _, _, _) = template.nodes[own.node].content else { return true }
        let length = template.nodes[number].size[axis]
        if length.isMeasured && !own.isMeasured(axis, template.nodes[own.node].size) { return true }
        return room(for: number, of: length.length(in: group.room), in: group).fits
    }

    /// Takes a part into the innermost group that is open, or takes it back where there is no room.
    /// - Parameters:
    ///   - part: the item or the group; what is in it stands behind it.
    ///   - reach: the end of the items that were looked at in it.
    private mutating func attach(_ part: Int, reach: Int) {
        guard let top = open.indices.last,
            case .line(let axis, _, _, _) = template.nodes[parts[open[top].part].node].content
        else { return }
        open[top].reach = max(open[top].reach, reach)
        let group = open[top]
        let own = parts[group.part]
        let node = template.nodes[parts[part].node]
        // A group that is as long as its content holds as many as there is room for by the estimates, each at least once.
        let isEstimate =
            own.isMeasured(axis, template.nodes[own.node].size) && parts[part].isMeasured(axis, node.size)
        let length = isEstimate ? node.size[axis].length(in: group.room) : parts[part].size[axis]
        let (fits, used) = room(for: parts[part].node, of: length, in: group)
        let isEmpty = parts[part].item == count
        if isEmpty || !fits {
            if !isEmpty, isGroup(part) { shelve(part, in: group.room, reach: reach) }
            count = parts[part].item
            parts.removeSubrange(part...)
            open[top].isFull = true
            return
        }
        open[top].used = used
        open[top].children.append(part)
        open[top].placed += 1
    }

    /// Closes the innermost group: its content gets its places, and the group the size that depends on it.
    private mutating func end() {
        let group = open.removeLast()
        let node = template.nodes[parts[group.part].node]
        switch node.content {
        case .line(let axis, _, _, let spacing): placeLine(group, axis, spacing)
        default:
            for axis in NSLayoutConstraint.Axis.both
            where parts[group.part].isMeasured(axis, node.size) {
                parts[group.part].size[axis] =
                    group.children.map { parts[$0].origin[axis] + parts[$0].size[axis] }.max() ?? 0
            }
        }
        tried = max(group.reach, count)
        attach(group.part, reach: tried)
    }

    private func isGroup(_ part: Int) -> Bool {
        if case .item = template.nodes[parts[part].node].content { false } else { true }
    }

    private mutating func placeLine(
        _ group: Open, _ axis: NSLayoutConstraint.Axis, _ spacing: NSCollectionLayoutSpacing?
    ) {
        let own = parts[group.part]
        let size = template.nodes[own.node].size
        let across = axis.across
        let isOpenEnded = own.isMeasured(axis, size)
        level(group.children, across)
        if isOpenEnded { level(group.children, axis) }
        let gap = spacing?.spacing ?? 0
        var length = gap * CGFloat(max(0, group.children.count - 1))
        var breadth: CGFloat = 0
        var flexible = spacing?.isFlexibleSpacing == true ? max(0, group.children.count - 1) : 0
        for child in group.children {
            length += outer(child, axis)
            breadth = max(breadth, outer(child, across))
            flexible += flexibleEdges(child, axis)
        }
        if isOpenEnded { parts[group.part].size[axis] = max(0, length) }
        if own.isMeasured(across, size) { parts[group.part].size[across] = breadth }
        let roomAcross = own.isMeasured(across, size) ? breadth : group.room[across]
        let left = isOpenEnded || flexible == 0 ? 0 : max(0, group.room[axis] - length) / CGFloat(flexible)
        var place: CGFloat = 0
        for (index, child) in group.children.enumerated() {
            if index > 0 { place += gap + (spacing?.isFlexibleSpacing == true ? left : 0) }
            let edges = template.nodes[parts[child].node].spacing
            parts[child].origin[axis] = place + taken(edges?.near(axis), left)
            place = parts[child].origin[axis] + parts[child].size[axis] + taken(edges?.far(axis), left)
            parts[child].origin[across] = originAcross(child, across, roomAcross)
        }
    }

    /// Makes those that are to be of one length as long as the longest.
    private mutating func level(_ children: [Int], _ axis: NSLayoutConstraint.Axis) {
        func isLevelled(_ child: Int) -> Bool {
            let size = template.nodes[parts[child].node].size
            return size[axis].isUniformAcrossSiblings && parts[child].isMeasured(axis, size)
        }
        guard let longest = children.filter(isLevelled).map({ parts[$0].size[axis] }).max() else { return }
        for child in children where isLevelled(child) { parts[child].size[axis] = longest }
    }
}
