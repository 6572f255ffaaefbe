import EspalierViews
import Foundation

extension InterfaceElement {
    /// The kinds of views that have a size by what they show.
    private static let contents: Set = [
        "activityIndicatorView", "button", "colorWell", "datePicker", "imageView", "label", "navigationBar",
        "pageControl", "pickerView", "progressView", "searchBar", "segmentedControl", "slider", "stepper", "switch",
        "tabBar", "textField", "toolbar",
    ]

    /// Whether views of the element's kind have a size by what they show. A text view that scrolls has none.
    private var hasContentSize: Bool {
        Self.contents.contains(name) || name == "textView" && self["scrollEnabled"] == "NO"
    }

    /// The size that a file promises for a view's contents at run time; nil where it promises none.
    package var placeholderSize: CGSize? {
        let width = self["placeholderIntrinsicWidth"]?.fileNumber
        let height = self["placeholderIntrinsicHeight"]?.fileNumber
        if width == nil, height == nil { return nil }
        return CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    }

    /// The size that the contents of a view wished on the canvas: the stored one of a view that has a size by what it
    /// shows, less its alignment insets (AUTOLAYOUT 7.5), and of one for which Interface Builder was told to use a size in
    /// place of a wish, but for an axis on which it was told none (`noIntrinsicMetric`). Nil for other views: a plain view,
    /// a scroll view and a class that nobody knows have no size of contents.
    package var storedContentSize: CGSize? {
        let placeholders = [self["placeholderIntrinsicWidth"], self["placeholderIntrinsicHeight"]]
        guard hasContentSize || placeholders != [nil, nil], var size = frame?.finiteRectangle?.size else { return nil }
        size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        switch name {
        case "switch": size.width = max(size.width - 2, 0)
        case "slider": size = CGSize(width: max(size.width - 4, 0), height: max(size.height - 1, 0))
        case "segmentedControl": size.height = max(size.height - 1, 0)
        default: break
        }
        if placeholders[0] == "infinite" { size.width = UIView.noIntrinsicMetric }
        if placeholders[1] == "infinite" { size.height = UIView.noIntrinsicMetric }
        return size
    }
}
