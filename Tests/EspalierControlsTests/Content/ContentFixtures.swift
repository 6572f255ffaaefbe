import EspalierViews
import Foundation

@testable import EspalierControls

/// A configuration of one's own: a view of a height.
struct BlockConfiguration: UIContentConfiguration, Equatable {
    var height: CGFloat
    var isWide = false

    func makeContentView() -> UIView & UIContentView { BlockView(self) }

    func updated(for state: any UIConfigurationState) -> BlockConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.isWide = state.isSelected
        return updated
    }
}

final class BlockView: UIView, UIContentView {
    private(set) var shown: [BlockConfiguration] = []

    init(_ configuration: BlockConfiguration) {
        super.init(frame: .zero)
        shown = [configuration]
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
        get { shown[shown.count - 1] }
        set { if let new = newValue as? BlockConfiguration { shown.append(new) } }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: shown[shown.count - 1].height)
    }
}

/// A configuration whose view is laid out by constraints.
struct PaddedConfiguration: UIContentConfiguration {
    var text: String

    func makeContentView() -> UIView & UIContentView { PaddedView(self) }
    func updated(for state: any UIConfigurationState) -> PaddedConfiguration { self }
}

final class PaddedView: UIView, UIContentView {
    let label = UILabel()

    init(_ configuration: PaddedConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
        ])
        label.text = configuration.text
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
        didSet { label.text = (configuration as? PaddedConfiguration)?.text }
    }
}

extension UIConfigurationStateCustomKey {
    static let isArchived = UIConfigurationStateCustomKey("isArchived")
}

/// A cell that writes down which states it is to follow.
final class StateCell: UITableViewCell {
    var states: [String] = []
    var isArchived = false

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.isArchived] = isArchived
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        var words = [state.isSelected ? "selected" : "", state.isHighlighted ? "highlighted" : ""]
        words += [state.isEditing ? "editing" : "", state.isDisabled ? "disabled" : ""]
        words.append(state[.isArchived] == AnyHashable(true) ? "archived" : "")
        states.append(words.filter { !$0.isEmpty }.joined(separator: " "))
        var content = defaultContentConfiguration()
        content.text = states.last
        contentConfiguration = content
    }
}

/// A table whose rows are configured by a closure, 320 by 480.
final class ConfiguredTable: UITableViewDataSource {
    let table: UITableView
    let rows: Int
    var configure: (UITableViewCell, Int) -> Void = { _, _ in }

    init<Cell: UITableViewCell>(
        _ rows: Int, _ cell: Cell.Type, style: UITableView.Style = .plain,
        configure: @escaping (Cell, Int) -> Void
    ) {
        self.rows = rows
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        table.register(cell, forCellReuseIdentifier: "cell")
        self.configure = { cell, row in
            if let cell = cell as? Cell { configure(cell, row) }
        }
        table.dataSource = self
        table.layoutIfNeeded()
    }

    convenience init(
        _ rows: Int, style: UITableView.Style = .plain, configure: @escaping (UITableViewCell, Int) -> Void
    ) {
        self.init(rows, UITableViewCell.self, style: style, configure: configure)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        configure(cell, indexPath.row)
        return cell
    }

    func cell(_ row: Int) -> UITableViewCell {
        table.cellForRow(at: path(0, row)) ?? UITableViewCell()
    }
}
