// The examples of Docs/ComingFromUIKit.md, as they stand there.

import UIKit

class BadgeView: UIView {
    private let label = UILabel()

    var count = 0 {
        didSet {
            label.text = "\(count)"
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        label.font = .preferredFont(forTextStyle: .caption1)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 6, dy: 2)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        return CGSize(width: text.width + 12, height: text.height + 4)
    }
}

final class SessionView: UIView {
    func listen() {
        NotificationCenter.default.addObserver(
            self, selector: SessionView.signedOut(_:), name: Notification.Name("signedOut"), object: nil)
    }

    func signedOut(_ notification: Notification) {
        isHidden = true
    }
}

final class SaveController: UIViewController {
    private let button = UIButton(type: .system)
    private(set) var saves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Save", for: .normal)
        button.addTarget(self, action: SaveController.save, for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save", style: .done, target: self, action: SaveController.saveFromBar(_:))
        view.addSubview(button)
    }

    func save() {
        saves += 1
    }

    func saveFromBar(_ sender: UIBarButtonItem) {
        sender.isEnabled = false
        save()
    }
}

private let layoutWeight = StoredProperty<UIView, CGFloat>(default: 1)

extension UIView {
    var weight: CGFloat {
        get { self[stored: layoutWeight] }
        set { self[stored: layoutWeight] = newValue }
    }
}

func launch(_ root: UIViewController, on screen: UIScreen = .iPhone14) -> UIWindow {
    let window = UIWindow(screen: screen)
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    return window
}

@MainActor final class Loader {
    let status = UILabel()

    func load() {
        DispatchQueue.main.async { self.status.text = "loaded" }
    }
}

final class BannerView: UIView {
    private let label = UILabel()

    func showLater(_ text: String) {
        nonisolated(unsafe) let label = label
        DispatchQueue.main.async { label.text = text }
    }
}
