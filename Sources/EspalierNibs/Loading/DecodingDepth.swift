/// How deep the object stands that is being made, and whether one may stand deeper: each level is a call inside the one
/// before, by way of `init?(coder:)` of the classes.
struct DecodingDepth {
    /// How many objects may stand in one another: the file's 500th level is refused.
    static let limit = 500
    /// From here on it is looked how much of the thread's stack is left.
    private static let unchecked = 8
    /// How much of the stack is left to what one object does: to code of subclasses, and to texts, fonts and layout.
    private static let reserve = 160 * 1_024

    private(set) var level = 0
    /// The lowest address that the stack may come to; nil until it is asked for, and where it is not known.
    private var lowest: UInt?

    /// Goes a level deeper; or why there must be none.
    mutating func enter() -> String? {
        if level >= Self.limit - 1 {
            return "\(Self.limit - 1) objects stand around it, and no more may; take the views between out of the file"
        }
        if level == Self.unchecked { lowest = ThreadStack.lowestAddress.map { $0 + UInt(Self.reserve) } }
        if level >= Self.unchecked, let lowest, ThreadStack.currentAddress < lowest {
            return
                "\(level) objects stand around it, and the stack of this thread is too small for more; load the file on the "
                + "main thread, or on one with a larger stackSize"
        }
        level += 1
        return nil
    }

    mutating func leave() { level -= 1 }
}
