// swift-format-ignore-file
import ObjectiveC
import UIKit.UIView

#if os(iOS)
private var closeKey: UInt8 = 0

extension UIView {
    /// What happens when a banner above the view is closed.
    var onClose: (() -> Void)? {
        get { objc_getAssociatedObject(self, &closeKey) as? () -> Void }
        set { objc_setAssociatedObject(self, &closeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

@IBDesignable
class NoticeView: UIView {
    @IBInspectable var padding: CGFloat = 8
    @IBOutlet private var closeButton: UIButton!
    private var timer: Timer?
    private(set) var ticks = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        button.addTarget(self, action: #selector(self.close), for: .touchUpInside)
        addSubview(button)
        closeButton = button
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// As wide as the screen: "UIScreen.main" in a text stays.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = UIScreen.main.bounds.width - 2 * padding
        return CGSize(width: min(size.width, width), height: 44 + 2 * padding)
    }

    func show() {
        timer = Timer.scheduledTimer(
            timeInterval: 0.01, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    }

    @objc dynamic func tick(_ timer: Timer) {
        ticks += 1
        if ticks == 3 { timer.invalidate() }
    }

    @objc func close() {
        timer?.invalidate()
        superview?.onClose?()
        removeFromSuperview()
    }

    func press() { closeButton.sendActions(for: .touchUpInside) }
}
#endif
