import UIKit

/// An event as a block with a bar at its leading edge.
final class EventBlockView: UIView {
    let event: CalendarEvent
    private let bar = UIView()
    private let label = UILabel()

    init(event: CalendarEvent) {
        self.event = event
        super.init(frame: .zero)
        backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
        bar.backgroundColor = .systemBlue
        label.text = event.title
        label.font = .preferredFont(forTextStyle: .caption1)
        label.numberOfLines = 0
        layer.cornerRadius = 4
        clipsToBounds = true
        addSubview(bar)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var labelFrame: CGRect { label.frame }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        bar.frame = CGRect(x: isRTL ? bounds.maxX - 3 : 0, y: 0, width: 3, height: bounds.height)
        let room = bounds.inset(by: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7))
        let wish = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
        label.frame = CGRect(
            x: room.minX, y: room.minY, width: room.width, height: min(wish.height, room.height))
    }
}

/// The hours at the side, with lines.
final class HourRulerView: UIView {
    let hourHeight: CGFloat
    private(set) var labels: [UILabel] = []
    private var lines: [UIView] = []

    init(hourHeight: CGFloat) {
        self.hourHeight = hourHeight
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for hour in 0...24 {
            let label = UILabel()
            label.text = String(format: "%02d:00", hour)
            label.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
            let line = UIView()
            line.backgroundColor = .separator
            addSubview(label)
            addSubview(line)
            labels.append(label)
            lines.append(line)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var labelWidth: CGFloat { labels.map { $0.intrinsicContentSize.width }.max() ?? 0 }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 24 * hourHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = labelWidth
        for (hour, label) in labels.enumerated() {
            let y = CGFloat(hour) * hourHeight
            let height = label.intrinsicContentSize.height
            label.frame = CGRect(x: 0, y: y - height / 2, width: width, height: height)
            lines[hour].frame = CGRect(x: width + 6, y: y, width: max(0, bounds.width - width - 6), height: 0.5)
        }
    }
}

/// A day from above to below; what happens at the same time stands side by side.
final class DayTimelineView: UIScrollView {
    private let hourHeight: CGFloat = 60
    private(set) lazy var ruler = HourRulerView(hourHeight: hourHeight)
    private(set) var blocks: [EventBlockView] = []

    var events: [CalendarEvent] = [] {
        didSet {
            blocks.forEach { $0.removeFromSuperview() }
            blocks = events.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.map(EventBlockView.init(event:))
            blocks.forEach(addSubview)
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ruler)
        alwaysBounceVertical = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Which column each block has, and how many there are beside it.
    private func columns() -> [(column: Int, count: Int)] {
        var result: [(column: Int, count: Int)] = []
        var cluster: [Int] = []
        var ends: [Int] = []
        var clusterEnd = 0
        func close() {
            cluster.forEach { result[$0].count = ends.count }
            cluster = []
            ends = []
        }
        for (index, block) in blocks.enumerated() {
            if block.event.start >= clusterEnd { close() }
            let free = ends.firstIndex { $0 <= block.event.start } ?? ends.count
            if free == ends.count { ends.append(block.event.end) } else { ends[free] = block.event.end }
            clusterEnd = max(clusterEnd, block.event.end)
            result.append((free, 1))
            cluster.append(index)
        }
        close()
        return result
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: 24 * hourHeight)
        ruler.frame = CGRect(origin: .zero, size: contentSize)
        let left = ruler.labelWidth + 8
        for (block, place) in zip(blocks, columns()) {
            let width = (contentSize.width - left) / CGFloat(place.count)
            let top = CGFloat(block.event.start) / 60 * hourHeight
            block.frame = CGRect(
                x: left + CGFloat(place.column) * width, y: top, width: width - 2,
                height: CGFloat(block.event.end) / 60 * hourHeight - top)
        }
    }
}
