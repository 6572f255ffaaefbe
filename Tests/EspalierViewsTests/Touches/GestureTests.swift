import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Gestures")
struct GestureTests {
    let stage = TouchStage()
    var window: UIWindow { stage.window }
    var log: CallLog { stage.log }

    // MARK: Tap

    @Test("A tap is told once, and taken from the view; the recognizer is reset after it")
    func tap() {
        let tap = UITapGestureRecognizer()
        stage.listener.follow(tap, "tap", on: stage.outer)
        window.tap(at: stage.middle)
        #expect(log.calls == ["inner began 1", "tap ended", "inner cancelled 1"])
        #expect(tap.state == .possible && tap.view === stage.outer && tap.numberOfTouches == 0)
    }

    @Test("A tap fails when the finger stays for longer than 0.75 seconds, or goes further than 45 points")
    func noTap() {
        stage.listener.follow(UITapGestureRecognizer(), "tap", on: stage.inner)
        window.press(at: stage.middle, duration: 0.8)
        window.drag(from: stage.middle, to: CGPoint(x: 200, y: 150), duration: 0.1)
        #expect(!log.calls.contains("tap ended"))
        window.drag(from: stage.middle, to: CGPoint(x: 190, y: 150), duration: 0.1)
        #expect(log.calls.contains("tap ended"))
    }

