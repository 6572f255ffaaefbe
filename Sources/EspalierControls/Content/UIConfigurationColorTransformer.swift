import EspalierViews

/// Makes a colour of another one, before it is used.
///
/// Two are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable {
    private final class Box {
        let transform: (UIColor) -> UIColor
        init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    }

    private let box: Box

    /// Makes one of a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

    /// The function.
    public var transform: (UIColor) -> UIColor { box.transform }

    /// Calls the function.
    public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

    /// Whether both are copies of one.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.box === rhs.box }

    /// Feeds what `==` compares into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
