import EspalierLayout
import EspalierViews
import Foundation

/// A view with a name and a frame, in a superview if there is one.
func makeView(
    _ name: String? = nil, _ x: Double = 0, _ y: Double = 0, _ width: Double = 0, _ height: Double = 0,
    in superview: UIView? = nil
) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.name = name
    superview?.addSubview(view)
    return view
}

extension UIView {
    /// `x`, `y`, width and height.
    var numbers: [Double] { [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] }
}

/// A tree under test and what its diagnostics handler heard.
final class Stage {
    let root: UIView
    private(set) var messages: [String] = []
    private(set) var reportedViews: [[UIView]] = []

    init(_ width: Double = 400, _ height: Double = 300, x: Double = 0, y: Double = 0, name: String? = "root") {
        root = makeView(name, x, y, width, height)
        listen(to: root)
    }

    /// Hears the diagnostics of another tree too.
    func listen(to root: UIView) {
        root.diagnosticsHandler = { [unowned self] diagnostic in
            messages.append(diagnostic.message)
            reportedViews.append(diagnostic.views)
        }
    }

    func view(
        _ name: String? = nil, _ x: Double = 0, _ y: Double = 0, _ width: Double = 0, _ height: Double = 0,
        in superview: UIView? = nil
    ) -> UIView {
        makeView(name, x, y, width, height, in: superview ?? root)
    }

    /// Runs a pass that must come to an end without a cycle.
    func solve() throws { try root.solveLayout() }

    /// The text of the cycle that a pass ends with, or nil.
    func cycle() -> String? {
        do {
            try root.solveLayout()
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// The frames of all views of the tree, depth-first.
    var frames: [[Double]] {
        var frames: [[Double]] = []
        var stack = [root]
        while let view = stack.popLast() {
            frames.append(view.numbers)
            stack.append(contentsOf: view.subviews.reversed())
        }
        return frames
    }
}

/// The frame that rule texts give a view at (10, 20) of size 100 x 50 in a superview of 400 x 300.
func solved(_ texts: String...) throws -> [Double] {
    let stage = Stage()
    let view = stage.view("a", 10, 20, 100, 50)
    for text in texts { try view.layoutRules.add(text) }
    try stage.solve()
    return view.numbers
}

/// An object whose number can be changed.
final class Cell: LayoutNumber {
    var layoutNumber: Double?

    init(_ number: Double?) { layoutNumber = number }
}