    @Test("A double tap needs two within 0.35 seconds and 45 points")
    func doubleTap() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        stage.listener.follow(double, "double", on: stage.inner)
        window.tap(at: stage.middle, count: 2)
        #expect(log.take().contains("double ended"))
        window.tap(at: stage.middle)
        window.clock.advance(by: 0.4)
        window.tap(at: stage.middle)
        window.clock.advance(by: 0.4)
        window.tap(at: CGPoint(x: 105, y: 150))
        window.tap(at: CGPoint(x: 195, y: 150))
        window.clock.advance(by: 1)
        #expect(!log.take().contains("double ended"))
        #expect(double.state == .possible)
        window.tap(at: stage.middle, count: 2)
        #expect(log.take().contains("double ended"))
    }

    @Test("A tap with two fingers needs both, and has its place between them")
    func twoFingers() {
        final class Place {
            var place = CGPoint.zero
            var count = 0
            func tapped(_ tap: UITapGestureRecognizer) {
                place = tap.location(in: nil)
                count = tap.numberOfTouches
            }
        }
        let place = Place()
        let tap = UITapGestureRecognizer(target: place, action: Place.tapped)
        tap.numberOfTouchesRequired = 2
        stage.inner.addGestureRecognizer(tap)
        window.tap(at: stage.middle)
        window.tap(at: stage.middle, fingers: 3)
        #expect(place.count == 0)
        window.tap(at: stage.middle, fingers: 2)
        #expect(place.count == 2 && place.place == stage.middle)
        // Fingers far apart, one after the other.
        let first = window.beginTouch(at: CGPoint(x: 105, y: 150))
        let second = window.beginTouch(at: CGPoint(x: 195, y: 150))
        window.endTouch(first)
        window.endTouch(second)
        #expect(place.place == stage.middle)
    }

    // MARK: Long press

    @Test("A long press begins after half a second, changes with the finger, and ends with it")
    func longPress() {
        stage.listener.follow(UILongPressGestureRecognizer(), "press", on: stage.inner)
        let finger = window.beginTouch(at: stage.middle)
        window.clock.advance(by: 0.49)
        #expect(log.take() == ["inner began 1"])
        window.clock.advance(by: 0.01)
        #expect(log.take() == ["press began", "inner cancelled 1"])
        window.moveTouch(finger, to: .zero)
        window.endTouch(finger)
        #expect(log.calls == ["press changed", "press ended"])
    }

    @Test("A long press fails with a finger that goes 10 points before, or is lifted; its time can be another")
    func noLongPress() {
        let press = UILongPressGestureRecognizer()
        stage.listener.follow(press, "press", on: stage.inner)
        window.press(at: stage.middle, duration: 0.45)
        window.drag(from: stage.middle, to: CGPoint(x: 150, y: 161), duration: 0.1, hold: 1)
        #expect(!log.take().contains("press began"))
        press.minimumPressDuration = 0
        window.press(at: stage.middle, duration: 0)
        #expect(log.take().filter { $0.hasPrefix("press") } == ["press began", "press ended"])
        press.minimumPressDuration = 2
        press.allowableMovement = 30
        window.drag(from: stage.middle, to: CGPoint(x: 150, y: 175), duration: 1, hold: 1)
        #expect(log.take().filter { $0.hasPrefix("press") } == ["press began", "press ended"])
    }

    @Test("A long press can need taps before")
    func tapAndPress() {
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = 1
        stage.listener.follow(press, "press", on: stage.inner)
        window.press(at: stage.middle, duration: 1)
        window.clock.advance(by: 1)
        #expect(!log.take().contains("press began"))
        window.tap(at: stage.middle)
        window.press(at: stage.middle, duration: 1)
        #expect(log.take().contains("press began"))
    }

    // MARK: Swipe

    @Test(
        "A swipe goes 50 points in its direction in half a second",
        arguments: [
            (UISwipeGestureRecognizer.Direction.right, 60, 0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
        ])
    func swipe(direction: UISwipeGestureRecognizer.Direction, x: CGFloat, y: CGFloat) {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        stage.listener.follow(swipe, "swipe", on: stage.inner)
        let end = CGPoint(x: 150 + x, y: 150 + y)
        window.drag(from: stage.middle, to: end, duration: 0.2)
        #expect(log.take().filter { $0 == "swipe ended" }.count == 1)
        window.drag(from: stage.middle, to: end, duration: 1)
        window.drag(from: stage.middle, to: CGPoint(x: 150 - x, y: 150 - y), duration: 0.2)
        window.drag(from: stage.middle, to: CGPoint(x: 150 + x * 0.7, y: 150 + y * 0.7), duration: 0.2)
        window.drag(from: stage.middle, to: CGPoint(x: 150 + x + y, y: 150 + y + x), duration: 0.2)
        #expect(!log.take().contains("swipe ended"))
    }

    // MARK: Pinch and rotation

    @Test("A pinch tells the distance of two fingers as a share of what it was")
    func pinch() {
        final class Sizes {
            var scales: [CGFloat] = []
            var isFast = false
            func pinched(_ pinch: UIPinchGestureRecognizer) {
                scales.append(pinch.scale)
                if pinch.velocity > 1.9 { isFast = true }
            }
        }
        let sizes = Sizes()
        let pinch = UIPinchGestureRecognizer(target: sizes, action: Sizes.pinched)
        stage.outer.addGestureRecognizer(pinch)
        window.pinch(at: stage.middle, from: 50, to: 100, duration: 0.5)
        #expect(sizes.scales.last == 2 && sizes.isFast && pinch.scale == 1 && pinch.state == .possible)
        #expect((sizes.scales.first ?? 0) >= 1.16)
        window.pinch(at: stage.middle, from: 100, to: 25)
        #expect(abs((sizes.scales.last ?? 0) - 0.25) < 1e-9)
        sizes.scales = []
        window.pinch(at: stage.middle, from: 100, to: 106)
        window.tap(at: stage.middle)
        #expect(sizes.scales.isEmpty)
    }

    @Test("A scale that was set goes on from there")
    func scaleSet() {
        final class Steps {
            var product: CGFloat = 1
            func pinched(_ pinch: UIPinchGestureRecognizer) {
                product *= pinch.scale
                pinch.scale = 1
            }
        }
        let steps = Steps()
        stage.outer.addGestureRecognizer(UIPinchGestureRecognizer(target: steps, action: Steps.pinched))
        window.pinch(at: stage.middle, from: 50, to: 150)
        #expect(abs(steps.product - 3) < 1e-9)
    }

    @Test("A rotation tells how far two fingers have turned, over half a turn too")
    func rotation() {
        final class Turns {
            var angle: CGFloat = 0
            var states: [UIGestureRecognizer.State] = []
            func turned(_ rotation: UIRotationGestureRecognizer) {
                angle = rotation.rotation
                states.append(rotation.state)
            }
        }
        let turns = Turns()
        let rotation = UIRotationGestureRecognizer(target: turns, action: Turns.turned)
        stage.outer.addGestureRecognizer(rotation)
        window.pinch(at: stage.middle, angle: 4)
        #expect(abs(turns.angle - 4) < 1e-9 && turns.states.first == .began && turns.states.last == .ended)
        window.pinch(at: stage.middle, angle: -1)
        #expect(abs(turns.angle + 1) < 1e-9)
        turns.states = []
        window.pinch(at: stage.middle, angle: 0.05)
        #expect(turns.states.isEmpty && rotation.rotation == 0)
    }
}
