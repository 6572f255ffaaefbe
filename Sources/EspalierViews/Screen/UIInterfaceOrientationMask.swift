/// Some of the ways in which an interface can be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit for each orientation: the bit of that number.
    public let rawValue: UInt

    /// Makes a mask of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The one orientation. Empty for `.unknown`.
    package init(_ orientation: UIInterfaceOrientation) {
        rawValue = orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue)
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// Upright, with the top below.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// On the side, as `UIInterfaceOrientation.landscapeLeft`.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// On the side, as `UIInterfaceOrientation.landscapeRight`.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// Both on the side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All but `portraitUpsideDown`: what telephones have.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
