import EspalierViews
import Foundation
import TestSupport

@testable import EspalierControls

/// A table of numbers with its diffable data source, 320 by 480, rows 44 high.
final class NumberTable {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private(set) var source: UITableViewDiffableDataSource<String, Int>
    /// What the provider was asked for since the last time.
    private let asked = CallLog()

    init() {
        table.rowHeight = 44
        table.register(TextCell.self, forCellReuseIdentifier: "cell")
        let asked = asked
        source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            asked.note("\(item)")
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            (cell as? TextCell)?.content = "\(item)"
            return cell
        }
    }

    convenience init(_ sections: [(name: String, items: [Int])]) {
        self.init()
        apply(sections)
        table.layoutIfNeeded()
        _ = takeAsked()
    }

    func apply(
        _ sections: [(name: String, items: [Int])], mark: (inout NumberSnapshot) -> Void = { _ in }
    ) {
        var snapshot = NumberSnapshot(sections)
        mark(&snapshot)
        source.apply(snapshot)
    }

    func takeAsked() -> [Int] { asked.take().compactMap(Int.init) }

    var shown: [Int] { table.visibleCells.compactMap { ($0 as? TextCell).flatMap { Int($0.content) } } }

    /// The cells by what they show.
    var cells: [Int: UITableViewCell] {
        var found: [Int: UITableViewCell] = [:]
        for cell in table.visibleCells { (cell as? TextCell).flatMap { Int($0.content) }.map { found[$0] = cell } }
        return found
    }
}

/// A collection view of numbers with its diffable data source, 320 by 480, items of 150 by 40.
final class NumberCollection {
    let view = collection(nil, flow(size(150, 40)))
    private(set) var source: UICollectionViewDiffableDataSource<String, Int>
    private let asked = CallLog()

    init() {
        let asked = asked
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            asked.note("\(item)")
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            (cell as? ItemCell)?.text = "\(item)"
            return cell
        }
    }

    convenience init(_ sections: [(name: String, items: [Int])]) {
        self.init()
        source.apply(NumberSnapshot(sections))
        view.layoutIfNeeded()
        _ = takeAsked()
    }

    func takeAsked() -> [Int] { asked.take().compactMap(Int.init) }

    var shown: [Int] { view.visibleCells.compactMap { ($0 as? ItemCell).flatMap { Int($0.text) } } }

    var cells: [Int: UICollectionViewCell] {
        var found: [Int: UICollectionViewCell] = [:]
        for cell in view.visibleCells { (cell as? ItemCell).flatMap { Int($0.text) }.map { found[$0] = cell } }
        return found
    }
}
