import EspalierViews
import Foundation

extension UITabBar {
    final func writeItems(_ new: [UITabBarItem]?) {
        for item in items ?? [] where item.holder === self { item.holder = nil }
        for item in new ?? [] { item.holder = self }
        self[stored: Self.itemsProperty] = new
        if let selectedItem, new?.contains(selectedItem) != true { self.selectedItem = nil }
        makeButtons()
    }

    private func makeButtons() {
        let old = buttons
        var known: [UITabBarItem: TabBarButton] = [:]
        for button in old { known[button.item] = button }
        buttons = (items ?? []).map { item in
            // An item that stands in the list twice has two buttons.
            if let button = known.removeValue(forKey: item) { return button }
            let button = TabBarButton(item: item)
            button.addTarget(self, for: .touchUpInside) { [unowned item] bar in bar.tap(item) }
            return button
        }
        showItemViews(buttons, insteadOf: old)
        updateButtons()
        setNeedsLayout()
    }

    final func updateButtons() {
        for button in buttons { button.update(isSelected: button.item === selectedItem) }
    }

    final func layOutButtons() {
        if buttons.isEmpty { return }
        let bounds = bounds
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() where button.superview === self {
            button.frame = CGRect(
                x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
                height: min(bounds.height, Self.ownHeight))
        }
    }
}

extension UITabBar: BarItemHolder {
    final func itemDidChange(_ item: UIBarItem) {
        for button in buttons where button.item === item { button.update(isSelected: item === selectedItem) }
    }
}

/// What shows an item of a tab bar: its image above its title, in 10 points.
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 10)
        addSubview(imageView)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func update(isSelected: Bool) {
        self.isSelected = isSelected
        isEnabled = item.isEnabled
        imageView.image = (isSelected ? item.selectedImage : nil) ?? item.image
        label.text = item.title
        item.describe(self)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.sizeThatFits(bounds.size)
        let text = label.sizeThatFits(bounds.size)
        let width = min(text.width, bounds.width)
        let top = bounds.midY - (image.height + text.height) / 2
        imageView.frame = CGRect(x: bounds.midX - image.width / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(x: bounds.midX - width / 2, y: top + image.height, width: width, height: text.height)
    }
}
