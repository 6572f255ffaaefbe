import UIKit

/// Minus, a number, plus; the minus is off at the minimum.
final class QuantityStepper: UIControl {
    var range = 1...10 {
        didSet { value = min(max(value, range.lowerBound), range.upperBound) }
    }
    private(set) var value = 1 {
        didSet { update() }
    }

    private lazy var minusButton = makeButton("−", delta: -1)
    private lazy var plusButton = makeButton("+", delta: 1)
    private let valueLabel: UILabel = {
        let label = UILabel()
        label.textAlignment = .center
        label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        return label
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [minusButton, valueLabel, plusButton].forEach(addSubview)
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var minus: UIButton { minusButton }
    var plus: UIButton { plusButton }
    var label: UILabel { valueLabel }

    private func makeButton(_ title: String, delta: Int) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self, self.range.contains(self.value + delta) else { return }
                self.value += delta
                self.sendActions(for: .valueChanged)
            }, for: .touchUpInside)
        return button
    }

    private func update() {
        valueLabel.text = "\(value)"
        minusButton.isEnabled = isEnabled && value > range.lowerBound
        plusButton.isEnabled = isEnabled && value < range.upperBound
        accessibilityValue = valueLabel.text
    }

    override var isEnabled: Bool {
        didSet { update() }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 36) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (left, rest) = bounds.divided(atDistance: bounds.height, from: .minXEdge)
        let (right, middle) = rest.divided(atDistance: bounds.height, from: .maxXEdge)
        minusButton.frame = left
        plusButton.frame = right
        valueLabel.frame = middle
    }
}
