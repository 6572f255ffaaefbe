import UIKit

/// A text field and a button that keeps the note.
@MainActor
final class EditorController: UIViewController {
    private let notes: Notes
    private let field = UITextField()
    private let button = UIButton(type: .system)

    init(_ notes: Notes) {
        self.notes = notes
        super.init(nibName: nil, bundle: nil)
        title = "New note"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        field.placeholder = "What is it about?"
        field.borderStyle = .roundedRect
        button.setTitle("Keep", for: .normal)
        button.addTarget(self, action: #selector(keep), for: .touchUpInside)
        button.isEnabled = false
        field.addTarget(self, action: #selector(textDidChange), for: .editingChanged)
        let stack = UIStackView(arrangedSubviews: [field, button])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    @objc private func textDidChange() { button.isEnabled = !(field.text ?? "").isEmpty }

    @objc private func keep() {
        notes.add(field.text ?? "")
        navigationController?.popViewController(animated: false)
    }
}

#if canImport(SwiftUI)
    import SwiftUI

    #Preview { EditorController(Notes()) }
#endif
