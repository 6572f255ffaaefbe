import EspalierControllers
import EspalierControls
import EspalierNibs
import EspalierViews
import Foundation
import TestSupport
import Testing

private final class Rows: UITableViewController {
    var log: [String] = []
    var allows = true

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did select") }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("accessory")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allows }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let path = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
        log.append("prepare \(segue.identifier ?? "-") from \(path?.row ?? -1)")
    }
}

private final class Grid: UICollectionViewController {
    var log: [String] = []

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let path = (sender as? UICollectionViewCell).flatMap { collectionView.indexPath(for: $0) }
        log.append("prepare \(segue.identifier ?? "-") from \(path?.item ?? -1)")
    }
}

private final class Picture: UIViewController {
    var log: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare by \(sender.map { "\(type(of: $0))" } ?? "nobody")")
    }
}

@Suite("Segues of rows, items and gestures")
struct RowSegueTests {
    private static let detail = """
        <viewController id="b"><view key="view" id="bv">\(Interface.rect(0, 0, 390, 844))</view></viewController>
        """

    private func shown<Shown: UIViewController>(_ scene: String, _ type: Shown.Type) throws -> (Shown, UIWindow) {
        var classes = InterfaceClasses()
        classes.register(type)
        let storyboard = try Interface.storyboard(initial: "a", [scene, Self.detail], classes: classes)
        let controller = try #require(storyboard.instantiateInitialViewController() as? Shown)
        let window = UIWindow(screen: .iPhone14)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (controller, window)
    }

    private static let segues = """
        <connections><segue destination="b" kind="show" identifier="row" id="s1"/>
        <segue destination="b" kind="presentation" trigger="accessoryAction" identifier="info" id="s2"/></connections>
        """

    @Test("A touch on a row carries the segue of its prototype out, before the delegate hears of it")
    func rows() throws {
        let (rows, window) = try shown(
            """
            <tableViewController id="a" customClass="Rows"><tableView key="view" id="t">\(Interface.rect(0, 0, 390, 844))
            <prototypes><tableViewCell reuseIdentifier="row" id="c">\(Interface.rect(0, 0, 390, 44))
            \(Self.segues)</tableViewCell></prototypes></tableView></tableViewController>
            """, Rows.self)
        rows.tableView.tapRow(at: IndexPath(row: 1, section: 0))
        window.clock.advance(by: 1)
        #expect(rows.log == ["prepare row from 1", "did select"])
        #expect(rows.navigationController?.viewControllers.count == 2)
        rows.navigationController?.popViewController(animated: false)
        window.layoutIfNeeded()
        rows.allows = false
        rows.tableView.tapRow(at: IndexPath(row: 2, section: 0))
        #expect(rows.log.count == 3 && rows.navigationController?.viewControllers.count == 1)
        rows.allows = true
        rows.tableView.tapAccessoryButton(at: IndexPath(row: 0, section: 0))
        #expect(rows.log.suffix(2) == ["prepare info from 0", "accessory"] && rows.presentedViewController != nil)
        // Code selects without a touch.
        rows.dismiss(animated: false)
        rows.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(rows.log.count == 5)
    }

    @Test("So does one on a row that stands in the file")
    func staticRows() throws {
        let (controller, window) = try shown(
            """
            <tableViewController id="a"><tableView key="view" dataMode="static" id="t">\(Interface.rect(0, 0, 390, 844))
            <sections><tableViewSection id="x"><cells><tableViewCell id="c">\(Interface.rect(0, 0, 390, 44))
            \(Self.segues)</tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
            """, UITableViewController.self)
        controller.tableView.tapRow(at: IndexPath(row: 0, section: 0))
        window.clock.advance(by: 1)
        #expect(controller.navigationController?.viewControllers.count == 2)
    }

    @Test("And one on an item of a collection view")
    func items() throws {
        let (grid, window) = try shown(
            """
            <collectionViewController id="a" customClass="Grid"><collectionView key="view" id="t">
            \(Interface.rect(0, 0, 390, 844))
            <collectionViewFlowLayout key="collectionViewLayout" id="l"><size key="itemSize" width="50" height="50"/>
            </collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="item" id="c">\(Interface.rect(0, 0, 50, 50))
            \(Self.segues)</collectionViewCell></cells></collectionView></collectionViewController>
            """, Grid.self)
        grid.collectionView.touchItem(at: IndexPath(item: 1, section: 0))
        window.clock.advance(by: 1)
        #expect(grid.log == ["prepare row from 1"] && grid.navigationController?.viewControllers.count == 2)
    }

    @Test("A gesture carries its segue out once")
    func gestures() throws {
        let (picture, window) = try shown(
            """
            <viewController id="a" customClass="Picture"><view key="view" id="v">\(Interface.rect(0, 0, 390, 844))
            <gestureRecognizers/><connections>
            <outletCollection property="gestureRecognizers" destination="g" id="o"/></connections></view></viewController>
            <tapGestureRecognizer id="g"><connections><segue destination="b" kind="show" id="s1"/></connections>
            </tapGestureRecognizer>
            """, Picture.self)
        window.tap(at: CGPoint(x: 50, y: 400))
        window.clock.advance(by: 1)
        #expect(picture.log == ["prepare by UITapGestureRecognizer"])
        #expect(picture.navigationController?.viewControllers.count == 2)
    }
}
