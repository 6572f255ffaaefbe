import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("6 Key paths as text")
struct TextTests {
    let log = CallLog()
    let view = UIView(frame: rect(1, 2, 3, 4))
    let cart = Cart()

    private func error(_ body: () throws(KeyPathError) -> Void) -> KeyPathError? {
        do {
            try body()
            return nil
        } catch {
            return error
        }
    }

    @Test("6.1 A text observes, reads and writes what the key path of the same words does")
    func text() throws {
        let parent = UIView()
        let token = try view.observe("superview.frame", options: .new) { [log] _, change in
            log.note((change.newValue as? CGRect).map { "\($0.minX)" } ?? "nothing")
        }
        BlockObserver.of(parent).add(view, keyPath: \.tag) { [log] _, _, _ in log.note("block") }
        try BlockObserver.of(parent).add(view, keyPath: "tag", options: .old) { [log] _, _, change in log.note(change) }
        parent.addSubview(view)
        try view.setValue(rect(8, 0, 0, 0), forKeyPath: "superview.frame")
        view.tag = 3
        view.removeFromSuperview()
        #expect(log.take() == ["0.0", "8.0", "block", "0 to -", "nothing"])
        #expect(try view.value(forKeyPath: "frame") as? CGRect == rect(1, 2, 3, 4))
        #expect(try view.value(forKeyPath: "superview.frame") == nil)
        token.invalidate()
    }

    @Test(
        "6.2 Keys are those of the class, the names of @Observed properties, and parts of structures",
        arguments: [
            ("frame.size.width", "3.0"), ("frame.origin.y", "2.0"), ("center.x", "2.5"), ("bounds.size.height", "4.0"),
            ("transform.a", "1.0"), ("transform.tx", "0.0"),
        ])
    func parts(_ text: String, _ value: String) throws {
        #expect(try view.value(forKeyPath: text).map { "\($0)" } == value)
    }

    @Test("6.2 @Observed properties are found by their names, over objects too")
    func observedNames() throws {
        cart.next = Cart()
        let token = try cart.observe("next.count", options: [.old, .new]) { [log] _, change in log.note(change) }
        cart.next?.count = 2
        #expect(log.take() == ["0 to 2"])
        token.invalidate()
    }

