/// How much a constraint, or a view's wish, counts against others: 1000 must hold; of the others the higher ones come
/// first, however many the lower ones are.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// From 1 to 1000.
    public var rawValue: Float
    /// Makes a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// 1000.
    public static let required = UILayoutPriority(1000)
    /// 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: of what may resize a window that is dragged.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: at which a window keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: of what must not resize a window that is dragged.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250.
    public static let defaultLow = UILayoutPriority(250)
    /// 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

// Libraries have such operators of their own, which go first.
extension UILayoutPriority: Comparable {
    /// Whether the first counts less.
    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }

    /// A priority that is higher by a number.
    @_disfavoredOverload
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue + rhs)
    }

    /// A priority that is higher by a number.
    @_disfavoredOverload
    public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority {
        UILayoutPriority(lhs + rhs.rawValue)
    }

    /// A priority that is lower by a number.
    @_disfavoredOverload
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue - rhs)
    }

    /// By how much the first is higher.
    @_disfavoredOverload
    public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float { lhs.rawValue - rhs.rawValue }

    /// Raises a priority.
    @_disfavoredOverload
    public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue += rhs }

    /// Lowers a priority.
    @_disfavoredOverload
    public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue -= rhs }
}
