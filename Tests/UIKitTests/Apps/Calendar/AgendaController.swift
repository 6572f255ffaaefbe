import UIKit

/// A section of the agenda with its day as a header that sticks.
final class AgendaHeader: UITableViewHeaderFooterView {
    let dayLabel = UILabel()
    let countLabel = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        dayLabel.font = .preferredFont(forTextStyle: .headline)
        countLabel.font = .preferredFont(forTextStyle: .caption1)
        for label in [dayLabel, countLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            dayLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            dayLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            dayLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            countLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            countLabel.lastBaselineAnchor.constraint(equalTo: dayLabel.lastBaselineAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// What comes, by days.
final class AgendaController: UITableViewController {
    private let days: [(title: String, events: [CalendarEvent])]

    init(days: [(title: String, events: [CalendarEvent])]) {
        self.days = days
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(AgendaHeader.self, forHeaderFooterViewReuseIdentifier: "day")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "event")
        tableView.sectionHeaderHeight = UITableView.automaticDimension
        tableView.estimatedSectionHeaderHeight = 32
        tableView.rowHeight = 60
    }

    override func numberOfSections(in tableView: UITableView) -> Int { days.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        days[section].events.count
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "day") as? AgendaHeader
        header?.dayLabel.text = days[section].title
        header?.countLabel.text = "\(days[section].events.count)"
        return header
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "event", for: indexPath)
        cell.textLabel?.text = days[indexPath.section].events[indexPath.row].title
        return cell
    }

    func showDay(_ index: Int) {
        tableView.scrollToRow(at: IndexPath(row: 0, section: index), at: .top, animated: true)
    }
}
