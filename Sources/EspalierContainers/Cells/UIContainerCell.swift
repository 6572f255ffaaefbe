// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

/// A container that is a cell: the content lies in the cell's `contentView`, is made once, and stays in however often
/// the cell is used again.
///
/// ``ContainerTableViewCell``, ``ContainerTableCell``, ``ContainerCollectionViewCell`` and ``ContainerCollectionCell``
/// are the four there are. A class of one's own needs no more than to say what `View` is:
///
///     final class CartCell: UITableViewCell, UIContainerCell {
///         typealias View = CartView
///     }
public protocol UIContainerCell: UIContainer {}

extension UIContainerCell {
    /// Makes the content at the first call. At later ones nothing happens, but that another parent takes it over.
    public func prepareContainer(inside parentView: ParentView!, loadHandler: (() -> View?)? = nil) {
        defaultPrepareCell(parentView, loadHandler)
    }

    /// As `prepareContainer(inside:loadHandler:)`, without a load handler.
    public func prepareContainer(in parentView: ParentView!) {
        prepareContainer(inside: parentView, loadHandler: nil)
    }

    /// Not to be called: a cell keeps what it holds, for as long as it lives.
    public func removeContainer() { defaultRemoveFromCell() }

    func defaultPrepareCell(_ parentView: UIViewController?, _ loadHandler: (() -> View?)?) {
        if mount?.content == nil { return defaultPrepare(parentView, loadHandler) }
        if parent !== parentView { prepare(parentView: parentView) }
    }

    func defaultRemoveFromCell() -> Never {
        trap(
            "removeContainer() was called on \(type(of: self)): a cell keeps what it holds; leave the call out, or call "
                + "insertContainer(view:) to show another one")
    }
}

extension UIContainerCell where Self: UITableViewCell {
    /// Makes a cell that is prepared; its reuse identifier is the name of the class.
    public init(in parentView: ParentView!, loadHandler: (() -> View?)? = nil) {
        self.init(forReuseIdentifier: "\(Self.self)")
        prepareContainer(inside: parentView, loadHandler: loadHandler)
    }
}

extension UIContainerCell where Self: UICollectionViewCell {
    /// Makes a cell that is prepared, of the frame zero.
    public init(in parentView: ParentView!, loadHandler: (() -> View?)? = nil) {
        self.init(forReuseFrame: .zero)
        prepareContainer(inside: parentView, loadHandler: loadHandler)
    }
}
