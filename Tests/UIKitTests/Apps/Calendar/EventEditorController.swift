import UIKit

/// A title, a switch for the whole day, and pickers that unfold below their rows.
final class EventEditorController: UIViewController {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    let titleField = UITextField()
    let allDaySwitch = UISwitch()
    private(set) lazy var startRow = DateRow(title: "Starts")
    private(set) lazy var endRow = DateRow(title: "Ends")
    var onSave: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New event"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: EventEditorController.save)
        navigationItem.rightBarButtonItem?.isEnabled = false
        titleField.placeholder = "Title"
        titleField.borderStyle = .roundedRect
        titleField.addTarget(self, action: EventEditorController.titleChanged, for: .editingChanged)
        allDaySwitch.addTarget(self, action: EventEditorController.allDayChanged(_:), for: .valueChanged)
        let allDayLabel = UILabel()
        allDayLabel.text = "All day"
        let allDayRow = UIStackView(arrangedSubviews: [allDayLabel, allDaySwitch])
        allDayRow.alignment = .center
        stack.axis = .vertical
        stack.spacing = 12
        [titleField, allDayRow, startRow, endRow].forEach(stack.addArrangedSubview)
        for row in [startRow, endRow] {
            row.button.addTarget(self, action: EventEditorController.rowTapped(_:), for: .touchUpInside)
        }
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            // The old way: the edges of a scroll view are its content's.
            stack.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32),
        ])
    }

    var contentHeight: CGFloat { scrollView.contentSize.height }

    private func titleChanged() {
        navigationItem.rightBarButtonItem?.isEnabled = titleField.hasText
    }

    private func allDayChanged(_ sender: UISwitch) {
        [startRow, endRow].forEach { $0.picker.datePickerMode = sender.isOn ? .date : .dateAndTime }
    }

    private func rowTapped(_ sender: UIButton) {
        view.endEditing(false)
        UIView.animate(withDuration: 0.3) {
            for row in [self.startRow, self.endRow] {
                row.isOpen = row.button === sender ? !row.isOpen : false
            }
            self.view.layoutIfNeeded()
        }
    }

    private func save() {
        onSave?(titleField.text ?? "")
    }
}

/// A button with a date picker below it that is hidden at first.
final class DateRow: UIStackView {
    let button = UIButton(type: .system)
    let picker = UIDatePicker()

    var isOpen = false {
        didSet { picker.isHidden = !isOpen }
    }

    init(title: String) {
        super.init(frame: .zero)
        axis = .vertical
        button.setTitle(title, for: .normal)
        button.contentHorizontalAlignment = .leading
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .dateAndTime
        picker.isHidden = true
        addArrangedSubview(button)
        addArrangedSubview(picker)
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
