// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Espalier
import EspalierContainers

/// The cart of the day in a container of its own class, above a table of all of them in container cells.
final class CartsViewController: UIViewController, UITableViewDataSource {
    let carts = ["milk", "hay", "stones"].map { Cart($0) }
    weak var cartView: CartView.Container!
    weak var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.name = "carts"

        let cartView = CartView.Container(in: self)
        view.addSubview(cartView)
        cartView.view.reloadView(carts[0])
        self.cartView = cartView

        let tableView = UITableView(frame: .zero)
        tableView.register(ContainerTableViewCell<CartView>.self, forCellReuseIdentifier: "cart")
        tableView.dataSource = self
        view.addSubview(tableView)
        self.tableView = tableView

        do {
            try cartView.layoutRules.add("tt = ll = rr = 0, h = 60")
            try tableView.layoutRules.add("tt = %bt, ll = rr = bb = 0", cartView)
        } catch {
            print(error)
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { carts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cart", for: indexPath)
        if let cell = cell as? ContainerTableViewCell<CartView> {
            cell.prepareContainer(in: self)
            cell.view.reloadView(carts[indexPath.row])
        }
        return cell
    }
}

/// What is there while a program starts.
final class LaunchViewController: UIViewController {}
