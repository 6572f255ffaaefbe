import UIKit

/// A number with its unit behind it, above its name.
final class StatTile: UIView {
    private let valueLabel = UILabel()
    private let captionLabel = UILabel()

    struct Content: Equatable {
        var value: String
        var unit: String
        var caption: String
    }

    var content: Content? {
        didSet { apply() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        captionLabel.font = .preferredFont(forTextStyle: .caption1)
        for label in [valueLabel, captionLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
        }
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            valueLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            valueLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            valueLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            captionLabel.topAnchor.constraint(equalTo: valueLabel.bottomAnchor, constant: 2),
            captionLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            captionLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            captionLabel.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var value: UILabel { valueLabel }
    var caption: UILabel { captionLabel }

    private func apply() {
        guard let content else { return }
        let text = NSMutableAttributedString(
            string: content.value, attributes: [.font: UIFont.systemFont(ofSize: 28, weight: .bold)])
        text.append(
            NSAttributedString(
                string: " " + content.unit, attributes: [.font: UIFont.systemFont(ofSize: 13)]))
        valueLabel.attributedText = text
        captionLabel.text = content.caption
    }
}

/// Tiles below one another on a phone, beside one another where there is room.
final class StatsController: UIViewController {
    let tiles: [StatTile]
    private let stack = UIStackView()
    private var registration: UITraitChangeRegistration?

    init(contents: [StatTile.Content]) {
        tiles = contents.map { content in
            let tile = StatTile()
            tile.content = content
            return tile
        }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tiles.forEach(stack.addArrangedSubview)
        stack.spacing = 10
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        registration = registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (controller: StatsController, _) in
            controller.updateAxis()
        }
        updateAxis()
    }

    private func updateAxis() {
        let isNarrow =
            traitCollection.horizontalSizeClass == .compact && traitCollection.verticalSizeClass == .regular
        stack.axis = isNarrow ? .vertical : .horizontal
    }
}
