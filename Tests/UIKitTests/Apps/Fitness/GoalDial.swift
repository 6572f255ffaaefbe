import UIKit

/// A goal chosen on a half circle.
final class GoalDial: UIControl {
    private let track = CAShapeLayer()
    private let knob = UIView()
    let steps: Int

    private(set) var step = 0 {
        didSet { if step != oldValue { setNeedsLayout() } }
    }

    init(steps: Int) {
        self.steps = steps
        super.init(frame: .zero)
        track.fillColor = nil
        track.strokeColor = UIColor.systemGray4.cgColor
        track.lineWidth = 8
        layer.addSublayer(track)
        knob.backgroundColor = .systemPink
        knob.isUserInteractionEnabled = false
        knob.bounds = CGRect(x: 0, y: 0, width: 28, height: 28)
        knob.layer.cornerRadius = 14
        addSubview(knob)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var knobCenter: CGPoint { knob.center }

    private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY - 14) }
    private var radius: CGFloat { min(bounds.width / 2, bounds.height) - 20 }

    override func layoutSubviews() {
        super.layoutSubviews()
        track.path =
            UIBezierPath(
                arcCenter: middle, radius: radius, startAngle: .pi, endAngle: 2 * .pi, clockwise: true
            ).cgPath
        let angle = CGFloat.pi * (1 + CGFloat(step) / CGFloat(steps))
        knob.center = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        knob.frame.insetBy(dx: -16, dy: -16).contains(touch.location(in: self))
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let angle = atan2(middle.y - point.y, middle.x - point.x)
        let part = min(max(angle / .pi, 0), 1)
        let new = Int((part * CGFloat(steps)).rounded())
        if new != step {
            step = new
            sendActions(for: .valueChanged)
        }
        return true
    }
}
