import UIKit

// Small views of the kind that applications have, as they are written for iOS.

final class BadgeLabelView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderColor = UIColor.white.cgColor
        layer.borderWidth = 2
        layer.masksToBounds = true
        backgroundColor = .systemRed
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
    }
}

final class GradientButton: UIButton {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradientLayer.colors = [UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor]
        gradientLayer.locations = [0, 1]
        gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
        gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
        gradientLayer.cornerRadius = 8
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class ProgressRingView: UIView {
    private let trackLayer = CAShapeLayer()
    let ringLayer = CAShapeLayer()

    var progress: CGFloat = 0 {
        didSet { ringLayer.strokeEnd = min(max(progress, 0), 1) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for ring in [trackLayer, ringLayer] {
            ring.fillColor = UIColor.clear.cgColor
            ring.lineWidth = 6
            ring.lineCap = .round
            layer.addSublayer(ring)
        }
        trackLayer.strokeColor = UIColor.systemGray5.cgColor
        ringLayer.strokeColor = tintColor.cgColor
        ringLayer.strokeEnd = 0
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let path = UIBezierPath(
            arcCenter: center, radius: min(bounds.width, bounds.height) / 2 - 3, startAngle: -.pi / 2,
            endAngle: 3 * .pi / 2, clockwise: true)
        [trackLayer, ringLayer].forEach {
            $0.frame = bounds
            $0.path = path.cgPath
        }
    }

    func setProgress(_ value: CGFloat, animated: Bool) {
        guard animated else {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            progress = value
            CATransaction.commit()
            return
        }
        let animation = CABasicAnimation(keyPath: #"strokeEnd"#)
        animation.fromValue = ringLayer.presentation()?.strokeEnd ?? progress
        animation.toValue = value
        animation.duration = 0.3
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        progress = value
        ringLayer.add(animation, forKey: "progress")
    }
}

final class CardView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.15
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowRadius = 12
        layer.shouldRasterize = true
        layer.rasterizationScale = UIScreen.main.scale
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
    }
}

extension UIView {
    func roundCorners(_ corners: UIRectCorner, radius: CGFloat) {
        let path = UIBezierPath(
            roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        layer.mask = mask
    }

    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
        animation.duration = 0.6
        animation.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
        layer.add(animation, forKey: "shake")
    }

    @IBInspectable var borderColor: UIColor? {
        get { layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }
}

final class SheetView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        roundCorners([.topLeft, .topRight], radius: 16)
    }
}

final class DashedBorderView: UIView {
    private let dashedBorder = CAShapeLayer()

    override func awakeFromNib() {
        super.awakeFromNib()
        setUp()
    }

    func setUp() {
        dashedBorder.strokeColor = UIColor.lightGray.cgColor
        dashedBorder.lineDashPattern = [4, 4]
        dashedBorder.frame = bounds
        dashedBorder.fillColor = nil
        layer.addSublayer(dashedBorder)
    }

    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        dashedBorder.frame = bounds
        dashedBorder.path = UIBezierPath(rect: bounds).cgPath
    }
}

final class BubbleView: UIView {
    override class var layerClass: AnyClass { return CAShapeLayer.self }
    private var shapeLayer: CAShapeLayer { return self.layer as! CAShapeLayer }

    override var bounds: CGRect {
        didSet { updatePath() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updatePath()
    }

    private func updatePath() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: bounds.maxX - 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: bounds.maxX, y: 10), controlPoint: CGPoint(x: bounds.maxX, y: 0))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.addCurve(
            to: CGPoint(x: 0, y: bounds.maxY - 10), controlPoint1: CGPoint(x: bounds.midX, y: bounds.maxY),
            controlPoint2: CGPoint(x: 0, y: bounds.maxY))
        path.close()
        shapeLayer.path = path.cgPath
        shapeLayer.fillColor = UIColor.systemGreen.cgColor
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shapeLayer.path?.contains(point) ?? false
    }
}

final class SeparatorCell: UITableViewCell {
    private let separator = CALayer()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        separator.backgroundColor = UIColor.separator.cgColor
        contentView.layer.addSublayer(separator)
        contentView.layer.cornerRadius = 4
        contentView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        separator.frame = CGRect(
            x: 16, y: contentView.bounds.height - 0.5, width: contentView.bounds.width - 16, height: 0.5)
    }
}

final class FadingScrollView: UIScrollView {
    private let maskLayer = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        maskLayer.colors = [UIColor.clear, UIColor.black, UIColor.black, UIColor.clear].map { $0.cgColor }
        maskLayer.locations = [0, 0.1, 0.9, 1]
        layer.mask = maskLayer
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        maskLayer.frame = bounds
        CATransaction.commit()
    }
}

final class SpinnerView: UIView, CAAnimationDelegate {
    private(set) var stops = 0
    private let arc = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        arc.strokeStart = 0.1
        arc.lineJoin = .round
        layer.addSublayer(arc)
    }

    required init?(coder: NSCoder) { fatalError() }

    func start() {
        let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
        rotation.fromValue = NSNumber(value: 0)
        rotation.toValue = NSNumber(value: Double.pi * 2)
        rotation.isRemovedOnCompletion = false
        let group = CAAnimationGroup()
        group.animations = [rotation, CASpringAnimation(keyPath: "opacity")]
        group.duration = 1
        group.repeatCount = .greatestFiniteMagnitude
        group.fillMode = .forwards
        group.delegate = self
        arc.add(group, forKey: "spin")
    }

    func stop() { arc.removeAnimation(forKey: "spin") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops += 1 }

    override func layoutSubviews() {
        super.layoutSubviews()
        arc.frame = bounds
        arc.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).cgPath
    }
}

