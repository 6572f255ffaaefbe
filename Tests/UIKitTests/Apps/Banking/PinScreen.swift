import UIKit

/// Dots for the digits of a secret number; they shake when it is wrong.
final class PinDotsView: UIView {
    private let dots: [UIView]
    private let diameter: CGFloat = 14
    private let gap: CGFloat = 20

    var filled = 0 {
        didSet {
            for (index, dot) in dots.enumerated() {
                dot.backgroundColor = index < filled ? .label : .clear
            }
            accessibilityValue = "\(filled) of \(dots.count)"
        }
    }

    init(count: Int) {
        dots = (0..<count).map { _ in UIView() }
        super.init(frame: .zero)
        for dot in dots {
            dot.layer.borderWidth = 1
            dot.layer.cornerRadius = diameter / 2
            addSubview(dot)
        }
        filled = 0
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var fills: [Bool] { dots.map { $0.backgroundColor == .label } }

    override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(dots.count) * (diameter + gap) - gap, height: diameter)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, dot) in dots.enumerated() {
            dot.frame = CGRect(x: CGFloat(index) * (diameter + gap), y: 0, width: diameter, height: diameter)
        }
    }

    func shake(completion: @escaping () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, -10, 10, -6, 6, 0]
        animation.isAdditive = true
        animation.duration = 0.4
        layer.add(animation, forKey: "shake")
        CATransaction.commit()
    }
}

protocol KeypadViewDelegate: AnyObject {
    func keypad(_ keypad: KeypadView, didPress key: KeypadView.Key)
}

/// Ten digits and a key that deletes, in rows of three.
final class KeypadView: UIView {
    enum Key: Equatable {
        case digit(Int), delete
    }

    weak var delegate: KeypadViewDelegate?
    private(set) var buttons: [UIButton] = []
    private static let keys: [Key?] = (1...9).map { .digit($0) } + [nil, .digit(0), .delete]

    private lazy var rows: UIStackView = {
        let rows = stride(from: 0, to: Self.keys.count, by: 3).map { start -> UIStackView in
            let row = UIStackView(arrangedSubviews: Self.keys[start..<start + 3].map(makeView))
            row.distribution = .fillEqually
            row.spacing = 24
            return row
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 16
        return stack
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: topAnchor), rows.bottomAnchor.constraint(equalTo: bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func makeView(for key: Key?) -> UIView {
        guard let key else { return UIView() }
        let button = UIButton(type: .custom)
        switch key {
        case .digit(let digit): button.setTitle("\(digit)", for: .normal)
        case .delete: button.setTitle("⌫", for: .normal)
        }
        button.titleLabel?.font = .systemFont(ofSize: 28)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.keypad(self, didPress: key)
            }, for: .touchDown)
        buttons.append(button)
        return button
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 3 * 76 + 48, height: 4 * 76 + 48) }
}

/// Asks for a secret number.
final class PinController: UIViewController, KeypadViewDelegate {
    let dotsView = PinDotsView(count: 4)
    let keypad = KeypadView()
    let messageLabel = UILabel()
    private var entered = ""
    private let isRight: (String) -> Bool
    private(set) var isUnlocked = false
    private(set) var isLocked = false

    init(isRight: @escaping (String) -> Bool) {
        self.isRight = isRight
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        keypad.delegate = self
        messageLabel.text = "Enter your number"
        let stack = UIStackView(arrangedSubviews: [messageLabel, dotsView, keypad])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 32
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }

    func keypad(_ keypad: KeypadView, didPress key: KeypadView.Key) {
        guard !isLocked else { return }
        switch key {
        case .digit(let digit): entered.append(String(digit))
        case .delete: entered = String(entered.dropLast())
        }
        dotsView.filled = entered.count
        guard entered.count == 4 else { return }
        if isRight(entered) {
            isUnlocked = true
        } else {
            isLocked = true
            dotsView.shake { [weak self] in self?.clear() }
        }
    }

    private func clear() {
        entered = ""
        dotsView.filled = 0
        isLocked = false
    }
}
