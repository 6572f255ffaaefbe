import EspalierControls
import EspalierViews
import Foundation

extension ScenarioField {
    /// All fields, in the order in which documents are written and views are configured.
    package static let all: [ScenarioField] = {
        var table = FieldTable()
        table.addPlain()
        table.addThoseOfConstraints()
        table.addLook()
        table.addConfigurations()
        table.addTexts()
        table.addTextColors()
        table.addImages()
        table.addControls()
        table.addIndicators()
        table.addStacks()
        table.addScrolling()
        table.addTables()
        table.addCollections()
        return table.fields
    }()

    private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })

    /// Keys that documents may use as well, by those that they stand for: what UIKit calls the property. Writing a
    /// document and messages keep to the keys of the table.
    static let otherKeys = ["isHidden": "hidden"]

    /// The field of a key; nil for a key that is none.
    package static func named(_ key: String) -> ScenarioField? { byKey[key] ?? otherKeys[key].flatMap { byKey[$0] } }

    private static func known(_ key: String) -> ScenarioField {
        assert(byKey[key] != nil, "the table has no field \(key)")
        return byKey[key] ?? all[0]
    }

    /// Whether only the root of a document has it.
    var isOfRoot: Bool { self == .safeAreaInsets || self == .keyboard }

    // Those that code speaks of.
    static let frame = known("frame")
    static let bounds = known("bounds")
    static let center = known("center")
    static let transform = known("transform")
    static let tag = known("tag")
    static let name = known("name")
    static let hidden = known("hidden")
    static let alpha = known("alpha")
    static let text = known("text")
    static let autoresizing = known("autoresizing")
    static let hugging = known("hugging")
    static let compressionResistance = known("compressionResistance")
    static let layoutMargins = known("layoutMargins")
    static let insetsLayoutMarginsFromSafeArea = known("insetsLayoutMarginsFromSafeArea")
    static let preservesSuperviewLayoutMargins = known("preservesSuperviewLayoutMargins")
    static let intrinsicContentSize = known("intrinsicContentSize")
    package static let translatesAutoresizingMaskIntoConstraints = known("translatesAutoresizingMaskIntoConstraints")
    static let semanticContentAttribute = known("semanticContentAttribute")
    static let safeAreaInsets = known("safeAreaInsets")
    static let contentInset = known("contentInset")
    static let contentOffset = known("contentOffset")
    static let axis = known("axis")
    static let buttonType = known("buttonType")
    static let style = known("style")
    static let customSpacing = known("customSpacing")
    static let arrangedSubviews = known("arrangedSubviews")
    static let rows = known("rows")
    static let items = known("items")
    static let cell = known("cell")
    static let kinds = known("kinds")
    static let itemSizes = known("itemSizes")
    static let sectionHeader = known("sectionHeader")
    static let sectionFooter = known("sectionFooter")
    static let sectionHeaderTitles = known("sectionHeaderTitles")
    static let sectionFooterTitles = known("sectionFooterTitles")
    static let rowHeights = known("rowHeights")
    static let tableHeaderView = known("tableHeaderView")
    static let tableFooterView = known("tableFooterView")
    static let viewForZooming = known("viewForZooming")
    static let zoomScale = known("zoomScale")
    static let attributedText = known("attributedText")
    static let keyboard = known("keyboard")
    static let isUserInteractionEnabled = known("isUserInteractionEnabled")

    /// Those that views of a class have and not every view has, in the order of the table.
    package static func fields(of type: UIView.Type) -> [ScenarioField] {
        all.filter { $0.group == .ofClass && $0.owner(of: type) != nil }
    }

    /// Those that a class of the table has itself, not its superclass.
    package static func ownFields(of type: UIView.Type) -> [ScenarioField] {
        all.filter { field in field.group == .ofClass && field.owners.contains { $0.type == type } }
    }
}

