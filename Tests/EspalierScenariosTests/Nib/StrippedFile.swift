import Foundation
import FoundationXML

/// Takes out of an interface file what Interface Builder has stored of the views that constraints or stacks place: their
/// frames, all but the sizes of those that have a size by what they show, or are told one.
enum StrippedFile {
    private static let contents: Set = [
        "activityIndicatorView", "button", "datePicker", "imageView", "label", "navigationBar", "pageControl",
        "pickerView", "progressView", "searchBar", "segmentedControl", "slider", "stepper", "switch", "tabBar",
        "textField", "toolbar",
    ]

    static func strip(_ data: Data) throws -> Data {
        let document = try XMLDocument(data: data)
        var open = [document.rootElement()].compactMap(\.self)
        while let element = open.popLast() {
            for case let child as XMLElement in element.children ?? [] {
                if element.name == "subviews" { strip(child, isArranged: element.parent?.name == "stackView") }
                open.append(child)
            }
        }
        return document.xmlData
    }

    private static func strip(_ view: XMLElement, isArranged: Bool) {
        func says(_ name: String, _ value: String) -> Bool { view.attribute(forName: name)?.stringValue == value }
        let isFree = says("translatesAutoresizingMaskIntoConstraints", "NO") && !says("fixedFrame", "YES")
        guard isFree || isArranged else { return }
        let isTold = view.attributes?.contains { $0.name?.hasPrefix("placeholderIntrinsic") ?? false } ?? false
        let hasContent =
            Self.contents.contains(view.name ?? "") || view.name == "textView" && says("scrollEnabled", "NO")
        let taken = isTold || hasContent ? ["x", "y"] : ["x", "y", "width", "height"]
        for case let frame as XMLElement in view.children ?? []
        where frame.name == "rect" && frame.attribute(forName: "key")?.stringValue == "frame" {
            for name in taken { frame.attribute(forName: name)?.stringValue = "0" }
        }
    }
}
