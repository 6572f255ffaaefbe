import EspalierViews
import Foundation
import TestSupport

/// A class of one's own: observed properties, and what is computed from them.
final class Cart: KeyValueObservable {
    let observerRegistry = ObserverRegistry()
    @Observed var count = 0
    @Observed var items: [String] = []
    @Observed var next: Cart?
    var isEmpty: Bool { count == 0 }
    /// How often `label` was computed.
    private(set) var labelReads = 0
    var label: String {
        labelReads += 1
        return "\(count) in all"
    }
}

/// A class that takes no part in observing.
class Plain {
    var heard: [Int] = []
}

final class PlainSubclass: Plain {}

/// A view that counts its layouts.
final class LayingView: UIView {
    private(set) var layouts = 0
    var whenLaidOut: ((LayingView) -> Void)?

    override func layoutSubviews() {
        layouts += 1
        whenLaidOut?(self)
    }
}

/// A view that tells when it goes.
final class MortalView: UIView {
    var whenDying: ((MortalView) -> Void)?

    deinit {
        whenDying?(self)
    }
}

extension CallLog {
    func note<Value>(_ change: ObservedChange<Value>) { note(Self.text(change)) }

    /// The old value, the new one, and what is out of the ordinary.
    static func text<Value>(_ change: ObservedChange<Value>) -> String {
        var text = "\(value(change.oldValue)) to \(value(change.newValue))"
        if change.kind != .setting { text = "\(change.kind) \(change.indexes.map { Array($0) } ?? []) \(text)" }
        return change.isPrior ? "prior \(text)" : text
    }

    private static func value(_ value: Any?) -> String {
        switch value {
        case nil: "-"
        case let views as [UIView]: "\(views.map(\.tag))"
        case let value?: unwrapped(value).map { "\($0)" } ?? "nil"
        }
    }
}

/// Counts calls from closures that must be `Sendable`; used on one thread only.
final class CallCount: @unchecked Sendable {
    var value = 0
}

func tagged(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
}
