import Foundation

// Screens of common devices. Portrait; `.landscape` or `turned(to:)` lays them on their side.
extension UIScreen {
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
    /// 390 × 844 points at 3: iPhone 12, 13 and 14.
    public static let iPhone14 = withNotch("iPhone 14", 390, 844, 3, top: 47)
    /// 428 × 926 points at 3: iPhone 12 and 13 Pro Max, and 14 Plus.
    public static let iPhone14Plus = withNotch("iPhone 14 Plus", 428, 926, 3, top: 47)
    /// 393 × 852 points at 3: iPhone 14 Pro, 15, 15 Pro and 16.
    public static let iPhone15 = withNotch("iPhone 15", 393, 852, 3, top: 59)
    /// 430 × 932 points at 3: iPhone 14 Pro Max, 15 Plus, 15 Pro Max and 16 Plus.
    public static let iPhone15ProMax = withNotch("iPhone 15 Pro Max", 430, 932, 3, top: 59)
    /// 402 × 874 points at 3.
    public static let iPhone16Pro = withNotch("iPhone 16 Pro", 402, 874, 3, top: 62)
    /// 440 × 956 points at 3.
    public static let iPhone16ProMax = withNotch("iPhone 16 Pro Max", 440, 956, 3, top: 62)
    /// 768 × 1024 points at 2: the iPad of 9.7 inches.
    public static let iPad9 = pad("iPad (9.7 inches)", 768, 1024, top: 20, bottom: 0)
    /// 810 × 1080 points at 2: the iPad of 10.2 inches.
    public static let iPad10 = pad("iPad (10.2 inches)", 810, 1080, top: 20, bottom: 0)
    /// 820 × 1180 points at 2: the iPad Air of 10.9 inches.
    public static let iPadAir = pad("iPad Air", 820, 1180, top: 24, bottom: 20)
    /// 834 × 1194 points at 2.
    public static let iPadPro11 = pad("iPad Pro (11 inches)", 834, 1194, top: 24, bottom: 20)
    /// 1024 × 1366 points at 2.
    public static let iPadPro13 = pad("iPad Pro (12.9 inches)", 1024, 1366, top: 24, bottom: 20)

    /// All of them, phones first, small ones first.
    public static let commonDevices: [UIScreen] = [
        iPhoneSE1, iPhoneSE, iPhone8Plus, iPhoneX, iPhone13Mini, iPhone14, iPhone15, iPhone16Pro, iPhone11,
        iPhone11ProMax, iPhone14Plus, iPhone15ProMax, iPhone16ProMax, iPad9, iPad10, iPadAir, iPadPro11, iPadPro13,
    ]

    /// The status bar covers 20 points, and is hidden on the side.
    private static func withHomeButton(_ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat)
        -> UIScreen
    {
        UIScreen(
            name: name, portraitSize: CGSize(width: width, height: height), scale: scale,
            portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    /// What covers the top covers both sides when the screen lies; the home indicator takes 34, and then 21.
    private static func withNotch(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat
    ) -> UIScreen {
        UIScreen(
            name: name, portraitSize: CGSize(width: width, height: height), scale: scale,
            portraitSafeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top))
    }

    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
    ) -> UIScreen {
        let covered = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        return UIScreen(
            name: name, portraitSize: CGSize(width: width, height: height), scale: 2, portraitSafeArea: covered,
            landscapeSafeArea: covered)
    }
}
