#if canImport(UIKit)
    import UIKit
    typealias RigView = UIView
    typealias RigInsets = UIEdgeInsets
    @available(iOS 9.0, *)
    typealias RigGuide = UILayoutGuide
#else
    #error("no UIKit")
#endif

/// What rules can be made for: views and guides, behind one protocol.
protocol RigItem: AnyObject {}

extension RigView: RigItem {}

@available(iOS 9.0, *)
extension RigGuide: RigItem {}

extension RigItem {
    /// The view that holds it.
    var container: RigView? {
        if let view = self as? RigView { return view.superview }
        if #available(iOS 9.0, *), let guide = self as? RigGuide { return guide.owningView }
        return nil
    }

    func prepare() {
        if let view = self as? RigView { view.translatesAutoresizingMaskIntoConstraints = false }
    }

    /// The rules that were made for it and are still in force.
    var rules: [RigRule] {
        get { (objc_getAssociatedObject(self, &rulesKey) as? RuleList)?.rules ?? [] }
        set {
            let list = RuleList()
            list.rules = newValue
            objc_setAssociatedObject(self, &rulesKey, list, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

private var rulesKey: UInt8 = 0

private final class RuleList {
    var rules: [RigRule] = []
}

/// What of an item is meant: any number of attributes.
struct RigAttributes: OptionSet, ExpressibleByIntegerLiteral {
    let rawValue: UInt

    init(rawValue: UInt) { self.rawValue = rawValue }

    init(integerLiteral rawValue: IntegerLiteralType) { self.init(rawValue: UInt(rawValue)) }

    static let left: RigAttributes = 1
    static let top: RigAttributes = 2
    static let right: RigAttributes = 4
    static let bottom: RigAttributes = 8
    static let leading: RigAttributes = 16
    static let trailing: RigAttributes = 32
    static let width: RigAttributes = 64
    static let height: RigAttributes = 128
    static let centerX: RigAttributes = 256
    static let centerY: RigAttributes = 512
    static let lastBaseline: RigAttributes = 1024
    @available(iOS 8.0, *)
    static let leftMargin: RigAttributes = 2048

    static let edges: RigAttributes = [.left, .top, .right, .bottom]
    static let directionalEdges: RigAttributes = [.leading, .top, .trailing, .bottom]
    static let size: RigAttributes = [.width, .height]
    static let center: RigAttributes = [.centerX, .centerY]

    var layoutAttributes: [NSLayoutConstraint.Attribute] {
        let known: [(RigAttributes, NSLayoutConstraint.Attribute)] = [
            (.left, .left), (.top, .top), (.right, .right), (.bottom, .bottom), (.leading, .leading),
            (.trailing, .trailing), (.width, .width), (.height, .height), (.centerX, .centerX), (.centerY, .centerY),
            (.lastBaseline, .lastBaseline), (.leftMargin, .leftMargin),
        ]
        return known.filter { contains($0.0) }.map { $0.1 }
    }
}

/// A number, a point, a size or insets, as what is added to an attribute.
protocol RigConstant {
    func constant(for attribute: NSLayoutConstraint.Attribute, asInset: Bool) -> CGFloat
}

extension CGFloat: RigConstant {
    func constant(for attribute: NSLayoutConstraint.Attribute, asInset: Bool) -> CGFloat {
        switch attribute {
        case .right, .bottom, .trailing: asInset ? -self : self
        case .width, .height: asInset ? -2 * self : self
        default: self
        }
    }
}

extension Int: RigConstant {
    func constant(for attribute: NSLayoutConstraint.Attribute, asInset: Bool) -> CGFloat {
        CGFloat(self).constant(for: attribute, asInset: asInset)
    }
}

extension CGSize: RigConstant {
    func constant(for attribute: NSLayoutConstraint.Attribute, asInset: Bool) -> CGFloat {
        attribute == .width ? width : attribute == .height ? height : 0
    }
}

extension CGPoint: RigConstant {
    func constant(for attribute: NSLayoutConstraint.Attribute, asInset: Bool) -> CGFloat {
        switch attribute {
        case .left, .right, .leading, .trailing, .centerX: x
        case .top, .bottom, .centerY: y
        default: 0
        }
    }
}

extension RigInsets: RigConstant {
    func constant(for attribute: NSLayoutConstraint.Attribute, asInset: Bool) -> CGFloat {
        let isReversed = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
        switch attribute {
        case .left: return left
        case .top: return top
        case .right: return asInset ? -right : right
        case .bottom: return asInset ? -bottom : bottom
        case .leading: return isReversed ? right : left
        case .trailing: return (asInset ? -1 : 1) * (isReversed ? left : right)
        case .width: return -(left + right)
        case .height: return -(top + bottom)
        default: return 0
        }
    }
}

@available(iOS 11.0, *)
extension NSDirectionalEdgeInsets: RigConstant {
    func constant(for attribute: NSLayoutConstraint.Attribute, asInset: Bool) -> CGFloat {
        switch attribute {
        case .leading: leading
        case .top: top
        case .trailing: asInset ? -trailing : trailing
        case .bottom: asInset ? -bottom : bottom
        default: 0
        }
    }
}
