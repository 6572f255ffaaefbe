import EspalierViews
import Foundation
import TestSupport
import Testing

/// A recognizer of random kind, with what it has told since its last reset.
private final class Watched {
    let gesture: UIGestureRecognizer
    var told: [UIGestureRecognizer.State] = []
    var required: [Watched] = []
    /// What its view must not hear any more.
    var isSimultaneous = false

    init(_ gesture: UIGestureRecognizer) { self.gesture = gesture }
}

/// A recognizer that sets states at random, many of them illegal.
private final class Wild: UIGestureRecognizer {
    var random: SplitMix64
    init(_ random: SplitMix64) {
        self.random = random
        super.init(target: nil, action: nil)
    }

    private func act() {
        if random.oneIn(2) { state = random.any([.possible, .began, .changed, .ended, .cancelled, .failed]) }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { act() }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        act()
        act()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        act()
        if state == .possible { state = .failed }
        if state == .began || state == .changed { state = random.oneIn(2) ? .ended : .cancelled }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

@Suite("Gestures, at random")
struct GestureModelTests {
    private final class Program: UIGestureRecognizerDelegate {
        var random: SplitMix64
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var views: [TouchCounter] = []
        var watched: [Watched] = []
        var problems: [String] = []

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            window.isHidden = false
            for number in 0..<4 {
                let view = TouchCounter(
                    frame: CGRect(x: 10, y: 10, width: 260 - 40 * number, height: 260 - 40 * number))
                view.isMultipleTouchEnabled = random.oneIn(2)
                (views.last ?? window).addSubview(view)
                views.append(view)
            }
            for number in 0..<(1 + random.below(6)) { add(number) }
        }

        func add(_ number: Int) {
            let gesture: UIGestureRecognizer
            switch random.below(8) {
            case 0:
                let tap = UITapGestureRecognizer()
                tap.numberOfTapsRequired = 1 + random.below(2)
                tap.numberOfTouchesRequired = 1 + random.below(2)
                gesture = tap
            case 1:
                let press = UILongPressGestureRecognizer()
                press.minimumPressDuration = [0, 0.1, 0.5][random.below(3)]
                gesture = press
            case 2: gesture = UIPanGestureRecognizer()
            case 3: gesture = UISwipeGestureRecognizer()
            case 4: gesture = UIPinchGestureRecognizer()
            case 5: gesture = UIRotationGestureRecognizer()
            default: gesture = Wild(SplitMix64(seed: random.next()))
            }
            gesture.name = "\(number)"
            gesture.cancelsTouchesInView = random.oneIn(2)
            gesture.delaysTouchesBegan = random.oneIn(3)
            gesture.delaysTouchesEnded = random.oneIn(2)
            let entry = Watched(gesture)
            entry.isSimultaneous = random.oneIn(4)
            if random.oneIn(2) { gesture.delegate = self }
            // Requirements lead to earlier ones only: in a circle all would wait for ever.
            if let other = watched.last, random.oneIn(3) {
                gesture.require(toFail: other.gesture)
                entry.required.append(other)
            }
            gesture.addTarget(self) { [unowned entry] in $0.note(entry) }
            random.any(views).addGestureRecognizer(gesture)
            watched.append(entry)
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { watched.contains { $0.gesture === gestureRecognizer && $0.isSimultaneous } }

        func note(_ entry: Watched) {
            let new = entry.gesture.state
            let isLegal: Bool
            switch (entry.told.last, new) {
            case (nil, .began), (nil, .ended): isLegal = true
            case (.began?, .changed), (.began?, .ended), (.began?, .cancelled): isLegal = true
            case (.changed?, .changed), (.changed?, .ended), (.changed?, .cancelled): isLegal = true
            default: isLegal = false
            }
            if !isLegal { problems.append("\(entry.gesture) tells \(new) after \(entry.told)") }
            if entry.told.isEmpty {
                for other in entry.required where [.began, .changed, .ended].contains(other.gesture.state) {
                    problems.append("\(entry.gesture) begins although \(other.gesture) has")
                }
            }
            entry.told.append(new)
            if new == .ended || new == .cancelled { entry.told = [] }
        }

        func step(_ fingers: inout [UITouch]) {
            let place = CGPoint(x: random.below(300), y: random.below(300))
            switch random.below(8) {
            case 0, 1: if fingers.count < 3 { fingers.append(window.beginTouch(at: place)) }
            case 2, 3, 4:
                guard !fingers.isEmpty else { break }
                let finger = random.any(fingers)
                let old = finger.location(in: nil)
                let small = CGPoint(
                    x: old.x + CGFloat(random.below(30)) - 15, y: old.y + CGFloat(random.below(30)) - 15)
                window.moveTouch(finger, to: random.oneIn(3) ? place : small)
            case 5:
                guard !fingers.isEmpty else { break }
                let finger = fingers.remove(at: random.below(fingers.count))
                if random.oneIn(6) { window.cancelTouches([finger]) } else { window.endTouch(finger) }
            case 6: window.clock.advance(by: [0, 0.02, 0.2, 0.8][random.below(4)])
            default:
                let entry = random.any(watched)
                if random.oneIn(20) {
                    entry.gesture.isEnabled.toggle()
                } else if random.oneIn(20) {
                    random.any(views).addGestureRecognizer(entry.gesture)
                }
            }
        }

        func run(steps: Int) {
            var fingers: [UITouch] = []
            for _ in 0..<steps { step(&fingers) }
            window.endTouches(fingers)
            window.clock.advance(by: 2)
            for entry in watched {
                if !entry.told.isEmpty { problems.append("\(entry.gesture) has begun, and never ended") }
                if entry.gesture.state != .possible { problems.append("\(entry.gesture) is not reset") }
            }
            for view in views where view.balance != 0 || view.wrong != nil {
                problems.append(
                    "a view has heard of \(view.balance) touches that did not end, or of \(view.wrong ?? "-")")
            }
        }
    }

    /// A view that counts what it hears: each beginning has one end.
    private final class TouchCounter: UIView {
        private var touches: Set<UITouch> = []
        private(set) var wrong: String?
        var balance: Int { touches.count }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            if !self.touches.isDisjoint(with: touches) { wrong = "one that began twice" }
            if !isMultipleTouchEnabled && self.touches.count + touches.count > 1 { wrong = "two at a time" }
            self.touches.formUnion(touches)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            if !touches.isSubset(of: self.touches) { wrong = "a move without a beginning" }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }
        private func end(_ touches: Set<UITouch>) {
            if !touches.isSubset(of: self.touches) { wrong = "an end without a beginning" }
            self.touches.subtract(touches)
        }
    }

    @Test("States are legal, every beginning has an end, requirements are kept, views hear of each touch to its end")
    func random() {
        for seed in randomPrograms(UInt64(1200)) {
            let program = Program(seed: seed)
            program.run(steps: 120)
            #expect(program.problems == [], "seed \(seed)")
            if !program.problems.isEmpty { return }
        }
    }
}
