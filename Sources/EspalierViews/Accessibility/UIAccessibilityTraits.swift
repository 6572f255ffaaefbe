/// What kind of thing an element is for those who do not see it; several can hold at a time.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits. UIKit keeps its own to itself: programs use the names.
    public let rawValue: UInt64
    /// Makes traits of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing that is worth a word.
    public static let none: UIAccessibilityTraits = []
    /// It is tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads elsewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// A text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up the screen when that appears.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be operated at the moment.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// What it says changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts a medium.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It is touched directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It turns a page at its end.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// It is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    /// It can be zoomed into.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}

extension UIAccessibilityTraits {
    /// Each trait with its name, in the order of their bits.
    package static let named: [(name: String, trait: UIAccessibilityTraits)] = [
        ("button", .button),
        ("link", .link),
        ("image", .image),
        ("selected", .selected),
        ("playsSound", .playsSound),
        ("keyboardKey", .keyboardKey),
        ("staticText", .staticText),
        ("summaryElement", .summaryElement),
        ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently),
        ("searchField", .searchField),
        ("startsMediaSession", .startsMediaSession),
        ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction),
        ("causesPageTurn", .causesPageTurn),
        ("tabBar", .tabBar),
        ("header", .header),
        ("toggleButton", .toggleButton),
        ("supportsZoom", .supportsZoom),
    ]

    /// The names of the traits, in the order of their bits; those of other bits have none.
    package var words: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }
}
