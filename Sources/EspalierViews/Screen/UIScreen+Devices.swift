import Foundation

// Screens of common devices. Portrait; `.landscape` or `turned(to:)` lays them on their side.
//
// Sizes and scales are those that Apple's Human Interface Guidelines list under Layout, "iOS, iPadOS device screen
// dimensions" (https://developer.apple.com/design/human-interface-guidelines/layout); for the minis of the iPhones 12
// and 13, which draw more pixels than they show, what UIKit says. Safe areas are what UIKit answers on the device, or
// in its simulator, with the version of the system that the device came with: from 26 on, the home indicator of a phone
// that lies takes 20 points, and took 21 before; that of a pad takes 20, and 25 from 26 on.
extension UIScreen {
    // MARK: Phones

    /// 320 × 568 points at 2: the first iPhone SE.
    public static let iPhoneSE1 = withHomeButton("iPhone SE (1st generation)", 320, 568, 2)
    /// 375 × 667 points at 2: iPhone 6 to 8, and the later iPhone SE.
    public static let iPhoneSE = withHomeButton("iPhone SE", 375, 667, 2)
    /// 414 × 736 points at 3: iPhone 6 Plus to 8 Plus.
    public static let iPhone8Plus = withHomeButton("iPhone 8 Plus", 414, 736, 3)
    /// 375 × 812 points at 3: iPhone X, XS and 11 Pro.
    public static let iPhoneX = withNotch("iPhone X", 375, 812, 3, top: 44)
    /// 414 × 896 points at 2: iPhone XR and 11.
    public static let iPhone11 = withNotch("iPhone 11", 414, 896, 2, top: 48)
    /// 414 × 896 points at 3: iPhone XS Max and 11 Pro Max.
    public static let iPhone11ProMax = withNotch("iPhone 11 Pro Max", 414, 896, 3, top: 44)
    /// 375 × 812 points at 3: iPhone 12 mini and 13 mini.
    public static let iPhone13Mini = withNotch("iPhone 13 mini", 375, 812, 3, top: 50)
    /// 390 × 844 points at 3: iPhone 12, 13 and 14, and those called Pro of 12 and 13.
    public static let iPhone14 = withNotch("iPhone 14", 390, 844, 3, top: 47)
    /// 428 × 926 points at 3: iPhone 12 and 13 Pro Max, and 14 Plus.
    public static let iPhone14Plus = withNotch("iPhone 14 Plus", 428, 926, 3, top: 47)
    /// 393 × 852 points at 3: iPhone 14 Pro, 15, 15 Pro and 16.
    public static let iPhone15 = withNotch("iPhone 15", 393, 852, 3, top: 59)
    /// 430 × 932 points at 3: iPhone 14 Pro Max, 15 Plus, 15 Pro Max and 16 Plus.
    public static let iPhone15ProMax = withNotch("iPhone 15 Pro Max", 430, 932, 3, top: 59)
    /// 393 × 852 points at 3, as `iPhone15`.
    public static let iPhone16 = withNotch("iPhone 16", 393, 852, 3, top: 59)
    /// 430 × 932 points at 3, as `iPhone15ProMax`.
    public static let iPhone16Plus = withNotch("iPhone 16 Plus", 430, 932, 3, top: 59)
    /// 390 × 844 points at 3, as `iPhone14`.
    public static let iPhone16e = withNotch("iPhone 16e", 390, 844, 3, top: 47)
    /// 402 × 874 points at 3.
    public static let iPhone16Pro = withNotch("iPhone 16 Pro", 402, 874, 3, top: 62)
    /// 440 × 956 points at 3.
    public static let iPhone16ProMax = withNotch("iPhone 16 Pro Max", 440, 956, 3, top: 62)
    /// 402 × 874 points at 3.
    public static let iPhone17 = withNotch("iPhone 17", 402, 874, 3, top: 62, lyingBottom: 20)
    /// 390 × 844 points at 3.
    public static let iPhone17e = withNotch("iPhone 17e", 390, 844, 3, top: 47, lyingBottom: 20)
    /// 402 × 874 points at 3.
    public static let iPhone17Pro = withNotch("iPhone 17 Pro", 402, 874, 3, top: 62, lyingBottom: 20)
    /// 440 × 956 points at 3.
    public static let iPhone17ProMax = withNotch("iPhone 17 Pro Max", 440, 956, 3, top: 62, lyingBottom: 20)
    /// 420 × 912 points at 3.
    public static let iPhoneAir = withNotch("iPhone Air", 420, 912, 3, top: 68, lyingBottom: 20)

    // MARK: Pads

