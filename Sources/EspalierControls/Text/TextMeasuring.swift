import EspalierViews
import Foundation

/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
    /// The text. Line breaks are part of it.
    public var text: String
    /// What it is measured in.
    public var font: UIFont

    /// Makes a run.
    public init(_ text: String, font: UIFont) {
        self.text = text
        self.font = font
    }
}

/// How the lines of a text come about.
public enum TextWrapping: Hashable, Sendable {
    /// By line breaks of the text alone; spaces at the end of a line count.
    case none
    /// Between words, at a width in points; 0 and less, and 10 million and more, mean no limit.
    case at(CGFloat)
    /// Between any two characters, at a width in points as above.
    case charactersAt(CGFloat)
}

/// Says how large text is. The one that is used if none is set is ``TextMeasurer``.
///
///     window.textMeasurer = MyMeasurer()
///
/// It is asked often, and its answers must follow from what it is given alone: a layout is done again only where
/// something changed that a view knows of.
public protocol TextMeasuring {
    /// The size of a text: the width of its widest line, and the height of its lines, or of the first `maximumLines` of
    /// them if that is above 0. Text that is empty altogether has the size zero.
    func size(of runs: [TextRun], wrapping: TextWrapping, maximumLines: Int) -> CGSize
}

extension UIView {
    private static let textMeasurerProperty = StoredProperty<UIView, (any TextMeasuring)?>(default: nil)

    /// What measures the text of this view; of a window: that of all its views that have none of their own. nil, as by
    /// default: the window's, and where that has none, or there is no window, ``TextMeasurer``.
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

    /// What measures the view's text.
    final var usedTextMeasurer: any TextMeasuring {
        textMeasurer ?? window?.textMeasurer ?? TextMeasurer()
    }

    private func markForMeasuring() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        guard self is UIWindow else { return }
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
        if window?.textMeasurer != nil || newWindow?.textMeasurer != nil { invalidateIntrinsicContentSize() }
    }
}
