import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("Traps of tables")
struct TableTrapTests {
    @Test("A data source that counts sections below zero stops the program")
    func sections() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Source: UITableViewDataSource {
                func numberOfSections(in tableView: UITableView) -> Int { -4 }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
            let source = Source()
            table.dataSource = source
            table.layoutIfNeeded()
            withExtendedLifetime(source) {}
        }
        #expect(errorText(result).contains("answered -4: it must not be negative"))
    }

    @Test("Index paths of other lengths stop the program, read, written and handed over")
    func paths() async {
        let written = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var path = IndexPath(index: 3)
            path.row = 1
        }
        #expect(errorText(written).contains("the row of an index path of 1 parts was set: it needs 2"))
        let given = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a"]])
            _ = text.table.cellForRow(at: IndexPath(index: 3))
        }
        #expect(errorText(given).contains("an index path of a table has a section and a row"))
    }

    @Test("A class that is none of headers and footers stops the program")
    func bands() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a"]])
            text.table.register(UIView.self as AnyClass?, forHeaderFooterViewReuseIdentifier: "band")
        }
        #expect(errorText(result).contains("it is no class of headers and footers"))
    }

    @Test("A section that is told of twice stops the program")
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a"], ["b"]])
            text.source.sections = [["b"]]
            text.table.performBatchUpdates {
                text.table.deleteSections([0], with: .none)
                text.table.moveSection(0, toSection: 0)
            }
        }
        #expect(errorText(result).contains("section 0 is deleted, reloaded or moved away, and told of twice"))
    }

    @Test("A cell whose wish is no number stops the program")
    func wishes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Endless: UITableViewCell {
                override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 1, height: CGFloat.infinity) }
            }
            let text = TextTable(TextSource([["a"]]))
            text.table.register(Endless.self, forCellReuseIdentifier: "cell")
            text.table.rowHeight = UITableView.automaticDimension
            text.table.layoutIfNeeded()
        }
        #expect(errorText(result).contains("for row 0 of section 0 answered a height of inf"))
    }

    @Test("A header whose wish is no number stops the program")
    func bandWishes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Endless: UIView {
                override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 1, height: CGFloat.infinity) }
            }
            final class Delegate: UITableViewDelegate {
                func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { Endless() }
                func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                    UITableView.automaticDimension
                }
            }
            let text = TextTable(TextSource([["a"]]))
            let delegate = Delegate()
            text.table.delegate = delegate
            text.table.layoutIfNeeded()
            withExtendedLifetime(delegate) {}
        }
        #expect(errorText(result).contains("sizeThatFits of Endless"), "\(errorText(result))")
        #expect(errorText(result).contains(" answered a height of inf"))
    }

    @Test("A row's height that is no height, and a section to scroll to that there is not, stop the program")
    func heightsAndSections() async {
        let height = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Delegate: UITableViewDelegate {
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { -7 }
            }
            let text = TextTable(TextSource([["a"]]))
            let delegate = Delegate()
            text.table.delegate = delegate
            text.table.layoutIfNeeded()
            withExtendedLifetime(delegate) {}
        }
        #expect(errorText(height).contains("answered -7.0"), "\(errorText(height))")
        #expect(errorText(height).contains("for row 0 of section 0: it must be finite and not negative"))
        let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a"]])
            text.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 6), at: .top, animated: false)
        }
        #expect(errorText(section).contains("there is no section 6: there are 1 sections"), "\(errorText(section))")
    }

    @Test("A row in a section that there is not stops the program")
    func rowsElsewhere() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = UpdateTrapTests.table([["a"]])
            text.table.deleteRows(at: [IndexPath(row: 0, section: 5)], with: .none)
        }
        #expect(
            errorText(result).contains(
                "row 0 of section 5 is deleted, reloaded or moved away, but there are 1 sections"),
            "\(errorText(result))")
    }

    @Test("A segment that is no text, image or action, and a stepper's bounds that are no numbers, stop the program")
    func values() async {
        let segment = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UISegmentedControl(items: [7])
        }
        #expect(errorText(segment).contains("an item must be a String, a UIImage or a UIAction: 7"))
        let bound = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIStepper(frame: .zero).maximumValue = .nan
        }
        #expect(errorText(bound).contains("UIStepper: maximumValue set to NaN"))
    }
}
