/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    // The cases are UIKit's, in its order.
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether it is one of the two upright ones.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether it is one of the two on the side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
