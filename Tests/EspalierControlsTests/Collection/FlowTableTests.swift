import EspalierControls
import EspalierViews
import Foundation
import Testing

/// A row of the table of flows: all in points, 7 items unless sizes are given.
struct FlowRow: CustomTestStringConvertible, Sendable {
    var title: String
    var width: CGFloat
    var item = CGSize(width: 50, height: 50)
    var inset: CGFloat = 0
    var header: CGFloat = 0
    var xs: [CGFloat]
    var ys: [CGFloat]
    var height: CGFloat
    var testDescription: String { title }
}

@Suite("Flow layout: the table, vertical and horizontal")
struct FlowTableTests {
    static let rows = [
        FlowRow(
            title: "50 by 50 in 320: five in a line", width: 320, xs: [0, 67.5, 135, 202.5, 270], ys: [0, 60],
            height: 110),
        FlowRow(
            title: "insets of 10 all round", width: 320, inset: 10, xs: [10, 72.5, 135, 197.5, 260], ys: [10, 70],
            height: 130),
        FlowRow(
            title: "100 by 80 in 375: three in a line", width: 375, item: CGSize(width: 100, height: 80),
            xs: [0, 137.5, 275], ys: [0, 90, 180], height: 260),
        FlowRow(
            title: "200 by 40 in 320: one in a line, centred", width: 320, item: CGSize(width: 200, height: 40),
            xs: [60], ys: [0, 50, 100, 150, 200, 250, 300], height: 340),
        FlowRow(
            title: "a header of 44", width: 320, header: 44, xs: [0, 67.5, 135, 202.5, 270], ys: [44, 104],
            height: 154),
    ]

    @Test("Rows 1 to 5, and with the axes exchanged", arguments: rows, [false, true])
    func row(row: FlowRow, isHorizontal: Bool) throws {
        func turned(_ size: CGSize) -> CGSize { isHorizontal ? CGSize(width: size.height, height: size.width) : size }
        let layout = flow(turned(row.item), inset: row.inset, horizontal: isHorizontal)
        layout.headerReferenceSize = CGSize(width: row.header, height: row.header)
        let source = ItemSource(counts: [7])
        let extent = turned(CGSize(width: row.width, height: 480))
        let view = collection(source, layout, width: extent.width, height: extent.height)
        view.layoutIfNeeded()
        #expect(view.contentSize == turned(CGSize(width: row.width, height: row.height)))
        for item in 0..<7 {
            let frame = try #require(view.layoutAttributesForItem(at: itemPath(item))).frame
            let place = CGPoint(x: row.xs[item % row.xs.count], y: row.ys[item / row.xs.count])
            #expect(frame.origin == (isHorizontal ? CGPoint(x: place.y, y: place.x) : place))
            #expect(frame.size == turned(row.item))
            #expect(view.cellForItem(at: itemPath(item))?.frame == frame)
        }
        let header = view.layoutAttributesForSupplementaryElement(ofKind: headerKind, at: itemPath(0))
        let band = CGRect(origin: .zero, size: turned(CGSize(width: row.width, height: row.header)))
        #expect(header?.frame == (row.header == 0 ? .zero : band))
        let shown = view.supplementaryView(forElementKind: headerKind, at: itemPath(0))
        #expect(shown?.frame == (row.header == 0 ? nil : header?.frame))
    }

    @Test("Row 6: widths 100, 150, 200, 60 by 40: the last line of different sizes keeps the minimum gap")
    func differentSizes() {
        let frames = frames([100, 150, 200, 60].map { size($0, 40) }, width: 320)
        #expect(frames == [rect(0, 0, 100, 40), rect(170, 0, 150, 40), rect(0, 50, 200, 40), rect(210, 50, 60, 40)])
    }

    /// The frames of items whose sizes a delegate gives, spacings 10, no insets.
    func frames(_ sizes: [CGSize], width: CGFloat, inset: CGFloat = 0) -> [CGRect] {
        let source = ItemSource(counts: [sizes.count])
        let delegate = FlowDelegate(source)
        delegate.size = { sizes[$0.item] }
        let view = collection(source, width: width)
        view.keepDelegate(delegate)
        view.layoutIfNeeded()
        return (0..<sizes.count).map { view.layoutAttributesForItem(at: itemPath($0))?.frame ?? .null }
    }

