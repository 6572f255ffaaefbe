import Espalier
import Testing

/// Seen from outside: `import Espalier` alone, and nothing but what is public.
@Suite("Overriding from another module")
struct OverridingTests {
    let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    struct Setter: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let act: @Sendable (OverridingView) -> Void

        init(_ member: String, _ act: @escaping @Sendable (OverridingView) -> Void) {
            testDescription = member
            self.act = act
        }
    }

    static let setters = [
        Setter("frame") { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) },
        Setter("frame") { $0.frame.size.width = 7 },
        Setter("bounds") { $0.bounds.origin.y = 9 },
        Setter("center") { $0.center.x = 4 },
        Setter("transform") { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
        Setter("autoresizesSubviews") { $0.autoresizesSubviews = false },
        Setter("autoresizingMask") { $0.autoresizingMask = [.flexibleWidth] },
        Setter("tag") { $0.tag = 5 },
        Setter("layoutMargins") { $0.layoutMargins.left = 20 },
        Setter("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = true },
        Setter("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = false },
        Setter("isHidden") { $0.isHidden = true },
        Setter("alpha") { $0.alpha = 0.5 },
        Setter("backgroundColor") { $0.backgroundColor = .red },
        Setter("tintColor") { $0.tintColor = .red },
        Setter("isUserInteractionEnabled") { $0.isUserInteractionEnabled = false },
        Setter("isOpaque") { $0.isOpaque = false },
        Setter("clipsToBounds") { $0.clipsToBounds = true },
        Setter("isMultipleTouchEnabled") { $0.isMultipleTouchEnabled = true },
        Setter("isExclusiveTouch") { $0.isExclusiveTouch = true },
        Setter("contentMode") { $0.contentMode = .center },
        Setter("contentScaleFactor") { $0.contentScaleFactor = 2 },
        Setter("mask") { $0.mask = UIView() },
        Setter("semanticContentAttribute") { $0.semanticContentAttribute = .forceRightToLeft },
        Setter("setNeedsLayout()") { $0.setNeedsLayout() },
        Setter("layoutIfNeeded()") { $0.layoutIfNeeded() },
        Setter("sizeToFit()") { $0.sizeToFit() },
        Setter("invalidateIntrinsicContentSize()") { $0.invalidateIntrinsicContentSize() },
        Setter("removeFromSuperview()") { $0.removeFromSuperview() },
        Setter("addSubview(_:)") { $0.addSubview(UIView()) },
        Setter("insertSubview(_:at:)") { $0.insertSubview(UIView(), at: 0) },
        Setter("insertSubview(_:aboveSubview:)") { $0.insertSubview(UIView(), aboveSubview: $0) },
        Setter("insertSubview(_:belowSubview:)") { $0.insertSubview(UIView(), belowSubview: $0) },
        Setter("bringSubviewToFront(_:)") { $0.bringSubviewToFront(UIView()) },
        Setter("sendSubviewToBack(_:)") { $0.sendSubviewToBack(UIView()) },
    ]

    @Test("An override hears of the call that is made on it", arguments: setters)
    func setter(_ setter: Setter) {
        setter.act(view)
        #expect(view.asked.contains(setter.testDescription), "\(view.asked)")
    }

    @Test("frame with didSet hears of autoresizing")
    func autoresizing() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.autoresizingMask = [.flexibleWidth]
        superview.addSubview(view)
        view.asked = []
        superview.frame.size.width = 200
        #expect(view.asked == ["frame"])
        #expect(view.frame.width == 200)
    }

    @Test("The runtime calls the overrides: life cycle, layout, hit testing, fitting")
    func runtimeCalls() {
        let window = OverridingWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.isHidden = false
        window.asked = []
        window.addSubview(view)
        #expect(window.asked == ["didAddSubview(_:)"])
        #expect(
            view.asked == [
                "willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow()", "didMoveToSuperview()",
            ])
        view.asked = []
        window.layoutIfNeeded()
        #expect(window.asked.last == "layoutSubviews()")
        #expect(view.asked == ["layoutSubviews()"])
        view.asked = []
        let sub = UIView()
        view.addSubview(sub)
        #expect(view.asked == ["addSubview(_:)", "didAddSubview(_:)"])
        view.asked = []
        sub.removeFromSuperview()
        #expect(view.asked == ["willRemoveSubview(_:)"])
        view.asked = []
        #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        #expect(view.asked == ["hitTest(_:with:)", "point(inside:with:)"])
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 33, height: 44))
        #expect(view.intrinsicContentSize == CGSize(width: 5, height: 6))
    }

    @Test("The safe area and the margins call their overrides")
    func margins() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.addSubview(view)
        view.asked = []
        window.screenSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        #expect(view.asked.contains("safeAreaInsetsDidChange()"))
        #expect(view.asked.contains("layoutMarginsDidChange()"))
    }

    @Test("An overridden subviews does not mislead the runtime, which walks the real children")
    func subviews() {
        let child = OverridingView()
        child.name = "child"
        child.tag = 8
        view.addSubview(child)
        view.shownSubviews = []
        #expect(view.subviews.isEmpty)
        #expect(view.view(named: "child") === child)
        #expect(view.viewWithTag(8) === child)
        child.asked = []
        view.layoutIfNeeded()
        #expect(child.asked == ["layoutSubviews()"])
        let window = UIWindow(frame: .zero)
        window.addSubview(view)
        #expect(child.window === window)
        child.removeFromSuperview()
        view.shownSubviews = nil
        #expect(view.subviews.isEmpty)
    }

    @Test("An override that calls no super keeps the view as it is")
    func refusing() {
        final class Closed: UIView {
            override func addSubview(_ view: UIView) {}
            override func removeFromSuperview() {}
            override var frame: CGRect {
                get { CGRect(x: 1, y: 1, width: 1, height: 1) }
                set {}
            }
        }
        let closed = Closed(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        closed.addSubview(view)
        #expect(closed.subviews.isEmpty && view.superview == nil)
        closed.frame = CGRect(x: 9, y: 9, width: 9, height: 9)
        #expect(closed.frame == CGRect(x: 1, y: 1, width: 1, height: 1))
        let superview = UIView()
        superview.addSubview(closed)
        closed.removeFromSuperview()
        #expect(closed.superview === superview)
    }

    @Test("A responder of another module stands in the chain")
    func responder() {
        let responder = OverridingResponder()
        responder.following = view
        #expect(responder.next === view)
        #expect(view.next == nil)
        let superview = OverridingView()
        superview.addSubview(view)
        #expect(view.next === superview)
    }

    @Test("init(coder:) is there for archives")
    func coder() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        let made = try #require(OverridingView(coder: coder))
        #expect(made.frame == .zero)
        let window = try #require(OverridingWindow(coder: coder))
        #expect(window.isHidden)
    }

    @Test("Umbrella: Foundation comes with it")
    func foundation() {
        #expect(Data([1]).count == 1)
    }
}
