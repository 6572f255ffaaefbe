import EspalierViews
import Foundation
import TestSupport

/// A view that writes down the touches that it hears of.
final class TouchView: UIView {
    let log: CallLog
    let label: String
    /// Whether it hands them on as well.
    var handsOn = false

    init(_ label: String, _ frame: CGRect, _ log: CallLog) {
        self.log = log
        self.label = label
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        log.note("\(label) \(phase) \(touches.count)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
        if handsOn { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
        if handsOn { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
        if handsOn { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
        if handsOn { super.touchesCancelled(touches, with: event) }
    }
}

/// Writes down what recognizers tell.
final class GestureListener {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func told(_ recognizer: UIGestureRecognizer) {
        log.note("\(recognizer.name ?? "gesture") \(recognizer.state)")
    }

    func follow(_ recognizer: UIGestureRecognizer, _ name: String, on view: UIView) {
        recognizer.name = name
        recognizer.addTarget(self, action: GestureListener.told)
        view.addGestureRecognizer(recognizer)
    }
}

/// A shown window of 300 by 400 with a view of 200 by 200 at (50, 50), and one in that of 100 by 100 at its (50, 50).
struct TouchStage {
    let log = CallLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let outer: TouchView
    let inner: TouchView
    let listener: GestureListener

    init() {
        outer = TouchView("outer", CGRect(x: 50, y: 50, width: 200, height: 200), log)
        inner = TouchView("inner", CGRect(x: 50, y: 50, width: 100, height: 100), log)
        listener = GestureListener(log)
        window.addSubview(outer)
        outer.addSubview(inner)
        window.makeKeyAndVisible()
    }

    /// The middle of `inner`, in the window.
    let middle = CGPoint(x: 150, y: 150)

    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
}
