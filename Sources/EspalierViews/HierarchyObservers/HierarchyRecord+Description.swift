import EspalierObservation
import EspalierSupport
import Foundation

extension HierarchyRecord: CustomStringConvertible, CustomDebugStringConvertible {
    /// What happened, to which view, and where, on one line: `moved UILabel 'title' from UIView 'header' at 0 to UIView
    /// 'footer' at 1`, `property frame of UILabel 'title': [8, 0, 20, 20]`.
    ///
    /// - Complexity: O(depth), for views without a name.
    public var description: String {
        let head = "\(kind.rawValue) \(view.brief)"
        switch kind {
        case .inserted: return head + Self.place("in", parent, index)
        case .removed: return head + Self.place("from", parent, index)
        case .moved: return head + Self.place("from", oldParent, oldIndex) + Self.place("to", parent, index)
        case .reordered:
            return "\(head) from \(oldIndex.map(String.init) ?? "?") to \(index.map(String.init) ?? "?")"
        case .property:
            // A key path's own description may have addresses in it.
            let known = UIView.viewKeys.first { $0.access.anyKeyPath == keyPath }
            let name = label ?? known?.name ?? "a value"
            let old = oldValue.map { "\(Self.text($0)) -> " } ?? ""
            return "\(kind.rawValue) \(name) of \(view.brief): \(old)\(newValue.map(Self.text) ?? "nil")"
        case .constraintActivated, .constraintDeactivated:
            return "\(head): \(constraint.map { "\($0)" } ?? "gone")"
        }
    }

    /// What debuggers print: the `description`.
    public var debugDescription: String { description }

    /// A value on a line: geometry as numbers, as trees have it.
    private static func text(_ value: Any) -> String {
        func list(_ numbers: CGFloat...) -> String {
            "[\(numbers.map { PlainText.number($0) }.joined(separator: ", "))]"
        }
        switch value {
        case let rect as CGRect: return list(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        case let point as CGPoint: return list(point.x, point.y)
        case let size as CGSize: return list(size.width, size.height)
        case let number as CGFloat: return PlainText.number(number)
        default: return "\(value)"
        }
    }

    private static func place(_ word: String, _ parent: UIView?, _ index: Int?) -> String {
        guard let parent else { return "" }
        return " \(word) \(parent.brief)" + (index.map { " at \($0)" } ?? "")
    }
}
