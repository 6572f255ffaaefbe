import UIKit

/// A bar for each day, with a line for the goal.
final class WeekBarsView: UIView {
    private let goalLine = CAShapeLayer()
    private let bars: [CALayer] = (0..<7).map { _ in CALayer() }

    var minutes: [CGFloat] = Array(repeating: 0, count: 7) {
        didSet {
            precondition(minutes.count == 7)
            setNeedsLayout()
        }
    }

    var goal: CGFloat = 30 {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        bars.forEach(layer.addSublayer)
        goalLine.lineDashPattern = [2, 3]
        goalLine.strokeColor = UIColor.secondaryLabel.cgColor
        layer.addSublayer(goalLine)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var barFrames: [CGRect] { bars.map(\.frame) }
    var reached: [Bool] { bars.map { $0.backgroundColor == UIColor.systemGreen.cgColor } }
    var goalY: CGFloat { goalLine.path?.boundingBox.minY ?? -1 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let highest = max(goal, minutes.max() ?? 0)
        let slot = bounds.width / 7
        for (index, bar) in bars.enumerated() {
            let height = highest > 0 ? minutes[index] / highest * bounds.height : 0
            bar.frame = CGRect(
                x: CGFloat(index) * slot + slot * 0.2, y: bounds.height - height, width: slot * 0.6, height: height)
            bar.cornerRadius = min(bar.bounds.width / 2, 4)
            bar.backgroundColor = (minutes[index] >= goal ? UIColor.systemGreen : UIColor.systemGray3).cgColor
        }
        let path = CGMutablePath()
        let y = bounds.height - goal / max(highest, 1) * bounds.height
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: bounds.width, y: y))
        goalLine.path = path
    }
}

/// Three, two, one, and off: each number grows and fades.
final class CountdownView: UIView {
    private let label = UILabel()
    private(set) var shown: [String] = []
    var onFinish: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 96, weight: .black)
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var labelFrame: CGRect { label.bounds }

    func start(from number: Int) {
        guard number > 0 else {
            removeFromSuperview()
            onFinish?()
            return
        }
        label.text = "\(number)"
        shown.append("\(number)")
        label.alpha = 1
        label.transform = .identity
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
                    self.label.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    self.label.alpha = 0
                }
            },
            completion: { [weak self] finished in
                guard finished else { return }
                self?.start(from: number - 1)
            })
    }
}

/// Laps in columns: a number, a time, a difference to the best.
final class LapTableView: UIView {
    private let rows = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        rows.axis = .vertical
        rows.spacing = 4
        rows.frame = bounds
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: topAnchor), rows.leadingAnchor.constraint(equalTo: leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor),
            rows.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var cells: [[UILabel]] {
        rows.arrangedSubviews.map { ($0 as? UIStackView)?.arrangedSubviews.compactMap { $0 as? UILabel } ?? [] }
    }

    func addLap(seconds: Int, best: Int) {
        let difference = seconds - best
        let texts = ["\(rows.arrangedSubviews.count + 1)", "\(seconds) s", difference > 0 ? "+\(difference)" : "best"]
        let labels = texts.enumerated().map { index, text -> UILabel in
            let label = UILabel()
            label.text = text
            label.textAlignment = index == 0 ? .natural : .right
            return label
        }
        let row = UIStackView(arrangedSubviews: labels)
        rows.addArrangedSubview(row)
        // Columns of all rows stand below one another.
        if let first = rows.arrangedSubviews.first as? UIStackView, first !== row {
            for (label, above) in zip(labels, first.arrangedSubviews) {
                label.widthAnchor.constraint(equalTo: above.widthAnchor).isActive = true
            }
        } else {
            labels[0].widthAnchor.constraint(equalToConstant: 40).isActive = true
            labels[2].widthAnchor.constraint(equalToConstant: 70).isActive = true
        }
    }
}
