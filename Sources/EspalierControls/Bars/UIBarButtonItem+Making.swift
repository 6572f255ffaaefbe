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

    private convenience init(title: String?, style: Style, to target: AnyObject?, _ action: Action?) {
        self.init(title: title, style: style)
        self.target = target
        self.action = action
    }

    private convenience init(image: UIImage?, style: Style, to target: AnyObject?, _ action: Action?) {
        self.init(image: image, style: style)
        self.target = target
        self.action = action
    }

    private convenience init(system systemItem: SystemItem, to target: AnyObject?, _ action: Action?) {
        self.init(systemItem: systemItem)
        self.target = target
        self.action = action
    }

    /// Makes an item with a title that calls a method of `target`, which is not held.
    public convenience init<T: AnyObject>(
        title: String?, style: Style, target: T, action: @escaping (T) -> () -> Void
    ) {
        self.init(title: title, style: style, to: target, Action(action))
    }

    /// Makes an item with an image that calls a method of `target`, which is not held.
    public convenience init<T: AnyObject>(
        image: UIImage?, style: Style, target: T, action: @escaping (T) -> () -> Void
    ) {
        self.init(image: image, style: style, to: target, Action(action))
    }

    /// Makes an item of the system's that calls a method of `target`, which is not held.
    public convenience init<T: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: T, action: @escaping (T) -> () -> Void
    ) {
        self.init(system: systemItem, to: target, Action(action))
    }

    /// Makes an item with a title that calls a method of `target` with itself. The target is not held.
    public convenience init<T: AnyObject>(
        title: String?, style: Style, target: T, action: @escaping (T) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, style: style, to: target, Action(action))
    }

    /// Makes an item with an image that calls a method of `target` with itself. The target is not held.
    public convenience init<T: AnyObject>(
        image: UIImage?, style: Style, target: T, action: @escaping (T) -> (UIBarButtonItem) -> Void
    ) {
        self.init(image: image, style: style, to: target, Action(action))
    }

    /// Makes an item of the system's that calls a method of `target` with itself. The target is not held.
    public convenience init<T: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: T, action: @escaping (T) -> (UIBarButtonItem) -> Void
    ) {
        self.init(system: systemItem, to: target, Action(action))
    }

    /// Makes an item with a title that calls nothing yet: `action` is for nil, `target` for nil or who will be called.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Never?) {
        self.init(title: title, style: style, to: target, nil)
    }

    /// Makes an item with an image that calls nothing yet: `action` is for nil, `target` for nil or who will be called.
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Never?) {
        self.init(image: image, style: style, to: target, nil)
    }

    /// Makes an item of the system's that calls nothing yet, such as a space: `action` is for nil, `target` for nil or
    /// who will be called.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Never?) {
        self.init(system: systemItem, to: target, nil)
    }
}
