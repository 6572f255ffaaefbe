import EspalierViews
import Foundation

/// A bar that shows how far something is.
open class UIProgressView: UIView {
    /// What a bar looks like.
    public enum Style: Int, Sendable {
        // The cases are UIKit's, in its order.
        case `default`, bar
    }

    static let progressProperty = StoredProperty<UIProgressView, Float>(default: 0)
    static let progressKeys = [ObservableKey("progress", \UIProgressView.progress, stored: progressProperty)]

    /// Those of a view, and `progress`.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + progressKeys }

    /// Makes a progress view of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a progress view of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Makes a progress view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How far it is, from 0 to 1; what is beyond is set to the nearer end. 0 by default.
    /// - Precondition: not NaN.
    open var progress: Float {
        get { self[stored: Self.progressProperty] }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets how far it is, at once also where `animated` is true.
    open func setProgress(_ progress: Float, animated: Bool) {
        if progress.isNaN { trap("UIProgressView: progress set to NaN") }
        self[stored: Self.progressProperty] = min(max(progress, 0), 1)
    }

    /// What the bar looks like. `.default` by default.
    open var progressViewStyle = Style.default
    /// The colour of what is done. nil by default.
    open var progressTintColor: UIColor?
    /// The colour of what is left. nil by default.
    open var trackTintColor: UIColor?

    /// 4 high, or 2 up to iOS 12. No wish for a width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: usedDesign.progressHeight)
    }

    /// The given width; 4 high, or 2 up to iOS 12.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: usedDesign.progressHeight)
    }

    /// The window may have another design.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        sizeMayChange(goingTo: newWindow)
    }
}
