import EspalierControls
import EspalierSupport
import EspalierViews

extension ScenarioClasses {
    /// Whether a class is one of the runtime's that documents may name.
    static func isOwn(_ type: UIView.Type) -> Bool { ownTypes.contains(ObjectIdentifier(type)) }

    private static let ownTypes = Set(own.entries.map { ObjectIdentifier($0.type) })

    /// The runtime's classes that can be made with a frame alone, and collection views. Put together once, as every
    /// simulation begins with them.
    static let own: ScenarioClasses = {
        var classes = ScenarioClasses(empty: ())
        classes.addPlain()
        classes.addTexts()
        classes.addControls()
        classes.addContainers()
        classes.addBoxes()
        return classes
    }()

    /// Registers a class under its name.
    private mutating func add<View: UIView>(
        text: (get: @Sendable (View) -> String?, set: @Sendable (View, String) -> Void)? = nil,
        _ make: @escaping @Sendable () -> View
    ) {
        register(typeName(View.self), View.self, text: text, make: make)
    }

    private mutating func addPlain() {
        add { UIView() }
        add { UIWindow() }
    }

    private mutating func addTexts() {
        add(text: (get: { $0.text }, set: { $0.text = $1 })) { UILabel() }
        add(text: (get: { $0.text }, set: { $0.text = $1 })) { UITextField() }
        add(text: (get: { $0.text }, set: { $0.text = $1 })) { UISearchTextField() }
        add(text: (get: { $0.text }, set: { $0.text = $1 })) { UITextView() }
        add(text: (get: { $0.text }, set: { $0.text = $1 })) { UISearchBar() }
    }

    private mutating func addControls() {
        add { UIControl() }
        add { UIButton() }
        add { UISwitch() }
        add { UISlider() }
        add { UIStepper() }
        add { UISegmentedControl() }
        add { UIPageControl() }
        add { UIDatePicker() }
        add { UIPickerView() }
        add { UIProgressView() }
        add { UIActivityIndicatorView() }
        add { UIImageView() }
    }

    private mutating func addContainers() {
        add { UIScrollView() }
        add { UIStackView() }
        add { UITableView() }
        add { UITableViewCell(frame: .zero) }
        add { UITableViewHeaderFooterView() }
        add { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
        add { UICollectionReusableView() }
        add { UICollectionViewCell() }
        add { UIVisualEffectView() }
        add { UINavigationBar() }
        add { UIToolbar() }
        add { UITabBar() }
    }

    /// Views of other frameworks: a frame and subviews, nothing more.
    private mutating func addBoxes() {
        add { WKWebView() }
        add { MKMapView() }
        add { GLKView() }
        add { SCNView() }
        add { SKView() }
        add { ARSCNView() }
        add { ARSKView() }
        add { MTKView() }
    }
}
