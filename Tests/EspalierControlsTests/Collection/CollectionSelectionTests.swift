import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UICollectionView: selection and scrolling to items")
struct CollectionSelectionTests {
    @Test("Selecting from code: one at a time, without the delegate; cells show it, also those that come later")
    func fromCode() {
        let source = ItemSource(counts: [100])
        let view = collection(source, flow(size(300, 50)))
        view.keepDelegate(ItemDelegate(source))
        view.layoutIfNeeded()
        source.log = []
        view.selectItem(at: itemPath(1), animated: false, scrollPosition: [])
        #expect(view.cellForItem(at: itemPath(1))?.isSelected == true && view.contentOffset == .zero)
        view.selectItem(at: itemPath(50), animated: false, scrollPosition: .top)
        #expect(view.indexPathsForSelectedItems == [itemPath(50)] && view.contentOffset.y == 3000)
        #expect(view.cellForItem(at: itemPath(1))?.isSelected == false)
        #expect(source.log.isEmpty)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: itemPath(50))?.isSelected == true)
        #expect(view.visibleCells.filter(\.isSelected).count == 1)
        view.deselectItem(at: itemPath(50), animated: false)
        #expect(view.indexPathsForSelectedItems == [] && view.cellForItem(at: itemPath(50))?.isSelected == false)
    }

    @Test("Several, in order; nil takes all away")
    func several() {
        let view = collection(ItemSource(counts: [3]))
        view.allowsMultipleSelection = true
        for item in [2, 0] { view.selectItem(at: itemPath(item), animated: false, scrollPosition: []) }
        #expect(view.indexPathsForSelectedItems == [itemPath(0), itemPath(2)])
        view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test("A touch asks and tells the delegate in order, and takes the selection of another item away")
    func touch() {
        let source = ItemSource(counts: [3])
        let view = collection(source)
        view.keepDelegate(ItemDelegate(source))
        view.layoutIfNeeded()
        view.selectItem(at: itemPath(0), animated: false, scrollPosition: [])
        source.log = []
        view.touchItem(at: itemPath(1))
        #expect(
            source.log == [
                "highlight? 0.1", "highlighted 0.1", "unhighlighted 0.1", "select? 0.1", "deselected 0.0",
                "selected 0.1",
            ])
        #expect(
            view.indexPathsForSelectedItems == [itemPath(1)]
                && view.cellForItem(at: itemPath(1))?.isHighlighted == false)
        view.touchItem(at: itemPath(1))
        #expect(source.log.suffix(2) == ["select? 0.1", "selected 0.1"])
        #expect(view.indexPathsForSelectedItems == [itemPath(1)])
        view.allowsMultipleSelection = true
        source.log = []
        view.touchItem(at: itemPath(1))
        #expect(source.log.suffix(2) == ["deselect? 0.1", "deselected 0.1"])
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test("The delegate refuses, and a view that allows no selection ignores touches")
    func refusing() {
        let source = ItemSource(counts: [3])
        let view = collection(source)
        let delegate = ItemDelegate(source)
        view.keepDelegate(delegate)
        delegate.refuses = ["highlight"]
        view.touchItem(at: itemPath(0))
        #expect(source.log.last == "highlight? 0.0")
        delegate.refuses = ["select"]
        view.touchItem(at: itemPath(0))
        #expect(source.log.last == "select? 0.0" && view.indexPathsForSelectedItems == [])
        delegate.refuses = ["deselect"]
        view.allowsMultipleSelection = true
        view.touchItem(at: itemPath(0))
        view.touchItem(at: itemPath(0))
        #expect(source.log.last == "deselect? 0.0" && view.indexPathsForSelectedItems == [itemPath(0)])
        view.allowsSelection = false
        source.log = []
        view.touchItem(at: itemPath(1))
        #expect(source.log.isEmpty)
    }

    struct Target: Sendable {
        var item: Int
        var position: UICollectionView.ScrollPosition
        var offset: CGFloat
    }

    @Test(
        "scrollToItem, vertical and horizontal: within the insets, and not beyond the content",
        arguments: [
            Target(item: 50, position: [.top, .left], offset: 2980),
            Target(item: 50, position: [.centeredVertically, .centeredHorizontally], offset: 2790),
            Target(item: 50, position: [.bottom, .right], offset: 2600),
            Target(item: 0, position: [.bottom, .right], offset: -20),
            // The content is 5990 long, the bounds 480, the far inset 30.
            Target(item: 99, position: [.top, .left], offset: 5540),
            Target(item: 50, position: [], offset: 7),
        ])
    func scrolling(target: Target) {
        for isHorizontal in [false, true] {
            let layout = flow(isHorizontal ? size(50, 300) : size(300, 50), horizontal: isHorizontal)
            let view = collection(
                ItemSource(counts: [100]), layout, width: isHorizontal ? 480 : 320, height: isHorizontal ? 320 : 480)
            view.contentInset =
                isHorizontal
                ? UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
                : UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
            view.contentOffset = isHorizontal ? CGPoint(x: 7, y: 0) : CGPoint(x: 0, y: 7)
            view.scrollToItem(at: itemPath(target.item), at: target.position, animated: false)
            #expect(
                view.contentOffset == (isHorizontal ? CGPoint(x: target.offset, y: 0) : CGPoint(x: 0, y: target.offset))
            )
        }
    }

    @Test("What is not there traps, with the numbers")
    func traps() async {
        let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            collection(ItemSource(counts: [3])).scrollToItem(at: itemPath(3), at: .top, animated: false)
        }
        #expect(errorText(item).contains("scrolling to item 3 of section 0: the section has 3 items"))
        let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            collection(ItemSource(counts: [3])).selectItem(at: itemPath(0, 1), animated: false, scrollPosition: [])
        }
        #expect(errorText(section).contains("selecting item 0 of section 1: there are 1 sections"))
        let positions = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            collection(ItemSource(counts: [3])).scrollToItem(at: itemPath(0), at: [.top, .bottom], animated: false)
        }
        #expect(errorText(positions).contains("scroll position 5 names several places on one axis"))
        let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = collection(ItemSource(counts: [3])).numberOfItems(inSection: 1)
        }
        #expect(errorText(count).contains("the number of items in section 1 was asked for: there are 1 sections"))
        let metric = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UICollectionViewFlowLayout().itemSize = size(-1, 5)
        }
        #expect(
            errorText(metric).contains("itemSize of UICollectionViewFlowLayout is ")
                && errorText(metric).contains(
                    "CGSize(width: -1.0, height: 5.0): it must be finite, and a size not negative")
        )
        let asked = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let source = ItemSource(counts: [3])
            let delegate = FlowDelegate(source)
            delegate.size = { _ in size(.nan, 1) }
            let view = collection(source)
            view.keepDelegate(delegate)
            view.layoutIfNeeded()
        }
        #expect(
            errorText(asked).contains(
                "size of item 0 of section 0 of UICollectionViewFlowLayout is CGSize(width: nan, height: 1.0)"))
    }
}
