import EspalierViews
import Foundation
import TestSupport

extension CallLog {
    func note(_ call: String, by view: UIView) { note(call, state: Self.state(of: view)) }

    static func state(of view: UIView) -> String {
        "superview \(label(view.superview)), window \(label(view.window)), subviews \(names(view.subviews))"
    }

    static func label(_ view: UIView?) -> String {
        view.map { $0.name ?? "?" } ?? "nil"
    }
}

/// A view that notes its six life-cycle callbacks.
class Recorder: UIView {
    let log: CallLog

    init(_ name: String, _ log: CallLog, in superview: UIView? = nil) {
        self.log = log
        super.init(frame: .zero)
        self.name = name
        superview?.addSubview(self)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func note(_ call: String) {
        log.note("\(name ?? "?").\(call)", by: self)
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        note("willMove(toSuperview: \(CallLog.label(newSuperview)))")
    }

    override func didMoveToSuperview() {
        note("didMoveToSuperview")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        note("willMove(toWindow: \(CallLog.label(newWindow)))")
    }

    override func didMoveToWindow() {
        note("didMoveToWindow")
    }

    override func didAddSubview(_ subview: UIView) {
        note("didAddSubview(\(CallLog.label(subview)))")
    }

    override func willRemoveSubview(_ subview: UIView) {
        note("willRemoveSubview(\(CallLog.label(subview)))")
    }
}

/// A window that notes its six life-cycle callbacks.
final class RecordingWindow: UIWindow {
    let log: CallLog

    init(_ name: String, _ log: CallLog, frame: CGRect = .zero) {
        self.log = log
        super.init(frame: frame)
        self.name = name
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func note(_ call: String) {
        log.note("\(name ?? "?").\(call)", by: self)
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        note("willMove(toSuperview: \(CallLog.label(newSuperview)))")
    }

    override func didMoveToSuperview() {
        note("didMoveToSuperview")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        note("willMove(toWindow: \(CallLog.label(newWindow)))")
    }

    override func didMoveToWindow() {
        note("didMoveToWindow")
    }

    override func didAddSubview(_ subview: UIView) {
        note("didAddSubview(\(CallLog.label(subview)))")
    }

    override func willRemoveSubview(_ subview: UIView) {
        note("willRemoveSubview(\(CallLog.label(subview)))")
    }
}
