import EspalierViews
import Foundation

extension UIView {
    private static let textMeasurerProperty = StoredProperty<UIView, (any TextMeasuring)?>(default: nil)

    /// What measures the text of this view; of a window: that of all its views that have none of their own. nil, as by
    /// default: the window's, and where that has none, or there is no window, a ``TextMeasurer`` that rounds to the
    /// pixels of the screen, of the document, or where neither is known to half points.
    ///
    /// Setting it asks all views that it is for to be laid out again.
    /// - Complexity: O(1); of a window O(views).
    public final var textMeasurer: (any TextMeasuring)? {
        get { self[stored: Self.textMeasurerProperty] }
        set {
            self[stored: Self.textMeasurerProperty] = newValue
            markForMeasuring()
        }
    }

    /// The measurer that was set for the view's text.
    final var ownTextMeasurer: (any TextMeasuring)? { textMeasurer ?? window?.textMeasurer }

    /// What measures the view's text.
    final var usedTextMeasurer: any TextMeasuring { ownTextMeasurer ?? TextMeasurer(scale: textScale) }

    /// Pixels per point of the view's text.
    final var textScale: CGFloat { knownScale ?? 2 }

    /// How far the baseline of a line in that font lies below its top: on a pixel.
    final func ascent(of font: UIFont) -> CGFloat {
        let scale = textScale
        return (font.ascender * scale).rounded() / scale
    }

    private func markForMeasuring() {
        if self is UIWindow { return markAllForMeasuring() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Asks the view and all below it to be measured and laid out again.
    final func markAllForMeasuring() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        var open = subviews
        while let view = open.popLast() {
            view.invalidateIntrinsicContentSize()
            view.setNeedsLayout()
            open += view.subviews
        }
    }

    /// The view goes from a window to another, or to none: its text may be measured in another way there.
    final func textMayBeMeasuredAnew(goingTo newWindow: UIWindow?) {
        if textMeasurer != nil { return }
        if window?.textMeasurer != nil || newWindow?.textMeasurer != nil || textScale != newWindow?.textScale ?? 2 {
            invalidateIntrinsicContentSize()
        }
    }
}
