import EspalierSLL
import EspalierViews
import Foundation

/// An object that can give a number to a rule, for `%@f` and `%@p` (SLL 7.1).
public protocol LayoutNumber: AnyObject {
    /// The number, asked anew in each pass; nil if there is none (SLL 11.3).
    var layoutNumber: Double? { get }
}

extension NSNumber: LayoutNumber {
    /// The number as a double.
    public var layoutNumber: Double? { doubleValue }
}

/// What a format specifier of a rule takes (SLL 7.1).
public enum LayoutArgument {
    /// For `%w`, `%h` and the position formats. Not held: when the view is gone, the constraint is unset (SLL 11.4).
    case view(UIView)
    /// For `%f`, `%p`, and wherever a function or an object is accepted.
    case number(Double)
    /// A function of the laid-out view, for `%^f` and `%^p`. Asked in each pass; nil if there is no number.
    /// Written as `.block { view in … }`.
    case function((UIView) -> Double?)
    /// For `%@f` and `%@p`. Held by the rule. Written as `.object(x)`.
    case provider(any LayoutNumber)
}

/// What can stand as an argument of a rule: a view, a number, `.block { view in … }`, `.object(x)`.
public protocol LayoutArgumentConvertible {
    /// The argument.
    var layoutArgument: LayoutArgument { get }
}

extension LayoutArgument: LayoutArgumentConvertible {
    /// The argument itself.
    public var layoutArgument: LayoutArgument { self }
}

extension LayoutArgumentConvertible where Self == LayoutArgument {
    /// A function of the laid-out view, for `%^f` and `%^p`.
    public static func block(_ function: @escaping (UIView) -> Double?) -> LayoutArgument {
        .function(function)
    }

    /// An object that gives a number, for `%@f` and `%@p`.
    public static func object(_ object: any LayoutNumber) -> LayoutArgument { .provider(object) }
}

extension UIView: LayoutArgumentConvertible {
    /// The view, for a format that takes one.
    public final var layoutArgument: LayoutArgument { .view(self) }
}

extension Double: LayoutArgumentConvertible {
    /// The number.
    public var layoutArgument: LayoutArgument { .number(self) }
}

extension CGFloat: LayoutArgumentConvertible {
    /// The number.
    public var layoutArgument: LayoutArgument { .number(Double(self)) }
}

extension Float: LayoutArgumentConvertible {
    /// The number.
    public var layoutArgument: LayoutArgument { .number(Double(self)) }
}

extension Int: LayoutArgumentConvertible {
    /// The number.
    public var layoutArgument: LayoutArgument { .number(Double(self)) }
}

extension LayoutArgument {
    var kind: RuleArgument.Kind {
        switch self {
        case .view: .view
        case .number: .number
        case .function: .function
        case .provider: .object
        }
    }

    /// The argument as messages call it.
    var described: RuleArgument {
        let text =
            switch self {
            case .view(let view): "the view \(view.brief)"
            case .number(let number): "the number \(number.shortText)"
            case .function: "a block"
            case .provider: "an object"
            }
        return RuleArgument(kind: kind, text: text)
    }
}

extension Double {
    /// Without a fraction that is zero: 80, not 80.0.
    var shortText: String {
        self == rounded() && abs(self) < 1e15 ? String(Int(clamping: self)) : String(self)
    }
}
