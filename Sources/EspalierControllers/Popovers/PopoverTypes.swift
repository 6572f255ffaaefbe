import EspalierControls
import EspalierViews
import Foundation

/// Where the arrow of a popover points to.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// A bit for each direction.
    public let rawValue: UInt
    /// Makes a set of directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up: the popover stands below what it points to.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down: the popover stands above what it points to.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left: the popover stands on the right.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right: the popover stands on the left.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// All four.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known: of a popover that is not presented.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// What a popover can point to: a view, or an item of a bar.
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// Where it is, in the coordinates of a view; nil where it is not in the view's window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The bounds, in the coordinates of `referenceView`; nil where both are in no common window.
    public final func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return referenceView.convert(bounds, from: self)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// The frame of what stands for the item in a bar, in the coordinates of `referenceView`; nil where no bar in its
    /// window shows it.
    public final func frame(in referenceView: UIView) -> CGRect? { viewInBar?.frame(in: referenceView) }
}

/// Hears of a popover.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be presented: the last moment to say where.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// The window has turned, and the popover is about to get another place.
    ///
    /// - Parameters:
    ///   - popoverPresentationController: that of the popover.
    ///   - rect: what it points to, in the coordinates of `view`; the delegate may change it.
    ///   - view: the view in which that is; the delegate may give another one.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: inout CGRect,
        in view: inout UIView)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    /// Does nothing.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: inout CGRect,
        in view: inout UIView
    ) {}
}
