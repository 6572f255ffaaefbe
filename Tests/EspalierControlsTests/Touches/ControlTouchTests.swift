import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

/// A shown window of 320 by 480.
func shownWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    return window
}

extension CallLog {
    /// Writes down the events of a control.
    func follow(_ control: UIControl) {
        let all: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
            (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "up"), (.touchUpOutside, "away"), (.touchCancel, "cancel"),
            (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in all { control.addTarget(self, for: event) { $0.note(name) } }
    }
}

@Suite("Touches on controls")
struct ControlTouchTests {
    let window = shownWindow()
    let log = CallLog()

    private func show<Control: UIControl>(_ control: Control, _ frame: CGRect) -> Control {
        control.frame = frame
        window.addSubview(control)
        log.follow(control)
        return control
    }

    @Test("A tap sends down and up; a second one the repetition too; a button also its primary action")
    func tap() {
        let button = show(UIButton(type: .system), rect(100, 100, 80, 40))
        window.tap(button)
        #expect(log.take() == ["down", "up", "primary"])
        window.tap(button)
        #expect(log.take() == ["down", "repeat", "up", "primary"])
        let control = show(UIControl(), rect(100, 200, 80, 40))
        window.tap(control)
        #expect(log.take() == ["down", "up"])
    }

    @Test("A control is highlighted while a finger is on it, and up to 70 points around it")
    func tracking() {
        let button = show(UIButton(), rect(100, 100, 80, 40))
        let finger = window.beginTouch(at: CGPoint(x: 140, y: 120))
        #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
        window.moveTouch(finger, to: CGPoint(x: 140, y: 209))
        #expect(button.isHighlighted && log.take() == ["down", "inside"])
        window.moveTouch(finger, to: CGPoint(x: 140, y: 211))
        #expect(!button.isHighlighted && button.isTracking && !button.isTouchInside)
        window.moveTouch(finger, to: CGPoint(x: 140, y: 215))
        window.moveTouch(finger, to: CGPoint(x: 140, y: 120))
        #expect(button.isHighlighted)
        #expect(log.take() == ["outside", "exit", "outside", "inside", "enter"])
        window.endTouch(finger)
        #expect(!button.isHighlighted && !button.isTracking && !button.isTouchInside)
        #expect(log.take() == ["up", "primary"])
        window.drag(from: CGPoint(x: 140, y: 120), to: CGPoint(x: 140, y: 300), duration: 0.02)
        #expect(log.take().last == "away" && !button.isTracking)
    }

    @Test("What takes a finger away sends the cancellation")
    func cancelling() {
        let button = show(UIButton(), rect(100, 100, 80, 40))
        let finger = window.beginTouch(at: CGPoint(x: 140, y: 120))
        window.cancelTouches([finger])
        #expect(log.take() == ["down", "cancel"] && !button.isHighlighted && !button.isTracking)
    }

    @Test("A disabled control hears of nothing, and keeps touches from what lies behind it")
    func disabled() {
        let back = show(UIControl(), rect(0, 0, 320, 480))
        let button = UIButton(frame: rect(100, 100, 80, 40))
        back.addSubview(button)
        log.follow(button)
        button.isEnabled = false
        #expect(window.tap(button) === button && log.take().isEmpty)
        button.isUserInteractionEnabled = false
        window.clock.advance(by: 1)
        #expect(window.tap(button) === back && log.take() == ["down", "up"])
    }

