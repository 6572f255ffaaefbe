import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Traps of touches")
struct TouchTrapTests {
    @Test("Fingers that are not there stop the program, with what is wrong")
    func fingers() async {
        let lifted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let finger = window.beginTouch(at: .zero)
            window.endTouch(finger)
            window.moveTouch(finger, to: .zero)
        }
        #expect(errorText(lifted).contains("the touch was lifted"))
        let strange = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIWindow(frame: .zero).endTouch(UITouch())
        }
        #expect(errorText(strange).contains("the touch is not on this window"))
        let uneven = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIWindow(frame: .zero).moveTouches([], to: [.zero])
        }
        #expect(errorText(uneven).contains("moveTouches(_:to:): 0 touches and 1 points"))
        let index = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil)
        }
        #expect(errorText(index).contains("of UITapGestureRecognizer: there are 0 touches"))
    }

    @Test("Places, times and counts that are none stop the program")
    func numbers() async {
        let place = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIWindow(frame: .zero).tap(at: CGPoint(x: CGFloat.nan, y: 0))
        }
        #expect(errorText(place).contains("the place must be finite"))
        let time = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIWindow(frame: .zero).press(at: .zero, duration: -1)
        }
        #expect(errorText(time).contains("the duration must be finite and not negative: -1.0"))
        let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIWindow(frame: .zero).tap(at: .zero, count: 0)
        }
        #expect(errorText(count).contains("tap(at:count:fingers:): 0 taps with 1 fingers"))
        let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIWindow(frame: .zero).tap(UIView())
        }
        #expect(errorText(stranger).contains("is not in this window"))
        let keyboard = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIWindow(frame: .zero).showKeyboard(height: -1)
        }
        #expect(errorText(keyboard).contains("the height must be finite and not negative: -1.0"))
    }

    @Test("An action of another class stops the program when it is called")
    func actions() async {
        let sender = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Target { func panned(_ pan: UIPanGestureRecognizer) {} }
            let target = Target()
            let tap = UITapGestureRecognizer(target: target, action: Target.panned)
            tap.state = .ended
        }
        #expect(
            errorText(sender).contains(
                "the action takes a UIPanGestureRecognizer, and the sender is a UITapGestureRecognizer"))
        let target = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Target { func tapped() {} }
            let view = UIView()
            UITapGestureRecognizer(target: view, action: .init(Target.tapped)).state = .ended
        }
        #expect(errorText(target).contains("the action is one of Target, and the target is a UIView"))
    }
}
