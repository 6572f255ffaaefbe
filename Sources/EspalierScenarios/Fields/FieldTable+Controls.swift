import EspalierControls
import EspalierViews
import Foundation

// Texts, images and controls. The forms keep what the library stops a program for out of documents.
extension FieldTable {
    /// What a button's configuration says. It comes before titles and images, which then are those of the configuration.
    mutating func addConfigurations() {
        let uses: ScenarioField.Uses = [.written, .set]
        @Sendable func change(_ button: UIButton, _ change: (inout UIButton.Configuration) -> Void) {
            var configuration = button.configuration ?? .plain()
            change(&configuration)
            button.configuration = configuration
        }
        add(
            "configuration",
            .words([
                "plain": .plain, "tinted": .tinted, "gray": .gray, "filled": .filled, "borderless": .borderless,
                "bordered": .bordered, "borderedTinted": .borderedTinted, "borderedProminent": .borderedProminent,
            ]), .ofClass, uses
        ) { (button: UIButton) in
            button.configuration?.style
        } set: { (button: UIButton, style: UIButton.Configuration.Style) in
            button.configuration = UIButton.Configuration(style)
        }
        add(
            "buttonSize", .words(["medium": .medium, "small": .small, "mini": .mini, "large": .large]), .ofClass, uses
        ) { (button: UIButton) in
            button.configuration?.buttonSize.unless(.medium)
        } set: { (button: UIButton, size: UIButton.Configuration.Size) in
            change(button) { $0.buttonSize = size }
        }
        add("contentInsets", .directionalInsets, .ofClass, uses) { (button: UIButton) in
            button.configuration?.ownInsets
        } set: { (button: UIButton, insets: NSDirectionalEdgeInsets) in
            change(button) { $0.contentInsets = insets }
        }
        add("subtitle", .text, .ofClass, uses) { (button: UIButton) in
            button.configuration?.subtitle
        } set: { (button: UIButton, text: String) in
            change(button) { $0.subtitle = text }
        }
        add(
            "imagePlacement",
            .words(["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "all": .all]),
            .ofClass, uses
        ) { (button: UIButton) in
            button.configuration?.imagePlacement.unless(.leading)
        } set: { (button: UIButton, edge: NSDirectionalRectEdge) in
            change(button) { $0.imagePlacement = edge }
        }
        add("imagePadding", .points.within(.anyNumber), .ofClass, uses) { (button: UIButton) in
            button.configuration?.imagePadding.unless(0)
        } set: { (button: UIButton, gap: CGFloat) in
            change(button) { $0.imagePadding = gap }
        }
        add("titlePadding", .points.within(.anyNumber), .ofClass, uses) { (button: UIButton) in
            button.configuration?.titlePadding.unless(1)
        } set: { (button: UIButton, gap: CGFloat) in
            change(button) { $0.titlePadding = gap }
        }
    }

    mutating func addTexts() {
        let alignments = ScenarioParagraph.alignments
        add("font", .font, get: { (view: UILabel) in .some(view.font) }, set: { $0.font = $1 })
        add("font", .font, \UITextField.font)
        add("font", .font, \UITextView.font)
        // Asking a button for its label makes one. A button with a configuration sets its title in a font of that.
        add("font", .font) { (view: UIButton) in
            if let configuration = view.configuration { return configuration.titleFont.map { .some($0) } }
            return view.title(for: .normal) == nil ? nil : .some(view.titleLabel?.font)
        } set: {
            if $0.configuration != nil { $0.configuration?.titleFont = $1 } else { $0.titleLabel?.font = $1 }
        }
        add("lines", .integer.within(.count), \UILabel.numberOfLines)
        add("lineBreakMode", ScenarioParagraph.lineBreakModes, \UILabel.lineBreakMode)
        add("textAlignment", alignments, \UILabel.textAlignment)
        add("textAlignment", alignments, \UITextField.textAlignment)
        add("textAlignment", alignments, \UITextView.textAlignment)
        add("preferredMaxLayoutWidth", .points.within(.length), \UILabel.preferredMaxLayoutWidth)
        add("placeholder", .optionalText, \UITextField.placeholder)
        add("placeholder", .optionalText, \UISearchBar.placeholder)
        add(
            "borderStyle",
            .words(["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
            \UITextField.borderStyle)
        add("textContainerInset", .insets.within(.distances), \UITextView.textContainerInset)
        add("isEditable", .boolean, \UITextView.isEditable)
        add("adjustsFontSizeToFitWidth", .boolean, \UILabel.adjustsFontSizeToFitWidth)
        add("adjustsFontSizeToFitWidth", .boolean, \UITextField.adjustsFontSizeToFitWidth)
        add("minimumScaleFactor", .points.within(.share), \UILabel.minimumScaleFactor)
        addAttributedTexts()
    }

    /// They come behind fonts, which are those of all of a text. One without attributes is a `text`.
    private mutating func addAttributedTexts() {
        add("attributedText", .runs) { (view: UILabel) in
            view.hasAttributes ? .some(view.attributedText) : nil
        } set: {
            $0.attributedText = $1
        }
        add("attributedText", .runs) { (view: UITextField) in
            view.hasAttributes ? .some(view.attributedText) : nil
        } set: {
            $0.attributedText = $1
        }
        add("attributedText", .runs) { (view: UITextView) in
            view.hasAttributes ? .some(view.attributedText) : nil
        } set: {
            $0.attributedText = $1
        }
        add("attributedTitle", .runs) { (view: UIButton) in
            .some(view.attributedTitle(for: .normal))
        } set: {
            $0.setAttributedTitle($1, for: .normal)
        }
    }

    mutating func addImages() {
        add("image", .image, \UIImageView.image)
        add("image", .image) { (view: UIButton) in
            .some(view.image(for: .normal))
        } set: {
            $0.setImage($1, for: .normal)
        }
        add(
            "contentMode",
            .words([
                "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
                "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
                "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
            ]), \UIImageView.contentMode)
    }

    mutating func addControls() {
        add("isEnabled", .boolean, \UIControl.isEnabled)
        add("isSelected", .boolean, \UIControl.isSelected)
        add(
            "contentHorizontalAlignment",
            .words([
                "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
                "trailing": .trailing,
            ]), \UIControl.contentHorizontalAlignment)
        add(
            "contentVerticalAlignment",
            .words(["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
            \UIControl.contentVerticalAlignment)
        add(
            "buttonType",
            madeWith: .words([
                "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
                "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
            ]), get: { $0.buttonType }, make: { UIButton(type: $0) })
        add("title", .optionalText) { (view: UIButton) in
            .some(view.title(for: .normal))
        } set: {
            $0.setTitle($1, for: .normal)
        }
        add("contentEdgeInsets", .insets.within(.distances), \UIButton.contentEdgeInsets)
        add("titleEdgeInsets", .insets.within(.distances), \UIButton.titleEdgeInsets)
        add("imageEdgeInsets", .insets.within(.distances), \UIButton.imageEdgeInsets)
        add("isOn", .boolean, \UISwitch.isOn)
        addValues()
        addSegments()
    }

    /// Limits come before values, which they cut.
    private mutating func addValues() {
        let plain = FieldForm<Double>.number.within(.anyNumber)
        add("minimumValue", .float, \UISlider.minimumValue)
        add("minimumValue", plain, \UIStepper.minimumValue)
        add("maximumValue", .float, \UISlider.maximumValue)
        add("maximumValue", plain, \UIStepper.maximumValue)
        add("stepValue", plain.within(.limited(.number, 0.000001...ScenarioForm.greatest)), \UIStepper.stepValue)
        add("value", .float, \UISlider.value)
        add("value", plain, \UIStepper.value)
        add("numberOfPages", .integer.within(.count), \UIPageControl.numberOfPages)
        add("currentPage", .integer.within(.count), \UIPageControl.currentPage)
    }

    /// Titles come before which of them is selected.
    private mutating func addSegments() {
        add("titles", .texts) { (view: UISegmentedControl) in
            (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
        } set: { view, titles in
            view.removeAllSegments()
            for (index, title) in titles.enumerated() {
                view.insertSegment(withTitle: title, at: index, animated: false)
            }
        }
        add("titles", .texts) { (view: UIPickerView) in
            PickerRows.of(view)
        } set: {
            PickerRows.set($1, of: $0)
        }
        let access = Access<UISegmentedControl>(
            get: { .integer($0.selectedSegmentIndex) },
            set: { view, value in
                guard case .integer(let index) = value else { return .wrongKind }
                guard index < view.numberOfSegments else {
                    return ScenarioField.Refusal(
                        message: "there is no segment \(index); there are \(view.numberOfSegments)",
                        fix: "count segments from 0, or write -1 for none")
                }
                view.selectedSegmentIndex = index
                return nil
            })
        add(
            "selectedSegmentIndex", of: UISegmentedControl.self, .limited(.integer, -1...1_000_000), .ofClass,
            Self.usual, access)
    }

    mutating func addIndicators() {
        add("progress", .float, \UIProgressView.progress)
        add("progressViewStyle", .words(["default": .default, "bar": .bar]), \UIProgressView.progressViewStyle)
        add("hidesWhenStopped", .boolean, \UIActivityIndicatorView.hidesWhenStopped)
        add("isAnimating", .boolean) { (view: UIActivityIndicatorView) in
            view.isAnimating
        } set: {
            if $1 { $0.startAnimating() } else { $0.stopAnimating() }
        }
        add(
            "datePickerMode",
            .words([
                "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
            ]), \UIDatePicker.datePickerMode)
        add("prompt", .optionalText, \UISearchBar.prompt)
        add(
            "searchBarStyle", .words(["default": .default, "prominent": .prominent, "minimal": .minimal]),
            \UISearchBar.searchBarStyle)
        add("style", .words(["medium": .medium, "large": .large]), \UIActivityIndicatorView.style)
    }
}

/// The titles of a picker view of a document, on one wheel.
private final class PickerRows: UIPickerViewDataSource, UIPickerViewDelegate {
    private static let property = StoredProperty<UIPickerView, PickerRows?>(default: nil)
    private var titles: [String] = []

    static func of(_ view: UIPickerView) -> [String] { view[stored: property]?.titles ?? [] }

    static func set(_ titles: [String], of view: UIPickerView) {
        let rows = view[stored: property] ?? PickerRows()
        rows.titles = titles
        view[stored: property] = rows
        view.dataSource = rows
        view.delegate = rows
        view.reloadAllComponents()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        row < titles.count ? titles[row] : nil
    }
}

extension UIButton.Configuration {
    /// The font of the title where the configuration says one.
    fileprivate var titleFont: UIFont? {
        get { titleTextAttributesTransformer?.transform(AttributeContainer()).font }
        set {
            titleTextAttributesTransformer = newValue.map { font in
                UIConfigurationTextAttributesTransformer { attributes in
                    var attributes = attributes
                    attributes.font = font
                    return attributes
                }
            }
        }
    }
}

extension Equatable {
    /// Nil for the usual value, which need not be said.
    fileprivate func unless(_ usual: Self) -> Self? { self == usual ? nil : self }
}
