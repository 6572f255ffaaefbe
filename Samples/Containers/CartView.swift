import Espalier
import EspalierContainers

/// One cart, as a row shows it and as a screen of its own does.
class CartView: View, ContainerCellDelegate {
    let titleLabel = UILabel()
    let stateLabel = UILabel()
    private var onRun: (() -> Void)?

    override func prepare() {
        super.prepare()
        name = "cart"
        titleLabel.name = "title"
        stateLabel.name = "state"
        addSubview(titleLabel)
        addSubview(stateLabel)
        place(titleLabel, "ll = rr = 12, tt = 4, h = 18")
        place(stateLabel, "ll = rr = 12, bb = 4, h = 14")
    }

    private func place(_ label: UILabel, _ rules: String) {
        do { try label.layoutRules.add(rules) } catch { print(error) }
    }

    func reloadView(_ cart: Cart) {
        titleLabel.text = cart.name
        stateLabel.text = cart.isRunning ? "running" : "standing"
        onRun = { [weak self] in
            cart.isRunning.toggle()
            self?.reloadView(cart)
        }
    }

    func touchRun() { onRun?() }
}

extension CartView {
    /// A container for the cart of the day, with a margin around it.
    class Container: ContainerView<CartView> {
        override func containerDidLoad() {
            super.containerDidLoad()
            name = "cart of the day"
            edgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        }
    }
}

/// A cart.
final class Cart {
    let name: String
    var isRunning = false

    init(_ name: String) { self.name = name }
}
