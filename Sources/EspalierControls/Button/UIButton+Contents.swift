import EspalierViews
import Foundation

extension UIButton {
    private static let contentsProperty = StoredProperty<UIButton, ButtonContents>(default: ButtonContents())
    static let contentInsetsProperty = StoredProperty<UIButton, UIEdgeInsets>(ofContent: .zero)
    static let titleInsetsProperty = StoredProperty<UIButton, UIEdgeInsets>(default: .zero)
    static let imageInsetsProperty = StoredProperty<UIButton, UIEdgeInsets>(default: .zero)

    static let buttonKeys = [
        ObservableKey("contentEdgeInsets", \UIButton.contentEdgeInsets, stored: contentInsetsProperty),
        ObservableKey("titleEdgeInsets", \UIButton.titleEdgeInsets, stored: titleInsetsProperty),
        ObservableKey("imageEdgeInsets", \UIButton.imageEdgeInsets, stored: imageInsetsProperty),
    ]

    final var contents: ButtonContents {
        get { self[stored: Self.contentsProperty] }
        set { self[stored: Self.contentsProperty] = newValue }
    }

    private func changeContents(_ change: (inout ButtonContents) -> Void) {
        change(&self[stored: Self.contentsProperty])
        showCurrentContents()
    }

    final func writeTitle(_ title: String?, for state: UIControl.State) {
        configure(state) { $0.title = title }
        changeContents { $0.titles.set(title, for: state) }
    }

    final func writeAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        let plain = contents.titles.value(for: .normal)
        configure(state) { configuration in
            configuration.attributedTitle =
                title.map { AttributedString(known: $0) } ?? plain.map { AttributedString($0) }
        }
        changeContents { $0.attributedTitles.set(AttributedText(title), for: state) }
    }

    final func writeTitleColor(_ color: UIColor?, for state: UIControl.State) {
        changeContents { $0.titleColors.set(color, for: state) }
    }

    final func writeShadowColor(_ color: UIColor?, for state: UIControl.State) {
        changeContents { $0.shadowColors.set(color, for: state) }
    }

    final func writeImage(_ image: UIImage?, for state: UIControl.State) {
        configure(state) { $0.image = image }
        changeContents { $0.images.set(image, for: state) }
    }

    final func writeBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        changeContents { $0.backgroundImages.set(image, for: state) }
    }

    final func writeInsets(_ key: StoredProperty<UIButton, UIEdgeInsets>, _ new: UIEdgeInsets) {
        if key === Self.contentInsetsProperty { writeContent(key, new) } else { self[stored: key] = new }
        if key === Self.titleInsetsProperty { baselinesMayHaveChanged() }
        setNeedsLayout()
    }

    final func show(_ action: UIAction) {
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    /// Whether fonts that are set for the title count: not for the system's signs.
    private var takesFonts: Bool {
        switch kind {
        case .custom, .system, .close: true
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: false
        }
    }

    /// Takes another font back where there may be none.
    private func keepFont(of label: UILabel) {
        if takesFonts || configuration != nil { return }
        let font = Self.titleFont(of: kind)
        if label.font != font { label.font = font }
    }

    /// The font of a new title label.
    static func titleFont(of kind: ButtonType) -> UIFont {
        .systemFont(ofSize: kind == .custom ? 18 : 15)
    }

    /// The sign of a button that is one.
    private static func systemImage(of kind: ButtonType) -> UIImage? {
        switch kind {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark:
            UIImage(symbol: "info.circle", size: CGSize(width: 22, height: 22))
        case .contactAdd: UIImage(symbol: "plus.circle", size: CGSize(width: 22, height: 22))
        case .close: UIImage(symbol: "xmark", size: CGSize(width: 30, height: 30))
        }
    }

    final func setKind(_ new: ButtonType) {
        let oldFont = Self.titleFont(of: kind)
        kind = new
        if let image = Self.systemImage(of: new) { setImage(image, for: .normal) }
        // An override of `init(frame:)` may have set a title already; a font that it chose stays.
        guard let label = ownLabel else { return }
        if label.font == oldFont && configuration == nil { label.font = Self.titleFont(of: new) }
        keepFont(of: label)
        showCurrentContents()
    }

    /// Makes the label and the image view show what belongs to the present state.
    final func showCurrentContents() {
        let image = currentImage
        if image != nil || ownImageView != nil {
            let view = ensureImageView()
            if view.image != image {
                view.image = image
                setNeedsLayout()
                invalidateIntrinsicContentSize()
            }
        }
        // A label that is made here shows the title already.
        if ownLabel == nil && (currentTitle ?? "").isEmpty && currentAttributedTitle == nil { return }
        showTitle(in: ensureLabel())
    }

    private func showTitle(in label: UILabel) {
        let configuration = configuration
        if let configuration {
            // A font that is set changes a text with attributes.
            let font = titleFont(of: configuration)
            if label.font != font {
                label.text = nil
                label.font = font
            }
            if label.lineBreakMode != configuration.titleLineBreakMode {
                label.lineBreakMode = configuration.titleLineBreakMode
            }
        }
        if let attributed = currentAttributedTitle {
            if label.attributedText != attributed { label.attributedText = attributed }
        } else {
            let title = currentTitle
            if label.text != title || label.hasAttributes { label.text = title }
        }
        let color = shownTitleColor
        if label.textColor != color { label.textColor = color }
        // A shadow comes with a title.
        let shadow = (label.text ?? "").isEmpty ? nil : currentTitleShadowColor
        if label.shadowColor != shadow { label.shadowColor = shadow }
    }

    final func ensureLabel() -> UILabel {
        if let ownLabel { return ownLabel }
        let label = UILabel()
        label.font = Self.titleFont(of: kind)
        // UIKit's for titles: both ends of a title that is too long are shown.
        label.lineBreakMode = .byTruncatingMiddle
        if configuration != nil { label.numberOfLines = 0 }
        // Known before it is added: an override that hears of the new subview may ask for it.
        ownLabel = label
        super.addSubview(label)
        // Last, so that the label tells the button of its size.
        showTitle(in: label)
        return label
    }

    final func ensureImageView() -> UIImageView {
        if let ownImageView { return ownImageView }
        let view = UIImageView()
        ownImageView = view
        super.insertSubview(view, at: 0)
        return view
    }

    /// The size of what the label shows has changed. The label has marked the button.
    final func contentDidChange(of label: UILabel) {
        if label === ownLabel { keepFont(of: label) }
        if label === ownLabel || label === configuring?.subtitleLabel { invalidateIntrinsicContentSize() }
    }
}
