import UIKit

/// A disc in a ring; it turns into a square while something is recorded.
final class ShutterButton: UIControl {
    enum Mode {
        case photo, video
    }

    private let ringLayer = CAShapeLayer()
    private let disc = UIView()

    var mode = Mode.photo {
        didSet { disc.backgroundColor = mode == .photo ? .white : .systemRed }
    }

    private(set) var isRecording = false {
        didSet {
            guard isRecording != oldValue else { return }
            UIView.animate(withDuration: 0.2) {
                self.setNeedsLayout()
                self.layoutIfNeeded()
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        ringLayer.fillColor = nil
        ringLayer.strokeColor = UIColor.white.cgColor
        ringLayer.lineWidth = 4
        layer.addSublayer(ringLayer)
        disc.isUserInteractionEnabled = false
        disc.backgroundColor = .white
        addSubview(disc)
        addTarget(self, action: ShutterButton.released, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var discFrame: CGRect { disc.frame }
    var discRadius: CGFloat { disc.layer.cornerRadius }

    override var isHighlighted: Bool {
        didSet {
            disc.transform = isHighlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
        }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 72, height: 72) }

    override func layoutSubviews() {
        super.layoutSubviews()
        ringLayer.frame = bounds
        ringLayer.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).cgPath
        let inset: CGFloat = isRecording ? bounds.width * 0.3 : 6
        let side = bounds.width - 2 * inset
        disc.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        disc.center = CGPoint(x: bounds.midX, y: bounds.midY)
        disc.layer.cornerRadius = isRecording ? 6 : side / 2
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        return hypot(point.x - center.x, point.y - center.y) <= bounds.width / 2
    }

    private func released() {
        if mode == .video { isRecording.toggle() }
    }
}
