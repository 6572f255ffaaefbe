import UIKit

/// Rings inside of one another, each as far as its goal is reached.
final class ActivityRingsView: UIView {
    struct Ring {
        var color: UIColor
        var progress: CGFloat
    }

    private var tracks: [CAShapeLayer] = []
    private(set) var arcs: [CAShapeLayer] = []
    var lineWidth: CGFloat = 12
    private let gap: CGFloat = 2

    func show(_ rings: [Ring], animated: Bool = false) {
        if rings.count != arcs.count { makeLayers(count: rings.count) }
        for (index, ring) in rings.enumerated() {
            tracks[index].strokeColor = ring.color.withAlphaComponent(0.2).cgColor
            arcs[index].strokeColor = ring.color.cgColor
            let end = min(max(ring.progress, 0), 1)
            if animated {
                let animation = CABasicAnimation(keyPath: "strokeEnd")
                animation.fromValue = arcs[index].strokeEnd
                animation.toValue = end
                animation.duration = 0.6
                animation.beginTime = Double(index) * 0.1
                animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
                arcs[index].add(animation, forKey: "progress")
            }
            arcs[index].strokeEnd = end
        }
        setNeedsLayout()
    }

    private func makeLayers(count: Int) {
        (tracks + arcs).forEach { $0.removeFromSuperlayer() }
        func make() -> [CAShapeLayer] {
            (0..<count).map { _ in
                let shape = CAShapeLayer()
                shape.fillColor = nil
                shape.lineCap = .round
                layer.addSublayer(shape)
                return shape
            }
        }
        tracks = make()
        arcs = make()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var radius = min(bounds.width, bounds.height) / 2 - lineWidth / 2
        for (track, arc) in zip(tracks, arcs) {
            let path = UIBezierPath(
                arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: max(radius, 0), startAngle: -.pi / 2,
                endAngle: .pi * 3 / 2, clockwise: true)
            for shape in [track, arc] {
                shape.frame = bounds
                shape.lineWidth = lineWidth
                shape.path = path.cgPath
            }
            radius -= lineWidth + gap
        }
    }
}

/// A heart that beats by the rate it is told.
final class HeartRateView: UIView {
    private let heart = UIImageView(image: UIImage(size: CGSize(width: 20, height: 18), name: "heart"))
    private let label = UILabel()

    var rate = 0 {
        didSet {
            guard rate != oldValue else { return }
            label.text = rate > 0 ? "\(rate) bpm" : "--"
            beat()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "--"
        label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 24, weight: .bold))
        [heart, label].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var beatDuration: CFTimeInterval? { heart.layer.animation(forKey: "beat")?.duration }
    var text: String? { label.text }
    var frames: (heart: CGRect, label: CGRect) { (heart.frame, label.frame) }

    private func beat() {
        heart.layer.removeAnimation(forKey: "beat")
        guard rate > 0 else { return }
        let animation = CABasicAnimation(keyPath: "transform.scale")
        animation.fromValue = 1.0
        animation.toValue = 1.2
        animation.duration = 60 / CFTimeInterval(rate)
        animation.autoreverses = true
        animation.repeatCount = .greatestFiniteMagnitude
        heart.layer.add(animation, forKey: "beat")
    }

    override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        return CGSize(width: 20 + 8 + text.width, height: max(text.height, 18))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        heart.center = CGPoint(x: 10, y: bounds.midY)
        label.frame = CGRect(x: 28, y: 0, width: bounds.width - 28, height: bounds.height)
    }
}
