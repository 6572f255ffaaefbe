import UIKit

/// Where a mail is written: recipients, a subject, a text that ends above the keyboard, and an alert for what is not sent.
final class ComposeController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    var onSend: ((String, String) -> Void)?

    let recipientsView = RecipientsView()
    private(set) lazy var subjectField: UITextField = {
        let field = UITextField()
        field.placeholder = "Subject"
        field.returnKeyType = .next
        field.delegate = self
        return field
    }()
    private(set) lazy var bodyView: UITextView = {
        let view = UITextView()
        view.font = .preferredFont(forTextStyle: .body)
        view.delegate = self
        view.textContainerInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        return view
    }()
    private let separator = UIView()
    private lazy var sendItem = UIBarButtonItem(
        title: "Send", style: .done, target: self, action: ComposeController.send)

    private var recipientsHeight: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: ComposeController.cancel)
        navigationItem.rightBarButtonItem = sendItem
        recipientsView.onChange = { [weak self] in
            self?.view.setNeedsUpdateConstraints()
            self?.updateSendItem()
        }
        separator.backgroundColor = .separator
        [recipientsView, subjectField, separator, bodyView].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        let height = recipientsView.heightAnchor.constraint(equalToConstant: 30)
        recipientsHeight = height
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            height,
            recipientsView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            recipientsView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            recipientsView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            subjectField.topAnchor.constraint(equalTo: recipientsView.bottomAnchor, constant: 8),
            subjectField.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            subjectField.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            subjectField.heightAnchor.constraint(equalToConstant: 44),
            separator.topAnchor.constraint(equalTo: subjectField.bottomAnchor),
            separator.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            separator.heightAnchor.constraint(equalToConstant: 1),
            bodyView.topAnchor.constraint(equalTo: separator.bottomAnchor),
            bodyView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bodyView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bodyView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        updateSendItem()
    }

    override func updateViewConstraints() {
        let width = view.bounds.width - view.layoutMargins.left - view.layoutMargins.right
        recipientsHeight?.constant = recipientsView.sizeThatFits(CGSize(width: width, height: 0)).height
        super.updateViewConstraints()
    }

    private func updateSendItem() {
        sendItem.isEnabled = !recipientsView.chips.isEmpty
    }

    // MARK: - Actions

    private func send() {
        view.endEditing(true)
        onSend?(subjectField.text ?? "", bodyView.text)
        dismiss(animated: true)
    }

    private func cancel() {
        guard bodyView.hasText else {
            dismiss(animated: true)
            return
        }
        let alert = UIAlertController(title: "Delete draft?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.dismiss(animated: false) })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(alert, animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bodyView.becomeFirstResponder()
        return false
    }
}
