import UIKit

/// A line through values, from the least at the bottom to the greatest at the top, and a dot at the last one.
final class SparklineView: UIView {
    private let line = CAShapeLayer()
    private let fill = CAGradientLayer()
    private let fillMask = CAShapeLayer()
    private let dot = CALayer()

    var values: [Double] = [] {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.fillColor = nil
        line.lineWidth = 2
        line.lineJoin = .round
        line.strokeColor = UIColor.systemGreen.cgColor
        fill.colors = [UIColor.systemGreen.withAlphaComponent(0.3).cgColor, UIColor.clear.cgColor]
        fill.mask = fillMask
        dot.backgroundColor = line.strokeColor
        dot.bounds = CGRect(x: 0, y: 0, width: 6, height: 6)
        dot.cornerRadius = 3
        [fill, line, dot].forEach(layer.addSublayer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var linePath: CGPath? { line.path }
    var dotPosition: CGPoint? { dot.isHidden ? nil : dot.position }

    private func points() -> [CGPoint] {
        guard values.count > 1, let low = values.min(), let high = values.max() else { return [] }
        let area = bounds.insetBy(dx: 3, dy: 3)
        let spread = high - low
        return values.enumerated().map { index, value in
            let part = spread == 0 ? 0.5 : CGFloat((value - low) / spread)
            return CGPoint(
                x: area.minX + area.width * CGFloat(index) / CGFloat(values.count - 1),
                y: area.maxY - area.height * part)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = bounds
        line.frame = bounds
        let points = points()
        dot.isHidden = points.isEmpty
        guard let first = points.first, let last = points.last else {
            line.path = nil
            return
        }
        let path = UIBezierPath()
        path.move(to: first)
        points.dropFirst().forEach(path.addLine(to:))
        line.path = path.cgPath
        path.addLine(to: CGPoint(x: last.x, y: bounds.maxY))
        path.addLine(to: CGPoint(x: first.x, y: bounds.maxY))
        path.close()
        fillMask.path = path.cgPath
        dot.position = last
    }
}

/// Parts of a whole as arcs of a ring, with a text in the middle.
final class DonutChartView: UIView {
    struct Slice {
        var value: CGFloat
        var color: UIColor
    }

    private(set) var arcs: [CAShapeLayer] = []
    let totalLabel = UILabel()
    private let thickness: CGFloat = 20

    var slices: [Slice] = [] {
        didSet {
            arcs.forEach { $0.removeFromSuperlayer() }
            arcs = slices.map { slice in
                let arc = CAShapeLayer()
                arc.fillColor = nil
                arc.lineWidth = thickness
                arc.strokeColor = slice.color.cgColor
                layer.addSublayer(arc)
                return arc
            }
            totalLabel.text = "\(Int(slices.map(\.value).reduce(0, +)))"
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        totalLabel.textAlignment = .center
        totalLabel.adjustsFontSizeToFitWidth = true
        totalLabel.minimumScaleFactor = 0.5
        addSubview(totalLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: (side - thickness) / 2,
            startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        let total = slices.map(\.value).reduce(0, +)
        var start: CGFloat = 0
        for (arc, slice) in zip(arcs, slices) {
            arc.frame = bounds
            arc.path = circle.cgPath
            arc.strokeStart = start
            start += total > 0 ? slice.value / total : 0
            arc.strokeEnd = start
        }
        let inner = (side - 2 * thickness) / CGFloat(2).squareRoot()
        totalLabel.frame = CGRect(x: bounds.midX - inner / 2, y: bounds.midY - inner / 2, width: inner, height: inner)
    }
}

/// Bars with their names below them; a tap chooses one.
final class BarChartView: UIView {
    struct Entry {
        var title: String
        var value: CGFloat
    }

    private let stack = UIStackView()
    private var heights: [NSLayoutConstraint] = []
    private(set) var bars: [UIView] = []
    var onSelect: ((Int) -> Void)?

    init(entries: [Entry]) {
        super.init(frame: .zero)
        stack.alignment = .bottom
        stack.distribution = .fillEqually
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        let highest = entries.map(\.value).max() ?? 0
        for (index, entry) in entries.enumerated() { add(entry, at: index, highest: highest) }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: BarChartView.tapped(_:)))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func add(_ entry: Entry, at index: Int, highest: CGFloat) {
        let bar = UIView()
        bar.backgroundColor = .systemBlue
        let label = UILabel()
        label.text = entry.title
        label.font = .systemFont(ofSize: 11)
        label.textAlignment = .center
        let column = UIStackView(arrangedSubviews: [bar, label])
        column.axis = .vertical
        column.spacing = 4
        stack.addArrangedSubview(column)
        bars.append(bar)
        let part = highest > 0 ? entry.value / highest : 0
        // The label takes 20 of the chart's height.
        label.heightAnchor.constraint(equalToConstant: 16).isActive = true
        bar.heightAnchor.constraint(equalTo: heightAnchor, multiplier: part, constant: -20 * part).isActive = true
    }

    private func tapped(_ gesture: UITapGestureRecognizer) {
        let point = gesture.location(in: stack)
        guard let index = stack.arrangedSubviews.firstIndex(where: { $0.frame.minX...$0.frame.maxX ~= point.x })
        else { return }
        for (place, bar) in bars.enumerated() { bar.alpha = place == index ? 1 : 0.4 }
        onSelect?(index)
    }
}
