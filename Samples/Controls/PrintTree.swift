import Espalier

/// A number without decimals that say nothing.
func text(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}

/// A frame as four numbers.
func text(_ frame: CGRect) -> String {
    "(\(text(frame.minX)), \(text(frame.minY)), \(text(frame.width)), \(text(frame.height)))"
}

/// What a view shows, as far as it has a text or a value.
private func content(of view: UIView) -> String {
    switch view {
    case let label as UILabel: " '\(label.text ?? "")'"
    case let toggle as UISwitch: toggle.isOn ? " on" : " off"
    case let slider as UISlider: " at \(text(CGFloat(slider.value)))"
    case let scroll as UIScrollView: " scrolled to \(text(scroll.contentOffset.y))"
    default: ""
    }
}

/// Prints a view and what is below it, one a line, with its frame in its superview.
func printTree(_ view: UIView, indent: Int = 1, depth: Int = .max) {
    var open = [(view: view, level: 0)]
    while let (view, level) = open.popLast() {
        let space = String(repeating: "  ", count: indent + level)
        print("\(space)\(type(of: view)) \(text(view.frame))\(content(of: view))")
        guard level + 1 < depth else { continue }
        for subview in view.subviews.reversed() where !subview.isHidden { open.append((subview, level + 1)) }
    }
}
