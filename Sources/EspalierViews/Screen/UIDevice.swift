import Foundation

/// A description of a device. A value, as a screen is: nobody can ask here which device the program runs on.
///
///     UIDevice.current.userInterfaceIdiom  // phone
///     UIDevice(screen: .iPadPro11Inch).model  // "iPad"
public struct UIDevice: Hashable, Sendable {
    /// What its owner calls it: the model, as for all programs that have no leave to know more.
    public var name: String
    /// What it is: `iPhone` or `iPad`.
    public var model: String
    /// What system it has: `iOS` or `iPadOS`.
    public var systemName: String
    /// The version of the system, such as `26.0`: that of `ControlDesign.current`.
    public var systemVersion: String
    /// Whether it is a telephone or a pad.
    public var userInterfaceIdiom: UIUserInterfaceIdiom
    /// How it is held.
    public var orientation: UIDeviceOrientation

    /// The device with a screen, held as the screen is turned: a telephone, or a pad, if the screen is as large.
    public init(screen: UIScreen) {
        userInterfaceIdiom = screen.traits.userInterfaceIdiom
        let isPad = userInterfaceIdiom == .pad
        model = isPad ? "iPad" : "iPhone"
        name = model
        systemName = isPad ? "iPadOS" : "iOS"
        systemVersion = "26.0"
        orientation = UIDeviceOrientation(screen.orientation)
    }

    /// The device that code gets which asks for one without saying which: the one with `UIScreen.main`, always. Whose
    /// layout depends on a device asks `traitCollection`, or `window.screen`.
    public static var current: UIDevice { UIDevice(screen: .main) }

    /// The model, in the user's language: `model`.
    public var localizedModel: String { model }
    /// What tells devices apart for the makers of a program. nil.
    public var identifierForVendor: UUID? { nil }
    /// Whether programs run beside one another. True.
    public var isMultitaskingSupported: Bool { true }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    // The cases are UIKit's, in its order: the device's left is the interface's right.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// As an interface is turned on it.
    init(_ interface: UIInterfaceOrientation) {
        switch interface {
        case .unknown: self = .unknown
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeRight: self = .landscapeLeft
        case .landscapeLeft: self = .landscapeRight
        }
    }

    /// Whether it is one of the two upright ones.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is one of the two on the side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies on its back or on its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be turned so.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
