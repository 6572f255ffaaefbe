import EspalierLayout
import EspalierViews
import Foundation

/// The rules that hold a view to the edges of its superview.
private enum EdgePins {
    static let numbers = rule("ll = %f, rr = %f, tt = %f, bb = %f")
    static let functions = rule("ll = %^f, rr = %^f, tt = %^f, bb = %^f")
    static let none = rule("ll = nil, rr = nil, tt = nil, bb = nil")

    static func rule(_ text: String) -> LayoutRule {
        do { return try LayoutRule(text) } catch { trap("\(error)") }
    }

    static func add(_ rule: LayoutRule, to view: UIView, _ arguments: [LayoutArgument] = []) {
        do { try view.layoutRules.add(rule, arguments: arguments) } catch { trap("\(error)") }
    }
}

extension UIView {
    /// Keeps the view that far from the edges of its superview.
    final func pinEdges(_ insets: UIEdgeInsets = .zero) {
        let distances = [insets.left, insets.right, insets.top, insets.bottom]
        EdgePins.add(EdgePins.numbers, to: self, distances.map { .number(Double($0)) })
    }

    /// Keeps the view as far from the edges of its superview as `insets` says in each layout pass.
    final func pinEdges(following insets: @escaping () -> UIEdgeInsets) {
        let sides: [KeyPath<UIEdgeInsets, CGFloat>] = [\.left, \.right, \.top, \.bottom]
        let arguments = sides.map { side in LayoutArgument.block { _ in Double(insets()[keyPath: side]) } }
        EdgePins.add(EdgePins.functions, to: self, arguments)
    }

    /// Lets the view's edges go again.
    final func unpinEdges() {
        EdgePins.add(EdgePins.none, to: self)
    }
}
