import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Screens")
struct ScreenTests {
    @Test("Bounds and safe area follow the orientation; native bounds do not")
    func orientation() {
        let screen = UIScreen.iPhone14
        #expect(screen.bounds == rect(0, 0, 390, 844))
        #expect(screen.safeAreaInsets == insets(47, 0, 34, 0))
        #expect(screen.scale == 3)
        #expect(screen.nativeBounds == rect(0, 0, 1170, 2532))
        for turned in [screen.landscape, screen.turned(to: .landscapeLeft)] {
            #expect(turned.bounds == rect(0, 0, 844, 390))
            #expect(turned.safeAreaInsets == insets(0, 47, 21, 47))
            #expect(turned.nativeBounds == rect(0, 0, 1170, 2532))
        }
        #expect(screen.turned(to: .portraitUpsideDown).bounds == screen.bounds)
        #expect(screen.landscape.turned(to: .portrait) == screen)
    }

    @Test("The common devices: names differ, upright is higher than wide, the safe area leaves most of it")
    func devices() {
        let devices = UIScreen.commonDevices
        #expect(Set(devices.map(\.name)).count == devices.count)
        for screen in devices {
            #expect(screen.orientation == .portrait)
            #expect(screen.bounds.height > screen.bounds.width, "\(screen.name)")
            for turned in [screen, screen.landscape] {
                let free = turned.bounds.inset(by: turned.safeAreaInsets)
                #expect(free.width > turned.bounds.width * 0.8 && free.height > turned.bounds.height * 0.8)
            }
        }
    }

    @Test("There is a screen for code that asks for one without saying of which window: always the same")
    func main() {
        #expect(UIScreen.main == .iPhone14 && UIScreen.main.bounds == rect(0, 0, 390, 844))
        #expect(UIScreen.main.nativeScale == 3)
    }

    @Test("A window turns with its screen, and its views hear of the safe area")
    func window() {
        let window = UIWindow(screen: .iPhone14)
        let view = makeView("view", rect(0, 0, 390, 844), in: window)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        #expect(view.safeAreaInsets == insets(47, 0, 34, 0))
        window.rotate(to: .landscapeLeft)
        #expect(window.frame == rect(0, 0, 844, 390))
        #expect(view.frame == rect(0, 0, 844, 390))
        #expect(view.safeAreaInsets == insets(0, 47, 21, 47))
        #expect(window.screen?.orientation == .landscapeLeft)
    }

    @Test("A window that does not fill its screen keeps its frame")
    func smallWindow() {
        let window = UIWindow(screen: .iPad10Point9Inch)
        window.frame = rect(0, 0, 400, 400)
        window.rotate(to: .landscapeLeft)
        #expect(window.frame == rect(0, 0, 400, 400))
    }

    @Test("Turning a window without a screen, or to nowhere, traps; so does a screen without sides")
    func wrong() async {
        let screenless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIWindow().rotate(to: .landscapeLeft)
        }
        #expect(errorText(screenless).contains("which has no screen: make it with UIWindow(screen:)"))
        let nowhere = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIWindow(screen: .iPhone14).rotate(to: .unknown)
        }
        #expect(errorText(nowhere).contains("a real orientation is needed"))
        let sideless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIScreen(name: "none", portraitSize: CGSize(width: -1, height: 1), scale: 2)
        }
        #expect(errorText(sideless).contains("screen 'none'"))
    }

    @Test("Orientations know which way they lie")
    func orientations() {
        #expect(UIInterfaceOrientation.portrait.isPortrait && UIInterfaceOrientation.portraitUpsideDown.isPortrait)
        #expect(UIInterfaceOrientation.landscapeLeft.isLandscape && UIInterfaceOrientation.landscapeRight.isLandscape)
        #expect(!UIInterfaceOrientation.unknown.isPortrait && !UIInterfaceOrientation.unknown.isLandscape)
    }
}
