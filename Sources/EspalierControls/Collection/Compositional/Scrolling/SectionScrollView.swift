import EspalierSupport
import EspalierViews
import Foundation

/// What scrolls a section across: a subview of the collection view that has the section's cells.
///
/// Its frames are the layout's, moved by its own offset; so nothing below it is laid out when it scrolls.
final class SectionScrollView: UIScrollView {
    weak var list: UICollectionView?
    var section: Int
    /// Among views of which `zIndex` it stands behind the others.
    var stackedAt = 0
    /// Whether the offset is the layout's already.
    private var isFollowing = false

    init(of list: UICollectionView, section: Int) {
        self.list = list
        self.section = section
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over what the layout says.
    func follow(_ scroller: SectionScroller) {
        isFollowing = true
        defer { isFollowing = false }
        section = scroller.section
        stackedAt = scroller.zIndex
        frame = scroller.frame
        if untracked({ contentSize }) != scroller.contentSize { contentSize = scroller.contentSize }
        let (near, far) = scroller.inset
        let inset =
            scroller.axis == .horizontal
            ? UIEdgeInsets(top: 0, left: near, bottom: 0, right: far)
            : UIEdgeInsets(top: near, left: 0, bottom: far, right: 0)
        if untracked({ contentInset }) != inset { contentInset = inset }
        isPagingEnabled = scroller.isPaging
        decelerationRate = scroller.comesToRestSoon ? .fast : .normal
        let offset = CGPoint(along: scroller.axis, scroller.offset, across: 0)
        if untracked({ contentOffset }) != offset { contentOffset = offset }
    }

    override func contentOffsetDidChange(from old: CGPoint) {
        super.contentOffsetDidChange(from: old)
        if !isFollowing { list?.sectionDidScroll(section, to: contentOffset) }
    }

    override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let layout = list?.currentLayout as? UICollectionViewCompositionalLayout,
            let axis = layout.scroller(of: section)?.axis
        else { return proposed }
        var target = proposed
        target[axis] = layout.restingOffset(
            of: section, from: (fingers?.start ?? contentOffset)[axis], at: contentOffset[axis],
            proposed: proposed[axis],
            velocity: velocity[axis])
        return target
    }
}

extension UICollectionView {
    /// Gives each section in sight that scrolls by itself what scrolls it, and takes those away that are not.
    final func showScrollers(in rect: CGRect) {
        let places = currentLayout.scrollers(in: rect)
        if places.isEmpty && scrollers.isEmpty { return }
        let wanted = Set(places.map(\.section))
        for section in scrollers.keys.ordered() where !wanted.contains(section) {
            guard let left = scrollers.removeValue(forKey: section) else { continue }
            // Its cells may serve others; they have left it, or are about to.
            left.list = nil
            leftScrollers.append(left)
        }
        for place in places {
            let scroller = scrollers[place.section] ?? SectionScrollView(of: self, section: place.section)
            scrollers[place.section] = scroller
            scroller.follow(place)
        }
    }

    /// Takes away what scrolls nothing any more, once its cells are elsewhere.
    final func dropLeftScrollers() {
        for scroller in leftScrollers { scroller.removeFromSuperview() }
        leftScrollers = []
    }

    /// Sections are others: what scrolls each goes with it.
    final func renameScrollers(_ newElement: (CollectionElement) -> CollectionElement?) {
        let old = scrollers
        scrollers = [:]
        for section in old.keys.ordered() {
            guard let scroller = old[section] else { continue }
            let place = CollectionElement(kind: "", indexPath: IndexPath(item: 0, section: section))
            if let new = newElement(place)?.indexPath.section {
                scroller.section = new
                scrollers[new] = scroller
            } else {
                leftScrollers.append(scroller)
            }
        }
    }

    final func sectionDidScroll(_ section: Int, to offset: CGPoint) {
        guard let layout = currentLayout as? UICollectionViewCompositionalLayout,
            let axis = layout.scroller(of: section)?.axis
        else { return }
        layout.scrolled[section] = offset[axis]
        shownBounds = nil
        markNeedsLayout()
    }

    /// From the collection view's coordinates to those of what scrolls the section of an element.
    final func wayToScroller(of element: CollectionElement) -> CGPoint {
        guard !scrollers.isEmpty, currentLayout.isInScroller(element),
            let place = currentLayout.scroller(of: element.indexPath.section)
        else { return .zero }
        var way = CGPoint(x: -place.frame.minX, y: -place.frame.minY)
        way[place.axis] += place.offset
        return way
    }

    /// Scrolls the section of an item, where it scrolls by itself.
    final func scrollSection(to path: IndexPath, _ position: ScrollPosition, _ frame: CGRect, animated: Bool) {
        guard let place = currentLayout.scroller(of: path.section),
            currentLayout.isInScroller(CollectionElement(kind: nil, indexPath: path)),
            let part = part(position, place.axis)
        else { return }
        let axis = place.axis
        let start = frame.start(axis) - place.frame.start(axis) + place.offset
        let offset = target(
            start, frame.size[axis], place.contentSize[axis], in: place.frame.size[axis], before: place.inset.near,
            after: place.inset.far, part)
        if let scroller = scrollers[path.section] {
            scroller.setContentOffset(CGPoint(along: axis, offset, across: 0), animated: animated)
        } else {
            sectionDidScroll(path.section, to: CGPoint(along: axis, offset, across: 0))
        }
    }
}
