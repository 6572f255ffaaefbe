import UIKit

/// A slider that stands upright: zero in the middle, which it catches.
final class ExposureSlider: UIControl {
    let range: ClosedRange<CGFloat> = -2...2
    private let track = UIView()
    private let sun = UIView()
    private var startValue: CGFloat = 0
    private var startY: CGFloat = 0

    private(set) var value: CGFloat = 0 {
        didSet { if value != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        track.backgroundColor = .systemYellow
        sun.backgroundColor = .systemYellow
        sun.layer.cornerRadius = 12
        for view in [track, sun] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var sunFrame: CGRect { sun.frame }

    override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 200) }

    private var usable: CGFloat { bounds.height - 24 }

    override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(x: bounds.midX - 0.5, y: 12, width: 1, height: usable)
        let part = (range.upperBound - value) / (range.upperBound - range.lowerBound)
        sun.frame = CGRect(x: bounds.midX - 12, y: part * usable, width: 24, height: 24)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        startY = touch.location(in: self).y
        startValue = value
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let moved = startY - touch.location(in: self).y
        let raw = startValue + moved / usable * (range.upperBound - range.lowerBound)
        let clamped = min(max(raw, range.lowerBound), range.upperBound)
        value = abs(clamped) < 0.15 ? 0 : clamped
        sendActions(for: .valueChanged)
        return super.continueTracking(touch, with: event)
    }
}

/// How often each brightness occurs, as an area.
final class HistogramView: UIView {
    private let area = CAShapeLayer()

    var counts: [Int] = [] {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(0.4)
        area.fillColor = UIColor.white.cgColor
        layer.addSublayer(area)
        layer.cornerRadius = 4
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var areaPath: CGPath? { area.path }

    override func layoutSubviews() {
        super.layoutSubviews()
        area.frame = bounds
        guard let highest = counts.max(), highest > 0, counts.count > 1 else {
            area.path = nil
            return
        }
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.maxY))
        let step = bounds.width / CGFloat(counts.count - 1)
        for (index, count) in counts.enumerated() {
            let height = CGFloat(count) / CGFloat(highest) * bounds.height
            path.addLine(to: CGPoint(x: CGFloat(index) * step, y: bounds.maxY - height))
        }
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.close()
        area.path = path.cgPath
    }
}
