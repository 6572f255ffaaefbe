import EspalierViews
import Foundation

extension UIButton {
    private static let titlesProperty = StoredProperty<UIButton, [UIControl.State: String]>(default: [:])

    /// The font of a new title label.
    private static func titleFont(of kind: ButtonType) -> UIFont {
        .systemFont(ofSize: kind == .system ? 15 : 18)
    }

    final func setKind(_ new: ButtonType) {
        let oldFont = Self.titleFont(of: kind)
        kind = new
        // An override of `init(frame:)` may have set a title already; a font that it chose stays.
        if let label = ownLabel, label.font == oldFont { label.font = Self.titleFont(of: new) }
    }

    final func writeTitle(_ title: String?, for state: UIControl.State) {
        self[stored: Self.titlesProperty][state] = title
        showCurrentTitle()
    }

    final func storedTitle(for state: UIControl.State) -> String? {
        let titles = self[stored: Self.titlesProperty]
        return titles[state] ?? titles[.normal]
    }

    final func showCurrentTitle() {
        let title = currentTitle
        // A label that is made here shows the title already.
        if ownLabel == nil && (title ?? "").isEmpty { return }
        let label = madeLabel()
        if label.text != title { label.text = title }
    }

    final func madeLabel() -> UILabel {
        if let ownLabel { return ownLabel }
        let label = UILabel()
        label.font = Self.titleFont(of: kind)
        // Known before it is added: an override that hears of the new subview may ask for it.
        ownLabel = label
        super.addSubview(label)
        // Last, so that the label tells the button of its size.
        label.text = currentTitle
        return label
    }

    /// The size of what the label shows has changed. The label has marked the button.
    final func contentDidChange(of label: UILabel) {
        if label === ownLabel { invalidateIntrinsicContentSize() }
    }

    final var contentSize: CGSize {
        guard let label = ownLabel, !(label.text ?? "").isEmpty else { return CGSize(width: 30, height: 34) }
        let size = label.intrinsicContentSize
        return CGSize(width: max(30, size.width), height: size.height + 12)
    }

    final func layOutTitle() {
        guard let label = ownLabel, label.superview === self else { return }
        let bounds = bounds
        let wish = label.sizeThatFits(bounds.size)
        let width = min(wish.width, bounds.width)
        let height = min(wish.height, bounds.height)
        label.frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
}
