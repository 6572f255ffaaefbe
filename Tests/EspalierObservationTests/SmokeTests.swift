import EspalierViews
import Foundation
import Testing

final class Cart: KeyValueObservable {
    let observerRegistry = ObserverRegistry()
    @Observed var count = 0
    @Observed var items: [String] = []
    var isEmpty: Bool { count == 0 }
}

@Suite("Smoke")
struct SmokeTests {
    @Test("frame") func frame() throws {
        let view = UIView()
        var heard: [String] = []
        let token = view.observe(\.frame, options: [.old, .new, .prior, .initial]) { v, c in
            heard.append("\(c.isPrior) \(c.oldValue.map { $0.width } ?? -1) \(c.newValue.map { $0.width } ?? -1)")
        }
        view.bounds.size.width = 5
        view.frame = CGRect(x: 0, y: 0, width: 7, height: 0)
        view.center = .zero
        #expect(
            heard == [
                "false -1.0 0.0", "true 0.0 -1.0", "false 0.0 5.0", "true 5.0 -1.0", "false 5.0 7.0", "true 7.0 -1.0",
                "false 7.0 7.0",
            ])
        token.invalidate()
        view.bounds.size.width = 6
        #expect(heard.count == 7)
    }

    @Test("path") func path() throws {
        let view = UIView(), a = UIView(), b = UIView()
        var heard: [CGFloat?] = []
        let token = view.observe(\.superview?.frame.origin.x, options: [.new]) { _, c in heard.append(c.newValue ?? nil)
        }
        a.addSubview(view)
        a.frame.origin.x = 3
        b.frame.origin.x = 4
        b.addSubview(view)
        a.frame.origin.x = 9
        b.frame.origin.x = 10
        view.removeFromSuperview()
        #expect(heard == [0, 3, 4, 10, nil])
        let text = try view.observe("superview.frame.origin.x", options: [.new]) { _, c in
            heard.append(c.newValue as? CGFloat)
        }
        b.addSubview(view)
        #expect(heard == [0, 3, 4, 10, nil, 10, 10])
        #expect(throws: KeyPathError.self) { _ = try view.value(forKeyPath: "superview.fram") }
        try view.setValue(3, forKeyPath: "frame.size.width")
        #expect(view.frame.width == 3)
        _ = (token, text)
    }

    @Test("cart") func cart() {
        let cart = Cart(), view = UIView()
        var heard: [Bool] = []
        let token = cart.observe(\.isEmpty, options: [.new, .distinct]) { _, c in heard.append(c.newValue!) }
        BlockObserver.of(view).add(cart, keyPath: \.count, options: .new) { view, _, change in
            view.tag = change.newValue!
        }
        cart.count = 2
        cart.count += 1
        cart.items.append("x")
        cart.count = 0
        #expect(heard == [false, true])
        cart.count = 4
        #expect(view.tag == 4)
        BlockObserver.of(view).remove(cart, keyPath: \.count)
        cart.count = 5
        #expect(view.tag == 4)
        _ = token
    }

    @Test("subviews") func subviews() {
        let a = UIView(), b = UIView(), c = UIView()
        var heard: [String] = []
        let t = a.observe(\.subviews, options: [.old, .new]) { _, c in
            heard.append(
                "\(c.kind) \(Array(c.indexes!)) \(c.oldValue?.map(\.tag) ?? []) \(c.newValue?.map(\.tag) ?? [])")
        }
        b.tag = 1
        c.tag = 2
        a.addSubview(b)
        a.insertSubview(c, at: 0)
        a.bringSubviewToFront(c)
        a.exchangeSubview(at: 0, withSubviewAt: 1)
        c.removeFromSuperview()
        #expect(
            heard == [
                "insertion [0] [] [1]", "insertion [0] [] [2]", "replacement [0, 1] [2, 1] [1, 2]",
                "replacement [0, 1] [1, 2] [2, 1]", "removal [0] [2] []",
            ])
        _ = t
    }
}
