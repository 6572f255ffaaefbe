import Foundation

extension UIColor {
    /// Writes the colour's components to the addresses that are given; those that are nil are left out.
    ///
    ///     var red: CGFloat = 0
    ///     UIColor.orange.getRed(&red, green: nil, blue: nil, alpha: nil)  // true, red is 1
    ///
    /// - Returns: Always true: every colour here has these components.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
        return true
    }

    /// Writes the colour's grey and opacity to the addresses that are given; those that are nil are left out.
    ///
    /// - Returns: Whether the colour is a grey (its red, green and blue are equal). If not, nothing is written.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard red == green && green == blue else { return false }
        white?.pointee = red
        alpha?.pointee = self.alpha
        return true
    }

    /// Writes the colour's hue, saturation, brightness and opacity to the addresses that are given; those that are nil
    /// are left out.
    ///
    /// The hue is in `0 ..< 1`, and 0 for a grey. The saturation is 0 where the brightness is 0 or below.
    ///
    /// - Returns: Always true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let largest = max(red, green, blue)
        let spread = largest - min(red, green, blue)
        hue?.pointee = Self.hue(red: red, green: green, blue: blue, largest: largest, spread: spread)
        saturation?.pointee = largest > 0 ? spread / largest : 0
        brightness?.pointee = largest
        alpha?.pointee = self.alpha
        return true
    }

    /// The place on the colour circle: six sectors, each led by one component. The inverse of the HSV hexcone
    /// (A. R. Smith, "Color gamut transform pairs", 1978).
    private static func hue(
        red: CGFloat, green: CGFloat, blue: CGFloat, largest: CGFloat, spread: CGFloat
    ) -> CGFloat {
        guard spread > 0 else { return 0 }
        let sector: CGFloat
        if largest == red {
            sector = green < blue ? (green - blue) / spread + 6 : (green - blue) / spread
        } else if largest == green {
            sector = (blue - red) / spread + 2
        } else {
            sector = (red - green) / spread + 4
        }
        // A blue that is barely above green rounds up to a full circle, which is where the circle begins.
        return sector < 6 ? sector / 6 : 0
    }

    /// Makes a colour from hue, saturation and brightness.
    ///
    /// - Parameters:
    ///   - hue: The place on the colour circle, from 0 (red) over 1/3 (green) and 2/3 (blue) to 1 (red again).
    ///   - saturation: From 0 (grey) to 1 (pure).
    ///   - brightness: From 0 (black) to 1.
    ///   - alpha: The opacity.
    ///
    /// Values below 0 count as 0 and values above 1 as 1, for all four.
    ///
    /// - Precondition: All four are finite. Otherwise the program stops with a message.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        guard hue.isFinite, saturation.isFinite, brightness.isFinite, alpha.isFinite else {
            trap(
                "UIColor: components must be finite: hue \(hue), saturation \(saturation), "
                    + "brightness \(brightness), alpha \(alpha)")
        }
        let saturation = min(max(saturation, 0), 1)
        let brightness = min(max(brightness, 0), 1)
        let place = min(max(hue, 0), 1) * 6
        let sector = place.rounded(.down)
        let fraction = place - sector

        // The six sectors of the HSV hexcone, named as in Smith's paper.
        let m = brightness * (1 - saturation)
        let n = brightness * (1 - saturation * fraction)
        let k = brightness * (1 - saturation * (1 - fraction))
        let parts: (red: CGFloat, green: CGFloat, blue: CGFloat)
        switch Int(clamping: sector) % 6 {
        case 0: parts = (brightness, k, m)
        case 1: parts = (n, brightness, m)
        case 2: parts = (m, brightness, k)
        case 3: parts = (m, n, brightness)
        case 4: parts = (k, m, brightness)
        default: parts = (brightness, m, n)
        }
        self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    }
}
