import EspalierViews
import Foundation
import TestSupport
import Testing

/// Internal consumers are told between the write and the callbacks, so what they keep is right in every callback.
@Suite("Consumers of changes")
struct ConsumerTests {
    /// Notes changes in the log of the recorders, so that the order of both is seen.
    final class Consumer: ViewConsumer {
        let log: CallLog

        init(_ log: CallLog) {
            self.log = log
        }

        func viewDidChange(_ view: UIView, _ change: ViewChange) {
            let text =
                switch change {
                case .geometry(let old): "geometry was \(old.rect)"
                case .value(let property, _): "\(property)"
                case .stored: "stored"
                case .superview(let old): "superview was \(CallLog.label(old))"
                case .ancestors: "ancestors"
                case .subviewInserted(let subview): "inserted \(CallLog.label(subview))"
                case .subviewRemoved(let subview, _): "removed \(CallLog.label(subview))"
                case .subviewsReordered: "reordered"
                }
            log.note("[\(view.name ?? "?") \(text)]", by: view)
        }

        func viewWillDie(_ view: UIView) {
            log.note("[death]", by: UIView())
        }
    }

    @Test("Hierarchy: told after every will… and before every did…, with the new state in place")
    func hierarchy() {
        let f = CallbackFixture()
        f.arrange {
            f.p.addSubview(f.v)
            f.w1.addSubview(f.q)
        }
        let consumer = Consumer(f.log)
        for view in [f.p, f.q, f.v, f.y] {
            view.addConsumer(consumer)
        }
        f.log.clear()
        f.q.addSubview(f.v)
        let told = f.log.calls.indices.filter { f.log.calls[$0].hasPrefix("[") }
        let wills = f.log.calls.indices.filter { f.log.calls[$0].contains(".will") }
        let dids = f.log.calls.indices.filter { f.log.calls[$0].contains(".did") }
        #expect(wills.max() ?? 0 < told.min() ?? 0)
        #expect(told.max() ?? 99 < dids.min() ?? 0)
        #expect(
            told.map { f.log.calls[$0] } == [
                "[p removed v]", "[q inserted v]", "[v superview was p]", "[v ancestors]", "[y ancestors]",
            ])
        for index in told where f.log.calls[index].hasPrefix("[v ") {
            #expect(f.log.states[index] == "superview q, window w1, subviews [\"x\", \"z\"]")
        }
    }

    @Test("A reorder is told once; one that changes nothing is not")
    func reorder() {
        let f = CallbackFixture()
        f.v.addConsumer(Consumer(f.log))
        f.v.bringSubviewToFront(f.x)
        f.v.bringSubviewToFront(f.x)
        f.v.exchangeSubview(at: 1, withSubviewAt: 1)
        #expect(f.log.calls == ["[v reordered]"])
        f.v.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(f.log.calls == ["[v reordered]", "[v reordered]"])
    }

    @Test("Geometry: told with the old values, when something changed")
    func geometry() {
        let log = CallLog()
        let view = makeView("view", rect(1, 2, 3, 4))
        view.addConsumer(Consumer(log))
        view.frame = rect(5, 6, 7, 8)
        view.frame = rect(5, 6, 7, 8)
        view.bounds.origin = point(1, 1)
        view.center = point(1, 1)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(
            log.calls == [
                "[view geometry was \(rect(1, 2, 3, 4))]", "[view geometry was \(rect(5, 6, 7, 8))]",
                "[view geometry was \(rect(5, 6, 7, 8))]", "[view geometry was \(rect(-2.5, -3, 7, 8))]",
            ])
    }

    @Test("Properties: told by name")
    func properties() {
        let log = CallLog()
        let view = makeView("view")
        view.addConsumer(Consumer(log))
        view.tag = 1
        view.isHidden = true
        view.alpha = 0.5
        view.backgroundColor = .red
        view.autoresizingMask = [.flexibleWidth]
        view[stored: StoredPropertyTests.gap] = 3
        #expect(
            log.calls == [
                "[view tag]", "[view isHidden]", "[view alpha]", "[view backgroundColor]", "[view autoresizingMask]",
                "[view stored]",
            ])
    }

    @Test("A consumer that was taken out hears nothing more; the others do")
    func removal() {
        let log = CallLog()
        let otherLog = CallLog()
        let view = makeView("view")
        let consumer = Consumer(log)
        view.addConsumer(consumer)
        view.addConsumer(Consumer(otherLog))
        view.tag = 1
        view.removeConsumer(consumer)
        view.tag = 2
        #expect(log.calls == ["[view tag]"])
        #expect(otherLog.calls == ["[view tag]", "[view tag]"])
    }

    @Test("Consumers hear of the end of their view, and of the end of the tree above it")
    func endings() {
        let log = CallLog()
        let survivor = makeView("survivor")
        survivor.addConsumer(Consumer(log))
        do {
            let superview = makeView("superview")
            let dying = makeView("dying", in: superview)
            dying.addConsumer(Consumer(log))
            superview.addSubview(survivor)
            log.clear()
        }
        #expect(log.calls.contains("[survivor superview was nil]"), "the old superview cannot be named any more")
        #expect(log.count("[death]") == 1)
    }
}
