import UIKit

/// A point of a journey: a dot on a line that goes on, beside its texts.
final class ItineraryRow: UIView {
    private let dot = UIView()
    private let line = UIView()
    let timeLabel = UILabel()
    let placeLabel = UILabel()

    init(time: String, place: String, isLast: Bool) {
        super.init(frame: .zero)
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 6
        line.backgroundColor = .systemBlue
        line.isHidden = isLast
        timeLabel.text = time
        placeLabel.text = place
        placeLabel.numberOfLines = 0
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
        [line, dot, timeLabel, placeLabel].forEach {
            addSubview($0)
            $0.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            timeLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            timeLabel.topAnchor.constraint(equalTo: topAnchor),
            timeLabel.widthAnchor.constraint(equalToConstant: 52),
            dot.leadingAnchor.constraint(equalTo: timeLabel.trailingAnchor, constant: 8),
            dot.centerYAnchor.constraint(equalTo: timeLabel.centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: 12),
            dot.heightAnchor.constraint(equalToConstant: 12),
            line.centerXAnchor.constraint(equalTo: dot.centerXAnchor),
            line.widthAnchor.constraint(equalToConstant: 2),
            line.topAnchor.constraint(equalTo: dot.centerYAnchor),
            line.bottomAnchor.constraint(equalTo: bottomAnchor),
            placeLabel.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 12),
            placeLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
            placeLabel.firstBaselineAnchor.constraint(equalTo: timeLabel.firstBaselineAnchor),
            placeLabel.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: isLast ? 0 : -20),
            heightAnchor.constraint(greaterThanOrEqualToConstant: isLast ? 20 : 44),
        ])
        let hug = heightAnchor.constraint(equalToConstant: 0)
        hug.priority = .fittingSizeLevel
        hug.isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var lineView: UIView { line }
    var dotView: UIView { dot }
}

/// The points of a journey below one another.
final class ItineraryView: UIView {
    private(set) var rows: [ItineraryRow] = []

    init(points: [(time: String, place: String)]) {
        super.init(frame: .zero)
        var previous: ItineraryRow?
        for (index, point) in points.enumerated() {
            let isLast = index == points.count - 1
            let row = ItineraryRow(time: point.time, place: point.place, isLast: isLast)
            row.translatesAutoresizingMaskIntoConstraints = false
            addSubview(row)
            row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            row.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
            row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? topAnchor).isActive = true
            if isLast { row.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true }
            previous = row
            rows.append(row)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// Days from one to another, with a band between them.
final class DateRangeView: UIControl {
    private(set) var range: ClosedRange<Int>?
    private var cells: [UILabel] = []
    private let band = UIView()
    private let side: CGFloat = 40

    init(days: Int) {
        super.init(frame: .zero)
        band.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
        band.layer.cornerRadius = side / 2
        band.isHidden = true
        addSubview(band)
        cells = (1...days).map { day in
            let label = UILabel()
            label.text = "\(day)"
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: DateRangeView.tapped(_:)))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var bandFrame: CGRect? { band.isHidden ? nil : band.frame }

    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(cells.count) * side, height: side) }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(x: CGFloat(index) * side, y: 0, width: side, height: side)
        }
        band.isHidden = range == nil
        guard let range else { return }
        band.frame = cells[range.lowerBound].frame.union(cells[range.upperBound].frame)
    }

    private func tapped(_ gesture: UITapGestureRecognizer) {
        let index = min(max(Int(gesture.location(in: self).x / side), 0), cells.count - 1)
        if let range, range.count == 1, index > range.lowerBound {
            self.range = range.lowerBound...index
        } else {
            range = index...index
        }
        setNeedsLayout()
        sendActions(for: .valueChanged)
    }
}
