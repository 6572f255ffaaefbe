import EspalierViews
import Foundation

/// The key paths that random programs observe. Those with `again` are the same path from another literal.
enum WatchedPath: CaseIterable {
    case tag, tagAgain, frame, frameAgain, bounds, center, width, subviews, superview, window, name, mark
    case superFrame, superTag, superTagAgain, superSuperTag, siblingCount
    case tagText, nameText, widthText, subviewsText, superFrameText
    case count, isEmpty, label, labelText, linkTag, linkSuperTag, linkSuperTagText

    static let ofViews = allCases.filter { !$0.isOfItems }
    static let ofItems = allCases.filter(\.isOfItems)

    var isOfItems: Bool {
        switch self {
        case .count, .isEmpty, .label, .labelText, .linkTag, .linkSuperTag, .linkSuperTagText: true
        default: false
        }
    }

    /// What tells paths apart for those who remove observers.
    var identity: WatchedPath {
        switch self {
        case .tagAgain: .tag
        case .frameAgain: .frame
        case .superTagAgain: .superTag
        default: self
        }
    }

    /// Whether it is the list of subviews itself, so that changes tell their places.
    var isList: Bool { self == .subviews || self == .subviewsText }

    var isText: Bool {
        switch self {
        case .tagText, .nameText, .widthText, .subviewsText, .superFrameText, .labelText, .linkSuperTagText: true
        default: false
        }
    }

    /// Hands the key path, and the object that it begins at, over.
    func visit(_ root: AnyObject, _ visitor: some PathVisitor) throws {
        if let view = root as? UIView { try visit(view: view, visitor) }
        if let item = root as? ModelItem { try visit(item: item, visitor) }
    }

    private func visit(view: UIView, _ visitor: some PathVisitor) throws {
        switch self {
        case .tag: visitor.visit(view, \.tag)
        case .tagAgain: visitor.visit(view, \UIView.tag as KeyPath<UIView, Int>)
        case .frame: visitor.visit(view, \.frame)
        case .frameAgain: visitor.visit(view, \UIView.frame as KeyPath<UIView, CGRect>)
        case .bounds: visitor.visit(view, \.bounds)
        case .center: visitor.visit(view, \.center)
        case .width: visitor.visit(view, \.frame.size.width)
        case .subviews: visitor.visit(view, \.subviews)
        case .superview: visitor.visit(view, \.superview)
        case .window: visitor.visit(view, \.window)
        case .name: visitor.visit(view, \.name)
        case .mark: visitor.visit(view, \.modelMark)
        case .superFrame: visitor.visit(view, \.superview?.frame)
        case .superTag: visitor.visit(view, \.superview?.tag)
        case .superTagAgain: visitor.visit(view, \UIView.superview?.tag as KeyPath<UIView, Int?>)
        case .superSuperTag: visitor.visit(view, \.superview?.superview?.tag)
        case .siblingCount: visitor.visit(view, \.superview?.subviews.count)
        case .tagText: try visitor.visit(view, text: "tag")
        case .nameText: try visitor.visit(view, text: "name")
        case .widthText: try visitor.visit(view, text: "frame.size.width")
        case .subviewsText: try visitor.visit(view, text: "subviews")
        case .superFrameText: try visitor.visit(view, text: "superview.frame")
        default: break
        }
    }

    private func visit(item: ModelItem, _ visitor: some PathVisitor) throws {
        switch self {
        case .count: visitor.visit(item, \.count)
        case .isEmpty: visitor.visit(item, \.isEmpty)
        case .label: visitor.visit(item, \.label)
        case .linkTag: visitor.visit(item, \.link?.tag)
        case .linkSuperTag: visitor.visit(item, \.link?.superview?.tag)
        case .labelText: try visitor.visit(item, text: "label")
        case .linkSuperTagText: try visitor.visit(item, text: "link.superview.tag")
        default: break
        }
    }
}

/// Takes key paths of any type.
protocol PathVisitor {
    func visit<Root: KeyValueObservable, Value>(_ root: Root, _ keyPath: KeyPath<Root, Value>)
    func visit<Root: KeyValueObservable>(_ root: Root, text: String) throws
}
