import Foundation

extension UIView {
    private static let documentSize = StoredProperty<UIView, CGSize?>(default: nil)

    /// What the view answers as its `intrinsicContentSize` because a document says so, whatever its class would answer
    /// (AUTOLAYOUT 5); nil, as it is unless set: what the class answers. `noIntrinsicMetric` for an axis without a wish.
    package final var documentContentSize: CGSize? {
        get { marks.contains(.documentContent) ? self[stored: Self.documentSize] : nil }
        set {
            self[stored: Self.documentSize] = newValue
            if !marks.contains(.documentContent) {
                marks.insert(.documentContent)
                constraintRecord?.documentContentDidBegin()
            }
            invalidateIntrinsicContentSize()
        }
    }

    /// What the view wishes (AUTOLAYOUT 2.2).
    final var wishedContentSize: CGSize { documentContentSize ?? intrinsicContentSize }
}

extension ConstraintRecord {
    /// The view has a wish from now on, of its document and not of its class.
    fileprivate func documentContentDidBegin() {
        guard let engine, node >= 0 else { return }
        engine.nodes[node].marks.subtract([.plain, .mayWrap, .wraps])
    }
}
