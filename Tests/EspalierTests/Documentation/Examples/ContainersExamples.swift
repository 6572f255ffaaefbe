// swift-format-ignore-file
// The examples of Docs/Containers.md, made from the page by a test: edit the page, and record.
import Espalier
import EspalierContainers
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

struct User {}

class AccountViewController: UIViewController {
    let user: User

    init(user: User) {
        self.user = user
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}


class CartView: View {
    let titleLabel = UILabel()

    override func prepare() {
        super.prepare()
        addSubview(titleLabel)
    }
}

extension CartView {
    class Container: ContainerView<CartView> {
        override func containerDidLoad() {
            super.containerDidLoad()
            edgeInsets.left = 16
        }
    }
}

class ShopController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let cart = CartView.Container(in: self)
        view.addSubview(cart)
        let account = Container<AccountViewController>(in: self) { AccountViewController(user: User()) }
        view.addSubview(account)                        // account.view.parent is self
    }
}

@Test("The example of Docs/Containers.md") private func containersExample() throws {
    let shop = ShopController()
    shop.loadViewIfNeeded()
    #expect(shop.view.subviews.count == 2)
    #expect(shop.children.count == 1 && shop.children[0] is AccountViewController)
    #expect(shop.children[0].parent === shop)
}

