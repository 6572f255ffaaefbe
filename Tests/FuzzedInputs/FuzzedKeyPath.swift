import EspalierControls
import EspalierObservation
import EspalierViews
import Foundation

/// A key path written as text: read, and written; the first byte chooses the object and the value.
func fuzzKeyPath(_ bytes: [UInt8]) {
    let choice = bytes.first ?? 0
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view: UIView
    switch choice % 4 {
    case 0: view = UIView()
    case 1: view = UILabel()
    case 2: view = UIButton(type: .system)
    default: view = UIScrollView()
    }
    superview.addSubview(view)
    view.addSubview(UIView())
    _ = try? view.value(forKeyPath: text)
    let values: [Any?] = [
        nil, 1, -1.5, Double.infinity, Double.nan, Int.max, true, "text", [1, 2], view,
        CGRect(x: 1, y: 2, width: 3, height: 4), CGPoint(x: 1e300, y: -1e300),
    ]
    let value = values[Int(choice / 4) % values.count]
    try? view.setValue(value, forKeyPath: text)
    superview.layoutIfNeeded()
    _ = try? view.value(forKeyPath: text)
}
