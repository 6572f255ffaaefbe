import EspalierViews
import Foundation
import TestSupport
import Testing

/// A thread has one list of animations that wait for a clock: each test steps a clock to the end of what it began.
@Suite("The clock of a window, and UIView.animate")
struct WindowClockTests {
    let window = UIWindow(frame: rect(0, 0, 100, 100))

    @Test("The end state is set at once; the completion comes when the time has passed, once, with true")
    func animate() {
        let view = makeView("view", in: window)
        var ends: [Bool] = []
        UIView.animate(withDuration: 0.5) {
            view.alpha = 0
        } completion: {
            ends.append($0)
        }
        #expect(view.alpha == 0)
        window.clock.advance(by: 0.25)
        #expect(ends.isEmpty)
        window.clock.advance(by: 0.25)
        #expect(ends == [true])
        window.clock.advance(by: 10)
        #expect(ends == [true])
        #expect(window.clock.now == 10.5)
    }

    @Test("Every form of animate", arguments: 0..<5)
    func forms(form: Int) {
        var changed = 0
        var ends: [Bool] = []
        let change = { changed += 1 }
        let end: (Bool) -> Void = { ends.append($0) }
        switch form {
        case 0: UIView.animate(withDuration: 1, animations: change, completion: end)
        case 1:
            UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveEaseIn, animations: change, completion: end)
        case 2:
            UIView.animate(
                withDuration: 0.75, delay: 0.25, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: [],
                animations: change, completion: end)
        case 3: UIView.animate(springDuration: 1, bounce: 0.2, animations: change, completion: end)
        default:
            UIView.animateKeyframes(
                withDuration: 0.5, delay: 0, options: [.autoreverse],
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: change)
                }, completion: end)
        }
        #expect(changed == 1)
        window.clock.advance(by: 0.9375)
        #expect(ends.isEmpty)
        window.clock.advance(by: 0.0625)
        #expect(ends == [true])
    }

    @Test("Without completion nothing waits")
    func withoutCompletion() {
        let view = UIView()
        UIView.animate(withDuration: 5) { view.tag = 1 }
        #expect(view.tag == 1)
        #expect(window.clock.isAtRest)
    }

    @Test("No time: the next advance, that by 0 included; less than no time too", arguments: [0, -3])
    func noTime(duration: Double) {
        var ends = 0
        UIView.animate(withDuration: duration, animations: {}) { _ in ends += 1 }
        #expect(ends == 0)
        window.clock.advance(by: 0)
        #expect(ends == 1)
    }

    @Test("The time counts from the call: what was begun after a step is not ended by that step")
    func fromTheCall() {
        var ends: [String] = []
        UIView.animate(withDuration: 1, animations: {}) { _ in ends.append("first") }
        window.clock.advance(by: 0.5)
        UIView.animate(withDuration: 1, animations: {}) { _ in ends.append("second") }
        window.clock.advance(by: 0.5)
        #expect(ends == ["first"])
        window.clock.advance(by: 0.5)
        #expect(ends == ["first", "second"])
    }

    @Test("Order: by time, then by the order of the calls")
    func order() {
        var ends: [Int] = []
        for (index, duration) in [3.0, 1, 2, 1, 3, 0].enumerated() {
            UIView.animate(withDuration: duration, animations: {}) { _ in ends.append(index) }
        }
        window.clock.advance(by: 3)
        #expect(ends == [5, 1, 3, 2, 0, 4])
    }

    @Test("A chain of animations ends within one step, each at its time")
    func chain() {
        var times: [TimeInterval] = []
        func next() {
            times.append(window.clock.now)
            if times.count < 4 { UIView.animate(withDuration: 0.25, animations: {}) { _ in next() } }
        }
        UIView.animate(withDuration: 0.25, animations: {}) { _ in next() }
        window.clock.advance(by: 5)
        #expect(times == [0.25, 0.5, 0.75, 1])
        #expect(window.clock.now == 5)
    }

    @Test("A chain that takes no time goes on with each step, so that a step ends")
    func endlessChain() {
        var count = 0
        func next() {
            count += 1
            if count < 1000 { UIView.animate(withDuration: 0, animations: {}) { _ in next() } }
        }
        UIView.animate(withDuration: 0, animations: {}) { _ in next() }
        window.clock.advance(by: 1)
        #expect(count == 1)
        window.clock.advance(by: 0)
        #expect(count == 2)
        while count < 1000 { window.clock.advance(by: 0) }
    }

    @Test("repeat never ends; autoreverse takes twice the time")
    func options() {
        var ends: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: {}) { _ in
            ends.append("repeat")
        }
        UIView.animate(withDuration: 1, delay: 0, options: .autoreverse, animations: {}) { _ in ends.append("back") }
        window.clock.advance(by: 1)
        #expect(ends.isEmpty)
        window.clock.advance(by: 1)
        #expect(ends == ["back"])
        window.clock.advance(by: 100)
        #expect(ends == ["back"])
    }

    @Test("A step lays out the window before and after")
    func layout() {
        let log = CallLog()
        let view = LayoutProbe("view", log, in: window)
        UIView.animate(withDuration: 1, animations: {}) { _ in
            log.note("end")
            view.setNeedsLayout()
        }
        window.clock.advance(by: 1)
        #expect(log.take() == ["view", "end", "view"])
    }

    @Test("performWithoutAnimation: no time; areAnimationsEnabled says so, and comes back")
    func withoutAnimation() {
        var ends = 0
        #expect(UIView.areAnimationsEnabled)
        UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 5, animations: { #expect(UIView.inheritedAnimationDuration == 0) }) { _ in
                ends += 1
            }
        }
        #expect(UIView.areAnimationsEnabled)
        window.clock.advance(by: 0)
        #expect(ends == 1)
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
    }

    @Test("inheritedAnimationDuration is that of the innermost animation")
    func inherited() {
        var seen: [TimeInterval] = [UIView.inheritedAnimationDuration]
        UIView.animate(withDuration: 2) {
            seen.append(UIView.inheritedAnimationDuration)
            UIView.animate(withDuration: 1) { seen.append(UIView.inheritedAnimationDuration) }
            seen.append(UIView.inheritedAnimationDuration)
        }
        #expect(seen + [UIView.inheritedAnimationDuration] == [0, 2, 1, 2, 0])
    }

    @Test("Two windows: the clock that is stepped takes over what waits; a view's own window knows its clock")
    func twoWindows() {
        let other = UIWindow()
        let view = makeView("view", in: other)
        var ends: [String] = []
        UIView.transition(with: view, duration: 1, animations: nil) { _ in ends.append("transition") }
        UIView.animate(withDuration: 1, animations: {}) { _ in ends.append("animate") }
        window.clock.advance(by: 1)
        #expect(ends == ["animate"])
        other.clock.advance(by: 1)
        #expect(ends == ["animate", "transition"])
    }

    @Test("A step back, or by no number, traps")
    func wrongStep() async {
        let back = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIWindow().clock.advance(by: -1)
        }
        #expect(errorText(back).contains("clock.advance(by: -1.0)"))
        let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIWindow().clock.advance(by: .infinity)
        }
        #expect(errorText(endless).contains("clock.advance(by: inf)"))
    }

    @Test("An animation whose time is no number traps")
    func wrongDuration() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView.animate(withDuration: .nan) {}
        }
        #expect(errorText(result).contains("an animation of nan seconds after 0.0 seconds: both must be finite"))
    }

    @Test("Random animations end in the order of a sorted list", arguments: [1, 2, 3] as [UInt64])
    func model(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var ends: [Int] = []
        var expected: [(time: Double, number: Int)] = []
        var number = 0
        for _ in 0..<200 {
            for _ in 0..<random.below(4) {
                let id = number
                let duration = Double(random.below(40)) / 4
                number += 1
                expected.append((window.clock.now + duration, id))
                UIView.animate(withDuration: duration, animations: {}) { _ in ends.append(id) }
            }
            window.clock.advance(by: Double(random.below(5)) / 4)
            let due = expected.filter { $0.time <= window.clock.now }
            let order = due.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            #expect(ends == order.map(\.element.number), "seed \(seed)")
            ends = []
            expected.removeAll { $0.time <= window.clock.now }
        }
        window.clock.advance(by: 100)
    }
}
