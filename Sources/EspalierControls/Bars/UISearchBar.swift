import EspalierViews
import Foundation

/// A bar with a text field to search by. Typing goes to `searchTextField`; the delegate hears of it.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// What a search bar looks like.
    public enum Style: Int, Sendable {
        // The cases are UIKit's, in its order.
        case `default`, prominent, minimal
    }

    static let promptProperty = StoredProperty<UISearchBar, String?>(default: nil)
    static let searchKeys = [
        ObservableKey("text", \UISearchBar.text), ObservableKey("placeholder", \UISearchBar.placeholder),
        ObservableKey("prompt", \UISearchBar.prompt, stored: promptProperty),
    ]

    /// Those of a view, `text`, `placeholder` and `prompt`.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + searchKeys }

    private final let ownField = UISearchTextField()
    /// What searches by the bar: a search controller.
    package final weak var hearer: (any SearchBarHearing)?
    /// The text field's delegate, which it does not hold.
    private final let fieldDelegate = SearchFieldDelegate()

    /// Makes a search bar of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeUpField()
    }

    /// Makes a search bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        takeUpField()
        coder.decode(self)
    }

    /// Who hears of the bar.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The field of the text: the bar's subview.
    open var searchTextField: UISearchTextField { ownField }

    /// The text. Empty by default; nil reads back as the empty text. Setting it does not tell the delegate.
    open var text: String? {
        get { ownField.text }
        set {
            ownField.text = newValue
            hearer?.searchBarDidChange(self)
        }
    }

    /// What is shown as long as there is no text. nil by default.
    open var placeholder: String? {
        get { ownField.placeholder }
        set { ownField.placeholder = newValue }
    }

    /// A line above the field. nil by default; plays no part in layout.
    open var prompt: String? {
        get { self[stored: Self.promptProperty] }
        set { self[stored: Self.promptProperty] = newValue }
    }

    /// What the bar looks like. `.default` by default.
    open var searchBarStyle = Style.default
    /// How the bar would look. `.default` by default.
    open var barStyle = UIBarStyle.default
    /// Whether what is behind shines through. True by default.
    open var isTranslucent = true
    /// The colour of the bar. nil by default.
    open var barTintColor: UIColor?
    /// The image behind the bar. nil by default.
    open var backgroundImage: UIImage?
    /// Whether there is a button that ends searching. False by default; plays no part in layout.
    open var showsCancelButton = false
    /// Whether there is a button for bookmarks. False by default; plays no part in layout.
    open var showsBookmarkButton = false
    /// Whether scopes are shown. False by default; plays no part in layout.
    open var showsScopeBar = false
    /// The titles of the scopes. nil by default.
    open var scopeButtonTitles: [String]?
    /// The scope that is selected. 0 by default.
    open var selectedScopeButtonIndex = 0

    /// Sets `showsCancelButton`; nothing moves here.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Where the bar stands: what the delegate says; `.any` if it does not.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// Whether the text is being edited.
    open override var isFirstResponder: Bool { ownField.isFirstResponder }

    /// Begins editing, if the delegate lets it.
    /// - Returns: whether the text is being edited now.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { ownField.becomeFirstResponder() }

    /// Ends editing, if the delegate lets it.
    /// - Returns: whether the text is not being edited now.
    @discardableResult
    open override func resignFirstResponder() -> Bool { ownField.resignFirstResponder() }

    /// Tells the delegate that the button that ends searching was tapped.
    public final func tapCancelButton() {
        delegate?.searchBarCancelButtonClicked(self)
        hearer?.searchBarDidCancel(self)
    }

    /// Selects a scope, as a tap on its button, and tells the delegate.
    /// - Precondition: there is a title for it.
    public final func tapScopeButton(_ index: Int) {
        let count = scopeButtonTitles?.count ?? 0
        if !(0..<count).contains(index) { trap("tapScopeButton(\(index)) on \(self), which has \(count) scopes") }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        hearer?.searchBarDidChange(self)
    }

    /// 56 high, or 44 up to iOS 12. No wish for a width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: usedDesign.searchBarHeight)
    }

    /// The given width; 56 high, or 44 up to iOS 12.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: usedDesign.searchBarHeight)
    }

    /// The window may have another design.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        sizeMayChange(goingTo: newWindow)
    }

    /// Places the field: 36 high in the middle, 8 from the left and the right edge.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = bounds
        let height = min(36, bounds.height)
        ownField.frame = CGRect(
            x: bounds.minX + 8, y: bounds.midY - height / 2, width: max(0, bounds.width - 16), height: height)
    }

    private func takeUpField() {
        ownField.borderStyle = .roundedRect
        fieldDelegate.bar = self
        ownField.delegate = fieldDelegate
        ownField.addTarget(self, for: .editingChanged) { bar in
            bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
            bar.hearer?.searchBarDidChange(bar)
        }
        super.addSubview(ownField)
    }
}

/// Hands what a search bar's field asks and tells on to the bar's delegate.
private final class SearchFieldDelegate: UITextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.hearer?.searchBarDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return true
    }
}
