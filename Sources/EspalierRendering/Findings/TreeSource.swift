import EspalierControls
import EspalierScenarios
import EspalierViews

/// What a tree of living views was made from: a document, an interface file, code. It says how the tree's parts are
/// called, where they stand, and which of them are its own.
///
/// Findings are the same for all sources; a source gives them their names and places.
package protocol TreeSource {
    /// Whether findings about frames concern a view. Parts that a control or a bar makes of itself are its own affair.
    func isOwn(_ view: UIView, in superview: UIView?) -> Bool
    /// Hears of a view that has come later, before its texts are made longer.
    func note(_ view: UIView)
    /// How a sentence calls a view.
    func name(of place: Int, in tree: LintTree) -> String
    /// How a sentence calls a guide that was added to a view.
    func name(of guide: UILayoutGuide, of owner: Int, in tree: LintTree) -> String
    /// How a sentence calls a constraint.
    func text(of constraint: NSLayoutConstraint) -> String
    /// Where a view stands; nil where the source does not know it: then its superview's place counts.
    func mark(of view: UIView) -> SourceMark?
    /// Where a guide stands; nil: where its owner does.
    func mark(of guide: UILayoutGuide) -> SourceMark?
    /// Where a constraint stands; nil: where its first view does.
    func mark(of constraint: NSLayoutConstraint) -> SourceMark?
    /// What a view is for good; nil: the path of its place, in the source or else in the tree.
    func id(of view: UIView) -> String?
    /// What a constraint is for good; nil: the path of its place, or else its text.
    func id(of constraint: NSLayoutConstraint) -> String?
    /// Whether a plain view stands for something to be seen, as in documents that sketch a screen. Elsewhere an empty one
    /// is decoration.
    var plainViewsCount: Bool { get }
    /// How a size is given to a view that neither constraints nor rules place.
    var frameFix: String { get }
    /// How low a button may be that is long: what a document sketches is measured by the finger alone.
    var leastButtonHeight: Double { get }
    /// How much of the size of a view's text is sure to be needed: 1 for a text that is known and measured in its own font,
    /// less in another font, 0 for one that code takes the place of.
    func certainShare(ofTextIn view: UIView) -> Double
}

extension TreeSource {
    package func note(_ view: UIView) {}

    package var leastButtonHeight: Double { plainViewsCount ? FrameChecks.leastTarget : FrameChecks.leastButton }

    package func certainShare(ofTextIn view: UIView) -> Double { 1 }
}

/// What a document has made.
struct DocumentSource: TreeSource {
    /// Which views are its own.
    enum Views {
        /// Those that it writes.
        case written
        /// All but parts of controls and bars, where the root is an interface file.
        case all
    }

    let simulation: Simulation
    var views = Views.written

    func isOwn(_ view: UIView, in superview: UIView?) -> Bool {
        views == .written ? ViewHistory.of(view) != nil : !(superview?.hasPartsOfItsOwn ?? false)
    }

    func name(of place: Int, in tree: LintTree) -> String {
        tree.nodes[place].view.name.map { PlainText.quoted($0) } ?? tree.path(of: place)
    }

    func name(of guide: UILayoutGuide, of owner: Int, in tree: LintTree) -> String {
        (guide.identifier.isEmpty ? "a guide" : "the guide \(PlainText.quoted(guide.identifier))")
            + " of \(tree.label(owner))"
    }

    func text(of constraint: NSLayoutConstraint) -> String { simulation.text(of: constraint) }

    func mark(of view: UIView) -> SourceMark? { ViewHistory.of(view).map { .document($0.description.mark) } }

    func mark(of guide: UILayoutGuide) -> SourceMark? {
        guard let mark = guide.owningView.flatMap({ ViewHistory.of($0) })?.description.mark else { return nil }
        return .document(simulation.document.mark("layoutGuides", in: mark))
    }

    func mark(of constraint: NSLayoutConstraint) -> SourceMark? {
        simulation.written(constraint).map { .document($0.constraint.mark) }
    }

    func id(of view: UIView) -> String? { view.name }

    func id(of constraint: NSLayoutConstraint) -> String? { constraint.identifier }

    var plainViewsCount: Bool { true }

    var frameFix: String { "give it a size in its frame" }
}

/// What code has built.
struct CodeSource: TreeSource {
    private let namer: ViewNamer

    init(_ root: UIView) {
        namer = ViewNamer(root) { view in
            ViewFacts(outlet: view.name, identifier: view.accessibilityIdentifier, text: view.shownWords)
        }
    }

    func isOwn(_ view: UIView, in superview: UIView?) -> Bool { !(superview?.hasPartsOfItsOwn ?? false) }

    func note(_ view: UIView) { namer.note(view) }

    func name(of place: Int, in tree: LintTree) -> String { namer.name(of: tree.nodes[place].view) }

    func name(of guide: UILayoutGuide, of owner: Int, in tree: LintTree) -> String {
        (guide.identifier.isEmpty ? "a guide" : "the guide \(PlainText.quoted(guide.identifier))")
            + " of \(tree.label(owner))"
    }

    func text(of constraint: NSLayoutConstraint) -> String { namer.text(of: constraint) }

    func mark(of view: UIView) -> SourceMark? { nil }

    func mark(of guide: UILayoutGuide) -> SourceMark? { nil }

    func mark(of constraint: NSLayoutConstraint) -> SourceMark? { nil }

    func id(of view: UIView) -> String? { view.name ?? view.accessibilityIdentifier }

    func id(of constraint: NSLayoutConstraint) -> String? { constraint.identifier }

    var plainViewsCount: Bool { false }

    var frameFix: String { "set its frame, or constrain it" }
}

extension UIView {
    /// Whether the subviews are the view's own affair.
    package var hasPartsOfItsOwn: Bool {
        self is UIControl || self is UITableView || self is UICollectionView || self is UINavigationBar
            || self is UIToolbar || self is UITabBar || self is UISearchBar || self is UIPickerView
    }

    /// The words that the view shows: a label's text, a button's title, a field's text or placeholder.
    package var shownWords: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle ?? button.configuration?.title
        case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : field.text
        case let view as UITextView: view.text
        case let control as UISegmentedControl: control.numberOfSegments > 0 ? control.titleForSegment(at: 0) : nil
        default: nil
        }
    }
}
