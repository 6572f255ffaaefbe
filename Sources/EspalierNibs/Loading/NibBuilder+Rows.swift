import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

extension NibBuilder {
    /// Registers prototypes with their table, by their identifiers: each time that one is dequeued a new cell is made.
    func registerRows(_ list: InterfaceElement, _ object: AnyObject) {
        guard let table = object as? UITableView else { return }
        for element in list.children {
            guard let cell = prototype(element, UITableViewCell.self) else { continue }
            table.register(forCellReuseIdentifier: cell.identifier) { _ in cell.make() }
        }
    }

    /// As `registerRows`, of a collection view.
    func registerItems(_ list: InterfaceElement, _ object: AnyObject) {
        guard let collection = object as? UICollectionView else { return }
        for element in list.children {
            guard let cell = prototype(element, UICollectionViewCell.self) else { continue }
            collection.register(forCellWithReuseIdentifier: cell.identifier) { _ in cell.make() }
        }
    }

    /// As `registerRows`, of the header or footer of a collection view's sections.
    func registerSupplement(_ element: InterfaceElement, _ object: AnyObject) {
        guard let collection = object as? UICollectionView,
            let view = prototype(element, UICollectionReusableView.self)
        else { return }
        let kind =
            element.key == "sectionHeaderView"
            ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        collection.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: view.identifier) { _ in view.make() }
    }

    private func identifier(of element: InterfaceElement, _ type: AnyClass) -> String? {
        guard let base = ElementKind(element)?.base, ElementKind.isClass(base, type) else {
            context.report("<\(element.name)> is no \(type), and cannot be a prototype here", at: element.place)
            return nil
        }
        if let identifier = element["reuseIdentifier"], !identifier.isEmpty { return identifier }
        context.report("the prototype has no reuse identifier; it cannot be dequeued", at: element.place)
        return nil
    }

    /// Under which identifier a prototype is dequeued, and what makes one anew at each call; nil, and reported, where
    /// the element can be none.
    private func prototype<Made: UIView>(
        _ element: InterfaceElement, _ type: Made.Type
    ) -> (identifier: String, make: () -> Made)? {
        guard let identifier = identifier(of: element, type) else { return nil }
        let (content, externals) = (content, externalsForLater())
        func make() -> Made {
            guard let made = content.makePrototype(element, externals) as? Made else {
                trap("the prototype '\(identifier)' at \(element.file):\(element.place) is no \(type)")
            }
            return made
        }
        return (identifier, make)
    }

    /// Rows that stand in the file one by one: they are made with the table, which shows them where nobody else says
    /// what its rows are.
    func makeRows(_ list: InterfaceElement, _ table: UITableView) {
        let rows = StaticRows()
        table[stored: StaticRows.property] = rows
        for section in list.all("tableViewSection") {
            var made = StaticRows.Section(
                header: section["headerTitle"], footer: section["footerTitle"], id: section.id)
            for element in section.first("cells")?.children ?? [] {
                guard let object = make(element) else { continue }
                guard let cell = object as? UITableViewCell else {
                    context.report("<\(element.name)> is no cell, and cannot be a row", at: element.place)
                    continue
                }
                made.cells.append(cell)
                made.heights.append(cell.frame.height)
            }
            rows.sections.append(made)
        }
        table.dataSource = rows
        table.delegate = rows
    }
}

extension NibContent {
    /// Makes a prototype: a tree of its own, whose outlets may lead to what the table came with.
    func makePrototype(_ element: InterfaceElement, _ externals: ExternalObjects) -> AnyObject? {
        let builder = NibBuilder(self, owner: nil, externals: externals, scene: nil)
        builder.make([element])
        if let id = element.sceneController?.id, let controller = externals.object(for: id) as? UIViewController {
            builder.triggerSegues(of: controller)
        }
        builder.awake()
        return builder.finish().topLevelObjects.first
    }
}
