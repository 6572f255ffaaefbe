extension ScenarioEncoder {
    /// The keys of a view that constraints read, in the order of AUTOLAYOUT 5.
    mutating func constraintKeys(_ view: ScenarioView) {
        if !view.constraints.isEmpty { member("constraints") { $0.words(view.constraints.map(\.text)) } }
        if !view.layoutGuides.isEmpty { member("layoutGuides") { $0.words(view.layoutGuides) } }
        if let translates = view.translatesAutoresizing {
            member("translatesAutoresizingMaskIntoConstraints") { $0.boolean(translates) }
        }
        if let size = view.intrinsicContentSize { member("intrinsicContentSize") { $0.contentSize(size) } }
        if let hugging = view.hugging { member("hugging") { $0.numbers(hugging.numbers) } }
        if let resistance = view.compressionResistance {
            member("compressionResistance") { $0.numbers(resistance.numbers) }
        }
        if let margins = view.layoutMargins { member("layoutMargins") { $0.numbers(margins.numbers) } }
        if let content = view.semanticContent { member("semanticContentAttribute") { $0.string(content.rawValue) } }
        if let safeArea = view.safeAreaInsets { member("safeAreaInsets") { $0.numbers(safeArea.numbers) } }
    }
}
