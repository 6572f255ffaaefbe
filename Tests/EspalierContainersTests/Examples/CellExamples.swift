// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Espalier
import EspalierContainers
import Testing

private struct Seed {
    let name: String
    let plant: () -> Void
}

private protocol SeedViewDelegate: AnyObject {
    func seedView(_ view: TellingSeedView, didPlant name: String)
}

private class SeedView: View, ContainerCellDelegate {
    let titleLabel = UILabel()
    var onTouch: (() -> Void)?

    override func prepare() {
        super.prepare()

        self.applyLayouts()
    }

    private func applyLayouts() {
        addSubview(titleLabel)
    }

    func reloadView(_ seed: Seed) {
        self.titleLabel.text = seed.name

        self.onTouch = {
            seed.plant()
        }
    }
}

private class TellingSeedView: View, ContainerCellDelegate {
    weak var cellDelegate: SeedViewDelegate?

    func touch(_ name: String) { cellDelegate?.seedView(self, didPlant: name) }
}

private class SeedsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @Outlet var tableView: UITableView!
    var seeds: [Seed] = []

    override func viewDidLoad() {
        super.viewDidLoad()

        self.tableView.register(ContainerTableViewCell<SeedView>.self, forCellReuseIdentifier: "SeedViewCellIdentifier")

        self.tableView.delegate = self
        self.tableView.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { seeds.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "SeedViewCellIdentifier", for: indexPath)
            as! ContainerTableViewCell<SeedView>

        cell.prepareContainer(in: self)
        cell.view.reloadView(seeds[indexPath.row])

        return cell
    }
}

private class TellingController: UIViewController, SeedViewDelegate {
    var planted: [String] = []

    func seedView(_ view: TellingSeedView, didPlant name: String) { planted.append(name) }
}

@Suite("Programs whose cells hold views")
struct CellExamples {
    @Test("A table's controller fills cells whose views are containers' views")
    func table() throws {
        let window = UIWindow(screen: .iPhone14)
        let controller = SeedsViewController()
        var planted: [String] = []
        controller.seeds = ["basil", "mint"].map { name in Seed(name: name) { planted.append(name) } }
        let table = UITableView(frame: window.bounds)
        controller.tableView = table
        controller.view.addSubview(table)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let cells = table.visibleCells.compactMap { $0 as? ContainerTableViewCell<SeedView> }
        #expect(cells.map { $0.view.titleLabel.text } == ["basil", "mint"])
        #expect(cells.allSatisfy { $0.view.parent === controller && $0.view.superview === $0.contentView })
        #expect(cells.allSatisfy { $0.view.frame == $0.contentView.bounds && $0.view.frame.width == 390 })
        try #require(cells.count == 2)
        cells[1].view.onTouch?()
        #expect(planted == ["mint"])
    }

    @Test("5.4 cellDelegate has the declared type, or is an EmptyCellDelegate? that stays nil")
    func delegates() {
        let controller = TellingController()
        let cell = ContainerTableViewCell<TellingSeedView>(in: controller)
        cell.view.cellDelegate = controller
        cell.view.touch("dill")
        #expect(controller.planted == ["dill"])
        let view = SeedView()
        let none: EmptyCellDelegate? = view.cellDelegate
        #expect(none === nil)
        view.cellDelegate = nil
    }
}
