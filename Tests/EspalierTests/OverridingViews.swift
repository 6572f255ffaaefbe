import Espalier

/// A class of another module that overrides every member that UIKit lets one override, and notes who was asked.
class OverridingView: UIView {
    var asked: [String] = []
    /// Shown as `subviews`, if set.
    var shownSubviews: [UIView]?

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    convenience init() {
        self.init(frame: .zero)
    }

    func note(_ member: String = #function) {
        asked.append(member)
    }

    override var next: UIResponder? { super.next }

    override var frame: CGRect { didSet { note() } }
    override var bounds: CGRect { didSet { note() } }
    override var center: CGPoint { didSet { note() } }
    override var transform: CGAffineTransform { didSet { note() } }

    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        note()
        return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        note()
        return super.point(inside: point, with: event)
    }

    override var autoresizesSubviews: Bool { didSet { note() } }
    override var autoresizingMask: UIView.AutoresizingMask { didSet { note() } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        note()
        return CGSize(width: 33, height: 44)
    }

    override func sizeToFit() {
        note()
        super.sizeToFit()
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 5, height: 6) }

    override func invalidateIntrinsicContentSize() {
        note()
        super.invalidateIntrinsicContentSize()
    }

    override var superview: UIView? { super.superview }
    override var subviews: [UIView] { shownSubviews ?? super.subviews }
    override var window: UIWindow? { super.window }

    override func addSubview(_ view: UIView) {
        note()
        super.addSubview(view)
    }

    override func insertSubview(_ view: UIView, at index: Int) {
        note()
        super.insertSubview(view, at: index)
    }

    override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        note()
        super.insertSubview(view, aboveSubview: siblingSubview)
    }

    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        note()
        super.insertSubview(view, belowSubview: siblingSubview)
    }

    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        note()
        super.exchangeSubview(at: index1, withSubviewAt: index2)
    }

    override func bringSubviewToFront(_ view: UIView) {
        note()
        super.bringSubviewToFront(view)
    }

    override func sendSubviewToBack(_ view: UIView) {
        note()
        super.sendSubviewToBack(view)
    }

    override func removeFromSuperview() {
        note()
        super.removeFromSuperview()
    }

    override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
    override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
    override var tag: Int { didSet { note() } }

    override func didAddSubview(_ subview: UIView) { note() }
    override func willRemoveSubview(_ subview: UIView) { note() }
    override func willMove(toSuperview newSuperview: UIView?) { note() }
    override func didMoveToSuperview() { note() }
    override func willMove(toWindow newWindow: UIWindow?) { note() }
    override func didMoveToWindow() { note() }

    override func setNeedsLayout() {
        note()
        super.setNeedsLayout()
    }

    override func layoutIfNeeded() {
        note()
        super.layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        note()
    }

    override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
    override func safeAreaInsetsDidChange() { note() }
    override var layoutMargins: UIEdgeInsets { didSet { note() } }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { note() } }
    override var preservesSuperviewLayoutMargins: Bool { didSet { note() } }
    override var insetsLayoutMarginsFromSafeArea: Bool { didSet { note() } }
    override func layoutMarginsDidChange() { note() }

    override var isHidden: Bool { didSet { note() } }
    override var alpha: CGFloat { didSet { note() } }
    override var backgroundColor: UIColor? { didSet { note() } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var tintColor: UIColor! { didSet { note() } }
    override var isUserInteractionEnabled: Bool { didSet { note() } }
    override var isOpaque: Bool { didSet { note() } }
    override var clipsToBounds: Bool { didSet { note() } }
    override var isMultipleTouchEnabled: Bool { didSet { note() } }
    override var isExclusiveTouch: Bool { didSet { note() } }
    override var contentMode: UIView.ContentMode { didSet { note() } }
    override var contentScaleFactor: CGFloat { didSet { note() } }
    override var mask: UIView? { didSet { note() } }
    override var semanticContentAttribute: UISemanticContentAttribute { didSet { note() } }

    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        super.effectiveUserInterfaceLayoutDirection
    }
}

/// A window of another module.
class OverridingWindow: UIWindow {
    var asked: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        asked.append(#function)
    }

    override func didAddSubview(_ subview: UIView) { asked.append(#function) }
    override var frame: CGRect { didSet { asked.append("frame") } }
}

/// A responder of another module.
class OverridingResponder: UIResponder {
    var following: UIResponder?

    override var next: UIResponder? { following }
}
