import Espalier
import EspalierContainers

private func name(of controller: UIViewController?) -> String {
    controller.map { "\(type(of: $0))" } ?? "nobody"
}

private func number(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }

/// Prints a view and what is below it: the class, the place, and to whom it belongs.
func printTree(_ root: UIView) {
    var stack = [(view: root, depth: 1)]
    while let (view, depth) = stack.popLast() {
        let frame = view.frame
        var line = String(repeating: "  ", count: depth) + "\(type(of: view))"
        if let label = view as? UILabel { line += " '\(label.text ?? "")'" }
        line += " \(number(frame.minX)) \(number(frame.minY)) \(number(frame.width)) \(number(frame.height))"
        if let child = view as? any ContainerViewParent { line += ", parent: \(name(of: child.parent))" }
        if let container = view as? any UIContainer { line += ", parent: \(name(of: container.parent))" }
        print(line)
        for subview in view.subviews.reversed() { stack.append((subview, depth + 1)) }
    }
}

/// Prints the children of a controller, and theirs.
func printChildren(_ root: UIViewController) {
    var stack = [(controller: root, depth: 1)]
    while let (controller, depth) = stack.popLast() {
        let space = String(repeating: "  ", count: depth)
        print("\(space)\(name(of: controller)), parent: \(name(of: controller.parent))")
        for child in controller.children.reversed() { stack.append((child, depth + 1)) }
    }
}
