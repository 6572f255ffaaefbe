import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Actions of controls")
struct ActionTests {
    let control = UIControl()
    let log = CallLog()

    func action(_ name: String, _ identifier: String? = nil) -> UIAction {
        let log = log
        return UIAction(title: name, identifier: identifier.map { UIAction.Identifier($0) }) { _ in
            log.note(name)
        }
    }

    @Test("Actions are called in the order in which they were added, each once, on their events only")
    func order() {
        control.addAction(action("a"), for: [.touchUpInside, .valueChanged])
        control.addAction(action("b"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.calls == ["a", "b"])
        control.sendActions(for: [.touchUpInside, .valueChanged])
        #expect(log.calls == ["a", "b", "a", "b"])
        control.sendActions(for: .touchUpInside)
        #expect(log.calls == ["a", "b", "a", "b", "a"])
        control.sendActions(for: .touchDown)
        #expect(log.calls.count == 5)
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    }

    @Test("A disabled control sends what a program asks it to send")
    func disabled() {
        control.addAction(action("a"), for: .valueChanged)
        control.isEnabled = false
        control.sendActions(for: .valueChanged)
        #expect(log.calls == ["a"])
    }

    @Test("The same action for further events is one; one of the same identifier replaces it for its events")
    func identifiers() {
        let first = action("first", "x")
        control.addAction(first, for: .valueChanged)
        control.addAction(first, for: .touchUpInside)
        control.sendActions(for: [.valueChanged, .touchUpInside])
        #expect(log.calls == ["first"])
        control.addAction(action("second", "x"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(log.calls == ["first", "second", "first"])
        control.addAction(action("other"), for: .valueChanged)
        control.addAction(action("another"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.calls.suffix(3) == ["first", "other", "another"])
    }

    @Test("Actions are taken out by themselves and by identifiers, for the events that are named")
    func removing() {
        let first = action("first"), second = action("second", "x")
        control.addAction(first, for: [.valueChanged, .touchDown])
        control.addAction(second, for: [.valueChanged, .touchDown])
        control.removeAction(first, for: .valueChanged)
        control.removeAction(identifiedBy: .init("x"), for: .touchDown)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(log.calls == ["second", "first"])
        control.removeAction(identifiedBy: first.identifier, for: .allEvents)
        control.removeAction(action("like the second", "x"), for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(log.calls.count == 2 && control.allControlEvents.isEmpty)
    }

    @Test("An action knows who sends it while it runs")
    func sender() {
        let action = UIAction { [log] action in log.note("\((action.sender as? UIControl)?.tag ?? -1)") }
        control.tag = 7
        control.addAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log.calls == ["7"] && action.sender == nil)
    }

    @Test("What an action takes out is not called any more; what it adds is called from the next time on")
    func changesMeanwhile() {
        let second = action("second")
        control.addAction(
            UIAction { [unowned control, log] _ in
                log.note("first")
                control.removeAction(second, for: .allEvents)
                control.addAction(UIAction { _ in log.note("new") }, for: .valueChanged)
            }, for: .valueChanged)
        control.addAction(second, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.calls == ["first"])
        control.sendActions(for: .valueChanged)
        #expect(log.calls == ["first", "first", "new"])
    }

    final class Target {
        var calls = 0
        weak var sender: UIControl?
        func plain() { calls += 1 }
        func taking(_ sender: UIControl) { self.sender = sender }
    }

    @Test("A target is called by closure and by method, is not held, and can be taken out")
    func targets() {
        var target: Target? = Target()
        weak let gone = target
        if let target {
            control.addTarget(target, for: .touchUpInside) { $0.calls += 10 }
            control.addTarget(target, action: Target.plain, for: .touchUpInside)
            control.addTarget(target, action: Target.taking, for: .valueChanged)
            control.sendActions(for: [.touchUpInside, .valueChanged])
            #expect(target.calls == 11 && target.sender === control)
            control.removeTarget(target, for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
            #expect(target.calls == 11 && control.allControlEvents == .valueChanged)
        }
        target = nil
        #expect(gone == nil)
        control.sendActions(for: .allEvents)
        #expect(control.allControlEvents.isEmpty)
        let other = Target()
        control.addTarget(other, action: Target.plain, for: .touchUpInside)
        control.removeTarget(nil, for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(other.calls == 0)
    }

    @Test("A method that takes another kind of control stops the program with a message")
    func wrongSender() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Other {
                func changed(_ sender: UISwitch) {}
            }
            let other = Other()
            UIControl().addTarget(other, action: Other.changed, for: .valueChanged)
        }
        #expect(errorText(result).contains("addTarget: the action takes a UISwitch, and the control is a UIControl"))
    }

    @Test("Handlers are told in order, until they stop")
    func enumerating() {
        let target = Target()
        control.addAction(action("a"), for: .touchDown)
        control.addTarget(target, for: .touchUpInside) { $0.plain() }
        control.addAction(action("b"), for: .valueChanged)
        control.enumerateEventHandlers { action, targetAction, events, stop in
            if let action { log.note("\(action.title) \(events.rawValue)") }
            if let targetAction { log.note("target \(targetAction.0 as? Target === target)") }
            stop = targetAction != nil
        }
        #expect(log.calls == ["a 1", "target true"])
    }

    @Test("sendAction runs an action, and every action goes through an override of it")
    func overridden() {
        final class Counting: UIControl {
            var sent = 0
            override func sendAction(_ action: UIAction) {
                sent += 1
                super.sendAction(action)
            }
        }
        let counting = Counting(frame: .zero, primaryAction: action("primary"))
        counting.sendActions(for: .primaryActionTriggered)
        counting.sendAction(action("once"))
        #expect(log.calls == ["primary", "once"] && counting.sent == 2)
    }

    @Test("The bits of the events are UIKit's")
    func bits() {
        let events: [(UIControl.Event, UInt)] = [
            (.touchDown, 1), (.touchUpInside, 64), (.touchCancel, 256), (.valueChanged, 4096),
            (.primaryActionTriggered, 8192), (.editingDidBegin, 65536), (.editingChanged, 131072),
            (.editingDidEnd, 262144), (.editingDidEndOnExit, 524288), (.allEvents, 0xFFFF_FFFF),
        ]
        for (event, bits) in events { #expect(event.rawValue == bits) }
    }
}

@Suite("Alignments of controls")
struct ControlAlignmentTests {
    let control = UIControl()

    @Test("Contents are centred by default; leading and trailing are sides by the reading direction")
    func alignments() {
        #expect(control.contentHorizontalAlignment == .center && control.contentVerticalAlignment == .center)
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
        control.contentHorizontalAlignment = .trailing
        #expect(control.effectiveContentHorizontalAlignment == .left)
    }

    @Test("State and alignments are told to observers, and can be named by text")
    func observed() throws {
        #expect(told(control, \.isSelected) { control.isSelected = true } == 1)
        #expect(told(control, \.state) { control.isHighlighted = true } == 1)
        #expect(told(control, \.contentVerticalAlignment) { control.contentVerticalAlignment = .top } == 1)
        try expectTextKey("isEnabled", of: control, reads: \.isEnabled, afterSetting: false)
        try expectTextKey("isHighlighted", of: control, reads: \.isHighlighted, afterSetting: false)
        try expectTextKey("isSelected", of: control, reads: \.isSelected, afterSetting: false)
    }
}
