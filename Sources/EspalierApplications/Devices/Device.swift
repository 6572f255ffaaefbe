import EspalierRendering
import EspalierSupport
import EspalierViews
import Foundation

/// A phone or a pad whose screen an application's scenes are laid out on.
public struct Device: Sendable, Hashable {
    /// Its screen, upright. Its name is the device's.
    public var screen: UIScreen
    /// The diagonal in inches, as Apple gives it; 0 for a size that is no device's.
    public var inches: Double
    /// The year in which the last model with this screen came out; 0 for a size that is no device's.
    public var year: Int
    /// Whether it is a pad.
    public var isPad: Bool

    /// How it is called.
    public var name: String { screen.name }

    /// All that there are, phones first, small ones first.
    public static let all: [Device] = phones + pads

    /// The phones, small ones first.
    public static let phones: [Device] = [
        phone(.iPhoneSE1, 4, 2016), phone(.iPhoneSE, 4.7, 2022), phone(.iPhoneX, 5.8, 2019),
        phone(.iPhone13Mini, 5.4, 2021), phone(.iPhone14, 6.1, 2022), phone(.iPhone16e, 6.1, 2025),
        phone(.iPhone17e, 6.1, 2026), phone(.iPhone15, 6.1, 2023), phone(.iPhone16, 6.1, 2024),
        phone(.iPhone16Pro, 6.3, 2024), phone(.iPhone17, 6.3, 2025), phone(.iPhone17Pro, 6.3, 2025),
        phone(.iPhone8Plus, 5.5, 2017), phone(.iPhone11, 6.1, 2019), phone(.iPhone11ProMax, 6.5, 2019),
        phone(.iPhoneAir, 6.5, 2025), phone(.iPhone14Plus, 6.7, 2022), phone(.iPhone15ProMax, 6.7, 2023),
        phone(.iPhone16Plus, 6.7, 2024), phone(.iPhone16ProMax, 6.9, 2024), phone(.iPhone17ProMax, 6.9, 2025),
    ]

    /// The pads, small ones first.
    public static let pads: [Device] = [
        pad(.iPadMini8Point3Inch, 8.3, 2024), pad(.iPad9Point7Inch, 9.7, 2018), pad(.iPad10Point2Inch, 10.2, 2021),
        pad(.iPad10Point9Inch, 10.9, 2025), pad(.iPadAir11Inch, 11, 2025), pad(.iPad10Point5Inch, 10.5, 2019),
        pad(.iPadPro11Inch, 11, 2022), pad(.iPadPro11InchM4, 11, 2025), pad(.iPadAir13Inch, 13, 2025),
        pad(.iPadPro12Point9Inch, 12.9, 2022), pad(.iPadPro13InchM4, 13, 2025),
    ]

    /// One device of each size of the phones and pads that came out from the autumn of 2021 on. Fixed for a version of the
    /// package.
    public static let current: [Device] = [
        phone(.iPhoneSE, 4.7, 2022), phone(.iPhone13Mini, 5.4, 2021), phone(.iPhone14, 6.1, 2022),
        phone(.iPhone16, 6.1, 2024), phone(.iPhone17, 6.3, 2025), phone(.iPhoneAir, 6.5, 2025),
        phone(.iPhone14Plus, 6.7, 2022), phone(.iPhone16Plus, 6.7, 2024), phone(.iPhone17ProMax, 6.9, 2025),
        pad(.iPadMini8Point3Inch, 8.3, 2024), pad(.iPad10Point2Inch, 10.2, 2021), pad(.iPad10Point9Inch, 10.9, 2025),
        pad(.iPadPro11Inch, 11, 2022), pad(.iPadPro11InchM4, 11, 2025), pad(.iPadAir13Inch, 13, 2025),
        pad(.iPadPro13InchM4, 13, 2025),
    ]

    private static func phone(_ screen: UIScreen, _ inches: Double, _ year: Int) -> Device {
        Device(screen: screen, inches: inches, year: year, isPad: false)
    }

    private static func pad(_ screen: UIScreen, _ inches: Double, _ year: Int) -> Device {
        Device(screen: screen, inches: inches, year: year, isPad: true)
    }

    /// A size that is no device's, without a safe area, at two pixels a point: a pad where both sides have 700 points.
    static func sized(_ width: Int, _ height: Int) -> Device {
        let screen = UIScreen(
            name: "\(width)x\(height)",
            portraitSize: CGSize(width: width, height: height), scale: 2)
        return Device(screen: screen, inches: 0, year: 0, isPad: min(width, height) >= 700)
    }
}

extension Device {
    /// Reads what an option or a configuration says: `all`, `phones`, `pads`, `current`, names of devices, sizes such as
    /// `390x844`, and numbers of inches, which stand for all devices that have them.
    ///
    /// - Returns: the devices, each once, in the order in which they were named.
    /// - Throws: what is wrong with the first word that is none of these.
    public static func named(_ words: [String]) throws(LintOptionError) -> [Device] {
        var result: [Device] = []
        var rest = words.map { $0.trimmingCharacters(in: .whitespaces) }[...]
        while let word = rest.popFirst() {
            // Some names have a comma in them, at which an option is cut.
            let whole = rest.first.map { "\(word), \($0)".lowercased() }
            if let device = all.first(where: { $0.name.lowercased() == whole }) {
                rest.removeFirst()
                if !result.contains(device) { result.append(device) }
                continue
            }
            for device in try named(word) where !result.contains(device) { result.append(device) }
        }
        return result
    }

    private static func named(_ word: String) throws(LintOptionError) -> [Device] {
        switch word {
        case "all": return all
        case "phones": return phones
        case "pads": return pads
        case "current": return current
        default: break
        }
        let known = all.filter { $0.name.lowercased() == word.lowercased() }
        if !known.isEmpty { return known }
        if let inches = Double(word) {
            let found = all.filter { $0.inches == inches }
            if !found.isEmpty { return found }
        }
        let sides = word.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        if sides.count == 2, sides.allSatisfy({ (1...100_000).contains($0) }) { return [sized(sides[0], sides[1])] }
        let near = nearestName(to: word.lowercased(), among: all.map { $0.name.lowercased() })
        let meant = all.first { $0.name.lowercased() == near }
        throw LintOptionError(
            message: "\(PlainText.quoted(word)) is no device",
            fix: meant.map { "did you mean '\($0.name)'?" }
                ?? "write current, all, phones, pads, a name that 'espalier devices' prints, inches, or a size as in 390x844"
        )
    }
}
