import EspalierControls
import EspalierNibs
import EspalierViews

/// What a file says of views by fields of their classes: found out by making a view, setting what its element says, and
/// comparing it with a new one.
struct ImportedFields {
    private let properties: ElementProperties
    private let classes: ScenarioClasses
    private let sizeClasses: InterfaceSizeClasses
    /// New views of classes, to compare with.
    private var news: [String: UIView] = [:]

    /// What follows from the content, or from where the view was scrolled to.
    private static let others = ["contentSize", "contentOffset"]

    init(
        _ document: InterfaceDocument, _ classes: ScenarioClasses, _ sizeClasses: InterfaceSizeClasses,
        _ assets: AssetCatalog
    ) {
        properties = ElementProperties(document, assets: assets)
        self.classes = classes
        self.sizeClasses = sizeClasses
    }

    /// Writes what an element says of a view of its class.
    mutating func write(_ element: InterfaceElement, to written: inout ScenarioView) {
        guard let type = classes.entry(written.className)?.type else { return }
        let fields = ScenarioField.fields(of: type).filter { !Self.others.contains($0.key) }
        guard !fields.isEmpty, let view = classes.make(written.className) else { return }
        properties.apply(element, to: view, for: sizeClasses)
        let new = news[written.className] ?? classes.make(written.className) ?? view
        news[written.className] = new
        for field in fields {
            guard let owner = field.owner(of: type), let value = owner.get(view), field.form.allows(value) else {
                continue
            }
            // The key that every stack has makes it arrange its subviews.
            if value != owner.get(new) || field == .axis { written.settings[field] = value }
        }
        // A table is made with its style.
        if type == UITableView.self, let style = element["style"], ["grouped", "insetGrouped"].contains(style) {
            written.settings[.style] = .word(style)
        }
    }
}
