import EspalierControls
import EspalierViews

/// What a source knows of how people call a view.
package struct ViewFacts {
    /// The name of the outlet, or of the property, that has it.
    package var outlet: String?
    /// What somebody called it in Interface Builder.
    package var userLabel: String?
    /// Its accessibility identifier.
    package var identifier: String?
    /// The words that it shows.
    package var text: String?
    /// What only the file calls it.
    package var objectID: String?
    /// The class that a file gives it, where the program has none of that name.
    package var className: String?

    package init(
        outlet: String? = nil, userLabel: String? = nil, identifier: String? = nil, text: String? = nil,
        objectID: String? = nil, className: String? = nil
    ) {
        self.outlet = outlet
        self.userLabel = userLabel
        self.identifier = identifier
        self.text = text
        self.objectID = objectID
        self.className = className
    }

    /// The best name, not cut.
    fileprivate var name: String? {
        [outlet, userLabel, identifier, text].compactMap(\.self)
            .first { $0.contains { !$0.isWhitespace } }
    }
}

/// Calls views as people do: the label 'Total', the button 'Pay' in 'header', a view of class RatingView.
///
/// What views are called by is taken when the namer is made: a screen is called the same with longer texts. Sentences
/// are made when somebody asks for one.
package final class ViewNamer {
    /// How much of a text names a view.
    private static let longest = 30

    private var facts: [ObjectIdentifier: ViewFacts] = [:]
    private let root: UIView
    private let factsOf: (UIView) -> ViewFacts
    /// By view; made with the first question.
    private lazy var names = makeNames()
    /// The short names that several views have; made with the first question.
    private lazy var repeatedNames = makeRepeatedNames()

    /// - Parameters:
    ///   - root: the topmost view that is named.
    ///   - facts: what is known of a view.
    /// - Complexity: O(number of views).
    package init(_ root: UIView, facts: @escaping (UIView) -> ViewFacts) {
        self.root = root
        factsOf = facts
        root.forEachInSubtree { self.facts[ObjectIdentifier($0)] = facts($0) }
    }

    /// Takes what a view is called by that has come later; nothing for one that is known.
    package func note(_ view: UIView) {
        if facts[ObjectIdentifier(view)] == nil { facts[ObjectIdentifier(view)] = factsOf(view) }
    }

    /// How a sentence calls a view: its class in words, and the first of these that it has: outlet, user label,
    /// accessibility identifier, text. Where that is not enough, the nearest ancestor that has one, and at last its object
    /// id or, without one, its path.
    package func name(of view: UIView) -> String {
        if let name = names[ObjectIdentifier(view)] { return name }
        // One that came later.
        return Self.phrase(view, facts[ObjectIdentifier(view)] ?? factsOf(view)).text
    }

    /// The name alone, for constraints: the class in words where there is none, and behind it the object id where other views
    /// are called the same.
    package func shortName(of view: UIView) -> String {
        let name = bareName(of: view)
        guard repeatedNames.contains(name), let id = facts[ObjectIdentifier(view)]?.objectID else { return name }
        return "\(name) (\(id))"
    }

    private func bareName(of view: UIView) -> String {
        let known = facts[ObjectIdentifier(view)] ?? factsOf(view)
        return known.name.map(Self.cut) ?? known.className ?? ClassWords.words(of: view)
    }

    private func makeRepeatedNames() -> Set<String> {
        var known: Set<String> = []
        var twice: Set<String> = []
        root.forEachInSubtree { view in
            // What a view makes of itself stands in no constraint of a file.
            guard facts[ObjectIdentifier(view)]?.objectID != nil else { return }
            let name = bareName(of: view)
            if !known.insert(name).inserted { twice.insert(name) }
        }
        return twice
    }

    private static func cut(_ name: String) -> String {
        let line = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > longest ? line.prefix(longest - 1) + "…" : line
    }

    /// The class and the name; whether it has one.
    private static func phrase(_ view: UIView, _ facts: ViewFacts) -> (text: String, isNamed: Bool) {
        let words = ClassWords.words(of: view)
        let own = facts.className ?? ClassWords.ownClass(of: view)
        let name = facts.name.map { PlainText.quoted(cut($0)) }
        // Of a class that only the application has, the class says more than that it is a view.
        if let own, words == "view" {
            return (name.map { "the view \($0) of class \(own)" } ?? "a view of class \(own)", name != nil)
        }
        return (name.map { "the \(words) \($0)" } ?? "the \(words)", name != nil)
    }

    private func makeNames() -> [ObjectIdentifier: String] {
        struct Draft {
            let view: UIView
            var text: String
            let isNamed: Bool
        }
        var drafts: [Draft] = []
        root.forEachInSubtree { view in
            let (text, isNamed) = Self.phrase(view, facts[ObjectIdentifier(view)] ?? factsOf(view))
            drafts.append(Draft(view: view, text: text, isNamed: isNamed))
        }
        func repeated() -> Set<String> {
            var known: Set<String> = []
            var twice: Set<String> = []
            for draft in drafts where !known.insert(draft.text).inserted { twice.insert(draft.text) }
            return twice
        }
        var twice = repeated()
        for index in drafts.indices where !drafts[index].isNamed || twice.contains(drafts[index].text) {
            if let ancestor = ancestorName(of: drafts[index].view) { drafts[index].text += " in \(ancestor)" }
        }
        twice = repeated()
        for index in drafts.indices where twice.contains(drafts[index].text) {
            let view = drafts[index].view
            drafts[index].text +=
                facts[ObjectIdentifier(view)]?.objectID.map { " (\($0))" } ?? " at \(view.path(from: root))"
        }
        if let first = drafts.first, !first.isNamed, first.text == "the view" || twice.contains("the view") {
            drafts[0].text = "the root view"
        }
        return Dictionary(
            drafts.map { (ObjectIdentifier($0.view), $0.text) }, uniquingKeysWith: { first, _ in first })
    }

    /// The nearest superview that has a name, up to the root, in quotes.
    ///
    /// - Complexity: O(depth).
    private func ancestorName(of view: UIView) -> String? {
        var current = view
        while current !== root, let above = current.superview {
            if let name = facts[ObjectIdentifier(above)]?.name { return PlainText.quoted(Self.cut(name)) }
            current = above
        }
        return nil
    }
}

