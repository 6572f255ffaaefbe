import EspalierControls
import EspalierViews
import Foundation

/// What a scroll view of a document zooms: the view below it that the document names, else its first subview.
final class ZoomSource: UIScrollViewDelegate {
    private static let property = StoredProperty<UIScrollView, ZoomSource?>(default: nil)
    private var name: String?

    /// The name that the document gives; nil where it gives none.
    static func name(of view: UIScrollView) -> String? { view[stored: property]?.name }

    static func set(name: String, of view: UIScrollView) { source(of: view)?.name = name }

    static func set(scale: Double, of view: UIScrollView) {
        _ = source(of: view)
        view.zoomScale = CGFloat(scale)
    }

    /// Views that show rows or a text of their own zoom nothing.
    private static func source(of view: UIScrollView) -> ZoomSource? {
        if let source = view[stored: property] { return source }
        guard view.delegate == nil, !(view is UITableView), !(view is UICollectionView), !(view is UITextView) else {
            return nil
        }
        let source = ZoomSource()
        view[stored: property] = source
        view.delegate = source
        return source
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        guard let name else { return scrollView.subviews.first }
        return scrollView.view(named: name)
    }
}
