import EspalierViews
import Foundation

extension UICollectionViewCompositionalLayout {
    final var axis: NSLayoutConstraint.Axis {
        ownConfiguration.scrollDirection == .vertical ? .vertical : .horizontal
    }

    /// What the sections have room in, in bounds.
    private func size(in bounds: CGRect, _ view: UICollectionView) -> CGSize {
        let insets = view.adjustedContentInset
        return CGSize(
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
    }

    final func isResized(by newBounds: CGRect) -> Bool {
        guard let collectionView, let content, !needsSections else { return true }
        return size(in: newBounds, collectionView) != content.room.size
    }

    /// What content keeps free at its sides, besides the adjusted insets of the collection view.
    private func references(of view: UICollectionView) -> InsetReferences {
        let axis = axis
        let known = view.adjustedContentInset
        let own = view.contentInset
        let system = UIEdgeInsets(
            top: known.top - own.top, left: known.left - own.left, bottom: known.bottom - own.bottom,
            right: known.right - own.right)
        func sides(_ insets: UIEdgeInsets) -> InsetReferences.Sides {
            axis == .vertical
                ? .init(near: max(0, insets.left - system.left), far: max(0, insets.right - system.right))
                : .init(near: max(0, insets.top - system.top), far: max(0, insets.bottom - system.bottom))
        }
        return InsetReferences(safeArea: sides(view.safeAreaInsets), layoutMargins: sides(view.layoutMargins)) {
            [weak view] in
            guard let view else { return .init() }
            let readable = view.readableContentGuide.layoutFrame
            let bounds = view.bounds
            return sides(
                UIEdgeInsets(
                    top: readable.minY - bounds.minY, left: readable.minX - bounds.minX,
                    bottom: bounds.maxY - readable.maxY, right: bounds.maxX - readable.maxX))
        }
    }

    /// Whether the insets of a kind are others now than those with which the sections were computed.
    final func keepsFree(_ reference: UIContentInsetsReference) -> Bool {
        guard let collectionView, let content, !needsSections else { return false }
        return references(of: collectionView)[reference] != content.room.references[reference]
    }

    private func room(in view: UICollectionView) -> LayoutRoom {
        LayoutRoom(
            axis: axis, size: size(in: view.bounds, view), traits: view.traitCollection,
            references: references(of: view))
    }

    final func prepareContent() {
        guard let collectionView else {
            content = nil
            needsSections = true
            return
        }
        if !needsSections, content?.room.size == size(in: collectionView.bounds, collectionView) {
            if !refitted.isEmpty || wantsPlacing { refit() }
            return
        }
        // First: what the provider does while it is asked makes the sections stale again.
        needsSections = false
        compute(collectionView)
    }

    private func refit() {
        content?.refit(refitted, fittedSizes)
        forgetShapes()
        count()
    }

    private func forgetShapes() {
        refitted = [:]
        wantsPlacing = false
        lastShape = nil
    }

    private func count() {
        compositionalCounters.listedGroups = content?.sections.reduce(0) { $0 + $1.run.odd.count } ?? 0
    }

    private func compute(_ view: UICollectionView) {
        compositionalCounters.computations += 1
        var room = room(in: view)
        if let old = content?.room, old.size[axis.across] != room.size[axis.across] || old.axis != axis {
            forgetSizes()
        }
        let reference = ownConfiguration.contentInsetsReference
        let global = room.references[reference]
        let boundaries = BoundaryPlace.sized(
            ownConfiguration.boundarySupplementaryItems, at: IndexPath(index: 0), in: room.size, axis: axis,
            from: global.near, to: global.far, fittedSizes)
        let sides = BoundaryPlace.sides(boundaries, axis)
        room.sides = sides
        var made = LayoutContent(room: room, boundaries: boundaries, spacing: ownConfiguration.interSectionSpacing)
        for index in 0..<view.numberOfSections {
            let section = section(index, room, reference)
            made.append(
                SectionLayout(
                    section, index: index, count: view.numberOfItems(inSection: index), room: room,
                    reference: reference, sizes: fittedSizes))
        }
        made.place()
        content = made
        forgetShapes()
        count()
    }

    private func section(
        _ index: Int, _ room: LayoutRoom, _ reference: UIContentInsetsReference
    ) -> NSCollectionLayoutSection {
        compositionalCounters.sectionsAsked += 1
        guard let section = provider(index, environment(room, reference)) else {
            trap("the section provider of \(type(of: self)) answered nil for section \(index), which there is")
        }
        return section
    }

    /// What the layout is computed for, as others see it.
    final func environment(_ room: LayoutRoom, _ reference: UIContentInsetsReference) -> LayoutEnvironment {
        let sides = room.references[reference]
        var insets = NSDirectionalEdgeInsets.zero
        if axis == .vertical {
            insets.leading = sides.near
            insets.trailing = sides.far
        } else {
            insets.top = sides.near
            insets.bottom = sides.far
        }
        return LayoutEnvironment(
            container: LayoutContainer(contentSize: room.size, contentInsets: insets), traitCollection: room.traits)
    }

    // MARK: Invalidation

    final func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.isFitting { return }
        needsSections = true
        if context.invalidateDataSourceCounts { return }
        if context.invalidateEverything {
            forgetSizes()
        } else if let items = context.invalidatedItemIndexPaths {
            for path in items { fittedSizes.remove(CollectionElement(kind: nil, indexPath: path)) }
            host?.fittingEpoch += 1
        }
    }

    private func forgetSizes() {
        if fittedSizes.isEmpty { return }
        fittedSizes = FittedSizes()
        refitted = [:]
        host?.fittingEpoch += 1
    }
}
