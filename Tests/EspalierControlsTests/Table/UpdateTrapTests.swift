import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UITableView: updates that do not add up")
struct UpdateTrapTests {
    static func table(_ sections: [[String]]) -> TextTable {
        let text = TextTable(TextSource(sections))
        text.table.layoutIfNeeded()
        return text
    }

    @Test("Rows: the counts before and after, and what was told")
    func rows() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a"], ["b", "c", "d"]])
            text.table.performBatchUpdates {
                text.table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .none)
                text.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
            }
        }
        #expect(
            errorText(result).contains(
                "invalid number of rows in section 0: 1 before the update, 1 after it, with 0 inserted, 0 deleted, "
                    + "0 moved in and 1 moved out: expected 0"))
    }

    @Test("Rows of a section that stands elsewhere now")
    func movedSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a", "b", "c"]])
            text.source.sections = [[], ["a", "b", "c"]]
            text.table.performBatchUpdates {
                text.table.insertSections([0], with: .none)
                text.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
        #expect(
            errorText(result).contains(
                "invalid number of rows in section 1: 3 before the update, 3 after it, with 0 inserted, 1 deleted, "
                    + "0 moved in and 0 moved out: expected 2"))
    }

    @Test("Sections")
    func sections() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a"], ["b"]])
            text.table.insertSections([0], with: .none)
        }
        #expect(
            errorText(result).contains(
                "invalid number of sections: 2 before the update, 2 after it, with 1 inserted and 0 deleted: expected 3"
            ))
    }

    @Test("A row that was not there, one that is not there, and one that is told of twice")
    func places() async {
        let old = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a"]])
            text.table.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .none)
        }
        #expect(errorText(old).contains("row 5 of section 0 is deleted, reloaded or moved away, but the section has 1"))
        let new = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a"]])
            text.source.sections = [["a", "b"]]
            text.table.insertRows(at: [IndexPath(row: 7, section: 0)], with: .none)
        }
        #expect(
            errorText(new).contains("row 7 of section 0 is inserted or moved there, but the section has 2 rows after"))
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a", "b"]])
            text.table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 0)], with: .none)
        }
        #expect(errorText(twice).contains("row 0 of section 0 is deleted, reloaded or moved away, and told of twice"))
        let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a"]])
            text.table.reloadSections([3], with: .none)
        }
        #expect(errorText(section).contains("section 3 is deleted, reloaded or moved away, but there are 1 sections"))
    }

    @Test("Ending what was not begun, and scrolling and selecting where nothing is")
    func others() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UITableView().endUpdates()
        }
        #expect(errorText(end).contains("endUpdates() of UITableView at / without beginUpdates()"))
        let scroll = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a"]])
            text.table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .top, animated: false)
        }
        #expect(errorText(scroll).contains("there is no row 1 of section 0: the section has 1 rows"))
        let select = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a"]])
            text.table.selectRow(at: IndexPath(row: 0, section: 4), animated: false, scrollPosition: .none)
        }
        #expect(errorText(select).contains("there is no row 0 of section 4: there are 1 sections"))
        let rows = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a"]])
            _ = text.table.numberOfRows(inSection: 2)
        }
        #expect(errorText(rows).contains("numberOfRows(inSection: 2) of UITableView at /, which has 1 sections"))
    }

    @Test("Negative counts and impossible heights")
    func answers() async {
        final class Negative: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
        }
        let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let source = Negative()
            let table = UITableView()
            table.dataSource = source
            withExtendedLifetime(source) { table.reloadData() }
        }
        #expect(errorText(count).contains("answered -2 for section 0: it must not be negative"))
        let height = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UITableView().rowHeight = -3
        }
        #expect(
            errorText(height).contains(
                "rowHeight of UITableView at / set to -3.0: it must be finite and not negative, or automaticDimension"))
    }

    @Test("The same cell for two rows")
    func sameCell() async {
        final class Same: UITableViewDataSource {
            let cell = UITableViewCell()
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let source = Same()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.dataSource = source
            withExtendedLifetime(source) { table.layoutIfNeeded() }
        }
        #expect(errorText(result).contains("answered the same cell for row 1 of section 0 as for row 0 of section 0"))
    }
}
