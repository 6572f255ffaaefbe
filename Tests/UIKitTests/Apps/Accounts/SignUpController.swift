import UIKit

protocol SignUpControllerDelegate: AnyObject {
    func signUp(_ controller: SignUpController, didFinishWith email: String)
}

/// Three fields, terms to be ticked, and a button; what is covered by the keyboard is scrolled into sight.
final class SignUpController: UIViewController {
    weak var delegate: SignUpControllerDelegate?

    let scrollView = UIScrollView()
    let emailField = FloatingLabelField()
    let passwordField = FloatingLabelField()
    let repeatField = FloatingLabelField()
    let strengthView = PasswordStrengthView()
    let termsBox = CheckBox()
    let submitButton = UIButton(type: .system)
    private var observers: [NSObjectProtocol] = []

    private var fields: [FloatingLabelField] { [emailField, passwordField, repeatField] }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpFields()
        submitButton.setTitle("Sign up", for: .normal)
        submitButton.addTarget(self, action: SignUpController.submit, for: .touchUpInside)
        let termsLabel = UILabel()
        termsLabel.text = "I agree"
        let termsRow = UIStackView(arrangedSubviews: [termsBox, termsLabel])
        termsRow.spacing = 10
        termsRow.alignment = .center
        let stack = UIStackView(
            arrangedSubviews: [emailField, passwordField, strengthView, repeatField, termsRow, submitButton])
        stack.axis = .vertical
        stack.spacing = 20
        stack.setCustomSpacing(8, after: passwordField)
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.keyboardDismissMode = .onDrag
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 200),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -40),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -24),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -48),
        ])
    }

    private func setUpFields() {
        emailField.title = "E-mail"
        emailField.textField.keyboardType = .emailAddress
        emailField.textField.textContentType = .username
        emailField.validator = { $0.contains("@") ? nil : "That is no address" }
        passwordField.title = "Password"
        passwordField.validator = { $0.count >= 8 ? nil : "Eight characters at least" }
        repeatField.title = "Once more"
        repeatField.validator = { [unowned self] in $0 == passwordField.textField.text ? nil : "Not the same" }
        for field in fields { field.textField.delegate = self }
        for field in [passwordField, repeatField] {
            field.textField.isSecureTextEntry = true
            field.textField.textContentType = .newPassword
        }
        passwordField.textField.addTarget(self, action: SignUpController.passwordChanged(_:), for: .editingChanged)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let center = NotificationCenter.default
        observers.append(
            center.addObserver(
                forName: UIResponder.keyboardWillChangeFrameNotification, object: view.window, queue: nil
            ) { [weak self] notification in self?.keyboardChanged(notification) })
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        observers.forEach(NotificationCenter.default.removeObserver)
        observers.removeAll()
    }

    private func keyboardChanged(_ notification: Notification) {
        guard
            let end = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            notification.object as? UIWindow === view.window
        else { return }
        let covered = view.bounds.intersection(view.convert(end, from: nil)).height
        let inset = max(0, covered - view.safeAreaInsets.bottom)
        scrollView.contentInset.bottom = inset
        scrollView.verticalScrollIndicatorInsets.bottom = inset
        guard inset > 0, let field = fields.first(where: { $0.textField.isFirstResponder }) else { return }
        scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: true)
    }

    private func passwordChanged(_ sender: UITextField) {
        strengthView.password = sender.text ?? ""
    }

    private func submit() {
        view.endEditing(true)
        for field in fields { field.error = field.validator?(field.textField.text ?? "") }
        guard termsBox.isOn, fields.allSatisfy({ $0.error == nil }) else { return }
        delegate?.signUp(self, didFinishWith: emailField.textField.text ?? "")
    }
}

extension SignUpController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(where: { $0.textField === textField }) else { return false }
        if index + 1 < fields.count {
            fields[index + 1].textField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }
}
