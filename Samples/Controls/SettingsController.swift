import Espalier

/// A cell with a slider in its content view, between the margins.
final class SliderCell: UITableViewCell {
    let slider = UISlider()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(slider)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.addSubview(slider)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = slider.intrinsicContentSize.height
        slider.frame = CGRect(
            x: 16, y: (contentView.bounds.height - height) / 2, width: contentView.bounds.width - 32, height: height)
    }
}

/// A grouped table of settings under a stack of two labels that sums them up.
final class SettingsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let switches = ["Messages", "Sounds", "Badges"]
    private let sections = ["Notifications", "Text", "More"]
    private var isOn = [false, true, false]
    private var size: Float = 17
    private let first = UILabel()
    private let second = UILabel()

    /// What the controls have told.
    private(set) var heard: [String] = []
    /// How often the table has shown a cell.
    private(set) var shownCount = 0
    private(set) lazy var summary = UIStackView(arrangedSubviews: [first, second])
    private(set) lazy var table = UITableView(frame: .zero, style: .grouped)

    override func loadView() { view = table }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        summary.axis = .vertical
        summary.spacing = 4
        summary.isLayoutMarginsRelativeArrangement = true
        summary.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "switch")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "link")
        table.register(SliderCell.self, forCellReuseIdentifier: "slider") { [unowned self] style, identifier in
            let cell = SliderCell(style: style, reuseIdentifier: identifier)
            setUp(cell.slider)
            return cell
        }
        // Its margins are required: until the table makes it as wide as itself, it has the width that they need.
        sumUp()
        summary.sizeToFit()
        table.tableHeaderView = summary
        table.dataSource = self
        table.delegate = self
    }

    /// Writes the summary, and gives it the height that it asks for.
    private func sumUp() {
        first.text = zip(switches, isOn).filter(\.1).map(\.0).joined(separator: ", ")
        second.text = "Text of \(Int(size)) points"
        second.font = .systemFont(ofSize: CGFloat(size))
        summary.frame.size.height = summary.sizeThatFits(.zero).height
    }

    private func setSwitch(_ row: Int, _ toggle: UISwitch) {
        isOn[row] = toggle.isOn
        heard.append("\(switches[row]) \(toggle.isOn ? "on" : "off")")
        sumUp()
    }

    private func sliderMoved(_ slider: UISlider) {
        size = slider.value
        heard.append("text size \(Int(size))")
        sumUp()
    }

    // MARK: As a finger would

    func touchSwitch(at indexPath: IndexPath) {
        guard let toggle = table.cellForRow(at: indexPath)?.accessoryView as? UISwitch else { return }
        toggle.setOn(!toggle.isOn, animated: true)
        toggle.sendActions(for: .valueChanged)
    }

    func moveSlider(to value: Float) {
        guard let cell = table.cellForRow(at: IndexPath(row: 0, section: 1)) as? SliderCell else { return }
        cell.slider.setValue(value, animated: true)
        cell.slider.sendActions(for: .valueChanged)
    }

    // MARK: The table

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section] }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? switches.count : 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = ["switch", "slider", "link"][indexPath.section]
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        switch indexPath.section {
        case 0:
            cell.textLabel?.text = switches[indexPath.row]
            cell.accessoryView = makeSwitch(indexPath.row)
        case 1:
            (cell as? SliderCell)?.slider.value = size
        default:
            cell.textLabel?.text = "Feed"
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }

    private func makeSwitch(_ row: Int) -> UISwitch {
        let toggle = UISwitch()
        toggle.isOn = isOn[row]
        let action = UIAction { [weak self] action in
            if let toggle = action.sender as? UISwitch { self?.setSwitch(row, toggle) }
        }
        toggle.addAction(action, for: .valueChanged)
        return toggle
    }

    private func setUp(_ slider: UISlider) {
        slider.minimumValue = 12
        slider.maximumValue = 36
        slider.addTarget(self, action: SettingsController.sliderMoved, for: .valueChanged)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shownCount += 1
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == 2 { navigationController?.pushViewController(FeedController(), animated: true) }
    }
}
