import Foundation

/// The strip at the top or at the bottom of a controller's view that bars cover: what `topLayoutGuide` and
/// `bottomLayoutGuide` answer. It agrees with the safe area (AUTOLAYOUT 7.4), and can be an item of
/// `NSLayoutConstraint(item:…)` and a view of a visual format.
public protocol UILayoutSupport: NSObjectProtocol {
    /// How high the strip is at the moment, in points.
    var length: CGFloat { get }
    /// The strip's top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The strip's bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The strip's height.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide that is the part of its view above or below the safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIView {
    /// The strip above the safe area (`.topBars`) or below it (`.bottomBars`). The same object at each read.
    package final func layoutSupport(_ kind: GuideKind) -> any UILayoutSupport {
        // What `ownGuide` makes for these kinds.
        unsafeDowncast(ownGuide(kind), to: LayoutSupportGuide.self)
    }
}

/// Where a guide lies that is not stretched with its view: along one edge of it.
struct GuideStrip {
    /// Whether it lies along the far edge, which is the bottom one.
    let isFar: Bool
    /// Its height.
    let extent: CGFloat
}

extension UILayoutGuide {
    /// Where the guide lies on an axis, if it is not stretched along it. Its distance from the edge is in its insets.
    final func strip(_ axis: NSLayoutConstraint.Axis, in view: UIView) -> GuideStrip? {
        guard axis == .vertical else { return nil }
        let safe = view.safeAreaInsets
        switch kind {
        // A line where there is no keyboard, or where the safe area covers more.
        case .keyboard: return GuideStrip(isFar: true, extent: keyboardExtent(in: view) ?? 0)
        case .topBars: return GuideStrip(isFar: false, extent: safe.top.isFinite ? safe.top : 0)
        case .bottomBars: return GuideStrip(isFar: true, extent: safe.bottom.isFinite ? safe.bottom : 0)
        case .added, .safeArea, .margins, .readable, .frameLayout, .contentLayout, .auxiliary: return nil
        }
    }
}
