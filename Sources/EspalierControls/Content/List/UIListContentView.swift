import EspalierViews
import Foundation

/// The view of a list content configuration: an image view and two labels, of which those are subviews that show
/// something, placed in ``layoutSubviews()``.
///
/// Cells make it of their configuration; by itself it can stand anywhere. It wishes the height that its content has at
/// its width.
open class UIListContentView: UIView, UIContentView {
    final var shown: UIListContentConfiguration
    final var ownTextLabel: UILabel?
    final var ownSecondaryLabel: UILabel?
    final var ownImageView: UIImageView?
    final var guides: ListContentGuides?

    /// Makes a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        show()
    }

    /// Makes a view from an archive, with an empty configuration of a row.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
    }

    /// What is shown: always a `UIListContentConfiguration`.
    /// - Precondition: what is set is one.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                trap(
                    "\(brief) was given a \(type(of: newValue)) to show: a UIListContentView shows a UIListContentConfiguration"
                )
            }
            if new == shown { return }
            shown = new
            show()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            (superview as? any ListContentHost)?.listContentDidChange()
        }
    }

    /// Where the text stands; nil without one.
    open var textLayoutGuide: UILayoutGuide? { guide(\.text, hasPart: ownTextLabel?.superview != nil) }

    /// Where the second text stands; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        guide(\.secondaryText, hasPart: ownSecondaryLabel?.superview != nil)
    }

    /// Where the image stands; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { guide(\.image, hasPart: ownImageView?.superview != nil) }

    /// The given width, and the height that the content has at it; the content's own width where that is 0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : contentWidth
        return CGSize(width: width, height: contentHeight(forWidth: width))
    }

    /// No width, and the height that the content has at the present one.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentHeight(forWidth: max(bounds.width, 1)))
    }

    /// Places the image and the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }
}

extension UIListContentView: WidthDependentContent {
    package final var heightFollowsWidth: Bool { true }
}
