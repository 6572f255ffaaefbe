import EspalierSupport
import EspalierViews
import Foundation

/// What sections of a layout have room in.
struct LayoutRoom {
    /// The direction of scrolling.
    var axis: NSLayoutConstraint.Axis
    /// The bounds of the collection view without its adjusted insets.
    var size: CGSize
    var traits: UITraitCollection
    /// What the layout's configuration takes off across the direction of scrolling, for headers at the sides.
    var sides: (near: CGFloat, far: CGFloat) = (0, 0)
    var references = InsetReferences()
}

/// A header, a footer, or what else stands at a boundary.
struct BoundaryPlace {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let indexPath: IndexPath
    /// Along the direction of scrolling from the beginning of the section or layout on, across it from that of the
    /// content.
    var frame: CGRect

    var element: CollectionElement { CollectionElement(kind: item.elementKind, indexPath: indexPath) }
}

/// A section as it is laid out.
struct SectionLayout {
    let section: NSCollectionLayoutSection
    let index: Int
    let room: LayoutRoom
    let template: GroupTemplate
    let custom: CustomGroups
    /// The room of the groups, of which fractions are parts.
    let container: CGSize
    /// Where groups begin across the direction of scrolling.
    let lead: CGFloat
    /// What is kept free behind them there.
    let trail: CGFloat
    /// What is kept free beside the section across the direction of scrolling.
    let beside: InsetReferences.Sides
    /// The items whose views have asked for a size, in order.
    private(set) var fitted: [Int]
    private(set) var run: GroupRun
    private(set) var boundaries: [BoundaryPlace]

    // Along the direction of scrolling.

    /// Where the section begins in the content.
    var start: CGFloat = 0
    /// Where what is between headers and footers begins and ends, in the section.
    private(set) var inner: ClosedRange<CGFloat> = 0...0
    private(set) var length: CGFloat = 0
    /// How broad the groups are, where the section scrolls across.
    private(set) var breadth: CGFloat = 0

    var axis: NSLayoutConstraint.Axis { room.axis }
    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    var hasBackground: Bool { !section.decorationItems.isEmpty }
    var end: CGFloat { start + length }
    /// Where groups begin in the section.
    var groupsStart: CGFloat { inner.lowerBound + section.contentInsets.near(axis) }

    /// Whether any view of it is asked for its size.
    var measures: Bool { template.measuresItems || boundaries.contains { $0.item.layoutSize.isMeasured } || hangs }
    private var hangs: Bool {
        template.hasSupplementaries
            && template.nodes.contains { $0.supplementaries.contains { $0.layoutSize.isMeasured } }
    }

    // MARK: Making

    /// - Parameters:
    ///   - section: what it is like.
    ///   - index: its number.
    ///   - count: how many items it has.
    ///   - room: what the layout has room in.
    ///   - reference: what the layout counts insets from.
    ///   - sizes: what views have asked for.
    init(
        _ section: NSCollectionLayoutSection, index: Int, count: Int, room: LayoutRoom,
        reference: UIContentInsetsReference, sizes: FittedSizes
    ) {
        self.section = section
        self.index = index
        self.room = room
        let across = room.axis.across
        let insets = section.contentInsets
        let own = section.contentInsetsReference == .automatic ? reference : section.contentInsetsReference
        let others = section.supplementaryContentInsetsReference
        let content = room.references[own]
        let bands = others == .automatic ? content : room.references[others]
        let follows = section.supplementariesFollowContentInsets
        let near = room.sides.near + bands.near + (follows ? insets.near(across) : 0)
        let far = room.sides.far + bands.far + (follows ? insets.far(across) : 0)
        let path = IndexPath(item: 0, section: index)
        boundaries = BoundaryPlace.sized(
            section.boundarySupplementaryItems, at: path, in: room.size, axis: room.axis, from: near, to: far, sizes)
        let sides = BoundaryPlace.sides(boundaries, room.axis)
        beside = .init(near: room.sides.near + content.near, far: room.sides.far + content.far)
        lead = room.sides.near + content.near + insets.near(across) + sides.near
        trail = room.sides.far + content.far + insets.far(across) + sides.far
        var container = room.size
        container[across] = max(0, container[across] - lead - trail)
        container[room.axis] = max(0, container[room.axis] - insets.near(room.axis) - insets.far(room.axis))
        self.container = container
        template = GroupTemplate(section.group)
        custom = CustomGroups(traits: room.traits)
        fitted = (sizes.items[index] ?? [:]).keys.filter { $0 < count }.ordered()
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        let along = isOrthogonal ? across : room.axis
        var solver = GroupSolver(template, custom, first: 0, available: count, fitted: [:])
        let usual = solver.shape(in: container, along: along, breadth: isOrthogonal ? nil : container[across])
        run = GroupRun(count: count, usual: usual, axis: along, spacing: section.interGroupSpacing)
        compute(from: 0, sizes)
        place()
    }

    // MARK: Groups

    @discardableResult
    private mutating func compute(from item: Int, _ sizes: FittedSizes) -> Int {
        let solve = solving(sizes)
        return run.compute(from: item, fitted: fitted, solve: solve)
    }

    /// Lays out the group that begins at an item.
    private func solving(_ sizes: FittedSizes) -> (Int) -> GroupShape {
        let (template, custom, container, count, axis) = (template, custom, container, run.count, run.axis)
        let breadth = isOrthogonal ? nil : container[axis.across]
        let fitted = sizes.items[index] ?? [:]
        return { first in
            var solver = GroupSolver(template, custom, first: first, available: count - first, fitted: fitted)
            return solver.shape(in: container, along: axis, breadth: breadth)
        }
    }

    /// Computes the groups anew of which items have other sizes now.
    mutating func refit(_ items: [Int], _ sizes: FittedSizes) {
        for item in items where item < run.count {
            let place = fitted.firstPlace { $0 >= item }
            if place == fitted.count || fitted[place] != item { fitted.insert(item, at: place) }
        }
        var done = -1
        for item in items.ordered() where item >= done && item < run.count { done = compute(from: item, sizes) }
        for place in boundaries.indices {
            boundaries[place].fit(sizes)
        }
        self.place()
    }

    /// The shape of a group, from its beginning on.
    func shape(of group: GroupRun.Group, _ sizes: FittedSizes) -> GroupShape {
        group.isOdd ? solving(sizes)(group.first) : run.usual
    }

    // MARK: Places along the direction of scrolling

    private mutating func place() {
        let insets = section.contentInsets
        let ends = BoundaryPlace.ends(boundaries, axis)
        breadth = isOrthogonal ? max(0, run.breadth) : 0
        let groups = isOrthogonal ? breadth : run.end
        let inside = insets.near(axis) + max(0, groups) + insets.far(axis)
        inner = ends.near...max(ends.near, ends.near + inside)
        length = inner.upperBound + ends.far
        for place in boundaries.indices { boundaries[place].place(along: axis, inner) }
    }
}
