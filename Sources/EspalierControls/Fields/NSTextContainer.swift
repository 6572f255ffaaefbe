import EspalierViews
import Foundation

/// The room that a text view's text stands in.
public final class NSTextContainer: UIKitObject {
    /// What is kept free at both ends of a line, in points. 5 by default.
    public var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
    /// How many lines there may be; 0, as by default: any number.
    public var maximumNumberOfLines = 0 { didSet { changed() } }
    /// Where a text that is too long goes on. `.byWordWrapping` by default.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }

    private weak var view: UITextView?

    init(of view: UITextView) {
        self.view = view
    }

    private func changed() {
        view?.textDidChange()
    }
}
