// swift-format-ignore-file
import Foundation
#if canImport(QuartzCore)
import QuartzCore
#endif
import UIKit

/// Where the buyer looks once more.
final class CartController: UIViewController {
    @Outlet private var totalLabel: UILabel! {
        didSet { heard.append("total \(totalLabel.text ?? "")") }
    }
    @OutletCollection var rows: [UIView]
    @Outlet(.weak) var delegate: CartDelegate?

    private(set) var heard: [String] = []

    private lazy var payButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Pay", for: .normal)
        button.addTarget(self, action: CartController.pay, for: .touchUpInside)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(payButton)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: CartController.done(_:))
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Empty", style: .plain, target: nil, action: nil)
        navigationItem.leftBarButtonItem?.target = self
        navigationItem.leftBarButtonItem?.action = .init(CartController.empty)
        NotificationCenter.default.addObserver(
            self, selector: CartController.priceChanged(_:), name: .priceChanged, object: nil)
        NotificationCenter.default.addObserver(self, selector: CartController.empty, name: .signedOut, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    private func pay() {
        heard.append("pay")
        delegate?.cartDidPay(self)
    }

    func help(_ sender: Any) {
        heard.append("help")
    }

    func done(_ sender: UIBarButtonItem) {
        heard.append("done")
    }

    private func empty() {
        heard.append("empty")
    }

    private func priceChanged(_ note: Notification) {
        heard.append("price \(note.userInfo?["price"] as? Int ?? 0)")
    }

    func listenToHelp(_ button: UIButton) {
        button.addTarget(self, action: CartController.help(_:), for: .touchUpInside)
    }

    func deafen() {
        payButton.removeTarget(self, action: nil, for: .touchUpInside)
        NotificationCenter.default.removeObserver(self, name: .priceChanged, object: nil)
    }

    func press() {
        payButton.sendActions(for: .touchUpInside)
    }

    override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers
            .action("help:", CartController.help(_:))
            .outlet("totalLabel", \CartController.totalLabel)
    }

    /// The button stays at the bottom.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin: CGFloat = 16
        payButton.frame = CGRect(
            x: margin, y: view.bounds.maxY - 60, width: view.bounds.width - 2 * margin, height: 44)
    }
}

protocol CartDelegate: AnyObject {
    func cartDidPay(_ cart: CartController)
}

extension CartController {
    var isEmpty: Bool { rows.isEmpty }
}

extension Notification.Name {
    static let priceChanged = Notification.Name("priceChanged")
    static let signedOut = Notification.Name("signedOut")
}
