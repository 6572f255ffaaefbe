import UIKit

/// A form whose fields keep clear of the keyboard, and go on to the next with the return key.
final class KeyboardForm: UIViewController, UITextFieldDelegate {
    let scrollView = UIScrollView()
    let fields = (0..<8).map { _ in UITextField() }
    private(set) var keyboardFrames: [CGRect] = []
    private var tokens: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        for field in fields {
            field.delegate = self
            field.borderStyle = .roundedRect
            scrollView.addSubview(field)
        }
        let tap = UITapGestureRecognizer(target: self, action: KeyboardForm.dismissKeyboard)
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: view.window, queue: nil) { [weak self] in
                self?.keyboardChanges($0)
            }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 100, width: view.bounds.width - 40, height: 34)
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 20 + CGFloat(fields.count) * 100)
    }

    private func keyboardChanges(_ notification: Notification) {
        guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let frame = view.convert(value.cgRectValue, from: nil)
        keyboardFrames.append(frame)
        let covered = max(0, view.bounds.maxY - frame.minY)
        scrollView.contentInset.bottom = covered
        if covered > 0, let field = fields.first(where: { $0.isFirstResponder }) {
            scrollView.scrollRectToVisible(field.frame, animated: false)
        }
    }

    private func dismissKeyboard() {
        view.endEditing(true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(of: textField) else { return true }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
}
