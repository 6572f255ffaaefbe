import EspalierViews
import Foundation
import TestSupport
import Testing

/// What comes to depend on a property after a change of it has begun, and before its write.
@Suite("8 Re-entrance: paths that are led over what is about to be written")
struct LateDependencyTests {
    let log = CallLog()
    let view = UIView()

    @Test(
        "8.11 The path of an observer that is added before the write leads over what was written",
        arguments: [false, true], 0..<3)
    func addedBeforeWrite(byText: Bool, way: Int) {
        let parent = UIView(), cart = Cart(), next = Cart()
        var added: KeyValueObservation?
        func add() {
            if added != nil { return }
            switch (way, byText) {
            case (0, false): added = view.observe(\.superview?.tag, options: .old) { [log] in log.note($1) }
            case (0, true): added = try? view.observe("superview.tag", options: .old) { [log] in log.note($1) }
            case (_, false): added = cart.observe(\.next?.count, options: .old) { [log] in log.note($1) }
            case (_, true): added = try? cart.observe("next.count", options: .old) { [log] in log.note($1) }
            }
        }
        let tokens = [
            view.observe(\.superview, options: .prior) { _, change in if change.isPrior { add() } },
            cart.observe(\.next, options: .prior) { _, change in if change.isPrior, way == 1 { add() } },
        ]
        nonisolated(unsafe) let addInside = add
        if way == 2 {
            withObservationTracking {
                _ = cart.next
            } onChange: {
                addInside()
            }
        }
        if way == 0 { parent.addSubview(view) } else { cart.next = next }
        #expect(added != nil && log.take() == [], "of the change itself it hears nothing")
        parent.tag = 7
        next.count = 7
        #expect(log.take() == ["0 to -"])
        withExtendedLifetime(tokens) {}
    }

    @Test("8.11 A path that is led over what is about to be written is told of the write", arguments: [false, true])
    func ledBeforeWrite(ofViews: Bool) {
        let (top, middle) = (UIView(), UIView())
        let (holder, link, leaf) = (Cart(), Cart(), Cart())
        let tokens = [
            view.observe(\.superview?.superview?.tag, options: [.old, .new, .distinct, .prior]) { [log] _, change in
                if !change.isPrior { log.note(change) }
            },
            middle.observe(\.superview, options: .prior) { [view] middle, change in
                if change.isPrior { middle.addSubview(view) }
            },
            holder.observe(\.next?.next?.count, options: [.old, .new, .distinct]) { [log] _, change in log.note(change)
            },
            link.observe(\.next, options: .prior) { link, change in
                if change.isPrior { holder.next = link }
            },
        ]
        if ofViews { top.addSubview(middle) } else { link.next = leaf }
        #expect(log.take() == ["nil to 0"])
        (top.tag, leaf.count) = (1, 1)
        #expect(log.take() == ["0 to 1"])
        withExtendedLifetime(tokens) {}
    }

    /// Tells of its property by hand.
    private final class Manual: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        var stored: Cart?
        var link: Cart? {
            didRead(\.link)
            return stored
        }
    }

    @Test("8.11 So is it with a property that is told by hand, from its willChange on", arguments: [false, true])
    func addedBetween(isObserved: Bool) {
        let manual = Manual(), leaf = Cart()
        let first = isObserved ? manual.observe(\.link) { [log] _, _ in log.note("link") } : nil
        manual.willChange(\.link)
        let token = manual.observe(\.link?.count, options: .old) { [log] _, change in log.note(change) }
        manual.stored = leaf
        manual.didChange(\.link)
        #expect(log.take() == (isObserved ? ["link"] : []))
        leaf.count = 7
        #expect(log.take() == ["0 to -"])
        withExtendedLifetime((first, token)) {}
    }

    private final class Holder: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        @Observed var manual: Manual?
    }

    @Test("8.11 A path that is led over such a property is told too, and of the next change", arguments: [false, true])
    func ledOverManual(endsInside: Bool) {
        let manual = Manual(), leaf = Cart(), holder = Holder()
        let tokens = [
            holder.observe(\.manual?.link?.count, options: [.old, .new, .distinct]) { [log] in log.note($1) },
            manual.observe(\.link, options: .prior) { manual, change in
                guard change.isPrior, holder.manual == nil else { return }
                holder.manual = manual
                if endsInside { manual.didChange(\.link) }
            },
        ]
        for link in [leaf, nil, leaf] {
            manual.willChange(\.link)
            manual.stored = link
            manual.didChange(\.link)
        }
        let told = log.take()
        #expect(told == (endsInside ? ["0 to nil", "nil to 0"] : ["nil to 0", "0 to nil", "nil to 0"]))
        leaf.count = 7
        #expect(log.take() == ["0 to 7"])
        withExtendedLifetime(tokens) {}
    }
}
