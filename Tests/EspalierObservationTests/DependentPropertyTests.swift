import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("4 Properties that follow from others")
struct DependentPropertyTests {
    let log = CallLog()

    /// One set, and the geometry that gets another value.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let told: [String]
        let set: @Sendable (UIView) -> Void
    }

    static let cases = [
        Case(testDescription: "frame, moved", told: ["frame", "center"]) { $0.frame.origin.x = 20 },
        Case(testDescription: "frame, resized", told: ["frame", "bounds", "center"]) { $0.frame.size.width = 20 },
        Case(testDescription: "frame, equal", told: ["frame"]) { $0.frame = rect(1, 2, 10, 10) },
        Case(testDescription: "bounds, resized", told: ["frame", "bounds"]) { $0.bounds.size.width = 20 },
        Case(testDescription: "bounds, shifted", told: ["bounds"]) { $0.bounds.origin.x = 20 },
        Case(testDescription: "center", told: ["frame", "center"]) { $0.center.x = 20 },
        Case(testDescription: "transform", told: ["frame", "transform"]) {
            $0.transform = CGAffineTransform(scaleX: 2, y: 1)
        },
    ]

    @Test(
        "4.1 Setting one part of the geometry tells its observers, and those of what changes with it", arguments: cases)
    func geometry(_ geometry: Case) {
        let view = UIView(frame: rect(1, 2, 10, 10))
        let tokens = [
            view.observe(\.frame) { [log] _, _ in log.note("frame") },
            view.observe(\.bounds) { [log] _, _ in log.note("bounds") },
            view.observe(\.center) { [log] _, _ in log.note("center") },
            view.observe(\.transform) { [log] _, _ in log.note("transform") },
        ]
        geometry.set(view)
        #expect(log.take() == geometry.told)
        withExtendedLifetime(tokens) {}
    }

    @Test("4.2 One change tells an observer once, whatever number of the things that it depends on changes")
    func notDoubled() {
        let view = UIView(frame: rect(1, 2, 10, 10)), parent = UIView(), window = UIWindow()
        window.addSubview(parent)
        let tokens = [
            view.observe(\.sumOfGeometry, options: .new) { [log] _, change in log.note(change) },
            view.observe(\.placeInTree, options: .new) { [log] _, change in log.note(change) },
        ]
        view.frame = rect(2, 2, 20, 10)
        #expect(log.take() == ["- to 34.0"])
        parent.addSubview(view)
        #expect(log.take() == ["- to 2"])
        withExtendedLifetime(tokens) {}
    }

    @Test("4.3 What a computed property reads is found out by reading it, anew at each change")
    func computed() {
        let view = UIView()
        let token = view.observe(\.caption, options: [.old, .new]) { [log] _, change in log.note(change) }
        view.tag = 1
        #expect(log.take().isEmpty)
        view.name = "a"
        view.tag = 2
        view.name = nil
        view.tag = 3
        #expect(log.take() == ["none to a 1", "a 1 to a 2", "a 2 to none"])
        token.invalidate()
    }

    private final class Badge: UIView {
        override var tag: Int {
            get { super.tag == 0 ? 0 : isHidden ? -1 : super.tag }
            set { super.tag = newValue }
        }

        override class func keyPathsForValuesAffecting(_ keyPath: AnyKeyPath) -> [AnyKeyPath] {
            keyPath == \UIView.tag ? [\UIView.isHidden] : []
        }
    }

    @Test("4.4 What the getter of an overridden property reads only at times is declared by the class")
    func overridden() {
        let badge = Badge()
        let token = badge.observe(\.tag, options: .new) { [log] _, change in log.note(change) }
        badge.tag = 5
        badge.isHidden = true
        #expect(log.take() == ["- to 5", "- to -1"])
        token.invalidate()
    }

    @Test("4.5 The name and its stored property are one; taking a stored value out is a change to the default")
    func name() {
        let view = UIView()
        let tokens = [
            view.observe(\.name, options: [.old, .new]) { [log] _, change in log.note("name \(CallLog.text(change))") },
            view.observe(\.[stored: UIView.nameProperty], options: .new) { [log] _, change in log.note(change) },
        ]
        view.name = "a"
        view[stored: UIView.nameProperty] = "b"
        view.removeStoredValue(of: UIView.nameProperty)
        #expect(log.take() == ["name nil to a", "- to a", "name a to b", "- to b", "name b to nil", "- to nil"])
        withExtendedLifetime(tokens) {}
    }

    private static let delegate = StoredProperty<UIView, Plain?>.weak()

    @Test("4.6 A value that is not held and goes is told to nobody")
    func weakValues() {
        let view = UIView()
        let token = view.observe(\.[stored: Self.delegate], options: .new) { [log] _, change in
            log.note(change.newValue.flatMap(\.self) == nil ? "nil" : "object")
        }
        var object: Plain? = Plain()
        view[stored: Self.delegate] = object
        #expect(log.take() == ["object"])
        object = nil
        #expect(view[stored: Self.delegate] == nil && log.take().isEmpty)
        view[stored: Self.delegate] = object
        #expect(log.take() == ["nil"])
        token.invalidate()
    }
}

extension UIView {
    fileprivate var sumOfGeometry: CGFloat { frame.minX + bounds.width + center.x }
    fileprivate var placeInTree: Int { (superview == nil ? 0 : 1) + (window == nil ? 0 : 1) }
    fileprivate var caption: String { name.map { "\($0) \(tag)" } ?? "none" }
}
