// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

final class SongCell: UITableViewCell {
    @Outlet var titleView: UILabel!
    @Outlet var host: UIViewController?
    var awoke = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        awoke += 1
    }
}

@Suite("Rows and items of interface files")
struct RowsTests {
    private static func cell(_ id: String, _ more: String = "", height: Double = 44) -> String {
        """
        <tableViewCell id="\(id)" \(more)>\(Interface.rect(0, 28, 320, height))
        <tableViewCellContentView key="contentView" id="\(id)c">\(Interface.rect(0, 0, 320, height))<subviews>
        <label id="\(id)l" text="\(id)">\(Interface.rect(1, 2, 3, 4))</label></subviews></tableViewCellContentView>
        <connections><outlet property="titleView" destination="\(id)l"/><outlet property="host" destination="vc"/>
        </connections></tableViewCell>
        """
    }

    @Test("a prototype is registered with its table, and makes a new cell with its own outlets each time")
    func prototypes() throws {
        var classes = InterfaceClasses()
        classes.register(SongCell.self)
        let storyboard = try Interface.storyboard(
            initial: "vc",
            [
                """
                <viewController id="vc"><tableView key="view" id="t">\(Interface.rect(0, 0, 320, 480))<prototypes>
                \(Self.cell("song", "customClass=\"SongCell\" reuseIdentifier=\"Song\""))\(Self.cell("nameless"))
                </prototypes></tableView></viewController>
                """
            ], classes: classes)
        var reports: [InterfaceReport] = []
        storyboard.reportHandler = { reports.append($0) }
        let controller = try #require(storyboard.instantiateInitialViewController())
        let table = try #require(controller.view as? UITableView)
        #expect(reports.map(\.message) == ["the prototype has no reuse identifier; it cannot be dequeued"])
        let first = try #require(table.dequeueReusableCell(withIdentifier: "Song") as? SongCell)
        let second = try #require(table.dequeueReusableCell(withIdentifier: "Song") as? SongCell)
        #expect(first !== second && first.titleView !== second.titleView)
        #expect(first.titleView.text == "song" && first.titleView.isDescendant(of: first.contentView))
        #expect(first.host === controller && first.awoke == 1)
        #expect(first.reuseIdentifier == "Song")
    }

    @Test("what prototypes refer to is not held by their table")
    func leaks() throws {
        weak var table: UIView?
        weak var controller: UIViewController?
        try {
            let storyboard = try Interface.storyboard(
                initial: "vc",
                [
                    "<viewController id=\"vc\"><tableView key=\"view\" id=\"t\"><prototypes>"
                        + Self.cell("song", "reuseIdentifier=\"Song\"")
                        + "</prototypes><connections><outlet property=\"dataSource\" destination=\"vc\"/></connections>"
                        + "</tableView></viewController>"
                ])
            let made = try #require(storyboard.instantiateInitialViewController())
            controller = made
            table = made.view
            #expect(table != nil)
        }()
        #expect(controller == nil && table == nil)
    }

    private static let sections = """
        <sections><tableViewSection headerTitle="A" id="s1"><cells>\(cell("a1"))\(cell("a2", height: 60))</cells>
        </tableViewSection><tableViewSection id="s2" footerTitle="F"><cells>\(cell("b1"))</cells></tableViewSection>
        </sections>
        """

    @Test("rows that stand in the file are what the table shows where nobody else is its data source")
    func staticRows() throws {
        let build = try Interface.nib(
            "<tableView id=\"t\">\(Interface.rect(0, 0, 320, 480))\(Self.sections)</tableView>"
        )
        .build()
        let table = try #require(build.object(id: "t") as? UITableView)
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === build.object(id: "a2"))
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
        #expect(table.visibleCells.count == 3)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "A")
    }

    @Test("a controller of tables hands on to the rows of the file what it does not answer itself")
    func tableController() throws {
        final class Settings: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                section == 0 ? 1 : super.tableView(tableView, numberOfRowsInSection: section)
            }
        }
        var classes = InterfaceClasses()
        classes.register("Settings", Settings.self)
        for connections in [
            "",
            "<connections><outlet property=\"dataSource\" destination=\"vc\"/>"
                + "<outlet property=\"delegate\" destination=\"vc\"/></connections>",
        ] {
            let storyboard = try Interface.storyboard(
                initial: "vc",
                [
                    "<tableViewController id=\"vc\" customClass=\"Settings\"><tableView key=\"view\" id=\"t\">"
                        + "\(Interface.rect(0, 0, 320, 480))\(Self.sections)\(connections)</tableView>"
                        + "</tableViewController>"
                ], classes: classes)
            let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
            let table = try #require(controller.tableView)
            #expect(table.dataSource === controller && table.delegate === controller)
            #expect(table.numberOfSections == 2)
            #expect(table.numberOfRows(inSection: 0) == 1 && table.numberOfRows(inSection: 1) == 1)
            table.layoutIfNeeded()
            #expect(table.visibleCells.count == 2)
        }
    }

    @Test("a controller of tables without an interface file has an empty table, whose data source and delegate it is")
    func plainTableController() {
        let controller = UITableViewController(style: .grouped)
        #expect(controller.tableView.style == .grouped && controller.tableView === controller.view)
        #expect(controller.tableView.dataSource === controller && controller.tableView.numberOfSections == 1)
        controller.tableView.rowHeight = 30
        #expect(controller.tableView(controller.tableView, heightForRowAt: IndexPath(row: 0, section: 0)) == 30)
    }

    @Test("items, headers and footers of a collection view are registered under their identifiers")
    func items() throws {
        let build = try Interface.nib(
            """
            <collectionView id="c">\(Interface.rect(0, 0, 320, 480))
            <collectionViewFlowLayout key="collectionViewLayout" id="f"/>
            <cells><collectionViewCell reuseIdentifier="Tile" id="tile"><view key="contentView" id="tc"><subviews>
            <view tag="5"/></subviews></view></collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="head" tag="6"/>
            </collectionView>
            """
        ).build()
        let view = try #require(build.object(id: "c") as? UICollectionView)
        #expect(view.collectionViewLayout === build.object(id: "f"))
        final class Source: UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath) }
        }
        let source = Source()
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 2)
        #expect(view.visibleCells.allSatisfy { $0.contentView.subviews.map(\.tag) == [5] })
        let head = view.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Head",
            for: IndexPath(item: 0, section: 0))
        #expect(head.tag == 6)
    }
}
