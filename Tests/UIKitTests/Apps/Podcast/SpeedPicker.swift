import UIKit

/// Speeds side by side, with a pill behind the chosen one that slides.
final class SpeedPicker: UIControl {
    private let speeds: [Double]
    private let pill = UIView()
    private var labels: [UILabel] = []

    private(set) var selectedIndex = 0

    var selectedSpeed: Double { speeds[selectedIndex] }

    init(speeds: [Double]) {
        precondition(!speeds.isEmpty)
        self.speeds = speeds
        super.init(frame: .zero)
        pill.backgroundColor = .systemGray5
        pill.isUserInteractionEnabled = false
        addSubview(pill)
        labels = speeds.map { speed in
            let label = UILabel()
            label.text = speed == speed.rounded() ? "\(Int(speed))×" : "\(speed)×"
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: SpeedPicker.tapped(_:)))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var pillFrame: CGRect { pill.frame }
    var titles: [String?] { labels.map(\.text) }

    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(speeds.count) * 56, height: 36) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(labels.count)
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
        pill.frame = labels[selectedIndex].frame.insetBy(dx: 2, dy: 2)
        pill.layer.cornerRadius = pill.bounds.height / 2
    }

    private func tapped(_ gesture: UITapGestureRecognizer) {
        let index = Int(gesture.location(in: self).x / (bounds.width / CGFloat(labels.count)))
        guard index != selectedIndex, labels.indices.contains(index) else { return }
        selectedIndex = index
        UIView.animate(withDuration: 0.2) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
        sendActions(for: .valueChanged)
    }
}
