import EspalierControls
import EspalierViews
import Foundation
import Testing

extension UIFont {
    /// A font that nobody knows: of the widths that printers' tables have, without kerning and tracking.
    static func unit(_ size: CGFloat, isBold: Bool = false) -> UIFont {
        UIFont(name: isBold ? "Unit-Bold" : "Unit", size: size) ?? .systemFont(ofSize: size)
    }
}

/// A label of a font in which a thousandth of the size is a point, so that widths read as the tables print them.
func unitLabel(_ text: String, isBold: Bool = false, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .unit(1000, isBold: isBold)
    label.numberOfLines = lines
    label.text = text
    return label
}

/// A view that counts its layouts.
final class CountingView: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }

    /// How often the view is laid out by a pass that `change` asks for.
    func layouts(by change: () -> Void) -> Int {
        layoutIfNeeded()
        let before = layouts
        change()
        layoutIfNeeded()
        return layouts - before
    }
}
