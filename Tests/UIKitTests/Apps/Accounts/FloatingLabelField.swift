import UIKit

/// A field whose placeholder goes up and becomes small when something is typed; an error below it takes room.
class FloatingLabelField: UIView {
    let textField = UITextField()
    private let floatingLabel = UILabel()
    private let underline = UIView()
    private let errorLabel = UILabel()
    private lazy var errorHeight = errorLabel.heightAnchor.constraint(equalToConstant: 0)

    var title: String? {
        didSet { floatingLabel.text = title }
    }

    var error: String? {
        didSet {
            errorLabel.text = error
            errorHeight.isActive = error == nil
            underline.backgroundColor = error == nil ? .separator : .systemRed
        }
    }

    var validator: ((String) -> String?)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        underline.backgroundColor = .separator
        errorLabel.font = .systemFont(ofSize: 12)
        errorLabel.numberOfLines = 0
        floatingLabel.textColor = .placeholderText
        floatingLabel.isUserInteractionEnabled = false
        textField.addTarget(self, action: FloatingLabelField.textChanged, for: .editingChanged)
        textField.addTarget(self, action: FloatingLabelField.ended, for: .editingDidEnd)
        [textField, underline, errorLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        addSubview(floatingLabel)
        NSLayoutConstraint.activate([
            textField.topAnchor.constraint(equalTo: topAnchor, constant: 18),
            textField.leadingAnchor.constraint(equalTo: leadingAnchor),
            textField.trailingAnchor.constraint(equalTo: trailingAnchor),
            textField.heightAnchor.constraint(equalToConstant: 30),
            underline.topAnchor.constraint(equalTo: textField.bottomAnchor),
            underline.leadingAnchor.constraint(equalTo: leadingAnchor),
            underline.trailingAnchor.constraint(equalTo: trailingAnchor),
            underline.heightAnchor.constraint(equalToConstant: 1),
            errorLabel.topAnchor.constraint(equalTo: underline.bottomAnchor, constant: 4),
            errorLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            errorLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
            errorLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
            errorHeight,
        ])
    }

    var labelFrame: CGRect { floatingLabel.frame }
    var errorFrame: CGRect { errorLabel.frame }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The frame of a view with a transform is not its to set: bounds and centre are.
        let isUp = textField.hasText
        let size = floatingLabel.intrinsicContentSize
        let scale: CGFloat = isUp ? 0.75 : 1
        floatingLabel.bounds = CGRect(origin: .zero, size: size)
        floatingLabel.transform = CGAffineTransform(scaleX: scale, y: scale)
        floatingLabel.center = CGPoint(
            x: size.width * scale / 2, y: isUp ? size.height * scale / 2 : 18 + 15)
    }

    private func textChanged() {
        error = nil
        UIView.animate(withDuration: 0.2) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    private func ended() {
        error = validator?(textField.text ?? "")
    }
}

/// How good a password is: as many bars as it has virtues.
final class PasswordStrengthView: UIView {
    private let bars = (0..<4).map { _ in UIView() }
    private let stack = UIStackView()

    var password = "" {
        didSet { update() }
    }

    private(set) var score = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        bars.forEach(stack.addArrangedSubview)
        stack.distribution = .fillEqually
        stack.spacing = 4
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stack)
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    var barFrames: [CGRect] { bars.map(\.frame) }
    var colors: [UIColor?] { bars.map(\.backgroundColor) }

    private func update() {
        let virtues = [
            password.count >= 8, password.contains(where: \.isNumber), password.contains(where: \.isUppercase),
            password.contains { !$0.isLetter && !$0.isNumber },
        ]
        score = virtues.filter { $0 }.count
        let color: UIColor = score < 2 ? .systemRed : score < 4 ? .systemOrange : .systemGreen
        for (index, bar) in bars.enumerated() { bar.backgroundColor = index < score ? color : .systemGray5 }
    }
}