    @Test("Subclasses say whether a touch is followed, and hear how it goes on")
    func subclass() {
        final class Knob: UIControl {
            var calls: [String] = []
            var begins = true
            var goesOn = true
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                calls.append("begin \(touch.location(in: self).x)")
                return begins
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                calls.append("continue \(touch.location(in: self).x)")
                return goesOn
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
            override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
        }
        let knob = show(Knob(), rect(100, 100, 80, 40))
        func drag() { window.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 120, y: 110), duration: 0.01) }
        drag()
        #expect(knob.calls == ["begin 10.0", "continue 20.0", "end"])
        knob.calls = []
        knob.goesOn = false
        drag()
        #expect(knob.calls == ["begin 10.0", "continue 20.0"] && !knob.isTracking && !knob.isHighlighted)
        knob.calls = []
        knob.begins = false
        log.clear()
        drag()
        #expect(knob.calls == ["begin 10.0"] && log.take().isEmpty)
        knob.begins = true
        window.cancelTouches([window.beginTouch(at: CGPoint(x: 110, y: 110))])
        #expect(knob.calls.last == "cancel")
    }

    @Test("A button keeps its taps from a recognizer behind it; other gestures of that begin, and cancel it")
    func recognizers() {
        final class Target {
            var count = 0
            func called() { count += 1 }
        }
        let target = Target()
        let button = show(UIButton(), rect(100, 100, 80, 40))
        let tap = UITapGestureRecognizer(target: target, action: Target.called)
        window.addGestureRecognizer(tap)
        window.tap(button)
        #expect(target.count == 0 && log.take() == ["down", "up", "primary"])
        button.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.called))
        window.tap(button)
        #expect(target.count == 1 && log.take().last == "cancel")
        let press = UILongPressGestureRecognizer(target: target, action: Target.called)
        button.gestureRecognizers = nil
        window.addGestureRecognizer(press)
        window.clock.advance(by: 1)
        window.press(button, duration: 0.6)
        #expect(target.count == 3 && log.take() == ["down", "cancel"])
        let plain = show(UIControl(), rect(100, 200, 80, 40))
        window.tap(plain)
        #expect(target.count == 4)
    }

    @Test("A switch turns over; its value's change comes before the touch's end")
    func turning() {
        let toggle = show(UISwitch(), rect(100, 100, 0, 0))
        window.tap(toggle)
        #expect(toggle.isOn && log.take() == ["down", "value", "up"])
        window.tap(toggle)
        #expect(!toggle.isOn)
    }

    @Test("A slider's thumb goes with the finger; beside it nothing happens")
    func sliding() {
        let slider = show(UISlider(), rect(20, 100, 231, 34))
        window.drag(from: CGPoint(x: 36, y: 117), to: CGPoint(x: 136, y: 117), duration: 0.1)
        #expect(slider.value == 0.5 && log.take().contains("value"))
        window.drag(from: CGPoint(x: 40, y: 117), to: CGPoint(x: 140, y: 117), duration: 0.1)
        #expect(slider.value == 0.5 && log.take().isEmpty)
        slider.isContinuous = false
        window.drag(from: CGPoint(x: 136, y: 117), to: CGPoint(x: 500, y: 117), duration: 0.1)
        #expect(slider.value == 1 && log.take().filter { $0 == "value" }.count == 1)
    }

    @Test("A segmented control selects what was tapped, by the widths of its segments")
    func segments() {
        let control = show(UISegmentedControl(items: ["One", "Two", "Three"]), rect(0, 100, 300, 32))
        window.tap(at: CGPoint(x: 150, y: 110))
        #expect(control.selectedSegmentIndex == 1 && log.take().contains("value"))
        window.tap(at: CGPoint(x: 150, y: 110))
        #expect(!log.take().contains("value"))
        control.setWidth(200, forSegmentAt: 0)
        window.tap(at: CGPoint(x: 190, y: 110))
        #expect(control.selectedSegmentIndex == 0)
        window.tap(at: CGPoint(x: 290, y: 110))
        #expect(control.selectedSegmentIndex == 2)
        control.setWidth(0, forSegmentAt: 0)
        control.apportionsSegmentWidthsByContent = true
        window.tap(at: CGPoint(x: 1, y: 110))
        #expect(control.selectedSegmentIndex == 0)
    }

    @Test("A stepper steps down at the left, up at the right, and goes on each half second")
    func stepping() {
        let stepper = show(UIStepper(), rect(0, 100, 94, 32))
        window.tap(at: CGPoint(x: 80, y: 110))
        window.tap(at: CGPoint(x: 80, y: 110))
        window.tap(at: CGPoint(x: 10, y: 110))
        #expect(stepper.value == 1 && log.take().filter { $0 == "value" }.count == 3)
        window.press(at: CGPoint(x: 80, y: 110), duration: 1.1)
        window.clock.advance(by: 5)
        #expect(stepper.value == 4)
        stepper.isContinuous = false
        log.clear()
        window.press(at: CGPoint(x: 80, y: 110), duration: 1.1)
        #expect(stepper.value == 7 && log.take().filter { $0 == "value" }.count == 1)
        stepper.autorepeat = false
        window.press(at: CGPoint(x: 80, y: 110), duration: 1.1)
        #expect(stepper.value == 8)
    }

    @Test("A page control goes on in its right half, back in its left one")
    func pages() {
        let pages = show(UIPageControl(), rect(0, 100, 200, 26))
        pages.numberOfPages = 3
        window.tap(at: CGPoint(x: 150, y: 110))
        window.tap(at: CGPoint(x: 150, y: 110))
        #expect(pages.currentPage == 2)
        log.clear()
        window.tap(at: CGPoint(x: 150, y: 110))
        #expect(pages.currentPage == 2 && !log.take().contains("value"))
        window.tap(at: CGPoint(x: 50, y: 110))
        #expect(pages.currentPage == 1)
    }

    @Test("Items of bars are tapped where they are shown")
    func bars() {
        final class Target {
            var saves = 0
            func save() { saves += 1 }
        }
        let target = Target()
        let bar = UIToolbar(frame: rect(0, 400, 320, 44))
        bar.items = [UIBarButtonItem(title: "Save", style: .plain, target: target, action: Target.save)]
        window.addSubview(bar)
        window.layoutIfNeeded()
        if let button = bar.subviews.first(where: { $0 is UIButton }) { window.tap(button) }
        #expect(target.saves == 1)
        let tabs = UITabBar(frame: rect(0, 300, 320, 49))
        let items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        tabs.items = items
        window.addSubview(tabs)
        window.tap(at: CGPoint(x: 300, y: 320))
        #expect(tabs.selectedItem === items[1])
    }

    @Test("A tap on a field, a text view or a search bar begins editing, though something behind listens for taps")
    func textsBeforeTaps() throws {
        var taps = 0
        let away = UITapGestureRecognizer(target: log) { [window] (_: CallLog) -> Void in
            taps += 1
            window.endEditing(true)
        }
        window.addGestureRecognizer(away)
        let field = show(UITextField(), rect(20, 20, 200, 40))
        let (text, search) = (UITextView(frame: rect(20, 80, 200, 80)), UISearchBar(frame: rect(0, 200, 320, 56)))
        window.addSubview(text)
        window.addSubview(search)
        window.layoutIfNeeded()
        window.tap(field)
        #expect(field.isFirstResponder && taps == 0)
        window.tap(text)
        #expect(text.isFirstResponder && !field.isFirstResponder && taps == 0)
        window.tap(search)
        #expect(search.searchTextField.isFirstResponder && taps == 0)
        // Beside them it is heard, and on what is switched off.
        window.tap(at: CGPoint(x: 300, y: 400))
        #expect(taps == 1 && !search.searchTextField.isFirstResponder)
        text.isEditable = false
        text.isSelectable = false
        window.tap(text)
        #expect(taps == 2 && !text.isFirstResponder)
        // One of two fingers is another gesture.
        away.numberOfTouchesRequired = 2
        window.tap(at: CGPoint(x: 120, y: 40), fingers: 2)
        #expect(taps == 3)
    }
}
