import EspalierControllers
import EspalierControls
import EspalierViews

/// Stands for an object of a class that is not here: a recognizer of what hovers, an object of an unknown class. It has no behaviour; it is there so that outlets lead to something.
public final class InterfaceObject {
    /// The element that it stands for.
    public let element: InterfaceElement

    init(_ element: InterfaceElement) {
        self.element = element
    }
}

/// What kind of object an element stands for.
struct ElementKind {
    /// The class of an object without a custom class; nil for an ``InterfaceObject``.
    let base: AnyClass?
    /// Whether `base` only stands in for a class that is not here.
    let isStandIn: Bool
    /// What a custom class must be, so that it can stand at that place.
    let root: AnyClass?

    /// Nil for an element that stands for no object.
    init?(_ element: InterfaceElement) {
        let name = element.name
        if let base = Self.classes[name] {
            self.init(base: base, isStandIn: false)
        } else if name == "refreshControl" || name == "colorWell" {
            self.init(base: UIControl.self, isStandIn: true)
        } else if name.hasSuffix("ViewController") || name == "hostingController" {
            self.init(base: UIViewController.self, isStandIn: true)
        } else if Self.objects.contains(name) || name.hasSuffix("GestureRecognizer") {
            self.init(base: nil, isStandIn: name != "customObject")
        } else if element.child(key: "frame")?.name == "rect" || element.parent?.name == "subviews" {
            self.init(base: UIView.self, isStandIn: true)
        } else if element.parent?.name == "objects" || element["customClass"] != nil {
            self.init(base: nil, isStandIn: true)
        } else {
            return nil
        }
    }

    /// That of a constraint, which stands in a list of its own.
    init(constraint: InterfaceElement) { self.init(base: NSLayoutConstraint.self, isStandIn: false) }

    private init(base: AnyClass?, isStandIn: Bool) {
        self.base = base
        self.isStandIn = isStandIn
        root = base.map { base in Self.roots.first { Self.isClass(base, $0) } ?? base }
    }

    static func isClass(_ type: AnyClass, _ ancestor: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let type = current {
            if type == ancestor { return true }
            current = _getSuperclass(type)
        }
        return false
    }

    /// Classes whose place in the tree needs objects of just that class; the first that fits counts.
    private static let roots: [AnyClass] = [
        UITableViewCell.self, UICollectionViewCell.self, UICollectionReusableView.self, UITableView.self,
        UICollectionView.self, UIStackView.self, UIVisualEffectView.self, UIView.self, UINavigationController.self,
        UITabBarController.self, UISplitViewController.self, UIPageViewController.self, UITableViewController.self,
        UICollectionViewController.self, UIViewController.self,
        UITabBarItem.self, UIBarButtonItem.self, UINavigationItem.self, UICollectionViewLayout.self,
        UIGestureRecognizer.self,
    ]

    /// Objects that are neither views nor controllers.
    private static let objects: Set<String> = [
        "customObject", "searchDisplayController", "userGuides", "objectProxy",
    ]

    private static let classes: [String: AnyClass] = [
        "view": UIView.self, "containerView": UIView.self, "tableViewCellContentView": UIView.self,
        "collectionViewCellContentView": UIView.self, "window": UIWindow.self, "control": UIControl.self,
        "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self, "textField": UITextField.self,
        "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
        "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "searchBar": UISearchBar.self,
        "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
        "scrollView": UIScrollView.self, "stackView": UIStackView.self, "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self, "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self, "visualEffectView": UIVisualEffectView.self,
        "wkWebView": WKWebView.self, "mapView": MKMapView.self, "glkView": GLKView.self, "skView": SKView.self,
        "sceneKitView": SCNView.self, "arskView": ARSKView.self, "arscnView": ARSCNView.self, "mtkView": MTKView.self,
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
        "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self,
        "collectionViewLayout": UICollectionViewLayout.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "gestureRecognizer": UIGestureRecognizer.self, "tapGestureRecognizer": UITapGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        // What Interface Builder has written for a long press.
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    ]
}