/// Classes in words.
enum ClassWords {
    /// What people call a view of the class, or of the nearest one that everybody knows.
    static func words(of view: UIView) -> String {
        switch view {
        case is UIButton: "button"
        case is UILabel: "label"
        case is UITextField: "text field"
        case is UITextView: "text view"
        case is UIImageView: "image view"
        case is UISwitch: "switch"
        case is UISlider: "slider"
        case is UIStepper: "stepper"
        case is UISegmentedControl: "segmented control"
        case is UIPageControl: "page control"
        case is UIDatePicker: "date picker"
        case is UIControl: "control"
        case is UIStackView: "stack view"
        case is UITableView: "table view"
        case is UICollectionView: "collection view"
        case is UIScrollView: "scroll view"
        case is UITableViewCell, is UICollectionViewCell: "cell"
        case is UIProgressView: "progress view"
        case is UIActivityIndicatorView: "activity indicator"
        case is UISearchBar: "search bar"
        case is UINavigationBar: "navigation bar"
        case is UIToolbar: "toolbar"
        case is UITabBar: "tab bar"
        case is UIPickerView: "picker"
        case is UIVisualEffectView: "visual effect view"
        case is UIWindow: "window"
        case is WKWebView: "web view"
        case is MKMapView: "map view"
        case is SKView: "SpriteKit view"
        case is SCNView: "SceneKit view"
        case is MTKView: "Metal view"
        case is GLKView: "OpenGL view"
        default: "view"
        }
    }

    /// The name of a class that is not one of the package's.
    static func ownClass(of view: UIView) -> String? {
        let module = String(reflecting: type(of: view)).prefix { $0 != "." }
        return modules.contains(String(module)) ? nil : String(describing: type(of: view))
    }

    /// Those of the package that have views.
    private static let modules: Set<String> = [
        "EspalierContainers", "EspalierControllers", "EspalierControls", "EspalierNibs", "EspalierScenarios",
        "EspalierViews",
    ]
}
