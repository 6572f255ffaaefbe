/// What the characters of a text leave to the one that follows.
struct CharacterTrail {
    /// Where a line may end before the next character.
    enum Opening {
        case none
        /// Behind a hyphen: not before a digit.
        case hyphen
        /// Behind a dash or an ideograph.
        case free
    }

    var opening = Opening.none
    /// The pairs that begin with the last character: a row of its table.
    var row = 0
    /// The last character, for those behind it that change it.
    var last: UInt32 = 0
    /// Whether it is shown as an emoji.
    var isEmoji = false
    /// Whether it is an opening bracket, which no line ends with.
    var isOpening = false
    /// Whether the next emoji is one with it.
    var isJoined = false
    /// Whether it is the first half of a flag.
    var isHalfFlag = false

    /// Whether a line may end before a character of a word.
    func opens(before byte: UInt8) -> Bool {
        switch opening {
        case .none: false
        case .hyphen: !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        case .free: !Self.closers.contains(byte)
        }
    }

    private static let closers = Set("!),.:;?]}".utf8)
}
