import UIKit

/// A title above a field, and an error below it while the text is wrong.
final class FormField: UIStackView {
    let titleLabel = UILabel()
    let textField = UITextField()
    let errorLabel = UILabel()
    private let rule: (String) -> String?

    init(title: String, rule: @escaping (String) -> String?) {
        self.rule = rule
        super.init(frame: .zero)
        axis = .vertical
        spacing = 4
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .caption1)
        textField.borderStyle = .roundedRect
        errorLabel.font = .preferredFont(forTextStyle: .caption2)
        errorLabel.textColor = .systemRed
        errorLabel.isHidden = true
        [titleLabel, textField, errorLabel].forEach(addArrangedSubview)
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @discardableResult func validate() -> Bool {
        let error = rule(textField.text ?? "")
        errorLabel.text = error
        errorLabel.isHidden = error == nil
        return error == nil
    }
}

/// An address, in a scroll view whose content ends above the keyboard.
final class ShippingFormController: UIViewController, UITextFieldDelegate {
    private static func mandatory(_ text: String) -> String? { text.isEmpty ? "Is missing" : nil }
    private static func zip(_ text: String) -> String? {
        text.count == 5 && text.allSatisfy(\.isNumber) ? nil : "Has five digits"
    }

    let fields = [
        FormField(title: "Name", rule: ShippingFormController.mandatory),
        FormField(title: "Street", rule: ShippingFormController.mandatory),
        FormField(title: "Postal code", rule: ShippingFormController.zip),
    ]
    let scrollView = UIScrollView()
    let submitButton = LoadingButton(type: .system)
    private(set) var isSubmitted = false

    override func viewDidLoad() {
        super.viewDidLoad()
        submitButton.setTitle("Continue", for: .normal)
        submitButton.addTarget(self, action: ShippingFormController.submit, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: fields + [submitButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
        ])
        fields.forEach { $0.textField.delegate = self }
    }

    private func submit() {
        // All of them are checked, not only those up to the first wrong one.
        let wrong = fields.filter { !$0.validate() }
        guard wrong.isEmpty else {
            wrong.first?.textField.becomeFirstResponder()
            return
        }
        view.endEditing(true)
        submitButton.isLoading = true
        isSubmitted = true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard textField.hasText else { return }
        fields.first { $0.textField === textField }?.validate()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(where: { $0.textField === textField }) else { return true }
        if index + 1 < fields.count {
            fields[index + 1].textField.becomeFirstResponder()
        } else {
            submit()
        }
        return true
    }
}
