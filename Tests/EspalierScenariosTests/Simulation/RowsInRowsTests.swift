import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation
import Synchronization
import Testing

/// A cell that counts how many of it there were.
private final class CountedCell: UITableViewCell {
    static let made = Atomic<Int>(0)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made.add(1, ordering: .relaxed)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

@Suite("Lists in the rows of lists", .serialized)
struct RowsInRowsTests {
    /// The error of a table of rows with tables in them, and how many cells were made until then.
    private func run(outer: Int, inner: Int) throws -> (error: String?, cells: Int) {
        var classes = ScenarioClasses()
        classes.register("CountedCell", CountedCell.self) { CountedCell(style: .default, reuseIdentifier: nil) }
        let document = try ScenarioDocument(
            json: """
                {"espalier": 1, "root": {"class": "UITableView", "frame": [0, 0, 100, 100000], "rows": \(outer), "rowHeight": 1,
                  "cell": {"class": "CountedCell", "subviews": [
                    {"class": "UITableView", "frame": [0, 0, 100, 100000], "rows": \(inner), "rowHeight": 1,
                     "cell": {"class": "CountedCell", "subviews": [{"class": "UILabel", "text": "x"}]}}]}}}
                """)
        let before = CountedCell.made.load(ordering: .relaxed)
        let result = try document.simulate(classes: classes)
        return (result.error.map { "\($0)" }, CountedCell.made.load(ordering: .relaxed) - before)
    }

    @Test(
        "Are made up to the limit of views, and not row by row in each of them",
        arguments: [(20, 20_000), (20_000, 20)])
    func limit(outer: Int, inner: Int) throws {
        let (error, cells) = try run(outer: outer, inner: inner)
        #expect(error?.contains("the rows in sight are built of more than 20000 views") ?? false, "\(error ?? "none")")
        // Those of the list that was asking when there were too many are all there.
        #expect(cells < 45_000, "\(cells) cells were made")
    }

    @Test("Below the limit all are there")
    func all() throws {
        let (error, cells) = try run(outer: 20, inner: 30)
        #expect(error == nil)
        #expect(cells == 20 + 20 * 30)
    }
}
