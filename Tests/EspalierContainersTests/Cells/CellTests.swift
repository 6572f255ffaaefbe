import Espalier
import EspalierContainers
import TestSupport
import Testing

/// Counts those that are made, on one thread.
private final class CountedView: View {
    var prepared = 0
    var shown = ""

    override func prepare() {
        super.prepare()
        prepared += 1
    }
}

private final class CountingCell: ContainerTableViewCell<CountedView> {
    var loads = 0

    override func containerDidLoad() {
        super.containerDidLoad()
        loads += 1
    }
}

private final class LongTable: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    var views: Set<CountedView> = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        guard let cell = cell as? CountingCell else { return cell }
        cell.prepareContainer(in: self)
        cell.view.shown = "\(indexPath.row)"
        views.insert(cell.view)
        return cell
    }
}

private final class Grid: UIViewController, UICollectionViewDataSource {
    let layout = UICollectionViewFlowLayout()
    lazy var grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let kind = indexPath.item % 2 == 0 ? "view" : "controller"
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: kind, for: indexPath)
        (cell as? ContainerCollectionViewCell<CountedView>)?.prepareContainer(inside: self)
        (cell as? ContainerCollectionCell<UIViewController>)?.prepareContainer(in: self)
        return cell
    }
}

@Suite("Container cells")
struct CellTests {
    @Test("5.1 A cell that is used 10,000 times makes its view once")
    func reuse() {
        let window = UIWindow(screen: .iPhone14)
        let controller = LongTable()
        controller.table.register(CountingCell.self, forCellReuseIdentifier: "row")
        controller.table.dataSource = controller
        controller.view.addSubview(controller.table)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        for row in stride(from: 0, through: 9_999, by: 9) {
            controller.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            window.layoutIfNeeded()
        }
        #expect(controller.views.count <= 24)
        #expect(controller.views.allSatisfy { $0.prepared == 1 && $0.parent === controller })
        let cells = controller.table.visibleCells.compactMap { $0 as? CountingCell }
        #expect(cells.allSatisfy { $0.loads == 1 } && cells.last?.view.shown == "9999")
        let cell = CountingCell(in: controller)
        let view = cell.view
        for _ in 0..<10_000 {
            cell.prepareForReuse()
            cell.prepareContainer(in: controller)
        }
        #expect(cell.view === view && cell.loads == 1 && cell.contentView.subviews.count == 1)
    }

    @Test("5.2 Another parent takes over what a cell holds")
    func another() {
        onStage { stage in
            let cell = ContainerTableCell<Page>(in: stage.root) { stage.page("a") }
            let page = cell.view
            let other = stage.page("other")
            cell.prepareContainer(inside: other) {
                Issue.record("the content is made once")
                return nil
            }
            #expect(cell.view === page && page?.parent === other && stage.root.children.isEmpty)
            cell.insertContainer(view: stage.page("b"))
            #expect(other.children == [cell.view] && cell.view.name == "b")
        }
    }

    @Test("5.3 Items of a collection view hold views and controllers")
    func collection() {
        let window = UIWindow(screen: .iPhone14)
        let controller = Grid()
        controller.grid.register(
            ContainerCollectionViewCell<CountedView>.self, forCellWithReuseIdentifier: "view")
        controller.grid.register(
            ContainerCollectionCell<UIViewController>.self, forCellWithReuseIdentifier: "controller")
        controller.grid.dataSource = controller
        controller.grid.contentInsetAdjustmentBehavior = .never
        controller.view.addSubview(controller.grid)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(!controller.children.isEmpty)
        let views = controller.grid.visibleCells.compactMap { $0 as? ContainerCollectionViewCell<CountedView> }
        #expect(!views.isEmpty)
        #expect(views.allSatisfy { $0.view.parent === controller && $0.view.frame == $0.contentView.bounds })
        let made = controller.children.count
        for offset in 0..<20 {
            controller.grid.contentOffset.y = CGFloat(offset * 30)
            window.layoutIfNeeded()
        }
        #expect(controller.children.count <= made + 4)
    }

    @Test("5.5 A cell that leaves its table keeps what it holds; it goes when the cell does")
    func leaving() {
        onStage { stage in
            var cell: ContainerTableCell<Page>? = ContainerTableCell(in: stage.root) { stage.page("a") }
            if let cell { stage.root.view.addSubview(cell) }
            stage.rest()
            _ = stage.log.take()
            cell?.removeFromSuperview()
            #expect(stage.log.take() == ["a will-", "a did-"])
            #expect(cell?.view.parent === stage.root)
            cell = nil
            #expect(stage.log.take() == ["a willMove(nil)", "a didMove(nil)"])
            #expect(stage.root.children.isEmpty)
        }
    }
}
