import Espalier

/// A row of settings: a title, and a value at the other side that keeps its whole text when there is little room.
final class SettingsRow: UIView {
    let title = UILabel()
    let value = UILabel()

    init(_ name: String, _ text: String) {
        super.init(frame: .zero)
        self.name = name
        title.text = name
        title.name = "\(name) title"
        value.text = text
        value.name = "\(name) value"
        build()
    }

    /// A row from an interface file, whose texts are set by its controller.
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        for label in [title, value] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
        }
        value.setContentCompressionResistancePriority(.required, for: .horizontal)
        value.setContentHuggingPriority(.required, for: .horizontal)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            value.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            // A standard distance of 8, and more where there is room: the title is as wide as its text.
            value.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: title.trailingAnchor, multiplier: 1),
            title.centerYAnchor.constraint(equalTo: centerYAnchor),
            value.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }
}
