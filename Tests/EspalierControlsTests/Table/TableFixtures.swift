import EspalierViews
import Foundation
import TestSupport

@testable import EspalierControls

/// Sections of texts. Cells are of the class `TextCell`, registered as "cell".
final class TextSource: UITableViewDataSource {
    var sections: [[String]]
    var titles: [String?] = []
    var log: CallLog?
    var cellsAsked: [String] = []
    var committed: [String] = []
    var fixedRows: Set<IndexPath> = []

    init(_ sections: [[String]], titles: [String?] = []) {
        self.sections = sections
        self.titles = titles
    }

    convenience init(rows: Int) { self.init([(0..<rows).map { "\($0)" }]) }

    func numberOfSections(in tableView: UITableView) -> Int {
        log?.note("sections")
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        log?.note("rows \(section)")
        return sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log?.note("cell \(indexPath.section).\(indexPath.row)")
        let text = sections[indexPath.section][indexPath.row]
        cellsAsked.append(text)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? TextCell)?.content = text
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        !fixedRows.contains(indexPath)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        !fixedRows.contains(indexPath)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        committed.append("\(editingStyle) \(indexPath.section).\(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }
}

/// A cell that says how high it wants to be: "h60 …" wants 60, any other 44.
class TextCell: UITableViewCell {
    var content = ""
    var prepared = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: TextCell.height(content))
    }

    static func height(_ content: String) -> CGFloat {
        guard content.hasPrefix("h"), let word = content.dropFirst().split(separator: " ").first,
            let height = Double(word)
        else { return 44 }
        return height
    }
}

/// A delegate that implements what does not change any height.
final class DisplayLog: UITableViewDelegate {
    let log: CallLog

    init(_ log: CallLog) { self.log = log }

    private func text(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.note("display \(text(indexPath))")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.note("end \(text(indexPath))")
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        log.note("display header \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        log.note("end header \(section)")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.note("should highlight \(text(indexPath))")
        return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.note("did highlight \(text(indexPath))")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.note("did unhighlight \(text(indexPath))")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.note("will select \(text(indexPath))")
        return indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.note("will deselect \(text(indexPath))")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.note("did select \(text(indexPath))")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.note("did deselect \(text(indexPath))")
    }
}

/// A table of texts, 320 by 480, with its source, which the table does not hold.
struct TextTable {
    let table: UITableView
    let source: TextSource

    init(_ source: TextSource, style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480)) {
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        self.source = source
        table.register(TextCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
    }

    /// The texts of the cells that are shown.
    var shown: [String] { table.visibleCells.compactMap { ($0 as? TextCell)?.content } }

    var shownRows: [Int] { (table.indexPathsForVisibleRows ?? []).map(\.row) }

    func scroll(to y: CGFloat) {
        table.contentOffset = CGPoint(x: 0, y: y)
        table.layoutIfNeeded()
    }
}

func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
