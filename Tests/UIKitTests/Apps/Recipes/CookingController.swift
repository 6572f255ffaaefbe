import UIKit

/// A step with its number in a circle.
final class StepCell: UITableViewCell {
    private let numberLabel = UILabel()
    let stepLabel = UILabel()
    let timerButton = UIButton(type: .system)
    private var withTimer: NSLayoutConstraint?
    private var withoutTimer: NSLayoutConstraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        numberLabel.textAlignment = .center
        numberLabel.layer.cornerRadius = 14
        numberLabel.layer.masksToBounds = true
        numberLabel.backgroundColor = .systemOrange
        stepLabel.numberOfLines = 0
        timerButton.setTitle("Start timer", for: .normal)
        [numberLabel, stepLabel, timerButton].forEach {
            contentView.addSubview($0)
            $0.translatesAutoresizingMaskIntoConstraints = false
        }
        let margins = contentView.layoutMarginsGuide
        withoutTimer = stepLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        withTimer = timerButton.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        [withTimer, withoutTimer].forEach { $0?.priority = UILayoutPriority(rawValue: 999) }
        NSLayoutConstraint.activate([
            numberLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            numberLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            numberLabel.widthAnchor.constraint(equalToConstant: 28),
            numberLabel.heightAnchor.constraint(equalToConstant: 28),
            stepLabel.leadingAnchor.constraint(equalTo: numberLabel.trailingAnchor, constant: 12),
            stepLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stepLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            stepLabel.heightAnchor.constraint(greaterThanOrEqualTo: numberLabel.heightAnchor),
            timerButton.leadingAnchor.constraint(equalTo: stepLabel.leadingAnchor),
            timerButton.topAnchor.constraint(equalTo: stepLabel.bottomAnchor, constant: 4),
        ])
        showTimer(false)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(number: Int, text: String, hasTimer: Bool) {
        numberLabel.text = String(number)
        stepLabel.text = text
        showTimer(hasTimer)
    }

    private func showTimer(_ shows: Bool) {
        timerButton.isHidden = !shows
        withoutTimer?.isActive = false
        withTimer?.isActive = false
        (shows ? withTimer : withoutTimer)?.isActive = true
    }
}

/// The steps of a recipe; the one that is being done is highlighted, and stays in sight.
final class CookingController: UITableViewController {
    private let steps: [String]
    private(set) var currentStep = 0 {
        didSet { update(from: oldValue) }
    }

    init(steps: [String]) {
        self.steps = steps
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(StepCell.self, forCellReuseIdentifier: "step")
        tableView.estimatedRowHeight = 80
        let next = UIBarButtonItem(title: "Next", style: .plain, target: self, action: CookingController.next)
        let previous = UIBarButtonItem(title: "Back", style: .plain, target: self, action: CookingController.previous)
        navigationItem.rightBarButtonItems = [next, previous]
    }

    private func next() { currentStep = min(currentStep + 1, steps.count - 1) }
    private func previous() { currentStep = max(currentStep - 1, 0) }

    private func update(from old: Int) {
        guard old != currentStep else { return }
        let paths = [old, currentStep].map { IndexPath(row: $0, section: 0) }
        tableView.reloadRows(at: paths, with: .none)
        tableView.scrollToRow(at: paths[1], at: .middle, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { steps.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "step", for: indexPath) as! StepCell
        let text = steps[indexPath.row]
        cell.configure(number: indexPath.row + 1, text: text, hasTimer: text.contains("minutes"))
        cell.contentView.backgroundColor = indexPath.row == currentStep ? .systemYellow : .systemBackground
        return cell
    }
}
