import EspalierViews
import Foundation
import TestSupport
import Testing

/// A device as others describe it.
struct Device: CustomTestStringConvertible, Sendable {
    let screen: UIScreen
    let size: CGSize
    let scale: CGFloat
    let upright: UIEdgeInsets
    let lying: UIEdgeInsets
    let idiom: UIUserInterfaceIdiom
    /// Whether there is regular room across when the screen lies.
    let isWideLying: Bool

    var testDescription: String { screen.name }

    /// A phone: what is covered at the top and at the bottom when it is held upright, and at the sides and at the bottom
    /// when it lies.
    static func phone(
        _ screen: UIScreen, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ upright: (CGFloat, CGFloat),
        lying: (CGFloat, CGFloat), wide: Bool = false
    ) -> Device {
        Device(
            screen: screen, size: CGSize(width: width, height: height), scale: scale,
            upright: insets(upright.0, 0, upright.1, 0), lying: insets(0, lying.0, lying.1, lying.0), idiom: .phone,
            isWideLying: wide)
    }

    static func pad(
        _ screen: UIScreen, _ width: CGFloat, _ height: CGFloat, _ covered: (CGFloat, CGFloat)
    ) -> Device {
        let covered = insets(covered.0, 0, covered.1, 0)
        return Device(
            screen: screen, size: CGSize(width: width, height: height), scale: 2, upright: covered, lying: covered,
            idiom: .pad, isWideLying: true)
    }

    static let all: [Device] = [
        phone(.iPhoneSE1, 320, 568, 2, (20, 0), lying: (0, 0)),
        phone(.iPhoneSE, 375, 667, 2, (20, 0), lying: (0, 0)),
        phone(.iPhone8Plus, 414, 736, 3, (20, 0), lying: (0, 0), wide: true),
        phone(.iPhoneX, 375, 812, 3, (44, 34), lying: (44, 21)),
        phone(.iPhone11, 414, 896, 2, (48, 34), lying: (48, 21), wide: true),
        phone(.iPhone11ProMax, 414, 896, 3, (44, 34), lying: (44, 21), wide: true),
        phone(.iPhone13Mini, 375, 812, 3, (50, 34), lying: (50, 21)),
        phone(.iPhone14, 390, 844, 3, (47, 34), lying: (47, 21)),
        phone(.iPhone14Plus, 428, 926, 3, (47, 34), lying: (47, 21), wide: true),
        phone(.iPhone15, 393, 852, 3, (59, 34), lying: (59, 21)),
        phone(.iPhone15ProMax, 430, 932, 3, (59, 34), lying: (59, 21), wide: true),
        phone(.iPhone16, 393, 852, 3, (59, 34), lying: (59, 21)),
        phone(.iPhone16Plus, 430, 932, 3, (59, 34), lying: (59, 21), wide: true),
        phone(.iPhone16e, 390, 844, 3, (47, 34), lying: (47, 21)),
        phone(.iPhone16Pro, 402, 874, 3, (62, 34), lying: (62, 21)),
        phone(.iPhone16ProMax, 440, 956, 3, (62, 34), lying: (62, 21), wide: true),
        phone(.iPhone17, 402, 874, 3, (62, 34), lying: (62, 20)),
        phone(.iPhone17e, 390, 844, 3, (47, 34), lying: (47, 20)),
        phone(.iPhone17Pro, 402, 874, 3, (62, 34), lying: (62, 20)),
        phone(.iPhone17ProMax, 440, 956, 3, (62, 34), lying: (62, 20), wide: true),
        phone(.iPhoneAir, 420, 912, 3, (68, 34), lying: (68, 20), wide: true),
        pad(.iPadMini8Point3Inch, 744, 1133, (24, 20)),
        pad(.iPad9Point7Inch, 768, 1024, (20, 0)),
        pad(.iPad10Point2Inch, 810, 1080, (20, 0)),
        pad(.iPad10Point5Inch, 834, 1112, (20, 0)),
        pad(.iPad10Point9Inch, 820, 1180, (24, 20)),
        pad(.iPadAir11Inch, 820, 1180, (24, 20)),
        pad(.iPadAir13Inch, 1024, 1366, (24, 20)),
        pad(.iPadPro11Inch, 834, 1194, (24, 20)),
        pad(.iPadPro11InchM4, 834, 1210, (24, 20)),
        pad(.iPadPro12Point9Inch, 1024, 1366, (24, 20)),
        pad(.iPadPro13InchM4, 1032, 1376, (24, 20)),
    ]
}

@Suite("Screens of devices")
struct DeviceTests {
    @Test("Points, pixels, safe areas, idiom and size classes, upright and on the side", arguments: Device.all)
    func table(device: Device) {
        let screen = device.screen
        let size = CGSize(width: device.size.height, height: device.size.width)
        #expect(screen.bounds.size == device.size && screen.landscape.bounds.size == size)
        #expect(screen.scale == device.scale && screen.nativeScale == device.scale)
        #expect(screen.safeAreaInsets == device.upright)
        for lying in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
            #expect(screen.turned(to: lying).safeAreaInsets == device.lying)
        }
        let upright = UIWindow(screen: screen).traitCollection
        #expect(upright.userInterfaceIdiom == device.idiom && upright.displayScale == device.scale)
        #expect(upright.horizontalSizeClass == (device.idiom == .pad ? .regular : .compact))
        #expect(upright.verticalSizeClass == .regular)
        let lying = UIWindow(screen: screen.landscape).traitCollection
        #expect(lying.horizontalSizeClass == (device.isWideLying ? .regular : .compact))
        #expect(lying.verticalSizeClass == (device.idiom == .pad ? .regular : .compact))
    }

    @Test("The table has all common devices, which stand in the order of their sizes, phones first")
    func complete() {
        let devices = UIScreen.commonDevices
        #expect(Set(devices) == Set(Device.all.map(\.screen)) && devices.count == Device.all.count)
        let phones = devices.prefix { $0.portraitSize.width < 700 }
        for list in [Array(phones), Array(devices.dropFirst(phones.count))] {
            #expect(list.map(\.portraitSize.width) == list.map(\.portraitSize.width).sorted())
            #expect(!list.isEmpty)
        }
    }

    @available(*, deprecated)
    @Test("Names up to 0.5 mean the same screens")
    func formerNames() {
        #expect(UIScreen.iPad9 == .iPad9Point7Inch && UIScreen.iPad10 == .iPad10Point2Inch)
        #expect(UIScreen.iPadAir == .iPad10Point9Inch && UIScreen.iPadPro11 == .iPadPro11Inch)
        #expect(UIScreen.iPadPro13 == .iPadPro12Point9Inch)
    }
}
