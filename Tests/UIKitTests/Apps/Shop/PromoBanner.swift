import UIKit

/// A banner in a gradient, with a text and a cross that takes it away.
final class PromoBanner: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private var gradient: CAGradientLayer { layer as! CAGradientLayer }
    let label = UILabel()
    let closeButton = UIButton(type: .close)
    var onDismiss: (() -> Void)?

    init(text: String, colors: [UIColor]) {
        super.init(frame: .zero)
        gradient.colors = colors.map { $0.cgColor }
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.cornerRadius = 12
        label.text = text
        label.numberOfLines = 0
        label.textColor = .white
        closeButton.addTarget(self, action: PromoBanner.close, for: .touchUpInside)
        label.translatesAutoresizingMaskIntoConstraints = false
        closeButton.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        addSubview(closeButton)
        layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            closeButton.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
            closeButton.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            closeButton.topAnchor.constraint(equalTo: label.topAnchor),
            closeButton.widthAnchor.constraint(equalToConstant: 30),
            closeButton.heightAnchor.constraint(equalToConstant: 30),
            closeButton.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func close() {
        UIView.animate(
            withDuration: 0.2,
            animations: {
                self.alpha = 0
                self.transform = CGAffineTransform(translationX: 0, y: -20)
            },
            completion: { _ in
                self.removeFromSuperview()
                self.onDismiss?()
            })
    }
}
