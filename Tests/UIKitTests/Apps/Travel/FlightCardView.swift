import UIKit

struct Flight {
    var from: String
    var to: String
    var departure: String
    var arrival: String
    var stops = 0
}

/// A line between two dots, with dots on it for stops.
final class RouteLineView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    var stops = 0 {
        didSet { setNeedsLayout() }
    }

    private var shapeLayer: CAShapeLayer { layer as! CAShapeLayer }

    override init(frame: CGRect) {
        super.init(frame: frame)
        shapeLayer.strokeColor = UIColor.label.cgColor
        shapeLayer.fillColor = UIColor.systemBackground.cgColor
        shapeLayer.lineWidth = 1
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var linePath: CGPath? { shapeLayer.path }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 10) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius: CGFloat = 3
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
        for index in 0..<(stops + 2) {
            let x = radius + (bounds.width - 2 * radius) * CGFloat(index) / CGFloat(stops + 1)
            path.append(
                UIBezierPath(
                    ovalIn: CGRect(x: x - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius)))
        }
        shapeLayer.path = path.cgPath
    }
}

/// Two times with their airports, a line between them, a price below.
class FlightCardView: UIView {
    let departureLabel = UILabel()
    let arrivalLabel = UILabel()
    let routeLine = RouteLineView()
    let stopsLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 12
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.1
        layer.shadowRadius = 6
        stopsLabel.font = .preferredFont(forTextStyle: .caption2)
        for label in [departureLabel, arrivalLabel] {
            label.numberOfLines = 2
            label.setContentHuggingPriority(.required, for: .horizontal)
            label.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        arrivalLabel.textAlignment = .right
        [departureLabel, arrivalLabel, routeLine, stopsLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        NSLayoutConstraint.activate([
            departureLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            departureLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            departureLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
            routeLine.leadingAnchor.constraint(equalTo: departureLabel.trailingAnchor, constant: 12),
            routeLine.centerYAnchor.constraint(equalTo: departureLabel.centerYAnchor),
            arrivalLabel.leadingAnchor.constraint(equalTo: routeLine.trailingAnchor, constant: 12),
            arrivalLabel.topAnchor.constraint(equalTo: departureLabel.topAnchor),
            arrivalLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            stopsLabel.centerXAnchor.constraint(equalTo: routeLine.centerXAnchor),
            stopsLabel.bottomAnchor.constraint(equalTo: routeLine.topAnchor, constant: -2),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ flight: Flight) {
        departureLabel.text = "\(flight.departure)\n\(flight.from)"
        arrivalLabel.text = "\(flight.arrival)\n\(flight.to)"
        stopsLabel.text = flight.stops == 0 ? "direct" : "\(flight.stops) stops"
        routeLine.stops = flight.stops
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
    }
}

/// A ticket with half circles cut out at its sides, and a dashed line between them.
final class BoardingPassView: UIView {
    private let maskLayer = CAShapeLayer()
    private let tearLine = CAShapeLayer()
    let upper = UIView()
    let lower = UIView()
    private let notch: CGFloat = 10
    var tearOffset: CGFloat = 140 {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        addSubview(upper)
        addSubview(lower)
        tearLine.strokeColor = UIColor.separator.cgColor
        tearLine.lineDashPattern = [6, 4]
        layer.addSublayer(tearLine)
        layer.mask = maskLayer
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let parts = bounds.divided(atDistance: tearOffset, from: .minYEdge)
        upper.frame = parts.slice.insetBy(dx: 16, dy: 16)
        lower.frame = parts.remainder.insetBy(dx: 16, dy: 16)
        let outline = UIBezierPath()
        outline.move(to: .zero)
        outline.addLine(to: CGPoint(x: bounds.maxX, y: 0))
        outline.addArc(
            withCenter: CGPoint(x: bounds.maxX, y: tearOffset), radius: notch, startAngle: -.pi / 2,
            endAngle: .pi / 2, clockwise: false)
        outline.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        outline.addLine(to: CGPoint(x: 0, y: bounds.maxY))
        outline.addArc(
            withCenter: CGPoint(x: 0, y: tearOffset), radius: notch, startAngle: .pi / 2, endAngle: -.pi / 2,
            clockwise: false)
        outline.close()
        maskLayer.frame = bounds
        maskLayer.path = outline.cgPath
        let line = UIBezierPath()
        line.move(to: CGPoint(x: notch, y: tearOffset))
        line.addLine(to: CGPoint(x: bounds.maxX - notch, y: tearOffset))
        tearLine.path = line.cgPath
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        maskLayer.path?.contains(point) ?? false
    }
}
