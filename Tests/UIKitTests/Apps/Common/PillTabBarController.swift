import UIKit

/// A bar of one's own: an icon above a title in each item, and a pill behind the chosen one.
final class PillTabBar: UIView {
    struct Item {
        var title: String
        var image: UIImage?
    }

    private let pill = UIView()
    private(set) var buttons: [UIControl] = []
    private(set) var selectedIndex = 0
    var onSelect: ((Int) -> Void)?

    init(items: [Item]) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        pill.backgroundColor = .systemFill
        pill.layer.cornerRadius = 16
        addSubview(pill)
        for (index, item) in items.enumerated() {
            let button = UIControl()
            button.tag = index
            button.isAccessibilityElement = true
            button.accessibilityLabel = item.title
            let icon = UIImageView(image: item.image)
            icon.contentMode = .center
            let label = UILabel()
            label.text = item.title
            label.font = .systemFont(ofSize: 10, weight: .medium)
            let stack = UIStackView(arrangedSubviews: [icon, label])
            stack.axis = .vertical
            stack.alignment = .center
            stack.spacing = 2
            stack.isUserInteractionEnabled = false
            stack.translatesAutoresizingMaskIntoConstraints = false
            button.addSubview(stack)
            stack.centerXAnchor.constraint(equalTo: button.centerXAnchor).isActive = true
            stack.centerYAnchor.constraint(equalTo: button.centerYAnchor).isActive = true
            button.addTarget(self, action: PillTabBar.tapped(_:), for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var pillFrame: CGRect { pill.frame }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 56 + safeAreaInsets.bottom)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let width = area.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: area.minX + CGFloat(index) * width, y: 0, width: width, height: 56)
        }
        pill.frame = buttons[selectedIndex].frame.insetBy(dx: 12, dy: 6)
    }

    private func tapped(_ sender: UIControl) {
        guard sender.tag != selectedIndex else { return }
        selectedIndex = sender.tag
        UIView.animate(withDuration: 0.25) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
        onSelect?(selectedIndex)
    }
}

/// Children above that bar, each with the bar in its safe area.
final class PillTabBarController: UIViewController {
    private let controllers: [UIViewController]
    let bar: PillTabBar
    private(set) var selected: UIViewController?

    init(controllers: [UIViewController]) {
        self.controllers = controllers
        bar = PillTabBar(
            items: controllers.map {
                .init(title: $0.title ?? "", image: UIImage(size: CGSize(width: 24, height: 24), name: $0.title ?? ""))
            })
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        bar.onSelect = { [weak self] in self?.select($0) }
        select(0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        updateSafeArea()
    }

    private func updateSafeArea() {
        let extra = max(0, bar.bounds.height - view.safeAreaInsets.bottom)
        if selected?.additionalSafeAreaInsets.bottom != extra { selected?.additionalSafeAreaInsets.bottom = extra }
    }

    private func select(_ index: Int) {
        if let selected {
            selected.willMove(toParent: nil)
            selected.viewIfLoaded?.removeFromSuperview()
            selected.removeFromParent()
        }
        let next = controllers[index]
        addChild(next)
        next.view.frame = view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(next.view, belowSubview: bar)
        next.didMove(toParent: self)
        selected = next
        updateSafeArea()
    }
}
