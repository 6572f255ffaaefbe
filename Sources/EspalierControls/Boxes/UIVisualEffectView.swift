import EspalierViews
import Foundation

/// A view with an effect behind its content.
///
/// Its only subview is `contentView`, which fills it. UIKit asks that other views be added there, and stops a program
/// that adds them to the view itself; here they go into `contentView`.
open class UIVisualEffectView: UIView {
    static let effectProperty = StoredProperty<UIVisualEffectView, UIVisualEffect?>(default: nil)
    static let effectKeys = [ObservableKey("effect", \UIVisualEffectView.effect, stored: effectProperty)]

    private final var ownContentView = UIView()

    /// Those of a view, and `effect`.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + effectKeys }

    /// Makes a view with an effect, of the frame zero.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        fill()
        self.effect = effect
    }

    /// Makes a view of that frame, without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        fill()
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        fill()
        coder.decode(self)
    }

    /// The effect. nil by default.
    open var effect: UIVisualEffect? {
        get { self[stored: Self.effectProperty] }
        set { self[stored: Self.effectProperty] = newValue }
    }

    /// The view that content goes into. Fills the bounds.
    open var contentView: UIView { ownContentView }

    /// Puts a view that was read from an archive in the place of the content view.
    package final func replaceContentView(_ view: UIView) {
        if view === ownContentView { return }
        let old = ownContentView
        ownContentView = view
        old.removeFromSuperview()
        fill()
    }

    /// Adds a view to `contentView`.
    open override func addSubview(_ view: UIView) { contentView.addSubview(view) }

    /// Inserts a view into `contentView`.
    open override func insertSubview(_ view: UIView, at index: Int) { contentView.insertSubview(view, at: index) }

    /// Inserts a view into `contentView`.
    open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        contentView.insertSubview(view, aboveSubview: siblingSubview)
    }

    /// Inserts a view into `contentView`.
    open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        contentView.insertSubview(view, belowSubview: siblingSubview)
    }

    /// Makes the content view fill the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        ownContentView.frame = bounds
    }

    private func fill() {
        ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ownContentView.frame = bounds
        super.insertSubview(ownContentView, at: 0)
    }
}
