import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Touches and views")
struct TouchDeliveryTests {
    let stage = TouchStage()

    @Test("A finger belongs to the view that it began in, wherever it goes")
    func course() {
        let finger = stage.window.beginTouch(at: stage.middle)
        #expect(finger.view === stage.inner && finger.window === stage.window && finger.phase == .began)
        #expect(finger.location(in: stage.inner) == CGPoint(x: 50, y: 50))
        #expect(finger.location(in: nil) == stage.middle && finger.previousLocation(in: nil) == stage.middle)
        stage.window.clock.advance(by: 2)
        stage.window.moveTouch(finger, to: CGPoint(x: 10, y: 10))
        #expect(finger.phase == .moved && finger.timestamp == 2)
        #expect(finger.location(in: stage.inner) == CGPoint(x: -90, y: -90))
        #expect(finger.previousLocation(in: stage.outer) == CGPoint(x: 100, y: 100))
        stage.window.endTouch(finger)
        #expect(finger.phase == .ended)
        #expect(stage.log.calls == ["inner began 1", "inner moved 1", "inner ended 1"])
    }

    @Test("What a responder does not keep goes to the next one, over plain views and controllers' like")
    func chain() {
        stage.inner.handsOn = true
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.inner.addSubview(plain)
        #expect(stage.window.tap(at: stage.middle) === plain)
        #expect(stage.log.calls == ["inner began 1", "outer began 1", "inner ended 1", "outer ended 1"])
    }

    @Test("A touch passes a chain of plain views of any length")
    func deep() {
        var views = [UIView(frame: stage.inner.bounds)]
        for _ in 0..<20_000 {
            let view = UIView(frame: stage.inner.bounds)
            view.addSubview(views[views.count - 1])
            views.append(view)
        }
        stage.inner.addSubview(views[views.count - 1])
        #expect(stage.window.tap(at: stage.middle) === views[0])
        #expect(stage.log.calls == ["inner began 1", "inner ended 1"])
    }

    @Test("Hidden, transparent and passive views are passed over; nothing is hit outside and in a hidden window")
    func hitTesting() {
        stage.inner.isHidden = true
        #expect(stage.window.tap(at: stage.middle) === stage.outer)
        stage.inner.isHidden = false
        stage.inner.alpha = 0.001
        #expect(stage.window.tap(at: stage.middle) === stage.outer)
        stage.inner.alpha = 1
        stage.outer.isUserInteractionEnabled = false
        #expect(stage.window.tap(at: stage.middle) === stage.window)
        stage.outer.isUserInteractionEnabled = true
        #expect(stage.window.tap(at: CGPoint(x: 500, y: 10)) == nil)
        stage.window.isHidden = true
        stage.log.clear()
        #expect(stage.window.tap(at: stage.middle) == nil && stage.log.calls.isEmpty)
    }

    @Test("A tap on a view goes by hit testing as well")
    func tapOnView() {
        #expect(stage.window.tap(stage.inner) === stage.inner)
        let cover = UIView(frame: stage.window.bounds)
        stage.window.addSubview(cover)
        #expect(stage.window.tap(stage.inner) === cover)
        #expect(stage.log.calls == ["inner began 1", "inner ended 1"])
    }

    @Test("A view takes one finger, unless it takes several; fingers of one event come together")
    func severalFingers() {
        let places = [CGPoint(x: 140, y: 150), CGPoint(x: 160, y: 150)]
        var fingers = stage.window.beginTouches(at: places)
        stage.window.moveTouches(fingers, to: places)
        stage.window.endTouches(fingers)
        #expect(stage.log.take() == ["inner began 1", "inner moved 1", "inner ended 1"])
        stage.inner.isMultipleTouchEnabled = true
        fingers = stage.window.beginTouches(at: places)
        stage.window.moveTouch(fingers[1], to: stage.middle)
        stage.window.endTouches(fingers)
        #expect(stage.log.take() == ["inner began 2", "inner moved 1", "inner ended 2"])
    }

    @Test("A view with exclusive touch keeps fingers from others, and takes none while others have some")
    func exclusive() {
        stage.inner.isExclusiveTouch = true
        let away = CGPoint(x: 60, y: 60)
        let first = stage.window.beginTouch(at: stage.middle)
        let other = stage.window.beginTouch(at: away)
        #expect(other.view === stage.outer)
        stage.window.endTouches([first, other])
        #expect(stage.log.take() == ["inner began 1", "inner ended 1"])
        let before = stage.window.beginTouch(at: away)
        let late = stage.window.beginTouch(at: stage.middle)
        stage.window.endTouches([before, late])
        #expect(stage.log.take() == ["outer began 1", "outer ended 1"])
    }

