import EspalierViews
import Foundation
import TestSupport
import Testing

/// Subclasses hear of autoresizing through their setters, and may change the tree there.
@Suite("Autoresizing and overridden setters")
struct AutoresizingOverrideTests {
    final class Watched: UIView {
        var log: CallLog?
        var act: (() -> Void)?

        override var frame: CGRect {
            didSet {
                log?.note(name ?? "?")
                act?()
            }
        }
    }

    func watched(_ name: String, _ log: CallLog, in superview: UIView) -> Watched {
        let view = Watched(frame: rect(0, 0, 100, 100))
        view.name = name
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(view)
        view.log = log
        return view
    }

    @Test("Subviews are adjusted in list order, each with its subtree, and only those whose frame changes")
    func order() {
        let log = CallLog()
        let root = UIView(frame: rect(0, 0, 100, 100))
        let a = watched("a", log, in: root)
        _ = watched("a1", log, in: a)
        let b = watched("b", log, in: root)
        b.autoresizingMask = [.flexibleRightMargin]
        _ = watched("c", log, in: root)
        root.frame.size = size(200, 100)
        // The didSet of a view runs when its setter returns, so after its subviews were adjusted.
        #expect(log.take() == ["a1", "a", "c"])
        root.frame.origin = point(5, 5)
        #expect(log.take().isEmpty)
    }

    @Test("In a deep tree the size arrives at the bottom, through overridden setters, once each")
    func deep() {
        let log = CallLog()
        let root = UIView(frame: rect(0, 0, 100, 100))
        var superview: UIView = root
        for number in 0..<300 {
            superview = watched("\(number)", log, in: superview)
        }
        root.frame.size = size(150, 130)
        #expect(superview.frame == rect(0, 0, 150, 130))
        let heard = log.take()
        #expect(heard.count == 300)
        #expect(Set(heard).count == 300)
    }

    @Test("A setter that removes its later siblings: they are left alone")
    func removesSiblings() {
        let log = CallLog()
        let root = UIView(frame: rect(0, 0, 100, 100))
        let a = watched("a", log, in: root)
        let b = watched("b", log, in: root)
        a.act = { b.removeFromSuperview() }
        root.frame.size = size(200, 100)
        #expect(b.frame == rect(0, 0, 100, 100))
        #expect(a.frame == rect(0, 0, 200, 100))
    }

    @Test("A setter that refuses keeps the view's subviews as they are")
    func refuses() {
        final class Fixed: UIView {
            override var frame: CGRect {
                get { super.frame }
                set { super.frame = CGRect(origin: newValue.origin, size: CGSize(width: 100, height: 100)) }
            }
        }
        let root = UIView(frame: rect(0, 0, 100, 100))
        let fixed = Fixed(frame: rect(0, 0, 100, 100))
        fixed.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
        root.addSubview(fixed)
        let inner = makeView("inner", rect(0, 0, 100, 100), in: fixed)
        inner.autoresizingMask = [.flexibleWidth]
        root.frame.size.width = 300
        #expect(fixed.frame.size == size(100, 100))
        #expect(inner.frame == rect(0, 0, 100, 100))
    }
}
