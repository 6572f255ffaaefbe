import Testing
import UIKit

/// A view of 320 by 480 points that the libraries lay out, and what is in it.
final class LibraryStage {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    func view(in superview: UIView? = nil, wish: CGSize? = nil) -> UIView {
        let made = wish.map(Wishing.init) ?? UIView()
        (superview ?? root).addSubview(made)
        return made
    }

    func layOut() { root.layoutIfNeeded() }
}

/// A view that wishes a size.
final class Wishing: UIView {
    private let wish: CGSize

    init(_ wish: CGSize) {
        self.wish = wish
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var intrinsicContentSize: CGSize { wish }
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
