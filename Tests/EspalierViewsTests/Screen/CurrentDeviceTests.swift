import EspalierViews
import Foundation
import Testing

@Suite("Devices")
struct CurrentDeviceTests {
    @Test("The current device is the telephone of the main screen, upright, and a value")
    func current() {
        var device = UIDevice.current
        #expect(device == UIDevice(screen: .main) && device == UIDevice(screen: .iPhone14))
        #expect(device.userInterfaceIdiom == .phone && device.orientation == .portrait)
        #expect(device.model == "iPhone" && device.localizedModel == "iPhone" && device.name == "iPhone")
        #expect(device.systemName == "iOS" && device.systemVersion == "26.0")
        #expect(device.isMultitaskingSupported && device.identifierForVendor == nil)
        device.systemVersion = "12.4"
        #expect(UIDevice.current.systemVersion != "12.4")
    }

    @Test("A device is what its screen's traits say")
    func screens() {
        for screen in UIScreen.commonDevices {
            let device = UIDevice(screen: screen)
            #expect(device.userInterfaceIdiom == UIWindow(screen: screen).traitCollection.userInterfaceIdiom)
            #expect(device.model == (device.userInterfaceIdiom == .pad ? "iPad" : "iPhone"))
            #expect(screen.name.hasPrefix(device.model))
        }
        #expect(UIDevice(screen: .iPadPro11Inch).systemName == "iPadOS")
    }

    @Test("A device is turned the other way than the interface on it")
    func orientations() {
        func held(_ interface: UIInterfaceOrientation) -> UIDeviceOrientation {
            UIDevice(screen: .iPhone14.turned(to: interface)).orientation
        }
        #expect(held(.portrait) == .portrait && held(.portraitUpsideDown) == .portraitUpsideDown)
        #expect(held(.landscapeLeft) == .landscapeRight && held(.landscapeRight) == .landscapeLeft)
        #expect(held(.unknown) == .unknown)
        for interface in [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown] {
            #expect(held(interface).rawValue == interface.rawValue, "as in UIKit")
            #expect(held(interface).isPortrait == interface.isPortrait)
            #expect(held(interface).isLandscape == interface.isLandscape)
            #expect(held(interface).isValidInterfaceOrientation)
        }
        #expect(UIDeviceOrientation.faceUp.isFlat && UIDeviceOrientation.faceDown.isFlat)
        #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation && !UIDeviceOrientation.unknown.isFlat)
    }
}
