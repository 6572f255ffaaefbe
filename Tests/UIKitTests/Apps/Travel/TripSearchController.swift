import UIKit

/// A field that opens a wheel in place of the keyboard.
final class PickerField: UITextField, UIPickerViewDataSource, UIPickerViewDelegate {
    let options: [String]
    private(set) lazy var picker: UIPickerView = {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        return picker
    }()
    private(set) lazy var toolbar: UIToolbar = {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: self, action: PickerField.done),
        ]
        return toolbar
    }()

    init(options: [String]) {
        self.options = options
        super.init(frame: .zero)
        borderStyle = .roundedRect
        inputView = picker
        inputAccessoryView = toolbar
        tintColor = .clear
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func done() {
        resignFirstResponder()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { options.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        options[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        text = options[row]
        sendActions(for: .editingChanged)
    }
}

/// From, to, a button between them that swaps them, and a segment for one way or both.
final class TripSearchController: UIViewController {
    let fromField = PickerField(options: ["Berlin", "Rome", "Oslo"])
    let toField = PickerField(options: ["Berlin", "Rome", "Oslo"])
    let swapButton = UIButton(type: .system)
    let waySegments = UISegmentedControl(items: ["One way", "Return"])
    let returnPicker = UIDatePicker()
    let searchButton = UIButton(configuration: .filled())
    private(set) var searches: [String] = []

    private lazy var form: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [waySegments, fromField, toField, returnPicker, searchButton])
        stack.axis = .vertical
        stack.spacing = 12
        return stack
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        swapButton.setTitle("⇅", for: .normal)
        swapButton.backgroundColor = .systemBackground
        swapButton.layer.cornerRadius = 18
        swapButton.addTarget(self, action: TripSearchController.swap, for: .touchUpInside)
        waySegments.selectedSegmentIndex = 0
        waySegments.addTarget(self, action: TripSearchController.wayChanged, for: .valueChanged)
        returnPicker.preferredDatePickerStyle = .compact
        returnPicker.isHidden = true
        searchButton.configuration?.title = "Search"
        searchButton.addTarget(self, action: TripSearchController.search, for: .touchUpInside)
        for field in [fromField, toField] {
            field.addTarget(self, action: TripSearchController.fieldChanged, for: .editingChanged)
        }
        for subview in [form, swapButton] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            form.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
            form.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
            swapButton.widthAnchor.constraint(equalToConstant: 36),
            swapButton.heightAnchor.constraint(equalToConstant: 36),
            swapButton.trailingAnchor.constraint(equalTo: fromField.trailingAnchor, constant: -12),
            swapButton.centerYAnchor.constraint(equalTo: fromField.bottomAnchor, constant: 6),
        ])
        fieldChanged()
    }

    private func wayChanged() {
        returnPicker.isHidden = waySegments.selectedSegmentIndex == 0
    }

    private func swap() {
        (fromField.text, toField.text) = (toField.text, fromField.text)
    }

    private func fieldChanged() {
        searchButton.isEnabled = fromField.hasText && toField.hasText && fromField.text != toField.text
    }

    private func search() {
        view.endEditing(true)
        searches.append("\(fromField.text ?? "") to \(toField.text ?? "")")
    }
}
