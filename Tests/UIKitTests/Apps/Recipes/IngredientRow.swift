import UIKit

/// An ingredient with a box to tick.
final class IngredientRow: UIView {
    private let box = CheckBox()
    private let nameLabel = UILabel()
    private let amountLabel = UILabel()
    private let ingredient: Recipe.Ingredient

    var factor = 1.0 {
        didSet { updateAmount() }
    }

    init(ingredient: Recipe.Ingredient) {
        self.ingredient = ingredient
        super.init(frame: .zero)
        nameLabel.text = ingredient.name
        nameLabel.numberOfLines = 0
        amountLabel.textColor = .secondaryLabel
        amountLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        amountLabel.setContentHuggingPriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [box, nameLabel, amountLabel])
        stack.spacing = 10
        stack.alignment = .firstBaseline
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        box.addTarget(self, action: IngredientRow.ticked, for: .valueChanged)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
        ])
        updateAmount()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var checkBox: CheckBox { box }
    var title: UILabel { nameLabel }
    var amount: UILabel { amountLabel }

    private func updateAmount() {
        let value = ingredient.amount * factor
        let text = value == value.rounded() ? String(Int(value)) : String(format: "%.1f", value)
        amountLabel.text = "\(text) \(ingredient.unit)"
    }

    private func ticked() {
        nameLabel.alpha = box.isOn ? 0.4 : 1
        amountLabel.alpha = nameLabel.alpha
    }
}

/// A square that is ticked by a tap.
final class CheckBox: UIControl {
    private let mark = CAShapeLayer()

    var isOn = false {
        didSet {
            mark.isHidden = !isOn
            accessibilityTraits = isOn ? [.button, .selected] : .button
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderWidth = 1.5
        layer.cornerRadius = 4
        mark.fillColor = nil
        mark.strokeColor = UIColor.systemGreen.cgColor
        mark.lineWidth = 2
        mark.isHidden = true
        layer.addSublayer(mark)
        isAccessibilityElement = true
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
        addTarget(self, action: CheckBox.flip, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }

    var markBox: CGRect { mark.path?.boundingBoxOfPath ?? .null }

    private func flip() {
        isOn.toggle()
        sendActions(for: .valueChanged)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: bounds.width * 0.2, dy: bounds.height * 0.25)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: inner.minX, y: inner.midY))
        path.addLine(to: CGPoint(x: inner.minX + inner.width * 0.4, y: inner.maxY))
        path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
        mark.path = path.cgPath
    }
}
