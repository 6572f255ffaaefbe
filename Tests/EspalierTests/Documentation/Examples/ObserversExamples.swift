// swift-format-ignore-file
// The examples of Docs/Observers.md, made from the page by a test: edit the page, and record.
import Espalier
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of Docs/Observers.md")
struct ObserversExamples {
    @Test("1: Observers")
    func example1() async throws {
        let printed = try await Printed.collect {
            let root = UIView(), view = UIView(), label1 = UILabel(), label2 = UILabel(), cart = Cart()
            root.addSubview(view)
            final class Cart: KeyValueObservable {
                let observerRegistry = ObserverRegistry()
                @Observed var count = 0
            }
            let token = view.observe(\.superview?.frame, options: [.old, .new]) { view, change in print(change.newValue??.width ?? 0) }
            BlockObserver.of(label1).add(label2, keyPath: \.text, options: .new) { label1, label2, _ in label1.text = label2.text }
            let text = try view.observe("subviews") { view, change in print(change.kind, change.indexes as Any) }
            withObservationTracking { _ = (view.frame, cart.count) } onChange: { print("something of it changes") }
            let hierarchy = root.observeHierarchy { records in print(records.map(\.kind.rawValue)) }
            for await change in view.changes(of: \.tag, options: [.initial, .new]) { print(change.newValue as Any); break }
            label2.text = "both"
            #expect(label1.text == "both")
            root.frame.size.width = 10
            view.frame.size.width = 5
            view.addSubview(UIView())
            token.invalidate()
            text.invalidate()
            hierarchy.invalidate()
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/Observers.md")
    }

    @Test("2: Breakpoints")
    func example2() async throws {
        let printed = try await Printed.collect {
            let panel = UIView(), leaf = UIView()
            panel.name = "panel"
            leaf.name = "leaf"
            panel.addSubview(leaf)
            let stop = panel.breakpoint(on: .propertiesBelow([\.frame]), once: true) { stop in
                print("the frame of \(stop.record?.view.name ?? ""), \(stop.stack.count) deep")
            }
            let observer = panel.observe(\.tag) { _, _ in leaf.frame.size.width = 5 }
            panel.tag = 4
            print(stop.hits)
            observer.invalidate()
        }
        try Printed.compare(printed, withExample: 2, of: "Docs/Observers.md")
    }
}
