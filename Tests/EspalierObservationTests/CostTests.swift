import EspalierViews
import Foundation
import Testing

@Suite("13 Costs")
struct CostTests {
    let cart = Cart()

    @Test("13.1 A key path is resolved when the object is first observed at it, and not again for further observers")
    func resolving() {
        let keyPath = \Cart.label
        var tokens = [cart.observe(keyPath) { _, _ in }]
        let reads = cart.labelReads
        for _ in 0..<100 { tokens.append(cart.observe(keyPath) { _, _ in }) }
        #expect(reads <= 3 && cart.labelReads == reads)
        withExtendedLifetime(tokens) {}
    }

    @Test(
        "13.2 All observers of a key path share the reading of the values",
        arguments: [([.new], 1), ([.old, .new], 2), ([.prior, .old, .new], 3)] as [(ObservingOptions, Int)])
    func reading(options: ObservingOptions, reads: Int) {
        let tokens = (0..<10).map { _ in cart.observe(\.label, options: options) { _, _ in } }
        let before = cart.labelReads
        cart.count = 1
        #expect(cart.labelReads - before == reads)
        withExtendedLifetime(tokens) {}
    }

    private final class Counting: UIView {
        private(set) var reads = 0
        override var tag: Int {
            get {
                reads += 1
                return super.tag
            }
            set { super.tag = newValue }
        }
    }

    @Test(
        "13.3 A property of the object itself is read only for values that somebody asks for",
        arguments: [([], 0), (.new, 1), (.old, 1), ([.old, .new], 2), (.prior, 0)] as [(ObservingOptions, Int)])
    func properties(options: ObservingOptions, reads: Int) {
        let view = Counting()
        let token = view.observe(\.tag, options: options) { _, _ in }
        let before = view.reads
        view.tag = 1
        #expect(view.reads - before == reads)
        token.invalidate()
    }

    @Test("13.4 A set that concerns nobody reads nothing and tells nothing")
    func unconcerned() {
        let view = Counting()
        let token = view.observe(\.tag, options: [.old, .new]) { _, _ in }
        let before = view.reads
        view.alpha = 0
        #expect(view.reads == before)
        token.invalidate()
        view.tag = 1
        #expect(view.reads == before)
    }

    @Test("13.5 A change in place of an observed value copies it; of one that nobody observes it does not")
    func inPlace() {
        cart.items = ["a"]
        cart.items.reserveCapacity(100)
        func address() -> UnsafeRawPointer? { cart.items.withUnsafeBytes { $0.baseAddress } }
        let before = address()
        cart.items.append("b")
        #expect(address() == before)
        let token = cart.observe(\.items) { _, _ in }
        cart.items.append("c")
        #expect(address() != before)
        token.invalidate()
    }
}
