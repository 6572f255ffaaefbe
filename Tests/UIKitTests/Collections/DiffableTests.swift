import Testing
import UIKit

// Lists as applications write them: a diffable data source, registrations, configurations.

struct Contact: Hashable, Identifiable {
    let id: Int
    var name: String
    var isFavorite = false
}

/// Contacts in two sections of a table. Contacts are looked up by their identifiers, so that a change reconfigures a row.
final class ContactsViewController: UIViewController, UITableViewDelegate {
    enum Section: String, CaseIterable {
        case favorites = "Favorites"
        case others = "Others"
    }

    final class DataSource: UITableViewDiffableDataSource<Section, Contact.ID> {
        var onDelete: ((Contact.ID) -> Void)?

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            snapshot().sectionIdentifiers[section].rawValue
        }

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            if editingStyle == .delete, let id = itemIdentifier(for: indexPath) { onDelete?(id) }
        }
    }

    let tableView = UITableView(frame: .zero, style: .plain)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private var dataSource: DataSource!
    private(set) var configured = 0
    var contacts: [Contact] = [] {
        didSet { applySnapshot(from: oldValue) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        view.addSubview(tableView)
        dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
            guard let self, let contact = self.contacts.first(where: { $0.id == id }) else { return cell }
            self.configured += 1
            var content = cell.defaultContentConfiguration()
            content.text = contact.name
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = content
            cell.accessoryType = contact.isFavorite ? .checkmark : .none
            return cell
        }
        dataSource.defaultRowAnimation = .fade
        dataSource.onDelete = { [weak self] id in self?.contacts.removeAll { $0.id == id } }
        applySnapshot(from: [])
    }

    private func applySnapshot(from old: [Contact]) {
        guard let dataSource else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Contact.ID>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(contacts.filter(\.isFavorite).map(\.id), toSection: .favorites)
        snapshot.appendItems(contacts.filter { !$0.isFavorite }.map(\.id), toSection: .others)
        snapshot.reconfigureItems(contacts.filter { new in old.contains { $0.id == new.id && $0 != new } }.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: true)
    }
}

/// A cell with a look of its own for a state of its own.
extension UIConfigurationStateCustomKey {
    static let isUnread = UIConfigurationStateCustomKey("org.example.isUnread")
}

extension UICellConfigurationState {
    var isUnread: Bool {
        get { self[.isUnread] as? Bool ?? false }
        set { self[.isUnread] = newValue }
    }
}

final class MailListCell: UICollectionViewListCell {
    var subject = ""
    var isUnread = false {
        didSet { if isUnread != oldValue { setNeedsUpdateConfiguration() } }
    }

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isUnread = isUnread
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        var content = UIListContentConfiguration.valueCell().updated(for: state)
        content.text = subject
        content.secondaryText = state.isUnread ? "new" : nil
        contentConfiguration = content
        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        if state.isSelected || state.isHighlighted { background.backgroundColor = .systemYellow }
        backgroundConfiguration = background
    }
}

/// A content view of one's own, as the documents of iOS have it.
struct StarsConfiguration: UIContentConfiguration, Hashable {
    var stars = 0

    func makeContentView() -> UIView & UIContentView { StarsContentView(configuration: self) }

    func updated(for state: UIConfigurationState) -> StarsConfiguration { self }
}

final class StarsContentView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: UIContentConfiguration {
        didSet { configure() }
    }

    init(configuration: UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
        ])
        configure()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var text: String? { label.text }

    private func configure() {
        guard let configuration = configuration as? StarsConfiguration else { return }
        label.text = String(repeating: "*", count: configuration.stars)
    }
}

final class MailViewController: UIViewController {
    enum Section { case inbox }

    let layout: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 44)
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        return layout
    }()
    lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var dataSource: UICollectionViewDiffableDataSource<Section, String>! = nil
    var unread: Set<String> = []
    var removed: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let mails = UICollectionView.CellRegistration<MailListCell, String> { [weak self] cell, _, subject in
            cell.subject = subject
            cell.isUnread = self?.unread.contains(subject) ?? false
            cell.accessories = [
                .disclosureIndicator(displayed: .whenNotEditing),
                .delete(displayed: .whenEditing, actionHandler: { self?.removed.append(subject) }),
                .customView(
                    configuration: .init(customView: UISwitch(), placement: .trailing(displayed: .whenEditing))),
            ]
        }
        let stars = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, stars in
            cell.contentConfiguration = StarsConfiguration(stars: stars.count)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, elementKind, indexPath in
            var content = UIListContentConfiguration.plainHeader()
            content.text = "Inbox"
            header.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, item: String) -> UICollectionViewCell? in
            if item.hasPrefix("*") {
                return collectionView.dequeueConfiguredReusableCell(using: stars, for: indexPath, item: item)
            }
            return collectionView.dequeueConfiguredReusableCell(using: mails, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
    }

    func show(_ subjects: [String]) async {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.inbox])
        snapshot.appendItems(subjects)
        await dataSource.apply(snapshot, animatingDifferences: false)
    }
}

@Suite("Lists written for iOS, with diffable data sources")
struct DiffableTests {
    func window(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    func text(_ cell: UITableViewCell?) -> String? {
        (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }

    @Test("Contacts come, go, change their sections, and are reconfigured in place")
    func contacts() throws {
        let controller = ContactsViewController()
        let window = window(controller)
        let table = controller.tableView
        controller.contacts = [
            Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Grace"), Contact(id: 3, name: "Mary", isFavorite: true),
        ]
        window.layoutIfNeeded()
        #expect(table.visibleCells.map(text) == ["Mary", "Ada", "Grace"] && controller.configured == 3)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "Favorites")
        let grace = try #require(table.cellForRow(at: IndexPath(row: 1, section: 1)))
        controller.contacts[1].isFavorite = true
        window.layoutIfNeeded()
        #expect(table.visibleCells.map(text) == ["Grace", "Mary", "Ada"])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === grace && grace.accessoryType == .checkmark)
        #expect(controller.configured == 4)
        table.commitEditing(at: IndexPath(row: 0, section: 1))
        window.layoutIfNeeded()
        #expect(table.visibleCells.map(text) == ["Grace", "Mary"] && controller.contacts.count == 2)
        withExtendedLifetime(window) {}
    }

    @Test("Mails have cells that follow their states, accessories, a header, and content views of their own")
    func mails() async throws {
        let controller = MailViewController()
        let window = window(controller)
        controller.unread = ["first"]
        await controller.show(["first", "second", "***"])
        window.layoutIfNeeded()
        let view = controller.collectionView
        let cells = view.visibleCells
        #expect(cells.count == 3)
        let first = try #require(cells[0] as? MailListCell)
        #expect((first.contentConfiguration as? UIListContentConfiguration)?.secondaryText == "new")
        first.isUnread = false
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        window.layoutIfNeeded()
        #expect((first.contentConfiguration as? UIListContentConfiguration)?.secondaryText == nil)
        #expect(first.backgroundConfiguration?.backgroundColor == .systemYellow)
        #expect((cells[2].contentView as? StarsContentView)?.text == "***" && cells[2].frame.height > 55)
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect((header as? UICollectionViewListCell)?.contentView is UIListContentView)
        view.isEditing = true
        window.layoutIfNeeded()
        window.tap(at: CGPoint(x: 27, y: first.frame.midY))
        #expect(controller.removed == ["first"])
        await controller.show(["second", "third"])
        window.layoutIfNeeded()
        #expect(view.visibleCells.first === cells[1] && view.visibleCells.count == 2)
        withExtendedLifetime(window) {}
    }
}
