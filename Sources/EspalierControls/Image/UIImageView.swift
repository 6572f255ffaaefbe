import EspalierViews
import Foundation

/// A view that shows an image, or another one while it is highlighted. Touches pass through it.
open class UIImageView: UIView {
    static let imageProperty = StoredProperty<UIImageView, UIImage?>(ofContent: nil)
    static let highlightedImageProperty = StoredProperty<UIImageView, UIImage?>(ofContent: nil)
    static let isHighlightedProperty = StoredProperty<UIImageView, Bool>(ofContent: false)

    static let imageKeys = [
        ObservableKey("image", \UIImageView.image, stored: imageProperty),
        ObservableKey("highlightedImage", \UIImageView.highlightedImage, stored: highlightedImageProperty),
        ObservableKey("isHighlighted", \UIImageView.isHighlighted, stored: isHighlightedProperty),
    ]

    /// Those of a view, `image`, `highlightedImage` and `isHighlighted`.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + imageKeys }

    /// Makes an image view of that frame, without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isUserInteractionEnabled = false
    }

    /// Makes an image view of the image's size.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// Makes an image view of the image's size.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// Makes an image view from an archive.
    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        super.isUserInteractionEnabled = false
        coder.decode(self)
    }

    /// The image. nil by default. Another image changes the intrinsic size and so marks the superview.
    open var image: UIImage? {
        get { self[stored: Self.imageProperty] }
        set { writeContent(Self.imageProperty, newValue) }
    }

    /// The image while `isHighlighted`; nil, as by default: `image`.
    open var highlightedImage: UIImage? {
        get { self[stored: Self.highlightedImageProperty] }
        set { writeContent(Self.highlightedImageProperty, newValue) }
    }

    /// Which of the two images is shown. False by default.
    open var isHighlighted: Bool {
        get { self[stored: Self.isHighlightedProperty] }
        set { writeContent(Self.isHighlightedProperty, newValue) }
    }

    /// The images of an animation. nil by default. They play no part in sizes.
    open var animationImages: [UIImage]?
    /// How long the images take, in seconds. 0 by default: a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0
    /// How often they are shown; 0, as by default: without end.
    open var animationRepeatCount = 0
    /// Whether an animation was started. Nothing moves here.
    open var isAnimating: Bool { isRunning }

    private final var isRunning = false

    /// Starts the animation, if there are images for it.
    open func startAnimating() { isRunning = !(animationImages ?? []).isEmpty }

    /// Stops the animation.
    open func stopAnimating() { isRunning = false }

    /// The image that is shown, in the variant for the view's traits where it has several.
    package final var shownImage: UIImage? {
        let image = (isHighlighted ? highlightedImage : nil) ?? image
        guard let image, image.hasVariants else { return image }
        return image.resolved(with: currentTraits)
    }

    /// Those of the image that is shown.
    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? super.alignmentRectInsets }

    /// The size of the image that is shown, less its alignment insets, which frames have besides; no wish without one.
    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: max(0, image.size.width - insets.left - insets.right),
            height: max(0, image.size.height - insets.top - insets.bottom))
    }

    /// The size of the image that is shown, whatever the given size; zero without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
}

extension UIImageView: TraitDependentContent {
    package final func contentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
        for image in [image, highlightedImage].compactMap(\.self) where image.hasVariants {
            return invalidateIntrinsicContentSize()
        }
    }
}
