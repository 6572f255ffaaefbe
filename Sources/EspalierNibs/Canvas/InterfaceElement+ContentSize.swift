import Foundation

extension InterfaceElement {
    /// The kinds of views that have a size by what they show, and hold nothing that constraints place.
    private static let leaves: Set = [
        "activityIndicatorView", "button", "datePicker", "imageView", "label", "navigationBar", "pageControl",
        "pickerView", "progressView", "searchBar", "segmentedControl", "slider", "stepper", "switch", "tabBar",
        "textField", "textView", "toolbar",
    ]

    /// The size that the file has stored of a view that has one by what it shows, less its alignment insets (AUTOLAYOUT
    /// 7.5): what its contents wished on the canvas. Nil for other views.
    package var storedContentSize: CGSize? {
        guard Self.leaves.contains(name), let size = frame?.finiteRectangle?.size else { return nil }
        switch name {
        case "switch": return CGSize(width: max(size.width - 2, 0), height: size.height)
        case "slider": return CGSize(width: max(size.width - 4, 0), height: max(size.height - 1, 0))
        case "segmentedControl": return CGSize(width: size.width, height: max(size.height - 1, 0))
        default: return CGSize(width: max(size.width, 0), height: max(size.height, 0))
        }
    }
}
