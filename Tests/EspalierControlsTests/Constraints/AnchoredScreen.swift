import EspalierControls
import EspalierViews
import Foundation

/// A screen as an app writes it with anchors: a bar with a title above, a list of rows made by hand, a bar below.
final class AnchoredScreen: UIView {
    let header = UIView()
    let title = UILabel()
    let edit = UILabel()
    let list = UIView()
    let footer = UIView()
    private(set) var rows: [AnchoredRow] = []

    init(rows count: Int, in window: UIWindow) {
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for view in [header, list, footer] { add(view, to: self) }
        for view in [title, edit] { add(view, to: header) }
        title.text = "Messages"
        edit.text = "Edit"
        rows = (0..<count).map { AnchoredRow(name: "Row \($0)", detail: "\($0) new") }
        for row in rows { add(row, to: list) }
        placeBars()
        placeTitle()
        placeRows()
        window.addSubview(self)
        window.layoutIfNeeded()
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ view: UIView, to superview: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
    }

    private func placeBars() {
        let safe = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: topAnchor),
            header.leadingAnchor.constraint(equalTo: leadingAnchor),
            header.trailingAnchor.constraint(equalTo: trailingAnchor),
            header.bottomAnchor.constraint(equalTo: safe.topAnchor, constant: 44),
            footer.bottomAnchor.constraint(equalTo: bottomAnchor),
            footer.leadingAnchor.constraint(equalTo: leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: trailingAnchor),
            footer.topAnchor.constraint(equalTo: safe.bottomAnchor, constant: -49),
            list.topAnchor.constraint(equalTo: header.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: leadingAnchor),
            list.trailingAnchor.constraint(equalTo: trailingAnchor),
            list.bottomAnchor.constraint(equalTo: footer.topAnchor),
        ])
    }

    private func placeTitle() {
        let centre = title.centerXAnchor.constraint(equalTo: header.centerXAnchor)
        centre.priority = UILayoutPriority(500)
        edit.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            centre, title.centerYAnchor.constraint(equalTo: header.bottomAnchor, constant: -22),
            title.leadingAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(lessThanOrEqualTo: edit.leadingAnchor, constant: -8),
            edit.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
            edit.centerYAnchor.constraint(equalTo: title.centerYAnchor),
        ])
    }

    private func placeRows() {
        var above = list.topAnchor
        for row in rows {
            row.top = row.topAnchor.constraint(equalTo: above)
            NSLayoutConstraint.activate([
                row.top, row.height, row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
            ])
            above = row.bottomAnchor
        }
    }
}

/// A row: a picture, a name that gives way, and a note at its end.
final class AnchoredRow: UIView {
    let picture = UIView()
    let label = UILabel()
    let note = UILabel()
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var top: NSLayoutConstraint!
    private(set) lazy var height = heightAnchor.constraint(equalToConstant: 52)
    private(set) lazy var collapsed = heightAnchor.constraint(equalToConstant: 0)

    init(name: String, detail: String) {
        super.init(frame: .zero)
        label.text = name
        note.text = detail
        note.font = .systemFont(ofSize: 13)
        note.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        note.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        for view in [picture, label, note] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            picture.centerYAnchor.constraint(equalTo: centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 28),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.trailingAnchor.constraint(lessThanOrEqualTo: note.leadingAnchor, constant: -8),
            note.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            note.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
