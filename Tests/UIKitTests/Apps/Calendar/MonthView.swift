import UIKit

/// A month as the views see it: how many days, and in which column the first one stands.
struct MonthModel: Equatable {
    var year: Int
    var month: Int

    /// Calendars differ; this one is Gregorian, and weeks begin on Monday.
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.firstWeekday = 2
        return calendar
    }()

    private var firstDay: Date {
        Self.calendar.date(from: DateComponents(year: year, month: month, day: 1))!
    }

    var numberOfDays: Int { Self.calendar.range(of: .day, in: .month, for: firstDay)!.count }

    /// 0 for Monday.
    var leadingBlanks: Int { (Self.calendar.component(.weekday, from: firstDay) + 5) % 7 }

    var numberOfWeeks: Int { (leadingBlanks + numberOfDays + 6) / 7 }

    func advanced(by months: Int) -> MonthModel {
        let index = year * 12 + month - 1 + months
        return MonthModel(year: index / 12, month: index % 12 + 1)
    }
}

/// A day: a number, and dots below it for what happens.
final class DayView: UIControl {
    private let numberLabel = UILabel()
    private let dotLayer = CALayer()
    private let selectionView = UIView()

    let day: Int

    var hasEvents = false {
        didSet { dotLayer.isHidden = !hasEvents }
    }

    override var isSelected: Bool {
        didSet {
            selectionView.isHidden = !isSelected
            numberLabel.textColor = isSelected ? .white : .label
        }
    }

    init(day: Int) {
        self.day = day
        super.init(frame: .zero)
        numberLabel.text = "\(day)"
        numberLabel.textAlignment = .center
        selectionView.backgroundColor = .systemRed
        selectionView.isHidden = true
        selectionView.isUserInteractionEnabled = false
        dotLayer.backgroundColor = UIColor.systemGray.cgColor
        dotLayer.cornerRadius = 3
        dotLayer.isHidden = true
        addSubview(selectionView)
        addSubview(numberLabel)
        layer.addSublayer(dotLayer)
        isAccessibilityElement = true
        accessibilityLabel = "\(day)"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var selectionFrame: CGRect { selectionView.frame }
    var dotFrame: CGRect { dotLayer.frame }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height - 10)
        selectionView.frame = CGRect(x: bounds.midX - side / 2, y: 0, width: side, height: side)
        selectionView.layer.cornerRadius = side / 2
        numberLabel.frame = selectionView.frame
        dotLayer.frame = CGRect(x: bounds.midX - 3, y: bounds.maxY - 8, width: 6, height: 6)
    }
}

protocol MonthViewDelegate: AnyObject {
    func monthView(_ view: MonthView, didSelectDay day: Int)
}

/// The days of a month in seven columns, below the names of the days.
class MonthView: UIView {
    weak var delegate: MonthViewDelegate?

    var month: MonthModel {
        didSet { if month != oldValue { reload() } }
    }
    private let names = ["M", "T", "W", "T", "F", "S", "S"]
    private lazy var nameLabels: [UILabel] = names.map {
        let label = UILabel()
        label.text = $0
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        addSubview(label)
        return label
    }
    private(set) var dayViews: [DayView] = []
    private let headerHeight: CGFloat = 24
    private let rowHeight: CGFloat = 48

    init(month: MonthModel) {
        self.month = month
        super.init(frame: .zero)
        _ = nameLabels
        reload()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func reload() {
        dayViews.forEach { $0.removeFromSuperview() }
        dayViews = (1...month.numberOfDays).map { day in
            let view = DayView(day: day)
            view.addTarget(self, action: MonthView.dayTapped(_:), for: .touchUpInside)
            addSubview(view)
            return view
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func dayTapped(_ sender: DayView) {
        dayViews.forEach { $0.isSelected = $0 === sender }
        delegate?.monthView(self, didSelectDay: sender.day)
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: headerHeight + CGFloat(month.numberOfWeeks) * rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 7
        for (column, label) in nameLabels.enumerated() {
            label.frame = CGRect(x: CGFloat(column) * width, y: 0, width: width, height: headerHeight)
        }
        for (index, view) in dayViews.enumerated() {
            let (row, column) = (index + month.leadingBlanks).quotientAndRemainder(dividingBy: 7)
            view.frame = CGRect(
                x: CGFloat(column) * width, y: headerHeight + CGFloat(row) * rowHeight, width: width,
                height: rowHeight)
        }
    }
}
