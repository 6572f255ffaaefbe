import EspalierViews
import Foundation

extension UIScrollView: ScrollingContent {
    /// The content follows the constraints that lead to it, but where a class places its content itself.
    package func contentGuideDidChange(_ frame: CGRect) {
        if self is UITableView || self is UICollectionView || self is UITextView { return }
        contentSize = zoomed == nil ? frame.size : zoomedContentSize(frame.size)
    }

    /// What constraints make of the content; nil where none lead to it.
    final var solvedContentSize: CGSize? {
        if self is UITableView || self is UICollectionView || self is UITextView { return nil }
        return solvedContentFrame.map(\.size)
    }

    /// The rectangle of the content, an item of constraints: it begins at 0, 0 of the scroll view's own coordinates, and
    /// `contentSize` follows it. Constraints of views inside to the edges of the scroll view speak of it (AUTOLAYOUT
    /// 1.5).
    public final var contentLayoutGuide: UILayoutGuide { ownGuide(.contentLayout) }

    /// The rectangle of the scroll view as it is seen, however far its content is scrolled.
    public final var frameLayoutGuide: UILayoutGuide { ownGuide(.frameLayout) }
}
