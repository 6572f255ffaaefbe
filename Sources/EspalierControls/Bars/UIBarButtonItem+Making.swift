import EspalierViews
import Foundation

extension UIBarButtonItem {
    /// A space that takes what other items leave.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// A space of a width, in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// Makes an item with a title that calls a method of `target`, which is not held.
    public convenience init<T: AnyObject>(
        title: String?, style: Style, target: T, action: @escaping (T) -> () -> Void
    ) {
        self.init(title: title, style: style, primaryAction: .calling(target, action))
    }

    /// Makes an item with an image that calls a method of `target`, which is not held.
    public convenience init<T: AnyObject>(
        image: UIImage?, style: Style, target: T, action: @escaping (T) -> () -> Void
    ) {
        self.init(image: image, style: style, primaryAction: .calling(target, action))
    }

    /// Makes an item of the system's that calls a method of `target`, which is not held.
    public convenience init<T: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: T, action: @escaping (T) -> () -> Void
    ) {
        self.init(systemItem: systemItem, primaryAction: .calling(target, action))
    }

    /// Makes an item with a title that calls a method of `target` with itself. The target is not held.
    public convenience init<T: AnyObject>(
        title: String?, style: Style, target: T, action: @escaping (T) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, style: style, primaryAction: .passing(to: target, action))
    }

    /// Makes an item with an image that calls a method of `target` with itself. The target is not held.
    public convenience init<T: AnyObject>(
        image: UIImage?, style: Style, target: T, action: @escaping (T) -> (UIBarButtonItem) -> Void
    ) {
        self.init(image: image, style: style, primaryAction: .passing(to: target, action))
    }

    /// Makes an item of the system's that calls a method of `target` with itself. The target is not held.
    public convenience init<T: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: T, action: @escaping (T) -> (UIBarButtonItem) -> Void
    ) {
        self.init(systemItem: systemItem, primaryAction: .passing(to: target, action))
    }
}

extension UIAction {
    fileprivate static func calling<T: AnyObject>(_ target: T, _ action: @escaping (T) -> () -> Void) -> UIAction {
        UIAction { [weak target] _ in
            if let target { action(target)() }
        }
    }

    fileprivate static func passing<T: AnyObject>(
        to target: T, _ action: @escaping (T) -> (UIBarButtonItem) -> Void
    ) -> UIAction {
        UIAction { [weak target] in
            if let target, let item = $0.sender as? UIBarButtonItem { action(target)(item) }
        }
    }
}
