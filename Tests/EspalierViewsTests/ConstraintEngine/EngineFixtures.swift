import EspalierViews
import Foundation
import TestSupport
import Testing

/// Adds an item to a view.
func makeItem<View: UIView>(_ name: String = "", in superview: UIView, _ make: @autoclosure () -> View = UIView())
    -> View
{
    let view = make()
    if !name.isEmpty { view.name = name }
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
}

/// A topmost view of a size.
func makeRoot(_ width: CGFloat = 400, _ height: CGFloat = 300) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// Makes constraints active and runs a pass.
func lay(_ root: UIView, _ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
}

/// A view whose content asks for a size.
class WishingView: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }
    private(set) var asked = 0

    override var intrinsicContentSize: CGSize {
        asked += 1
        return content
    }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        content = CGSize(width: width, height: height)
    }
}

/// A view whose frame is larger than its alignment rectangle.
class InsetAlignedView: UIView {
    var insets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    override var alignmentRectInsets: UIEdgeInsets { insets }

    convenience init(_ insets: UIEdgeInsets) {
        self.init(frame: .zero)
        self.insets = insets
    }
}

extension UIView {
    /// Places the view by its left and top edge and its size.
    func placed(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
        guard let superview else { return [] }
        return [
            leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
            topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
            widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height),
        ]
    }
}

/// What a tree reports while a body runs.
func reports(of root: UIView, _ body: () -> Void) -> [String] {
    var messages: [String] = []
    let old = root.diagnosticsHandler
    root.diagnosticsHandler = { messages.append($0.message) }
    body()
    root.diagnosticsHandler = old
    return messages
}

func area(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