    @Test("An item alone in a line that is not the last is centred; in the last line it is at the left")
    func alone() {
        let wide = size(250, 40)
        #expect(
            frames([wide, size(200, 40), size(60, 40), size(100, 40)], width: 320) == [
                rect(35, 0, 250, 40), rect(0, 50, 200, 40), rect(260, 50, 60, 40), rect(0, 100, 100, 40),
            ])
    }

    @Test("Where all lines have one item, all are centred")
    func allAlone() {
        #expect(
            frames([size(250, 40), size(200, 40), size(180, 40)], width: 320).map(\.minX) == [35, 60, 70])
    }

    @Test("One item of a size of which more would fit is at the left, as in a full line's first column")
    func single() {
        #expect(frames([size(50, 50)], width: 320) == [rect(0, 0, 50, 50)])
        #expect(frames([size(200, 50)], width: 320) == [rect(60, 0, 200, 50)])
    }

    @Test("A last line of equal items keeps the columns of a full line")
    func columns() {
        #expect(frames(Array(repeating: size(50, 50), count: 7), width: 320).suffix(2).map(\.minX) == [0, 67.5])
        #expect(frames(Array(repeating: size(50, 50), count: 2), width: 320).map(\.minX) == [0, 67.5])
    }

    @Test("Items are centred across their line, which is as broad as its broadest")
    func breadth() {
        #expect(
            frames([size(100, 20), size(100, 60), size(100, 40), size(300, 10)], width: 320) == [
                rect(0, 20, 100, 20), rect(110, 0, 100, 60), rect(220, 10, 100, 40), rect(0, 70, 300, 10),
            ])
    }

    @Test("An item longer than the room has a line of its own, and begins at the inset")
    func tooLong() {
        #expect(
            frames([size(50, 40), size(400, 40), size(50, 40)], width: 320) == [
                rect(135, 0, 50, 40), rect(0, 50, 400, 40), rect(135, 100, 50, 40),
            ])
        let layout = flow(size(400, 40), inset: 7)
        let view = collection(ItemSource(counts: [2]), layout)
        #expect(view.layoutAttributesForItem(at: itemPath(1))?.frame == rect(7, 57, 400, 40))
    }

    @Test("Nothing is rounded, and thirds of the room fit three times")
    func thirds() {
        let third = (375 - 20) / CGFloat(3)
        let xs = frames(Array(repeating: size(third, 10), count: 4), width: 375).map(\.minX)
        #expect(xs[3] == 0 && abs(xs[2] - 2 * (third + 10)) < 1e-9)
        let mixed = frames([size(third, 10), size(third, 20), size(third, 10)], width: 375)
        #expect(mixed.allSatisfy { $0.midY == 10 })
    }

    @Test("The content's size is asked for anew after a reload and with another layout, of the view and of the layout")
    func contentSizeAtOnce() {
        let source = ItemSource(counts: [1])
        let view = collection(source, flow(size(320, 50)))
        #expect(view.contentSize == size(320, 50) && view.collectionCounters.prepares == 1)
        source.sections = [["a", "b"]]
        view.reloadData()
        #expect(view.contentSize == size(320, 110) && view.contentSize == size(320, 110))
        #expect(view.collectionCounters.prepares == 2 && view.visibleCells.count == 2)
        source.sections = [["a", "b", "c"]]
        view.reloadData()
        #expect(view.collectionViewLayout.collectionViewContentSize == size(320, 170))
        view.collectionViewLayout = flow(size(320, 20))
        #expect(view.contentSize == size(320, 80))
        let row = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: row.layoutSize, subitems: [row])
        let section = NSCollectionLayoutSection(group: group)
        view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        source.sections = [["a", "b", "c", "d"]]
        view.reloadData()
        #expect(view.collectionViewLayout.collectionViewContentSize == size(320, 120))
        #expect(view.contentSize == size(320, 120))
    }

    @Test("A header or footer of size zero has attributes of size zero, and is not shown")
    func emptyBands() {
        let view = collection(ItemSource(counts: [2, 1]), flow(size(320, 50)))
        for kind in [headerKind, footerKind] {
            let attributes = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: itemPath(0, 1))
            #expect(attributes?.size == .zero && attributes?.frame.minY == (kind == headerKind ? 110 : 160))
            #expect(view.visibleSupplementaryViews(ofKind: kind).isEmpty)
        }
    }

    @Test("Header, inset, lines, inset, footer, section after section; an empty section keeps its insets")
    func sections() throws {
        let layout = flow(size(50, 50), inset: 5)
        layout.headerReferenceSize = size(1, 20)
        layout.footerReferenceSize = size(1, 30)
        let view = collection(ItemSource(counts: [1, 0, 6]), layout)
        view.layoutIfNeeded()
        func y(_ kind: String, _ section: Int) -> CGRect? {
            view.layoutAttributesForSupplementaryElement(ofKind: kind, at: itemPath(0, section))?.frame
        }
        #expect(y(headerKind, 0) == rect(0, 0, 320, 20))
        #expect(view.layoutAttributesForItem(at: itemPath(0))?.frame == rect(5, 25, 50, 50))
        #expect(y(footerKind, 0) == rect(0, 80, 320, 30))
        #expect(y(headerKind, 1) == rect(0, 110, 320, 20))
        #expect(y(footerKind, 1) == rect(0, 140, 320, 30))
        #expect(y(headerKind, 2) == rect(0, 170, 320, 20))
        #expect(view.layoutAttributesForItem(at: itemPath(5, 2))?.frame == rect(5, 255, 50, 50))
        #expect(y(footerKind, 2) == rect(0, 310, 320, 30))
        #expect(view.contentSize == size(320, 340))
        #expect(view.visibleSupplementaryViews(ofKind: footerKind).count == 3)
        #expect(
            view.indexPathsForVisibleSupplementaryElements(ofKind: headerKind) == [
                itemPath(0), itemPath(0, 1), itemPath(0, 2),
            ])
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: "other", at: itemPath(0)) == nil)
        #expect(view.layoutAttributesForItem(at: itemPath(1)) == nil)
    }

    @Test("Lines have the room that the adjusted insets leave")
    func contentInsets() {
        let view = collection(ItemSource(counts: [7]), flow(size(50, 50)))
        view.layoutIfNeeded()
        view.contentInset = UIEdgeInsets(top: 3, left: 60, bottom: 4, right: 60)
        view.layoutIfNeeded()
        #expect(view.contentSize == size(200, 170))
        #expect(view.cellForItem(at: itemPath(1))?.frame == rect(75, 0, 50, 50))
    }

    @Test("Another width computes the lines anew")
    func resized() {
        let view = collection(ItemSource(counts: [7]), flow(size(50, 50)))
        view.layoutIfNeeded()
        view.frame.size.width = 110
        view.layoutIfNeeded()
        #expect(view.contentSize == size(110, 230))
        #expect(view.cellForItem(at: itemPath(1))?.frame == rect(60, 0, 50, 50))
    }
}