final class FlipView: UIView {
    let front = UIView()
    let back = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500.0
        layer.sublayerTransform = perspective
        back.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        back.layer.isDoubleSided = false
        front.layer.isDoubleSided = false
        front.layer.zPosition = 1
        addSubview(back)
        addSubview(front)
    }

    required init?(coder: NSCoder) { fatalError() }

    func flip() {
        front.layer.transform = CATransform3DRotate(front.layer.transform, .pi, 0, 1, 0)
        back.layer.transform = CATransform3DIdentity
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        front.frame = bounds
        back.bounds = bounds
        back.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

final class ClockHandView: UIView {
    let hand = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        hand.backgroundColor = .black
        hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        hand.layer.allowsEdgeAntialiasing = true
        addSubview(hand)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        hand.bounds = CGRect(x: 0, y: 0, width: 4, height: bounds.height / 2)
        hand.layer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    func show(minute: Int) {
        hand.transform = CGAffineTransform(rotationAngle: CGFloat(minute) / 60 * 2 * .pi)
    }
}

final class TagLayerView: UIView {
    private let textLayer = CATextLayer()

    var text = "" {
        didSet { textLayer.string = text }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        textLayer.fontSize = 12
        textLayer.alignmentMode = .center
        textLayer.truncationMode = .end
        textLayer.contentsScale = UIScreen.main.scale
        textLayer.foregroundColor = UIColor.darkText.cgColor
        layer.insertSublayer(textLayer, at: 0)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        textLayer.frame = bounds.insetBy(dx: 4, dy: 2)
    }
}

final class ChartView: UIView {
    var values: [CGFloat] = [] {
        didSet { setNeedsLayout() }
    }
    private(set) var bars: [CALayer] = []
    let line = CAShapeLayer()

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        bars = values.enumerated().map { index, value in
            let bar = CALayer()
            bar.frame = CGRect(x: CGFloat(index) * 10, y: bounds.height - value, width: 8, height: value)
            bar.backgroundColor = UIColor.systemTeal.cgColor
            layer.addSublayer(bar)
            return bar
        }
        let path = CGMutablePath()
        path.addLines(between: bars.map { CGPoint(x: $0.frame.midX, y: $0.frame.minY) })
        line.path = path
        line.actions = ["path": NSNull()]
        layer.insertSublayer(line, above: bars.last)
    }
}

final class CircleImageView: UIImageView {
    override var frame: CGRect {
        didSet { layer.cornerRadius = frame.width / 2 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clipsToBounds = true
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }
}

final class PulseLayer: CALayer {
    var radius: CGFloat = 10 {
        didSet { bounds = CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2) }
    }

    override init() {
        super.init()
        cornerRadius = radius
        opacity = 0
    }

    override init(layer: Any) {
        super.init(layer: layer)
        radius = (layer as? PulseLayer)?.radius ?? 10
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSublayers() {
        super.layoutSublayers()
        cornerRadius = bounds.width / 2
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "radius" || super.needsDisplay(forKey: key) }

    override func action(forKey event: String) -> CAAction? { super.action(forKey: event) }
}

final class PulseView: UIView {
    let pulse = PulseLayer()

    override func didMoveToWindow() {
        super.didMoveToWindow()
        pulse.radius = 20
        layer.superlayer?.insertSublayer(pulse, below: layer)
    }
}

final class UnderlinedField: UITextField {
    private lazy var underline: CALayer = {
        let underline = CALayer()
        underline.backgroundColor = tintColor.cgColor
        layer.addSublayer(underline)
        return underline
    }()

    override func layoutSubviews() {
        super.layoutSubviews()
        underline.frame = CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1)
    }

    override func draw(_ rect: CGRect) {
        UIColor.red.setStroke()
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 3)
        path.lineWidth = 2
        path.addClip()
        path.stroke()
    }
}

final class HoleView: UIView {
    var hole = CGRect(x: 10, y: 10, width: 20, height: 20)

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(rect: bounds)
        path.append(UIBezierPath(ovalIn: hole))
        path.usesEvenOddFillRule = true
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        mask.fillRule = .evenOdd
        layer.mask = mask
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let path = (layer.mask as? CAShapeLayer)?.path else { return super.point(inside: point, with: event) }
        return path.contains(point, using: .evenOdd)
    }
}

final class OverlayController: UIViewController {
    private let dimming = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        dimming.type = .radial
        dimming.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.4).cgColor]
        dimming.delegate = nil
        view.layer.insertSublayer(dimming, at: 0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        dimming.frame = view.layer.bounds
    }

    func fade(to child: UIView) {
        let transition = CATransition()
        transition.type = .push
        transition.subtype = .fromRight
        transition.duration = 0.25
        view.layer.add(transition, forKey: kCATransition)
        view.addSubview(child)
    }
}
