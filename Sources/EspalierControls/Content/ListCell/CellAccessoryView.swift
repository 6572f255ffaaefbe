import EspalierViews
import Foundation

/// The sign of an accessory that the system has: of a size, without a picture; a button where touches do something.
final class CellAccessoryView: UIControl {
    let type: UICellAccessory.AccessoryType

    init(_ type: UICellAccessory.AccessoryType) {
        self.type = type
        super.init(frame: .zero)
        isUserInteractionEnabled = type.isButton
        accessibilityIdentifier = "\(type)"
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { type.signSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { type.signSize }
}
