import UIKit

/// Modes in a strip that comes to rest with one of them in the middle.
final class ModeStrip: UIView, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private var buttons: [UIButton] = []
    private let itemWidth: CGFloat = 90

    private(set) var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue else { return }
            updateSelection()
            onSelect?(selectedIndex)
        }
    }
    var onSelect: ((Int) -> Void)?

    init(titles: [String]) {
        super.init(frame: .zero)
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.decelerationRate = .fast
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(scrollView)
        for (index, title) in titles.enumerated() {
            let button = UIButton(type: .custom)
            button.setTitle(title.uppercased(), for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
            button.setTitleColor(.white, for: .normal)
            button.setTitleColor(.systemYellow, for: .selected)
            button.tag = index
            button.addTarget(self, action: ModeStrip.tapped(_:), for: .touchUpInside)
            scrollView.addSubview(button)
            buttons.append(button)
        }
        updateSelection()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var scroller: UIScrollView { scrollView }
    var items: [UIButton] { buttons }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let margin = (bounds.width - itemWidth) / 2
        scrollView.contentInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
        scrollView.contentSize = CGSize(width: itemWidth * CGFloat(buttons.count), height: bounds.height)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * itemWidth, y: 0, width: itemWidth, height: bounds.height)
        }
        if !scrollView.isDragging { scrollView.contentOffset.x = offset(of: selectedIndex) }
    }

    private func offset(of index: Int) -> CGFloat {
        CGFloat(index) * itemWidth - scrollView.contentInset.left
    }

    private func index(at offset: CGFloat) -> Int {
        let raw = ((offset + scrollView.contentInset.left) / itemWidth).rounded()
        return min(max(Int(raw), 0), buttons.count - 1)
    }

    private func tapped(_ sender: UIButton) {
        selectedIndex = sender.tag
        scrollView.setContentOffset(CGPoint(x: offset(of: selectedIndex), y: 0), animated: true)
    }

    private func updateSelection() {
        for (index, button) in buttons.enumerated() { button.isSelected = index == selectedIndex }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let target = index(at: targetContentOffset.pointee.x)
        targetContentOffset.pointee.x = offset(of: target)
        selectedIndex = target
    }
}
