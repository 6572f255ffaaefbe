import EspalierViews
import Foundation
import Testing

@Suite("10 Tracking: layoutSubviews")
struct LayoutTrackingTests {
    let layer = LayingView(), other = UIView()

    /// Whether a pass lays `layer` out.
    private func isLaidOut() -> Bool {
        let before = layer.layouts
        layer.layoutIfNeeded()
        return layer.layouts > before
    }

    private static let gap = StoredProperty<UIView, Int>(default: 0)

    @Test("10.1 What layoutSubviews() reads marks the view when it changes: of any view, stored, of own classes")
    func reads() {
        let cart = Cart()
        layer.whenLaidOut = { [other] _ in
            _ = (other.superview?.tag, other[stored: Self.gap], cart.isEmpty, other.subviews)
        }
        #expect(isLaidOut() && !isLaidOut())
        let parent = UIView()
        let changes: [() -> Void] = [
            { parent.addSubview(other) }, { parent.tag = 1 }, { other[stored: Self.gap] = 1 }, { cart.count = 1 },
            { other.addSubview(UIView()) },
        ]
        for change in changes {
            change()
            #expect(isLaidOut() && !isLaidOut())
        }
        other.isHidden = true
        #expect(!isLaidOut())
        layer.whenLaidOut = nil
    }

    @Test("10.2 What it changes itself does not mark the view again, as often as it is laid out")
    func ownWrites() {
        let child = UIView()
        layer.addSubview(child)
        layer.whenLaidOut = { layer in
            child.frame.origin.x += 1
            child.tag += 1
            layer.tag = child.tag
        }
        layer.layoutIfNeeded()
        #expect(layer.layouts == 1 && child.tag == 1)
        #expect(!isLaidOut())
        child.tag = 7
        #expect(isLaidOut() && child.tag == 8 && !isLaidOut())
    }

    @Test("10.3 A set of an equal value does not mark")
    func equalValues() {
        layer.whenLaidOut = { [other] _ in _ = (other.tag, other.frame, other[stored: Self.gap]) }
        #expect(isLaidOut())
        other.tag = 0
        other.frame = .zero
        other[stored: Self.gap] = 0
        #expect(!isLaidOut())
    }

    @Test("10.4 The reads of the last layout count, and no earlier ones")
    func lastReads() {
        let third = UIView()
        layer.whenLaidOut = { [other] _ in if other.tag == 0 { _ = third.tag } }
        #expect(isLaidOut())
        third.tag = 1
        #expect(isLaidOut())
        other.tag = 1
        #expect(isLaidOut())
        third.tag = 2
        #expect(!isLaidOut())
        layer.whenLaidOut = nil
        layer.setNeedsLayout()
        #expect(isLaidOut())
        other.tag = 0
        #expect(!isLaidOut())
    }

    @Test("10.5 Each view depends on what its own layoutSubviews() reads, nested passes included")
    func eachItsOwn() {
        let inner = LayingView()
        layer.addSubview(inner)
        inner.whenLaidOut = { [other] _ in _ = other.tag }
        layer.whenLaidOut = { _ in
            inner.setNeedsLayout()
            inner.layoutIfNeeded()
        }
        layer.layoutIfNeeded()
        let innerLayouts = inner.layouts
        other.tag = 1
        #expect(!isLaidOut() && inner.layouts == innerLayouts + 1)
    }

    @Test(
        "10.6 A view that reads nothing is laid out as often as without all this, observed or not",
        arguments: [false, true])
    func readsNothing(isObserved: Bool) {
        let child = UIView()
        layer.addSubview(child)
        layer.whenLaidOut = { _ in child.frame = rect(1, 1, 2, 2) }
        let options: ObservingOptions = [.old, .new, .prior, .distinct]
        let tokens = isObserved ? [child.observe(\.frame, options: options) { view, _ in _ = view.frame }] : []
        #expect(isLaidOut())
        child.center = CGPoint(x: 9, y: 9)
        #expect(!isLaidOut())
        layer.frame = rect(0, 0, 5, 5)
        #expect(isLaidOut() && !isLaidOut())
        withExtendedLifetime(tokens) {}
    }
}
