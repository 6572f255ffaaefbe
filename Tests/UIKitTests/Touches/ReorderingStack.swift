import UIKit

/// Rows that a long press lifts and a finger drags to another place.
final class ReorderingStack: UIView {
    private(set) var rows: [UILabel] = []
    private var lifted: UILabel?
    private var grip: CGFloat = 0
    var didReorder: (([String]) -> Void)?

    init(_ titles: [String]) {
        super.init(frame: .zero)
        rows = titles.map { title in
            let label = UILabel()
            label.text = title
            addSubview(label)
            return label
        }
        let press = UILongPressGestureRecognizer(target: self, action: ReorderingStack.pressed(_:))
        press.minimumPressDuration = 0.3
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() where row !== lifted {
            row.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: bounds.width, height: 50)
        }
    }

    private func pressed(_ gesture: UILongPressGestureRecognizer) {
        let location = gesture.location(in: self)
        switch gesture.state {
        case .began:
            lifted = rows.first { $0.frame.contains(location) }
            grip = location.y - (lifted?.frame.midY ?? 0)
            if let lifted { bringSubviewToFront(lifted) }
        case .changed:
            guard let lifted else { return }
            lifted.center.y = location.y - grip
            let target = min(max(Int(lifted.center.y / 50), 0), rows.count - 1)
            if let index = rows.firstIndex(of: lifted), index != target {
                rows.remove(at: index)
                rows.insert(lifted, at: target)
                setNeedsLayout()
                layoutIfNeeded()
            }
        default:
            lifted = nil
            setNeedsLayout()
            didReorder?(rows.compactMap(\.text))
        }
    }
}
