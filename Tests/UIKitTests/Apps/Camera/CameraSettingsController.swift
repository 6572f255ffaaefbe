import UIKit

/// A row with a switch whose whole width can be touched.
final class SwitchCell: UITableViewCell {
    let toggle = UISwitch()
    var onToggle: ((Bool) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryView = toggle
        selectionStyle = .none
        toggle.addTarget(self, action: SwitchCell.toggled(_:), for: .valueChanged)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onToggle = nil
        toggle.setOn(false, animated: false)
    }

    private func toggled(_ sender: UISwitch) {
        onToggle?(sender.isOn)
    }
}

/// A row with a name, a slider and its value.
final class SliderCell: UITableViewCell {
    let nameLabel = UILabel()
    let slider = UISlider()
    let valueLabel = UILabel()
    var format: (Float) -> String = { String(Int($0)) }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        valueLabel.textAlignment = .right
        slider.addTarget(self, action: SliderCell.changed, for: .valueChanged)
        let views = ["name": nameLabel, "slider": slider, "value": valueLabel]
        views.values.forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        nameLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let formats = ["H:|-[name]-12-[slider(>=80)]-12-[value(50)]-|", "V:|-6-[slider]-6-|"]
        NSLayoutConstraint.activate(
            formats.flatMap {
                NSLayoutConstraint.constraints(
                    withVisualFormat: $0, options: $0.hasPrefix("H") ? .alignAllCenterY : [], metrics: nil,
                    views: views)
            })
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func changed() {
        valueLabel.text = format(slider.value)
    }

    func set(name: String, value: Float, range: ClosedRange<Float>) {
        nameLabel.text = name
        slider.minimumValue = range.lowerBound
        slider.maximumValue = range.upperBound
        slider.value = value
        changed()
    }
}

/// What the camera does by default, as sections of rows that are enums.
final class CameraSettingsController: UITableViewController {
    private enum Row: CaseIterable {
        case grid, sound, quality, reset
    }

    struct Settings: Equatable {
        var showsGrid = false
        var hasSound = true
        var quality: Float = 80
    }

    private(set) var settings = Settings() {
        didSet { onChange?(settings) }
    }
    var onChange: ((Settings) -> Void)?

    convenience init() {
        self.init(style: .grouped)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Camera"
        tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
        tableView.register(SliderCell.self, forCellReuseIdentifier: "slider")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "button")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Row.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Row.allCases[indexPath.row] {
        case .grid:
            return switchCell(indexPath, "Grid", settings.showsGrid, \.showsGrid)
        case .sound:
            return switchCell(indexPath, "Sound", settings.hasSound, \.hasSound)
        case .quality:
            let cell = tableView.dequeueReusableCell(withIdentifier: "slider", for: indexPath) as! SliderCell
            cell.set(name: "Quality", value: settings.quality, range: 10...100)
            cell.slider.addAction(
                UIAction { [weak self] action in
                    self?.settings.quality = (action.sender as? UISlider)?.value ?? 0
                }, for: .valueChanged)
            return cell
        case .reset:
            let cell = tableView.dequeueReusableCell(withIdentifier: "button", for: indexPath)
            cell.textLabel?.text = "Reset"
            cell.textLabel?.textColor = .systemRed
            return cell
        }
    }

    private func switchCell(
        _ indexPath: IndexPath, _ title: String, _ isOn: Bool, _ path: WritableKeyPath<Settings, Bool>
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath) as! SwitchCell
        cell.textLabel?.text = title
        cell.toggle.isOn = isOn
        cell.onToggle = { [weak self] in self?.settings[keyPath: path] = $0 }
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        Row.allCases[indexPath.row] == .reset ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let alert = UIAlertController(title: "Reset?", message: "All is as at first.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(
            UIAlertAction(
                title: "Reset", style: .destructive,
                handler: { [weak self] _ in
                    self?.settings = Settings()
                    self?.tableView.reloadData()
                }))
        present(alert, animated: true, completion: nil)
    }
}