    /// 744 × 1133 points at 2: iPad mini from the 6th generation on.
    public static let iPadMini8Point3Inch = pad("iPad mini (8.3 inches)", 744, 1133)
    /// 768 × 1024 points at 2: iPad up to the 6th generation, the first two iPad Air, the first iPad Pro of that size,
    /// and iPad mini up to the 5th generation.
    public static let iPad9Point7Inch = padWithHomeButton("iPad (9.7 inches)", 768, 1024)
    /// 810 × 1080 points at 2: iPad of the 7th to the 9th generation.
    public static let iPad10Point2Inch = padWithHomeButton("iPad (10.2 inches)", 810, 1080)
    /// 834 × 1112 points at 2: iPad Air of the 3rd generation, and the iPad Pro before that of 11 inches.
    public static let iPad10Point5Inch = padWithHomeButton("iPad (10.5 inches)", 834, 1112)
    /// 820 × 1180 points at 2: iPad of the 10th generation and the one after it, which Apple calls one of 11 inches;
    /// iPad Air of the 4th and 5th generation.
    public static let iPad10Point9Inch = pad("iPad (10.9 inches)", 820, 1180)
    /// 820 × 1180 points at 2: iPad Air with M2 and later.
    public static let iPadAir11Inch = pad("iPad Air (11 inches)", 820, 1180)
    /// 1024 × 1366 points at 2: iPad Air with M2 and later.
    public static let iPadAir13Inch = pad("iPad Air (13 inches)", 1024, 1366)
    /// 834 × 1194 points at 2: iPad Pro of 11 inches up to the 4th generation.
    public static let iPadPro11Inch = pad("iPad Pro (11 inches)", 834, 1194)
    /// 834 × 1210 points at 2: iPad Pro of 11 inches with M4 and later.
    public static let iPadPro11InchM4 = pad("iPad Pro (11 inches, M4)", 834, 1210)
    /// 1024 × 1366 points at 2: iPad Pro of 12.9 inches from the 3rd generation on, the first without a home button.
    public static let iPadPro12Point9Inch = pad("iPad Pro (12.9 inches)", 1024, 1366)
    /// 1032 × 1376 points at 2: iPad Pro of 13 inches with M4 and later.
    public static let iPadPro13InchM4 = pad("iPad Pro (13 inches, M4)", 1032, 1376)

    // MARK: Lists

    /// All of them, phones first, small ones first.
    public static let commonDevices: [UIScreen] = [
        iPhoneSE1, iPhoneSE, iPhoneX, iPhone13Mini, iPhone14, iPhone16e, iPhone17e, iPhone15, iPhone16, iPhone16Pro,
        iPhone17, iPhone17Pro, iPhone8Plus, iPhone11, iPhone11ProMax, iPhoneAir, iPhone14Plus, iPhone15ProMax,
        iPhone16Plus, iPhone16ProMax, iPhone17ProMax, iPadMini8Point3Inch, iPad9Point7Inch, iPad10Point2Inch,
        iPad10Point9Inch, iPadAir11Inch, iPad10Point5Inch, iPadPro11Inch, iPadPro11InchM4, iPadAir13Inch,
        iPadPro12Point9Inch, iPadPro13InchM4,
    ]

    /// The screen that code gets which asks for one without saying of which window: that of an iPhone 14, held upright,
    /// always. There is no screen that a program could find; whose layout depends on one asks `window.screen`, or is
    /// given it.
    public static let main = iPhone14

    /// The status bar covers 20 points, and is hidden on the side.
    private static func withHomeButton(_ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat)
        -> UIScreen
    {
        UIScreen(
            name: name, portraitSize: CGSize(width: width, height: height), scale: scale,
            portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    /// What covers the top covers both sides when the screen lies; the home indicator takes 34, and then `lyingBottom`.
    private static func withNotch(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, lyingBottom: CGFloat = 21
    ) -> UIScreen {
        UIScreen(
            name: name, portraitSize: CGSize(width: width, height: height), scale: scale,
            portraitSafeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: UIEdgeInsets(top: 0, left: top, bottom: lyingBottom, right: top))
    }

    /// The status bar covers 20 points, however the pad is held.
    private static func padWithHomeButton(_ name: String, _ width: CGFloat, _ height: CGFloat) -> UIScreen {
        pad(name, width, height, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    /// The status bar covers 24 points, and the home indicator 20, however the pad is held.
    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat,
        _ covered: UIEdgeInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    ) -> UIScreen {
        UIScreen(
            name: name, portraitSize: CGSize(width: width, height: height), scale: 2, portraitSafeArea: covered,
            landscapeSafeArea: covered)
    }
}

// Names up to 0.5, which gave no size or another one than they seemed to.
extension UIScreen {
    /// The iPad of 9.7 inches.
    @available(*, deprecated, renamed: "iPad9Point7Inch")
    public static var iPad9: UIScreen { iPad9Point7Inch }
    /// The iPad of 10.2 inches.
    @available(*, deprecated, renamed: "iPad10Point2Inch")
    public static var iPad10: UIScreen { iPad10Point2Inch }
    /// The iPad Air of 10.9 inches.
    @available(*, deprecated, renamed: "iPad10Point9Inch")
    public static var iPadAir: UIScreen { iPad10Point9Inch }
    /// The iPad Pro of 11 inches, up to the 4th generation.
    @available(*, deprecated, renamed: "iPadPro11Inch")
    public static var iPadPro11: UIScreen { iPadPro11Inch }
    /// The iPad Pro of 12.9 inches.
    @available(*, deprecated, renamed: "iPadPro12Point9Inch")
    public static var iPadPro13: UIScreen { iPadPro12Point9Inch }
}