    @Test("6.3 An unknown key is an error that names the class, the key and the nearest known one; nothing is observed")
    func unknown() {
        let error = error { () throws(KeyPathError) in
            _ = try view.observe("superview.fram") { _, _ in }
        }
        #expect(error?.description == "UIView has no key 'fram' (in 'superview.fram'); did you mean 'frame'?")
        #expect(throws: KeyPathError.self) { try cart.value(forKeyPath: "counts") }
        #expect(
            self.error { () throws(KeyPathError) in _ = try cart.value(forKeyPath: "cuont") }?.reason
                == .unknownKey(nearest: "count"))
        #expect(
            self.error { () throws(KeyPathError) in _ = try view.value(forKeyPath: "frame.left") }?.className
                == "CGRect")
    }

    @Test("6.3 Where an object is missing, its class tells its keys; a class that lists none may have any")
    func missingObjects() throws {
        #expect(throws: KeyPathError.self) { try view.value(forKeyPath: "superview.title") }
        let token = try cart.observe("next.next.count", options: .new) { [log] _, change in log.note(change) }
        #expect(try cart.value(forKeyPath: "next.next.count") == nil)
        cart.next = Cart()
        cart.next?.next = Cart()
        cart.next?.next?.count = 2
        #expect(log.take() == ["- to -", "- to 0", "- to 2"])
        token.invalidate()
    }

    /// A view whose class lists one more key.
    private final class Card: UIView {
        @Observed var title = "a"

        override class var observableKeys: [ObservableKey] {
            super.observableKeys + [ObservableKey("title", \Card.title)]
        }
    }

    @Test("6.4 An object that comes later and does not know a key reads as nothing")
    func later() throws {
        let card = Card()
        card.addSubview(view)
        let token = try view.observe("superview.title", options: .new) { [log] _, change in log.note(change) }
        card.title = "b"
        UIWindow().addSubview(view)
        card.addSubview(view)
        #expect(log.take() == ["- to b", "- to -", "- to b"])
        token.invalidate()
    }

    @Test("6.5 An empty key is an error", arguments: ["", ".", "superview..frame", "frame.", ".frame"])
    func empty(_ text: String) {
        #expect(error { () throws(KeyPathError) in _ = try view.value(forKeyPath: text) }?.reason == .emptyKey)
    }

    private final class Numbers: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        @Observed var small: Int8 = 0
        @Observed var large: UInt64? = 0
        @Observed var real: Float = 0
    }

    @Test("6.6 setValue takes any number that the property can hold exactly, and nil for what is optional")
    func numbers() throws {
        let numbers = Numbers()
        try numbers.setValue(7, forKeyPath: "small")
        try numbers.setValue(UInt.max, forKeyPath: "large")
        try numbers.setValue(0.5, forKeyPath: "real")
        #expect(numbers.small == 7 && numbers.large == .max && numbers.real == 0.5)
        for value in [128, 1.5, -129] as [Any] {
            #expect(throws: KeyPathError.self) { try numbers.setValue(value, forKeyPath: "small") }
        }
        try numbers.setValue(nil, forKeyPath: "large")
        #expect(numbers.large == nil)
        try view.setValue(5, forKeyPath: "frame.size.width")
        try view.setValue(CGFloat(6), forKeyPath: "tag")
        try view.setValue(nil, forKeyPath: "name")
        #expect(view.frame.width == 5 && view.tag == 6)
    }

    @Test("6.7 What cannot be written is an error, and nothing is changed")
    func errors() {
        typealias Attempt = (value: Any?, path: String, reason: KeyPathError.Reason)
        let attempts: [Attempt] = [
            ([], "subviews", .readOnly), (1, "superview.tag", .noObject),
            ("a", "tag", .wrongType(expected: "Int", got: "String")),
            (nil, "frame.size.width", .wrongType(expected: "Double", got: "nil")),
            (1.5, "tag", .wrongType(expected: "Int", got: "Double")), (1, "frame.wide", .unknownKey(nearest: nil)),
        ]
        let token = view.observe(\.frame) { [log] _, _ in log.note("told") }
        for attempt in attempts {
            let error = error { () throws(KeyPathError) in try view.setValue(attempt.value, forKeyPath: attempt.path) }
            switch (error?.reason, attempt.reason) {
            case (.wrongType(_, let got), .wrongType(_, let expected)): #expect(got == expected)
            default: #expect(error?.reason == attempt.reason, "\(attempt.path)")
            }
        }
        #expect(view.frame == rect(1, 2, 3, 4) && log.take().isEmpty)
        token.invalidate()
    }

    @Test("6.8 Writing a part of a structure is one set of the property around it")
    func partsAreWrittenWithTheWhole() throws {
        let token = view.observe(\.frame, options: .new) { [log] _, change in log.note("\(change.newValue?.width ?? 0)")
        }
        try view.setValue(9, forKeyPath: "frame.size.width")
        #expect(log.take() == ["9.0"])
        token.invalidate()
    }

    @Test("6.9 The key subviews tells insertions and removals as the key path does")
    func subviews() throws {
        let token = try view.observe("subviews", options: [.old, .new]) { [log] _, change in log.note(change) }
        view.addSubview(tagged(4))
        view.subviews[0].removeFromSuperview()
        #expect(log.take() == ["insertion [0] - to [4]", "removal [0] [4] to -"])
        token.invalidate()
    }

    @Test("6.10 A text for a list of targets is checked for all of them before any is observed")
    func lists() {
        let card = Card()
        card.addSubview(view)
        #expect(throws: KeyPathError.self) {
            try BlockObserver.of(cart).add([view, UIView()], keyPath: "superview.title") { [log] _, _, _ in
                log.note("told")
            }
        }
        card.title = "b"
        #expect(log.take().isEmpty)
    }
}