extension FieldTable {
    /// What every view has.
    mutating func addPlain() {
        let told: ScenarioField.Uses = [.set, .observed]
        let written: ScenarioField.Uses = [.written, .set, .observed]
        add("frame", .rectangle, \UIView.frame, .plain, told)
        add("bounds", .rectangle, \UIView.bounds, .plain, written)
        add("center", .point, \UIView.center, .plain, written)
        add("transform", .transform, \UIView.transform, .plain, written)
        add("tag", .integer, \UIView.tag, .plain, told)
        add("name", .viewName, \UIView.name, .plain, told)
        add("autoresizing", .autoresizing, \UIView.autoresizingMask, .plain, written)
        add("hidden", .boolean, \UIView.isHidden, .plain, written)
        add("alpha", .points, \UIView.alpha, .plain, written)
        add(
            "isUserInteractionEnabled", .boolean, \UIView.isUserInteractionEnabled, .plain, written)
        // Which classes have a text, `ScenarioClasses` knows.
        add(
            "text", of: UIView.self, .text, .plain, written,
            Access(get: { _ in nil }, set: { _, _ in nil }))
    }

    /// What constraints read (AUTOLAYOUT 5). Steps set most; nobody observes or measures them.
    mutating func addThoseOfConstraints() {
        let set: ScenarioField.Uses = [.written, .set]
        add(
            "translatesAutoresizingMaskIntoConstraints", .boolean, \UIView.translatesAutoresizingMaskIntoConstraints,
            .ofConstraints, set)
        add("intrinsicContentSize", .contentSize, .ofConstraints, set) { (view: UIView) in
            (view.documentContentSize ?? view.intrinsicContentSize).wish
        } set: {
            $0.documentContentSize = $1
        }
        add("hugging", .priorities, .ofConstraints, set) { (view: UIView) in
            view.priorities { view.contentHuggingPriority(for: $0) }
        } set: {
            $0.setHugging($1)
        }
        add("compressionResistance", .priorities, .ofConstraints, set) { (view: UIView) in
            view.priorities { view.contentCompressionResistancePriority(for: $0) }
        } set: {
            $0.setResistance($1)
        }
        add("layoutMargins", .insets, \UIView.layoutMargins, .ofConstraints, set)
        add(
            "insetsLayoutMarginsFromSafeArea", .boolean, \UIView.insetsLayoutMarginsFromSafeArea, .ofConstraints,
            set)
        add(
            "preservesSuperviewLayoutMargins", .boolean, \UIView.preservesSuperviewLayoutMargins, .ofConstraints,
            set)
        add(
            "semanticContentAttribute", .semanticContent, \UIView.semanticContentAttribute, .ofConstraints, set)
        add(
            "directionalLayoutMargins", .directionalInsets, \UIView.directionalLayoutMargins, .ofConstraints, set)
        add("keyboard", .place, .ofConstraints, set) { (view: UIView) in
            view.documentKeyboard
        } set: {
            $0.documentKeyboard = $1
        }
        add("safeAreaInsets", .insets, .ofConstraints, .written) { (view: UIView) in
            view.safeAreaInsets
        } set: {
            $0.documentSafeAreaInsets = $1
        }
    }
}

extension FieldForm where Value == String? {
    /// Nil removes a name.
    static var viewName: FieldForm {
        FieldForm(.name) {
            if case .name(let name) = $0 { .some(name) } else { nil }
        } write: {
            .name($0)
        }
    }
}

extension FieldForm where Value == UISemanticContentAttribute {
    static var semanticContent: FieldForm {
        .words([
            "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
            "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
        ])
    }
}

extension UIView {
    fileprivate func priorities(
        _ read: (NSLayoutConstraint.Axis) -> UILayoutPriority
    ) -> ScenarioPriorities {
        ScenarioPriorities(
            horizontal: Double(read(.horizontal).rawValue), vertical: Double(read(.vertical).rawValue))
    }

    fileprivate func setHugging(_ priorities: ScenarioPriorities) {
        setContentHuggingPriority(UILayoutPriority(Float(priorities.horizontal)), for: .horizontal)
        setContentHuggingPriority(UILayoutPriority(Float(priorities.vertical)), for: .vertical)
    }

    fileprivate func setResistance(_ priorities: ScenarioPriorities) {
        setContentCompressionResistancePriority(UILayoutPriority(Float(priorities.horizontal)), for: .horizontal)
        setContentCompressionResistancePriority(UILayoutPriority(Float(priorities.vertical)), for: .vertical)
    }
}
