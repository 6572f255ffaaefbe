import Foundation

// What users have chosen in the settings of their device. Nobody has chosen anything here: these are the values of a new
// device, and none of the notifications is ever posted.
extension UIAccessibility {
    /// False: nothing operates the screen by switches.
    public static var isSwitchControlRunning: Bool { false }
    /// False.
    public static var isAssistiveTouchRunning: Bool { false }
    /// False: things move as they like.
    public static var isReduceMotionEnabled: Bool { false }
    /// False: transitions slide as they like.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// True: videos may begin by themselves.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// False: backgrounds may be blurred.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// False: colours are as they are.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// False: texts are as bold as their fonts. See `UIFont`.
    public static var isBoldTextEnabled: Bool { false }
    /// False: buttons need no outline.
    public static var buttonShapesEnabled: Bool { false }
    /// False: switches need no labels.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// False: colours alone may tell things apart.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// False.
    public static var isInvertColorsEnabled: Bool { false }
    /// False.
    public static var isGrayscaleEnabled: Bool { false }
    /// False.
    public static var isGuidedAccessEnabled: Bool { false }
    /// False.
    public static var isMonoAudioEnabled: Bool { false }
    /// False.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// False.
    public static var isSpeakScreenEnabled: Bool { false }
    /// False.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// True: shaking the device undoes.
    public static var isShakeToUndoEnabled: Bool { true }

    /// The name of a notification that is never posted.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// The name of a notification that is never posted.
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// The name of a notification that is never posted.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// The name of a notification that is never posted.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// The name of a notification that is never posted.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// The name of a notification that is never posted.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// The name of a notification that is never posted.
    public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
}
