import Foundation

extension InterfaceElement {
    /// The kinds of views that have a size by what they show, whatever stands in them.
    private static let leaves: Set = [
        "activityIndicatorView", "button", "datePicker", "imageView", "label", "navigationBar", "pageControl",
        "pickerView", "progressView", "searchBar", "segmentedControl", "slider", "stepper", "switch", "tabBar",
        "textField", "textView", "toolbar",
    ]

    /// Whether the element is a view that no other view stands in, and so has the size of its contents, if anything gives
    /// it one.
    private var isEmptyView: Bool {
        isView && !children.contains { ["subviews", "prototypes", "sections", "cells"].contains($0.name) || $0.isView }
    }

    /// The size that the file has stored of a view that has one by what it shows, less its alignment insets (AUTOLAYOUT
    /// 7.5): what its contents wished on the canvas. Nil for other views.
    package var storedContentSize: CGSize? {
        guard Self.leaves.contains(name) || isEmptyView, let size = frame?.finiteRectangle?.size else { return nil }
        switch name {
        case "switch": return CGSize(width: max(size.width - 2, 0), height: size.height)
        case "slider": return CGSize(width: max(size.width - 4, 0), height: max(size.height - 1, 0))
        case "segmentedControl": return CGSize(width: size.width, height: max(size.height - 1, 0))
        default: return CGSize(width: max(size.width, 0), height: max(size.height, 0))
        }
    }
}
