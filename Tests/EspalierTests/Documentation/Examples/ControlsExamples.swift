// swift-format-ignore-file
// The examples of Docs/Controls.md, made from the page by a test: edit the page, and record.
import Espalier
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of Docs/Controls.md")
struct ControlsExamples {
    @Test("1: Actions")
    func example1() async throws {
        let printed = try await Printed.collect {
            final class Settings {
                private(set) var saves = 0
                func save() { saves += 1 }
            }
            let settings = Settings()
            let toggle = UISwitch()
            toggle.addAction(UIAction { print(($0.sender as? UISwitch)?.isOn == true) }, for: .valueChanged)
            toggle.addTarget(settings, action: Settings.save, for: .valueChanged)
            toggle.setOn(true, animated: true)
            toggle.sendActions(for: .valueChanged)
            #expect(settings.saves == 1)
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/Controls.md")
    }

    @Test("2: Font files")
    func example2() async throws {
        let printed = try await Printed.collect {
            let fontFolder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: fontFolder) }
            try FileManager.default.createDirectory(at: fontFolder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: ProjectFiles.root.appendingPathComponent("Tests/Fuzz/Corpus/fonts/plain.ttf"),
                to: fontFolder.appending(path: "plain.ttf"))
            let fonts = try FontBook(folder: fontFolder)  // all .ttf, .otf and .ttc files of it
            let designed = UIWindow(screen: .iPhone14)
            designed.textMeasurer = TextMeasurer(fonts: fonts)

            let heading = UILabel()
            heading.text = "AVATAR"
            heading.font = UIFont(name: "UnitSans-Regular", size: 20)  // the name of a face
            designed.addSubview(heading)
            #expect(heading.intrinsicContentSize.height == 68.0 / 3)
        }
        try Printed.compare(printed, withExample: 2, of: "Docs/Controls.md")
    }

    @Test("3: Sizes of controls")
    func example3() async throws {
        let printed = try await Printed.collect {
            let phone = UIWindow(screen: .iPhone14)
            phone.controlDesign = .iOS18
            let control = UISwitch()
            #expect(control.frame.width == 63)
            phone.addSubview(control)
            #expect(control.frame.width == 51)
        }
        try Printed.compare(printed, withExample: 3, of: "Docs/Controls.md")
    }

    @Test("4: Buttons with a configuration")
    func example4() async throws {
        let printed = try await Printed.collect {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Save"
            configuration.subtitle = "on this phone"
            configuration.image = UIImage(size: CGSize(width: 20, height: 20), name: "disk")
            configuration.imagePadding = 6
            let save = UIButton(configuration: configuration, primaryAction: nil)
            save.configurationUpdateHandler = { button in
                button.configuration?.showsActivityIndicator = button.isSelected
            }
            #expect(save.intrinsicContentSize.height == 50)  // 20.5, 1, 14.5, and 14 of insets
            save.isSelected = true
            save.layoutIfNeeded()
            #expect(save.configuration?.showsActivityIndicator == true)
        }
        try Printed.compare(printed, withExample: 4, of: "Docs/Controls.md")
    }

    @Test("5: Menus")
    func example5() async throws {
        let printed = try await Printed.collect {
            let sorting = UIMenu(
                title: "Sort", options: .singleSelection,
                children: [
                    UIAction(title: "By name", state: .on) { _ in print("names") },
                    UIAction(title: "By date") { _ in print("dates") },
                ])
            let more = UIButton()
            more.menu = UIMenu(children: [sorting, UIAction(title: "Share") { print($0.sender is UIButton) }])
            more.chooseFromMenu("Sort", "By date")
            more.chooseFromMenu("Share")
            print(sorting.selectedElements.map(\.title))
        }
        try Printed.compare(printed, withExample: 5, of: "Docs/Controls.md")
    }

    @Test("6: Images and colours of catalogues")
    func example6() async throws {
        let printed = try await Printed.collect {
            let appFolder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: appFolder) }
            try FileManager.default.createDirectory(at: appFolder, withIntermediateDirectories: true)
            try #"<svg width="24" height="16"/>"#.write(to: appFolder.appending(path: "logo.svg"), atomically: true, encoding: .utf8)
            let assets = try AssetCatalog(folder: appFolder)  // all catalogues and image files below it
            let logo = UIImageView(image: UIImage(named: "logo", in: assets))
            print(logo.intrinsicContentSize, assets.reports.count)
            #expect(assets.imageNames == ["logo", "logo.svg"])
        }
        try Printed.compare(printed, withExample: 6, of: "Docs/Controls.md")
    }

    @Test("7: Compositional layouts")
    func example7() async throws {
        let printed = try await Printed.collect {
            final class Shelf: UICollectionViewDataSource {
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
                func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                    view.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
                }
            }
            let shelf = Shelf()
            let cover = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let covers = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(90)),
                    subitems: [cover]))
            covers.interGroupSpacing = 8
            covers.orthogonalScrollingBehavior = .groupPaging
            let library = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480),
                collectionViewLayout: UICollectionViewCompositionalLayout(section: covers))
            library.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cover")
            library.dataSource = shelf
            library.layoutIfNeeded()
            print(library.visibleCells.map(\.frame.minX))
            #expect(library.visibleCells.count == 3)
        }
        try Printed.compare(printed, withExample: 7, of: "Docs/Controls.md")
    }

    @Test("8: Registering cells")
    func example8() async throws {
        let printed = try await Printed.collect {
            final class SongCell: UITableViewCell {}
            final class CoverCell: UICollectionViewCell {}
            final class AlbumCell: UITableViewCell {
                var player = ""
                convenience init(player: String, reuseIdentifier: String) {
                    self.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                    self.player = player
                }
            }
            let table = UITableView(), player = "one"
            let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            table.register(SongCell.self, forCellReuseIdentifier: "song")
            table.register(forCellReuseIdentifier: "album") { AlbumCell(player: player, reuseIdentifier: $0) }
            collection.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
            #expect(table.dequeueReusableCell(withIdentifier: "song") is SongCell)
            #expect((table.dequeueReusableCell(withIdentifier: "album") as? AlbumCell)?.player == "one")
        }
        try Printed.compare(printed, withExample: 8, of: "Docs/Controls.md")
    }

    @Test("9: Diffable data sources")
    func example9() async throws {
        let printed = try await Printed.collect {
            enum Shelf { case new, old }
            let books = [1: "Emma", 2: "Persuasion", 3: "Evelina"]
            func showBooks(in list: UITableView) -> UITableViewDiffableDataSource<Shelf, Int> {
                list.register(UITableViewCell.self, forCellReuseIdentifier: "book")
                let dataSource = UITableViewDiffableDataSource<Shelf, Int>(tableView: list) { list, indexPath, book in
                    let cell = list.dequeueReusableCell(withIdentifier: "book", for: indexPath)
                    var content = cell.defaultContentConfiguration()
                    content.text = books[book]
                    cell.contentConfiguration = content
                    return cell
                }
                var snapshot = NSDiffableDataSourceSnapshot<Shelf, Int>()
                snapshot.appendSections([.new, .old])
                snapshot.appendItems([1, 2], toSection: .new)
                snapshot.appendItems([3], toSection: .old)
                dataSource.apply(snapshot)
                snapshot.moveItem(1, afterItem: 3)
                dataSource.apply(snapshot)  // one row moves, with its cell
                return dataSource  // keep it: a table does not
            }
            let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let dataSource = showBooks(in: list)
            #expect(dataSource.indexPath(for: 1) == IndexPath(row: 1, section: 1) && list.visibleCells.count == 3)
        }
        try Printed.compare(printed, withExample: 9, of: "Docs/Controls.md")
    }
}
