import Espalier

/// A number without decimals that say nothing.
func text(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}

/// A rectangle as four numbers.
func text(_ frame: CGRect) -> String {
    "\(text(frame.minX)) \(text(frame.minY)) \(text(frame.width)) \(text(frame.height))"
}

/// Prints the column, and the views with their frames in their superviews.
func printFrames(of screen: SettingsScreen) {
    print("  column  \(text(screen.column.layoutFrame))")
    for view in screen.subviews {
        print("  \(view.name ?? "")  \(text(view.frame))")
        for subview in view.subviews { print("    \(subview.name ?? "")  \(text(subview.frame))") }
    }
}