    @Test("The system's taking a finger away is told as cancelled")
    func cancelling() {
        let finger = stage.window.beginTouch(at: stage.middle)
        stage.window.cancelTouches([finger])
        #expect(stage.log.calls == ["inner began 1", "inner cancelled 1"] && finger.phase == .cancelled)
    }

    @Test("Taps are counted that follow one another within 0.35 seconds and 45 points")
    func tapCounts() {
        func count(at x: CGFloat, after seconds: TimeInterval) -> Int {
            stage.window.clock.advance(by: seconds)
            let finger = stage.window.beginTouch(at: CGPoint(x: x, y: 150))
            defer { stage.window.endTouch(finger) }
            return finger.tapCount
        }
        #expect(count(at: 100, after: 0) == 1)
        #expect(count(at: 140, after: 0.35) == 2)
        #expect(count(at: 140, after: 0.1) == 3)
        #expect(count(at: 190, after: 0.1) == 1)
        #expect(count(at: 190, after: 0.4) == 1)
    }

    @Test("A window's sendEvent(_:) gets every event, and can keep it")
    func sendEvent() {
        final class Window: UIWindow {
            var events: [String] = []
            var keeps = false
            override func sendEvent(_ event: UIEvent) {
                events += (event.allTouches ?? []).map { "\($0.phase) \(event.timestamp)" }
                if !keeps { super.sendEvent(event) }
            }
        }
        let log = CallLog()
        let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = TouchView("view", window.bounds, log)
        window.addSubview(view)
        window.isHidden = false
        window.tap(view)
        window.keeps = true
        window.tap(view)
        #expect(window.events == ["began 0.0", "ended 0.05", "began 0.05", "ended 0.1"])
        #expect(log.calls == ["view began 1", "view ended 1"])
    }

    @Test("An event knows the fingers of a window, of a view and of a recognizer")
    func eventTouches() {
        final class Asking: UIGestureRecognizer {
            var counts: [Int?] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                counts = [
                    event.allTouches?.count, event.touches(for: self)?.count,
                    view.flatMap { event.touches(for: $0) }?.count,
                    event.touches(for: UIView())?.count, touches.first?.gestureRecognizers?.count,
                ]
                state = .failed
            }
        }
        let asking = Asking()
        stage.inner.addGestureRecognizer(asking)
        let away = stage.window.beginTouch(at: CGPoint(x: 60, y: 60))
        let finger = stage.window.beginTouch(at: stage.middle)
        #expect(asking.counts == [2, 1, 1, nil, 1])
        stage.window.endTouches([away, finger])
    }

    @Test("A touched view is not held: one that goes hears no more, and others do")
    func going() {
        var gone: TouchView? = TouchView("gone", CGRect(x: 0, y: 0, width: 50, height: 50), stage.log)
        weak let weakly = gone
        if let gone {
            // It looks at the touch, and never decides.
            gone.addGestureRecognizer(UIGestureRecognizer())
            stage.inner.addSubview(gone)
        }
        let fingers = stage.window.beginTouches(at: [CGPoint(x: 110, y: 110), CGPoint(x: 190, y: 190)])
        #expect(stage.log.take() == ["gone began 1", "inner began 1"])
        gone?.removeFromSuperview()
        gone = nil
        #expect(weakly == nil && fingers[0].view == nil)
        stage.window.moveTouches(fingers, to: [.zero, .zero])
        stage.window.endTouches(fingers)
        #expect(stage.log.take() == ["inner moved 1", "inner ended 1"])
        stage.window.tap(stage.inner)
        #expect(stage.log.take() == ["inner began 1", "inner ended 1"])
    }

    @Test("A touch that a program makes is nowhere")
    func ownTouch() {
        let touch = UITouch()
        #expect(touch.view == nil && touch.window == nil && touch.tapCount == 0 && touch.phase == .began)
        #expect(touch.location(in: stage.inner) == .zero && touch.gestureRecognizers == nil && touch.type == .direct)
        #expect(UIEvent().allTouches == nil && UIEvent().type == .touches)
        stage.window.sendEvent(UIEvent())
        #expect(stage.log.calls.isEmpty)
    }
}
