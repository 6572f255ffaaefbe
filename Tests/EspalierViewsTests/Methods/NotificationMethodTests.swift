import EspalierViews
import Foundation
import Testing

@Suite("Methods in place of selectors")
struct NotificationMethodTests {
    final class Form: UIView {
        var heard: [String] = []
        func saved() { heard.append("saved") }
        func changed(_ note: Notification) { heard.append("changed \(note.name.rawValue)") }
    }

    let center = NotificationCenter()
    let name = Notification.Name("a")
    let other = Notification.Name("b")

    @Test("An observer hears what it has asked for, by name and by sender")
    func hearing() {
        let form = Form()
        let sender = UIView()
        center.addObserver(form, selector: Form.changed(_:), name: name, object: nil)
        center.addObserver(form, selector: Form.saved, name: other, object: sender)
        center.post(name: name, object: nil)
        center.post(name: other, object: UIView())
        center.post(name: other, object: sender)
        NotificationCenter().post(name: name, object: nil)
        #expect(form.heard == ["changed a", "saved"])
    }

    @Test("Without a name it hears of everything")
    func everything() {
        let form = Form()
        center.addObserver(form, selector: Form.changed(_:), name: nil, object: nil)
        center.post(name: name, object: nil)
        center.post(name: other, object: nil)
        #expect(form.heard == ["changed a", "changed b"])
    }

    @Test("Removed by name, by sender or as a whole, it hears no more of that, and others still hear")
    func removing() {
        let (form, neighbour) = (Form(), Form())
        let sender = UIView()
        for view in [form, neighbour] {
            center.addObserver(view, selector: Form.changed(_:), name: name, object: nil)
            center.addObserver(view, selector: Form.changed(_:), name: other, object: sender)
        }
        center.removeObserver(form, name: other, object: UIView())
        center.post(name: other, object: sender)
        #expect(form.heard == ["changed b"])
        center.removeObserver(form, name: other, object: sender)
        center.post(name: other, object: sender)
        center.post(name: name, object: nil)
        #expect(form.heard == ["changed b", "changed a"])
        center.removeObserver(form)
        center.post(name: name, object: nil)
        #expect(form.heard.count == 2 && neighbour.heard.count == 4)
    }

    @Test("Another center's observations stay")
    func centers() {
        let form = Form()
        let second = NotificationCenter()
        center.addObserver(form, selector: Form.saved, name: name, object: nil)
        second.addObserver(form, selector: Form.saved, name: name, object: nil)
        center.removeObserver(form)
        center.post(name: name, object: nil)
        second.post(name: name, object: nil)
        #expect(form.heard == ["saved"])
    }

    @Test("An observer is not held, and is forgotten with its end")
    func notHeld() {
        weak var gone: Form?
        do {
            let form = Form()
            gone = form
            center.addObserver(form, selector: Form.saved, name: name, object: nil)
        }
        #expect(gone == nil)
        center.post(name: name, object: nil)
    }

    @Test("A token of a block is removed as before")
    func tokens() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test("A timer calls the method of its target, once or until it is invalidated")
    func timers() {
        final class Clock {
            var ticks: [String] = []
            func tick(_ timer: Timer) {
                ticks.append("tick")
                if ticks.count == 3 { timer.invalidate() }
            }
            func ring() { ticks.append("ring") }
        }
        let (clock, bell) = (Clock(), Clock())
        Timer.scheduledTimer(timeInterval: 0.001, target: clock, selector: Clock.tick(_:), userInfo: nil, repeats: true)
        Timer.scheduledTimer(timeInterval: 0.001, target: bell, selector: Clock.ring, userInfo: nil, repeats: false)
        let end = Date(timeIntervalSinceNow: 5)
        while clock.ticks.count < 3 || bell.ticks.isEmpty, Date() < end {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
        }
        #expect(clock.ticks == ["tick", "tick", "tick"] && bell.ticks == ["ring"])
    }
}
