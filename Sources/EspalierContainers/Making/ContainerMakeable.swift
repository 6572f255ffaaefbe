import EspalierControllers
import EspalierViews
import Foundation

/// A class whose objects a container makes by an initialiser of their own, where it has no load handler.
///
/// ``View`` and ``NibView`` are such classes, and their subclasses with them. Any other class of views or controllers
/// can be one; without that, containers make its objects by `init?(coder:)`, which is the initialiser that Swift gives
/// every class of views and controllers, with an archive that is empty.
public protocol ContainerMakeable: AnyObject {
    /// Makes an object for a container. The container gives it its place, and its parent after that.
    init(forContainer: Void)
}

/// Makes what a container of the class `host` is to hold.
func makeContent<Content: AnyObject>(_ type: Content.Type, for host: String) -> Content {
    var made: AnyObject?
    if let makeable = type as? any ContainerMakeable.Type {
        made = makeable.init(forContainer: ())
    } else if let view = type as? UIView.Type {
        made = view.init(coder: EmptyArchive())
    } else if let controller = type as? UIViewController.Type {
        made = controller.init(coder: EmptyArchive())
    }
    guard let content = made as? Content else {
        trap(
            "\(host) cannot make \(type): its init?(coder:) gave nothing, or it is no class of views or controllers; "
                + "give the container a load handler, or make \(type) conform to ContainerMakeable")
    }
    return content
}
