import UIKit

/// What an application asks for: an icon, what it is for, a button that turns into a tick.
final class PermissionCard: UIView {
    private let iconView = UIImageView()
    private let titleLabel = UILabel()
    private let reasonLabel = UILabel()
    let allowButton = UIButton(type: .system)

    private(set) var isGranted = false

    init(title: String, reason: String, icon: UIImage?) {
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        reasonLabel.text = reason
        reasonLabel.font = .preferredFont(forTextStyle: .subheadline)
        reasonLabel.numberOfLines = 0
        iconView.image = icon
        iconView.contentMode = .center
        allowButton.setTitle("Allow", for: .normal)
        let texts = UIStackView(arrangedSubviews: [titleLabel, reasonLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [iconView, texts, allowButton])
        row.alignment = .center
        row.spacing = 16
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        iconView.widthAnchor.constraint(equalToConstant: 40).isActive = true
        allowButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        allowButton.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
        isAccessibilityElement = false
        accessibilityElements = [titleLabel, reasonLabel, allowButton]
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var reason: UILabel { reasonLabel }
    var icon: UIView { iconView }

    func grant() {
        isGranted = true
        allowButton.setTitle("✓", for: .normal)
        allowButton.isEnabled = false
    }
}

/// A header, permissions, and a button that is on when all of them are granted.
final class PermissionsController: UIViewController {
    let cards = [
        PermissionCard(title: "Camera", reason: "To scan", icon: nil),
        PermissionCard(title: "Place", reason: "To show what is near you, and the way to it", icon: nil),
    ]
    private(set) lazy var continueButton: LoadingButton = {
        let button = LoadingButton(type: .system)
        button.setTitle("Continue", for: .normal)
        button.isEnabled = false
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: cards)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        view.addSubview(continueButton)
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            stack.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
            continueButton.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            continueButton.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            view.safeAreaLayoutGuide.bottomAnchor.constraint(
                equalToSystemSpacingBelow: continueButton.bottomAnchor, multiplier: 1),
        ])
        for card in cards {
            card.allowButton.addAction(
                UIAction { [weak self, weak card] _ in
                    card?.grant()
                    self?.continueButton.isEnabled = self?.cards.allSatisfy(\.isGranted) ?? false
                }, for: .primaryActionTriggered)
        }
    }
}
