import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UICollectionViewListCell")
struct ListCellTests {
    /// A list of texts, each in a row of the view's width, with accessories by a closure.
    final class List {
        let window = UIWindow(frame: rect(0, 0, 320, 480))
        let view: UICollectionView
        private(set) var source: UICollectionViewDiffableDataSource<String, Int>

        init(accessories: @escaping (Int) -> [UICellAccessory] = { _ in [] }) {
            let layout = flow(size(320, 50), spacing: 0)
            layout.estimatedItemSize = size(320, 50)
            let view = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
            self.view = view
            let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = "\(item)"
                cell.contentConfiguration = content
                cell.accessories = accessories(item)
            }
            source = UICollectionViewDiffableDataSource(collectionView: view) {
                $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
            }
            window.addSubview(view)
            window.isHidden = false
        }

        func show(_ items: [Int]) {
            source.apply(NumberSnapshot([("list", items)]))
            window.layoutIfNeeded()
        }

        func cell(_ item: Int) -> UICollectionViewListCell {
            let path = source.indexPath(for: item)
            let cell = path.flatMap(view.cellForItem(at:)) as? UICollectionViewListCell
            return cell ?? UICollectionViewListCell(frame: .zero)
        }

        var shown: [String] {
            view.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
        }
    }

    @Test("Rows size themselves by their content: no lower than 44, and the content has the margins of rows")
    func sizes() {
        let list = List()
        list.show([1, 2])
        #expect(list.shown == ["1", "2"])
        #expect(list.cell(1).frame == rect(0, 0, 320, 44) && list.cell(2).frame == rect(0, 44, 320, 44))
        #expect(list.cell(1).contentView.frame == rect(0, 0, 320, 44))
        #expect(list.cell(1).contentView.subviews.first?.frame == rect(16, 11.75, 288, 20.5))
        var content = list.cell(1).defaultContentConfiguration()
        (content.text, content.secondaryText) = ("one", "more")
        list.cell(1).contentConfiguration = content
        list.window.layoutIfNeeded()
        #expect(list.cell(1).frame.height == 60 && list.cell(2).frame.minY == 60)
    }

    @Test("Accessories stand beside the content in the system's order, each in the middle of its room")
    func places() {
        let list = List { _ in
            [.disclosureIndicator(), .label(text: "12"), .checkmark(), .delete(displayed: .always)]
        }
        list.show([1])
        let cell = list.cell(1)
        let frames = cell.subviews.filter { $0 !== cell.contentView }.map(\.frame).sorted { $0.minX < $1.minX }
        // Delete, the label, checkmark, disclosure: 16 from the edges and 8 from one another.
        #expect(frames.count == 4 && frames[0] == rect(16, 11, 22, 22) && frames[3].maxX == 304)
        #expect(frames[3].width == 10.5 && frames[2].maxX == frames[3].minX - 8 && frames[2].width == 20)
        #expect(frames[1].maxX == frames[2].minX - 8)
        #expect(cell.contentView.frame == rect(38, 0, frames[1].minX - 38, 44))
        // The content keeps its own 16 and 8 beside accessories.
        let text = cell.contentView.subviews[0].frame
        #expect(text.minX == 16 && text.maxX == cell.contentView.frame.width - 8)
        cell.accessories = []
        list.window.layoutIfNeeded()
        #expect(cell.subviews == [cell.contentView] && cell.contentView.frame.width == 320)
    }

    @Test("Views of one's own stand where they say, in rooms of the width that they say")
    func custom() {
        let (first, last, far) = (UIView(frame: rect(0, 0, 30, 30)), UIView(frame: rect(0, 0, 10, 10)), UILabel())
        far.text = "x"
        let list = List { _ in
            [
                .customView(configuration: .init(customView: first, placement: .leading())),
                .checkmark(),
                .customView(
                    configuration: .init(
                        customView: last,
                        placement: .trailing(at: UICellAccessory.Placement.position(after: .checkmark)),
                        reservedLayoutWidth: .custom(40))),
                .customView(configuration: .init(customView: far, placement: .trailing(displayed: .whenEditing))),
            ]
        }
        list.show([1])
        let cell = list.cell(1)
        #expect(first.frame == rect(16, 7, 30, 30) && last.frame == rect(279, 17, 10, 10) && far.superview == nil)
        list.view.isEditing = true
        list.window.layoutIfNeeded()
        #expect(far.superview === cell && far.frame.maxX == 228)
        #expect(UICellAccessory.Placement.position(before: .checkmark)([.detail(), .checkmark()]) == 1)
        #expect(UICellAccessory.Placement.position(before: .label)([.detail()]) == 0)
        #expect(UICellAccessory.Placement.position(after: .label)([.detail()]) == 1)
    }

    @Test("Accessories come and go with editing, also in cells that are used again")
    func editing() {
        let list = List { _ in [.disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder()] }
        list.show(Array(0..<60))
        func signs(_ cell: UICollectionViewListCell) -> [UICellAccessory.AccessoryType] {
            cell.shownAccessories.all.map(\.accessory.accessoryType)
        }
        #expect(signs(list.cell(0)) == [.disclosureIndicator] && !list.cell(0).configurationState.isEditing)
        list.view.isEditing = true
        #expect(signs(list.cell(0)) == [.delete, .reorder] && list.cell(0).configurationState.isEditing)
        list.view.contentOffset.y = 1_000
        list.window.layoutIfNeeded()
        list.view.isEditing = false
        list.view.contentOffset.y = 0
        list.window.layoutIfNeeded()
        #expect(
            list.view.visibleCells.allSatisfy { ($0 as? UICollectionViewListCell).map(signs) == [.disclosureIndicator] }
        )
    }

    @Test("Touches on buttons call their handlers, and do not select the row")
    func touches() {
        let log = CallLog()
        let list = List { item in
            [.delete(displayed: .always) { log.note("delete \(item)") }, .detail { log.note("detail \(item)") }]
        }
        list.show([1, 2])
        list.window.tap(at: CGPoint(x: 27, y: 66))
        #expect(log.take() == ["delete 2"])
        list.window.tap(at: CGPoint(x: 293, y: 22))
        #expect(log.take() == ["detail 1"] && list.view.indexPathsForSelectedItems == [])
        // The same cell with other accessories calls the new handlers alone.
        list.cell(1).accessories = [.detail { log.note("other") }]
        list.window.layoutIfNeeded()
        list.window.tap(at: CGPoint(x: 293, y: 22))
        #expect(log.take() == ["other"])
    }

    @Test("Indentation moves the content, and the accessories before it unless these stay")
    func indentation() {
        let list = List { item in item == 1 ? [.delete(displayed: .always)] : [] }
        list.show([1, 2])
        for item in [1, 2] { list.cell(item).indentationLevel = 2 }
        list.cell(2).indentationWidth = 15
        list.window.layoutIfNeeded()
        #expect(
            list.cell(1).contentView.frame.minX == 58 && list.cell(1).shownAccessories.leading[0].view.frame.minX == 36)
        #expect(list.cell(2).contentView.subviews[0].frame.minX == 46)
        list.cell(1).indentsAccessories = false
        list.window.layoutIfNeeded()
        #expect(list.cell(1).shownAccessories.leading[0].view.frame.minX == 16)
        #expect(list.cell(1).contentView.frame.minX == 38 && list.cell(1).contentView.subviews[0].frame.minX == 20)
    }

    @Test("Rows of an outline are indented by their level, and a touch on the disclosure shows what is below")
    func outlines() {
        let list = List { $0 % 10 == 0 ? [.outlineDisclosure()] : [] }
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([10, 20])
        outline.append([11, 12], to: 10)
        list.source.apply(outline, to: "list")
        list.window.layoutIfNeeded()
        let log = CallLog()
        var handlers = list.source.sectionSnapshotHandlers
        handlers.willExpandItem = { log.note("expand \($0)") }
        handlers.willCollapseItem = { log.note("collapse \($0)") }
        handlers.shouldExpandItem = { $0 != 20 }
        handlers.snapshotForExpandingParent = { parent, children in
            var children = children
            if !children.contains(13) { children.append([13]) }
            return children
        }
        list.source.sectionSnapshotHandlers = handlers
        #expect(list.shown == ["10", "20"] && !list.cell(10).configurationState.isExpanded)
        let button = CGPoint(x: 294, y: 22)
        list.window.tap(at: button)
        list.window.layoutIfNeeded()
        #expect(list.shown == ["10", "11", "12", "13", "20"] && list.cell(10).configurationState.isExpanded)
        #expect(list.cell(12).indentationLevel == 1 && list.cell(10).indentationLevel == 0)
        list.window.tap(at: CGPoint(x: 294, y: 22 + 4 * 44))
        #expect(list.shown.count == 5)
        list.window.tap(at: button)
        list.window.layoutIfNeeded()
        #expect(list.shown == ["10", "20"] && log.take() == ["expand 10", "collapse 10"])
        list.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        list.window.tap(at: button)
        list.window.layoutIfNeeded()
        list.window.tap(at: button)
        list.window.layoutIfNeeded()
        #expect(list.shown.count == 5)
    }

    @Test("With the style of a header touches of the whole cell count, and select nothing")
    func headers() {
        let list = List { _ in [.outlineDisclosure(options: .init(style: .header))] }
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([10])
        outline.append([11], to: 10)
        list.source.apply(outline, to: "list")
        list.window.layoutIfNeeded()
        list.view.touchItem(at: itemPath(0))
        #expect(list.shown == ["10", "11"] && list.view.indexPathsForSelectedItems == [])
    }

    @Test("The separator's guide is as wide as the cell until it is constrained")
    func separator() {
        let list = List()
        list.show([1])
        let cell = list.cell(1)
        let guide = cell.separatorLayoutGuide
        list.window.layoutIfNeeded()
        #expect(guide.layoutFrame == rect(0, 44, 320, 0) && cell.separatorLayoutGuide === guide)
        guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 50).isActive = true
        list.window.layoutIfNeeded()
        #expect(guide.layoutFrame == rect(50, 44, 270, 0) && cell.frame.height == 44)
    }
}
