import UIKit

/// A field and a button in a bar.
final class AddTodoBar: UIView, UITextFieldDelegate {
    let field = UITextField()
    let addButton = UIButton(type: .contactAdd)
    var onAdd: ((String) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.placeholder = "New"
        field.borderStyle = .roundedRect
        field.delegate = self
        field.returnKeyType = .done
        field.enablesReturnKeyAutomatically = true
        addButton.addTarget(self, action: AddTodoBar.add, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [field, addButton])
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        preservesSuperviewLayoutMargins = true
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func add() {
        let text = field.text?.trimmingCharacters(in: .whitespaces) ?? ""
        guard !text.isEmpty else { return }
        field.text = nil
        onAdd?(text)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        add()
        return true
    }
}

/// A title, and a button for what to do about it, in the middle.
final class EmptyStateView: UIView {
    private let label = UILabel()
    let button = UIButton(type: .system)
    var onAction: (() -> Void)?

    init(title: String, action: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .preferredFont(forTextStyle: .title3)
        button.setTitle(action, for: .normal)
        button.addTarget(self, action: EmptyStateView.tapped, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        stack.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        stack.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var title: UILabel { label }

    private func tapped() {
        onAction?()
    }
}

/// A message at the bottom that goes by itself after a while, and can take back what was done.
final class UndoToast: UIView {
    private let label = UILabel()
    let undoButton = UIButton(type: .system)
    var onUndo: (() -> Void)?

    init(text: String) {
        super.init(frame: .zero)
        backgroundColor = .darkGray
        layer.cornerRadius = 10
        label.text = text
        label.textColor = .white
        undoButton.setTitle("Undo", for: .normal)
        undoButton.addTarget(self, action: UndoToast.undo, for: .touchUpInside)
        undoButton.setContentHuggingPriority(.required, for: .horizontal)
        undoButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        [label, undoButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            undoButton.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            undoButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            undoButton.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(in view: UIView, above bottom: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            bottomAnchor.constraint(equalTo: bottom.topAnchor, constant: -12),
        ])
        alpha = 0
        UIView.animate(withDuration: 0.2, animations: { self.alpha = 1 }) { _ in
            UIView.animate(withDuration: 0.2, delay: 3, animations: { self.alpha = 0.02 }) { _ in
                self.dismiss()
            }
        }
    }

    func dismiss() {
        removeFromSuperview()
    }

    private func undo() {
        dismiss()
        onUndo?()
    }
}
