import UIKit

struct CalendarEvent: Equatable {
    var title: String
    /// In minutes from midnight.
    var start: Int
    var end: Int
}

/// A month that slides away for the next one, and the events of the chosen day below it.
final class CalendarController: UIViewController, MonthViewDelegate {
    private(set) var monthView: MonthView
    let eventsView = UITableView()
    private let titleButton = UIButton(type: .system)
    private let events: [Int: [CalendarEvent]]
    private var monthTop: NSLayoutConstraint?
    private(set) var selectedDay: Int? {
        didSet { eventsView.reloadData() }
    }

    init(month: MonthModel, events: [Int: [CalendarEvent]]) {
        monthView = MonthView(month: month)
        self.events = events
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        eventsView.dataSource = self
        eventsView.rowHeight = 50
        eventsView.register(UITableViewCell.self, forCellReuseIdentifier: "event")
        for view in [monthView, eventsView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            monthView.topAnchor.constraint(equalTo: guide.topAnchor),
            monthView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
            monthView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8),
            eventsView.topAnchor.constraint(equalTo: monthView.bottomAnchor),
            eventsView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            eventsView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            eventsView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        monthView.delegate = self
        markEvents()
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: CalendarController.swiped(_:))
            swipe.direction = direction
            monthView.addGestureRecognizer(swipe)
        }
        updateTitle()
    }

    private func updateTitle() {
        title = String(format: "%04d-%02d", monthView.month.year, monthView.month.month)
    }

    private func markEvents() {
        monthView.dayViews.forEach { $0.hasEvents = events[$0.day] != nil }
    }

    private func swiped(_ gesture: UISwipeGestureRecognizer) {
        let isForward = gesture.direction == .left
        UIView.transition(
            with: monthView, duration: 0.3, options: isForward ? .transitionCurlUp : .transitionCurlDown,
            animations: { self.monthView.month = self.monthView.month.advanced(by: isForward ? 1 : -1) },
            completion: { _ in self.updateTitle() })
        selectedDay = nil
        markEvents()
    }

    func monthView(_ view: MonthView, didSelectDay day: Int) {
        selectedDay = day
    }
}

extension CalendarController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        selectedDay.flatMap { events[$0] }?.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "event", for: indexPath)
        cell.textLabel?.text = selectedDay.flatMap { events[$0]?[indexPath.row].title }
        return cell
    }
}
