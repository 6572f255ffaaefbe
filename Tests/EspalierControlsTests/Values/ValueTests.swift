import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UISwitch")
struct SwitchTests {
    @Test("Defaults, and turning it on sends nothing")
    func isOn() throws {
        let control = UISwitch()
        #expect(!control.isOn)
        let log = CallLog()
        control.addAction(UIAction { _ in log.note("sent") }, for: .allEvents)
        #expect(told(control, \.isOn) { control.setOn(true, animated: true) } == 1)
        #expect(control.isOn && log.calls.isEmpty)
        try expectTextKey("isOn", of: control, reads: \.isOn, afterSetting: false)
    }

    @Test("Sizes of frames and bounds are ignored")
    func frames() {
        let control = UISwitch(frame: rect(5, 6, 700, 800))
        #expect(control.frame == rect(5, 6, 63, 28))
        control.frame = rect(1, 2, 3, 4)
        #expect(control.frame == rect(1, 2, 63, 28))
        control.bounds.size = size(9, 9)
        #expect(control.bounds == rect(0, 0, 63, 28))
        control.sizeToFit()
        #expect(control.frame == rect(1, 2, 63, 28))
        #expect(UISwitch().frame == rect(0, 0, 63, 28))
        #expect(UISwitch(coder: NSCoder())?.frame == rect(0, 0, 63, 28))
    }
}

@Suite("UISlider")
struct SliderTests {
    let slider = UISlider()

    @Test("Defaults")
    func defaults() {
        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
    }

    @Test("The value is kept within the range, and follows it")
    func clamps() {
        slider.value = 2
        #expect(slider.value == 1)
        slider.value = -2
        #expect(slider.value == 0)
        slider.minimumValue = 0.5
        #expect(slider.value == 0.5)
        slider.maximumValue = 10
        slider.setValue(7, animated: true)
        #expect(slider.value == 7)
        slider.maximumValue = 6
        #expect(slider.value == 6)
        slider.minimumValue = 20
        #expect(slider.maximumValue == 20 && slider.value == 20)
        slider.maximumValue = 3
        #expect(slider.minimumValue == 3 && slider.value == 3)
    }

    @Test("Observers hear of a value that follows the range")
    func observed() throws {
        slider.value = 1
        #expect(told(slider, \.value) { slider.maximumValue = 0.5 } == 1)
        #expect(told(slider, \.value) { slider.maximumValue = 9 } == 0)
        try expectTextKey("value", of: slider, reads: \.value, afterSetting: 4)
        try expectTextKey("minimumValue", of: slider, reads: \.minimumValue, afterSetting: 2)
        try expectTextKey("maximumValue", of: slider, reads: \.maximumValue, afterSetting: 8)
    }

    @Test("The track lies between the images, and the thumb on it by the value")
    func rects() {
        let bounds = rect(0, 0, 231, 31)
        #expect(slider.trackRect(forBounds: bounds) == rect(0, 13.5, 231, 4))
        let track = slider.trackRect(forBounds: bounds)
        for (value, x) in [(0, 0), (0.25, 50), (1, 200), (2, 200)] as [(Float, CGFloat)] {
            #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: value) == rect(x, 0, 31, 31))
        }
        slider.minimumValueImage = UIImage(size: size(20, 11))
        slider.maximumValueImage = UIImage(size: size(30, 21))
        #expect(slider.minimumValueImageRect(forBounds: bounds) == rect(0, 10, 20, 11))
        #expect(slider.maximumValueImageRect(forBounds: bounds) == rect(201, 5, 30, 21))
        #expect(slider.trackRect(forBounds: bounds) == rect(20, 13.5, 181, 4))
    }

    @Test("A value that is no number stops the program with a message")
    func notANumber() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UISlider().value = .nan
        }
        #expect(errorText(result).contains("UISlider: value set to NaN"))
    }
}

@Suite("UIStepper")
struct StepperTests {
    let stepper = UIStepper()

    @Test("Defaults")
    func defaults() {
        #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
        #expect(stepper.stepValue == 1 && stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    }

    @Test("The value is kept within the range, and follows it")
    func clamps() throws {
        stepper.value = 200
        #expect(stepper.value == 100)
        #expect(told(stepper, \.value) { stepper.maximumValue = 50 } == 1)
        #expect(stepper.value == 50)
        stepper.minimumValue = 60
        #expect(stepper.value == 60 && stepper.maximumValue == 60)
        stepper.maximumValue = 10
        #expect(stepper.minimumValue == 10 && stepper.value == 10)
        try expectTextKey("stepValue", of: stepper, reads: \.stepValue, afterSetting: 4)
    }

    @Test("A step changes the value and sends an action; at an end it stops or wraps")
    func steps() {
        let log = CallLog()
        stepper.addAction(UIAction { _ in log.note("sent") }, for: .valueChanged)
        stepper.stepValue = 30
        stepper.value = 50
        stepper.step(up: true)
        #expect(stepper.value == 80 && log.calls.count == 1)
        stepper.step(up: true)
        #expect(stepper.value == 100 && log.calls.count == 2)
        stepper.step(up: true)
        #expect(stepper.value == 100 && log.calls.count == 2)
        stepper.wraps = true
        stepper.step(up: true)
        #expect(stepper.value == 0 && log.calls.count == 3)
        stepper.step(up: false)
        #expect(stepper.value == 100)
        stepper.isEnabled = false
        stepper.step(up: false)
        #expect(stepper.value == 100)
    }

    @Test("A step of nothing stops the program with a message")
    func noStep() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIStepper().stepValue = 0
        }
        #expect(errorText(result).contains("UIStepper: stepValue must be above 0: 0.0"))
    }
}

@Suite("UIPageControl")
struct PageControlTests {
    let control = UIPageControl()

    @Test("Width 62 + 18n; up to iOS 12 it was 16n − 9", arguments: [(0, 0), (1, 80), (3, 116), (10, 242), (-1, 0)])
    func sizes(pages: Int, width: CGFloat) {
        control.numberOfPages = pages
        #expect(control.intrinsicContentSize == size(width, 26) && control.sizeThatFits(.zero) == size(width, 26))
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        window.controlDesign = .iOS12
        window.addSubview(control)
        #expect(control.size(forNumberOfPages: 4) == size(55, 37))
    }

    @Test("Pages are kept within their number, which marks the superview")
    func pages() throws {
        #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
        let superview = CountingView()
        superview.addSubview(control)
        #expect(superview.layouts { control.numberOfPages = 3 } == 1)
        #expect(superview.layouts { control.numberOfPages = 3 } == 0)
        control.currentPage = 5
        #expect(control.currentPage == 2)
        #expect(told(control, \.currentPage) { control.numberOfPages = 1 } == 1)
        control.currentPage = -1
        #expect(control.currentPage == 0)
        control.numberOfPages = -4
        #expect(control.numberOfPages == 0)
        try expectTextKey("numberOfPages", of: control, reads: \.numberOfPages, afterSetting: 4)
    }
}
