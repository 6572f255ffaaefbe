import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("1 What can be observed")
struct ObservablePropertyTests {
    private static let gap = StoredProperty<UIView, Double>(default: 8)

    /// One observable property: observes it, by key path and by text, and sets it.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let observe: @Sendable (UIView, _ told: @escaping () -> Void) -> KeyValueObservation
        let set: @Sendable (UIView) -> Void

        init<Value>(
            _ name: String, _ keyPath: KeyPath<UIView, Value> & Sendable, set: @escaping @Sendable (UIView) -> Void
        ) {
            testDescription = name
            observe = { view, told in view.observe(keyPath) { _, _ in told() } }
            self.set = set
        }
    }

    static let cases = [
        Case("frame", \.frame) { $0.frame = rect(1, 2, 3, 4) },
        Case("bounds", \.bounds) { $0.bounds = rect(1, 2, 3, 4) },
        Case("center", \.center) { $0.center = CGPoint(x: 1, y: 2) },
        Case("transform", \.transform) { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
        Case("tag", \.tag) { $0.tag = 1 },
        Case("name", \.name) { $0.name = "a" },
        Case("isHidden", \.isHidden) { $0.isHidden = true },
        Case("alpha", \.alpha) { $0.alpha = 0.5 },
        Case("backgroundColor", \.backgroundColor) { $0.backgroundColor = .red },
        Case("autoresizingMask", \.autoresizingMask) { $0.autoresizingMask = .flexibleWidth },
        Case("autoresizesSubviews", \.autoresizesSubviews) { $0.autoresizesSubviews = false },
        Case("isUserInteractionEnabled", \.isUserInteractionEnabled) { $0.isUserInteractionEnabled = false },
        Case("isOpaque", \.isOpaque) { $0.isOpaque = false },
        Case("clipsToBounds", \.clipsToBounds) { $0.clipsToBounds = true },
        Case("isMultipleTouchEnabled", \.isMultipleTouchEnabled) { $0.isMultipleTouchEnabled = true },
        Case("isExclusiveTouch", \.isExclusiveTouch) { $0.isExclusiveTouch = true },
        Case("subviews", \.subviews) { $0.addSubview(UIView()) },
        Case("superview", \.superview) { UIView().addSubview($0) },
        Case("window", \.window) { UIWindow().addSubview($0) },
        Case("constraints", \.constraints) { $0.widthAnchor.constraint(equalToConstant: 5).isActive = true },
        Case("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints) {
            $0.translatesAutoresizingMaskIntoConstraints = false
        },
    ]

    @Test("1.7 What can be observed of a view, by key path and by the same name as text", arguments: cases)
    func properties(_ property: Case) throws {
        let view = UIView()
        var told: [String] = []
        let tokens = [
            property.observe(view) { told.append("key path") },
            try view.observe(property.testDescription) { _, _ in told.append("text") },
        ]
        // Kept, so that a superview or window does not go at once.
        property.set(view)
        #expect(told.prefix(2) == ["key path", "text"])
        withExtendedLifetime(tokens) {}
    }

    @Test("1.7 Every stored property can be observed")
    func storedProperties() {
        let view = UIView(), log = CallLog()
        let token = view.observe(\.[stored: Self.gap], options: [.old, .new]) { _, change in log.note(change) }
        view[stored: Self.gap] = 9
        view.removeStoredValue(of: Self.gap)
        #expect(log.take() == ["8.0 to 9.0", "9.0 to 8.0"])
        token.invalidate()
    }

    @Test("1.8 A key path written from a subclass means the same property")
    func subclasses() {
        let view = LayingView(), log = CallLog()
        let tokens = [
            view.observe(\LayingView.tag, options: .new) { _, change in log.note(change) },
            view.observe(\UIView.tag, options: .new) { _, change in log.note(change) },
            (view as UIView).observe(\.tag, options: .new) { _, change in log.note(change) },
        ]
        view.tag = 4
        #expect(log.take() == ["- to 4", "- to 4", "- to 4"])
        withExtendedLifetime(tokens) {}
    }
}
