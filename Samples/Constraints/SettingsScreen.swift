import Espalier

/// A header, rows and a footer in a column that is never too wide to read.
final class SettingsScreen: UIView {
    let header = UILabel()
    let rows: [SettingsRow]
    let footer = UILabel()
    /// The column that all stand in. Nothing is shown for it: it is a rectangle that constraints place.
    let column = UILayoutGuide()

    init(rows: [SettingsRow]) {
        self.rows = rows
        super.init(frame: .zero)
        build()
    }

    /// A screen from an interface file: a header and a footer, and no rows.
    required init?(coder: NSCoder) {
        rows = []
        super.init(coder: coder)
        build()
    }

    private func build() {
        name = "screen"
        column.identifier = "column"
        addLayoutGuide(column)
        header.name = "header"
        header.text = "Settings"
        header.font = .systemFont(ofSize: 28, weight: .bold)
        footer.name = "footer"
        footer.text = "Version 7"
        for view in [header] + rows + [footer] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate(columnConstraints + headerConstraints + rowConstraints + footerConstraints)
    }

    /// In the middle of the safe area, at most 480 wide; as wide as the margins let it, where that is less.
    private var columnConstraints: [NSLayoutConstraint] {
        let fill = column.widthAnchor.constraint(equalTo: layoutMarginsGuide.widthAnchor)
        fill.priority = .defaultHigh
        fill.identifier = "fill"
        let limit = column.widthAnchor.constraint(lessThanOrEqualToConstant: 480)
        limit.identifier = "limit"
        return [
            fill, limit,
            column.centerXAnchor.constraint(equalTo: centerXAnchor),
            column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
        ]
    }

    private var headerConstraints: [NSLayoutConstraint] {
        [
            header.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            header.topAnchor.constraint(equalTo: column.topAnchor, constant: 24),
        ]
    }

    /// One below the other, all as high as the first.
    private var rowConstraints: [NSLayoutConstraint] {
        var constraints: [NSLayoutConstraint] = []
        var above = header.bottomAnchor
        var space: CGFloat = 16
        for row in rows {
            constraints += [
                row.leadingAnchor.constraint(equalTo: column.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: column.trailingAnchor),
                row.topAnchor.constraint(equalTo: above, constant: space),
                row.heightAnchor.constraint(equalTo: rows[0].heightAnchor),
            ]
            above = row.bottomAnchor
            space = 1
        }
        if let first = rows.first { constraints.append(first.heightAnchor.constraint(equalToConstant: 44)) }
        return constraints
    }

    /// At the bottom, and never over the rows.
    private var footerConstraints: [NSLayoutConstraint] {
        let above = rows.last?.bottomAnchor ?? header.bottomAnchor
        return [
            footer.topAnchor.constraint(greaterThanOrEqualTo: above, constant: 16),
            footer.centerXAnchor.constraint(equalTo: column.centerXAnchor),
            footer.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: -12),
        ]
    }
}
