import UIKit

/// A field for an amount: digits alone, at most two behind the comma, a sign before them.
final class AmountField: UITextField, UITextFieldDelegate {
    private let signLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        keyboardType = .decimalPad
        font = .systemFont(ofSize: 34, weight: .semibold)
        signLabel.text = "€"
        signLabel.font = font
        leftView = signLabel
        leftViewMode = .always
        delegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var amount: Double? { Double((text ?? "").replacingOccurrences(of: ",", with: ".")) }

    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: 30, height: bounds.height)
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: UIEdgeInsets(top: 0, left: 36, bottom: 0, right: 0))
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let text, let swiftRange = Range(range, in: text) else { return false }
        let candidate = text.replacingCharacters(in: swiftRange, with: string)
        let parts = candidate.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return false }
        return parts.count < 2 || parts[1].count <= 2
    }
}

/// Where to, how much, and a button that says what is missing.
final class TransferController: UIViewController {
    let nameField = UITextField()
    let amountField = AmountField()
    let sendButton = UIButton(type: .system)
    private(set) var sent: (name: String, amount: Double)?
    private var observer: NSObjectProtocol?

    private lazy var stack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [nameField, amountField])
        stack.axis = .vertical
        stack.spacing = 16
        return stack
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.borderStyle = .roundedRect
        nameField.placeholder = "To"
        sendButton.addTarget(self, action: TransferController.send, for: .touchUpInside)
        for view in [stack, sendButton] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            amountField.heightAnchor.constraint(equalToConstant: 60),
            sendButton.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
            sendButton.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
            sendButton.heightAnchor.constraint(equalToConstant: 50),
        ])
        let low = sendButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
        low.priority = .defaultHigh
        let aboveKeyboard = sendButton.bottomAnchor.constraint(
            lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -16)
        NSLayoutConstraint.activate([low, aboveKeyboard])
        for field in [nameField, amountField] {
            field.addTarget(self, action: TransferController.update, for: .editingChanged)
        }
        update()
    }

    private func update() {
        let amount = amountField.amount ?? 0
        let isComplete = nameField.hasText && amount > 0
        sendButton.isEnabled = isComplete
        sendButton.setTitle(isComplete ? "Send € \(amountField.text ?? "")" : "Name and amount, please", for: .normal)
    }

    private func send() {
        guard let name = nameField.text, let amount = amountField.amount else { return }
        view.endEditing(true)
        sent = (name, amount)
    }
}
