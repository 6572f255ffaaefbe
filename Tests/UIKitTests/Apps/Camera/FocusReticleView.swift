import UIKit

/// A square that appears where a finger points, shrinks, and fades after a while.
final class FocusReticleView: UIView {
    private(set) var finishedCount = 0
    private let side: CGFloat = 80

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        layer.borderWidth = 1
        layer.borderColor = UIColor.systemYellow.cgColor
        alpha = 0
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(at point: CGPoint) {
        guard let superview else { return }
        let half = side / 2
        let area = superview.bounds.insetBy(dx: half, dy: half)
        center = CGPoint(x: min(max(point.x, area.minX), area.maxX), y: min(max(point.y, area.minY), area.maxY))
        transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        alpha = 1
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) {
            self.transform = .identity
        } completion: { _ in
            UIView.animate(withDuration: 0.5, delay: 1, options: [], animations: { self.alpha = 0 }) { finished in
                if finished { self.finishedCount += 1 }
            }
        }
    }
}

/// Lines at the thirds.
final class GridOverlayView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    var divisions = 3 {
        didSet { setNeedsLayout() }
    }

    private var lines: CAShapeLayer { layer as! CAShapeLayer }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        lines.strokeColor = UIColor.white.withAlphaComponent(0.5).cgColor
        lines.lineWidth = 0.5
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var linesPath: CGPath? { lines.path }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        for step in 1..<max(divisions, 2) {
            let part = CGFloat(step) / CGFloat(divisions)
            path.move(to: CGPoint(x: bounds.width * part, y: 0))
            path.addLine(to: CGPoint(x: bounds.width * part, y: bounds.height))
            path.move(to: CGPoint(x: 0, y: bounds.height * part))
            path.addLine(to: CGPoint(x: bounds.width, y: bounds.height * part))
        }
        lines.path = path.cgPath
    }
}
