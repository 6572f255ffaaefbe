import UIKit

/// Titles in a strip with a line below the chosen one; what is chosen comes into sight.
final class CategoryTabsView: UIView {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let underline = UIView()
    private(set) var buttons: [UIButton] = []
    private var underlineConstraints: [NSLayoutConstraint] = []
    var onSelect: ((Int) -> Void)?

    private(set) var selectedIndex = 0

    init(titles: [String]) {
        super.init(frame: .zero)
        scrollView.showsHorizontalScrollIndicator = false
        underline.backgroundColor = .systemRed
        stack.spacing = 24
        [scrollView, stack, underline].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(scrollView)
        scrollView.addSubview(stack)
        scrollView.addSubview(underline)
        for title in titles {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.addTarget(self, action: CategoryTabsView.tapped(_:), for: .touchUpInside)
            stack.addArrangedSubview(button)
            buttons.append(button)
        }
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
            stack.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
            underline.heightAnchor.constraint(equalToConstant: 3),
            underline.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor),
        ])
        moveUnderline()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var line: UIView { underline }
    var strip: UIScrollView { scrollView }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    func select(_ index: Int) {
        guard buttons.indices.contains(index), index != selectedIndex else { return }
        selectedIndex = index
        UIView.animate(withDuration: 0.25) {
            self.moveUnderline()
            self.layoutIfNeeded()
        }
        let target = buttons[index].convert(buttons[index].bounds, to: scrollView).insetBy(dx: -16, dy: 0)
        scrollView.scrollRectToVisible(target, animated: true)
    }

    private func moveUnderline() {
        guard buttons.indices.contains(selectedIndex) else { return }
        NSLayoutConstraint.deactivate(underlineConstraints)
        let button = buttons[selectedIndex]
        underlineConstraints = [
            underline.leadingAnchor.constraint(equalTo: button.leadingAnchor),
            underline.trailingAnchor.constraint(equalTo: button.trailingAnchor),
        ]
        NSLayoutConstraint.activate(underlineConstraints)
    }

    private func tapped(_ sender: UIButton) {
        guard let index = buttons.firstIndex(of: sender) else { return }
        select(index)
        onSelect?(index)
    }
}
