/// What an observer is told, and when. The first four mean what Foundation's key-value observing gives them.
public struct ObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change has the new value.
    public static let new = ObservingOptions(rawValue: 1)
    /// The change has the old value.
    public static let old = ObservingOptions(rawValue: 2)
    /// The observer is told at once, before it is registered for changes: with the present value as the new one if
    /// `new` is asked for, without an old one.
    public static let initial = ObservingOptions(rawValue: 4)
    /// The observer is told before each change too: with `isPrior`, with the old value if `old` is asked for, never
    /// with a new one.
    public static let prior = ObservingOptions(rawValue: 8)
    /// The observer is not told of a change that leaves the value equal. Our own: Foundation tells of every set.
    ///
    /// Values that are not `Equatable` are the same only if they are the same object. A prior notification comes
    /// nevertheless, as nobody knows the new value by then.
    public static let distinct = ObservingOptions(rawValue: 16)
}

/// What kind of change it is.
public enum ObservedChangeKind: Int, Sendable {
    /// The value was set.
    case setting = 1
    /// Elements were put into a list.
    case insertion = 2
    /// Elements were taken out of a list.
    case removal = 3
    /// Elements of a list were replaced by others, or stand in another order.
    case replacement = 4
}
