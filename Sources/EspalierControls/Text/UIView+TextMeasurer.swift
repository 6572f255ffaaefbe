import EspalierViews
import Foundation

extension UIView {
    private static let textMeasurerProperty = StoredProperty<UIView, (any TextMeasuring)?>(default: nil)
    private static let treeMeasurerProperty = StoredProperty<UIView, (any TextMeasuring)?>(default: nil)

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

    /// What measures the text of a tree that has no window, as a document's; to be set for its topmost view.
    package final var treeTextMeasurer: (any TextMeasuring)? {
        get { topmost[stored: Self.treeMeasurerProperty] }
        set {
            self[stored: Self.treeMeasurerProperty] = newValue
            markAllForMeasuring()
        }
    }

    /// The measurer that was set for the view's text.
    private var ownTextMeasurer: (any TextMeasuring)? {
        if let textMeasurer { return textMeasurer }
        if let window { return window.textMeasurer }
        return treeTextMeasurer
    }

    /// What measures the view's text.
    final var usedTextMeasurer: any TextMeasuring {
        guard let own = ownTextMeasurer else { return TextMeasurer(scale: textScale) }
        return (own as? TextMeasurer)?.forView(scale: textScale) ?? own
    }

    /// The same where it goes by tables and files, whose answers stay what they are; nil for a measurer of one's own.
    final var knownTextMeasurer: TextMeasurer? {
        guard let own = ownTextMeasurer else { return TextMeasurer(scale: textScale) }
        return (own as? TextMeasurer)?.forView(scale: textScale)
    }

    /// The files by which the view's text is measured.
    package final var textFonts: FontBook { (ownTextMeasurer as? TextMeasurer)?.fonts ?? FontBook() }

    /// A font as the view's text is measured: with the measures of its file, where the measurer has one.
    final func measuredFont(_ font: UIFont) -> UIFont {
        textFonts.resolved(font)
    }

    /// Pixels per point of the view's text.
    final var textScale: CGFloat { knownScale ?? 2 }

    /// How far the baseline of a line in that font lies below its top: on a pixel.
    final func ascent(of font: UIFont) -> CGFloat {
        let scale = textScale
        return (measuredFont(font).ascender * scale).rounded() / scale
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
    @discardableResult
    final func textMayBeMeasuredAnew(goingTo newWindow: UIWindow?) -> Bool {
        func scalesFonts(_ window: UIWindow?) -> Bool {
            window?.currentTraits.differsInFonts(from: .standard) ?? false
        }
        let isNews =
            textMeasurer == nil
            && (window?.textMeasurer != nil || newWindow?.textMeasurer != nil || textScale != newWindow?.textScale ?? 2)
            || scalesFonts(window) || scalesFonts(newWindow)
        if isNews { invalidateIntrinsicContentSize() }
        return isNews
    }
}
