import EspalierViews

class Box: UIView {}

final class SmallBox: Box {}

/// A class of generic views: each of its argument is a class of its own.
final class Holder<Value>: UIView {}

/// Two classes of the same short name.
enum Kitchen {
    final class Shelf: UIView {}
}

enum Cellar {
    final class Shelf: UIView {}
}

/// Says of the tree, and of itself, what is not so.
final class Liar: UIView {
    override var superview: UIView? { nil }
    override var subviews: [UIView] { [] }
    override var tag: Int {
        get { -99 }
        set { super.tag = newValue }
    }
    override func isDescendant(of view: UIView) -> Bool { true }
}
