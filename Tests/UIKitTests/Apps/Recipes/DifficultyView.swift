import UIKit

/// Hats, of which some are filled: how hard it is.
@IBDesignable
class DifficultyView: UIView {
    @IBInspectable var level: Int = 1 {
        didSet {
            level = min(max(level, 0), maximum)
            setNeedsLayout()
        }
    }

    @IBInspectable var maximum: Int = 3 {
        didSet {
            rebuild()
            invalidateIntrinsicContentSize()
        }
    }

    private var hats: [CAShapeLayer] = []
    private let hat = CGSize(width: 20, height: 16)

    override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        rebuild()
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        level = 2
    }

    var fillColors: [CGColor?] { hats.map(\.fillColor) }
    var hatFrames: [CGRect] { hats.map(\.frame) }

    private func rebuild() {
        hats.forEach { $0.removeFromSuperlayer() }
        hats = (0..<maximum).map { _ in
            let shape = CAShapeLayer()
            shape.path =
                UIBezierPath(
                    roundedRect: CGRect(origin: .zero, size: hat), byRoundingCorners: [.topLeft, .topRight],
                    cornerRadii: CGSize(width: 8, height: 8)
                ).cgPath
            layer.addSublayer(shape)
            return shape
        }
        setNeedsLayout()
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(maximum) * (hat.width + 4) - 4, height: hat.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, shape) in hats.enumerated() {
            let place = effectiveUserInterfaceLayoutDirection == .rightToLeft ? maximum - 1 - index : index
            shape.frame = CGRect(origin: CGPoint(x: CGFloat(place) * (hat.width + 4), y: 0), size: hat)
            shape.fillColor = (index < level ? UIColor.systemOrange : UIColor.systemGray5).cgColor
        }
    }
}
