import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite(
    "Sizes of controls that were measured, by design",
    .enabled(if: SharedFolder.isThere, "the folder ../shared/text is not there"))
struct MeasuredSizeTests {
    private static let scattered = "frames that stand beside a value with more of them"
    private static let early = "of a time before the oldest design, which is that of Xcode 9 and 10"
    private static let between = "of a time in the middle of a design, which has the sizes of its end"
    private static let statistics = "says how many agree with the rule"

    /// What is not held, and why.
    static let others: [String: String] = [
        "segmentedControl[1].others.30": scattered, "segmentedControl[1].others.31": scattered,
        "pageControl[1].otherWidths3pages": scattered,
        "textField.none[1].against.17": scattered, "textField.none[1].against.28": scattered,
        "textView.oneLine.16": "two views that are lower than a line and 16, which is the rule and fits all others",
        "searchBar[1].others.44": scattered, "searchBar[1].others.50": scattered,
        "navigationBar[1].height": "in sheets, which fill the window here",
        "tabBar.withHomeIndicator.height": "held where controllers place their bars",
        "datePicker.wheels.others.162": scattered, "datePicker.wheels.others.178": scattered,
        "datePicker.wheels.others.192": scattered, "pickerView.tools up to 8000.height": early,
        "button.system and roundedRect without configuration.widthAgree.wholePoints": statistics,
        "button.system and roundedRect without configuration.widthAgree.asFitted": statistics,
        "button.system and roundedRect without configuration.widthAgree.within1": statistics,
        "button.configuration.height[1].17": between,
        "tableViewCell.contentView[0].heightLessThanCell": early,
        "tableViewCell.contentView[0].others.0": early, "tableViewCell.contentView[0].others.0.5": early,
        "tableViewCell.accessoryTakes[0].width": early, "tableViewCell.accessoryTakes[5].width": early,
        "tableViewCell.accessoryTakes[2].width": between, "tableViewCell.accessoryTakes[2].below414": between,
        "tableViewCell.accessoryTakes[2].from414": between,
        "tableViewCell.accessoryTakes[2].insetGroupedOrGrouped": between,
        "tableViewCell.accessoryTakes[4].insetGrouped": "margins follow the row's width here, in inset groups too",
        "tableViewCell.subtitle.xcode14_15.cell": "stored once, with lines 3 apart",
        "tableViewCell.subtitle.xcode14_15.titleBody": "stored once, with lines 3 apart",
        "tableViewCell.subtitle.xcode14_15.detailFootnote": "stored once, with lines 3 apart",
        "tableViewCell.subtitle.xcode14_15.gap": "stored once, with lines 3 apart",
        "tableViewCell.rightDetail.title.xcode11": between,
        "tableViewCell.rightDetail.detailEndsBeforeContentEdge.noAccessory.xcode7_8": early,
        "tableViewCell.rightDetail.detailEndsBeforeContentEdge.disclosure.xcode7_8": early,
        "tableViewCell.leftDetail.xcode7_8.titleX": early, "tableViewCell.leftDetail.xcode7_8.detailX": early,
        "tableViewCell.sectionDefaultsInTable.plain before Xcode 9": early,
        "tableViewCell.sectionDefaultsInTable.grouped": "17.5 here, which runs showed",
        "tableViewCell.sectionDefaultsInTable.grouped before Xcode 9": early,
    ]

    private static let held = MeasuredSizes.held + MeasuredSizes.cells

    @Test("are what views have here", arguments: held)
    func sizes(row: HeldSize) throws {
        let stored = try #require(try MeasuredSizes.numbers()[row.path], "no such number")
        for design in row.designs {
            let actual = row.actual(design)
            #expect(row.agrees(actual, with: stored), "\(design): \(actual), not \(stored)")
        }
    }

    @Test("are held or known to be others, every one")
    func complete() throws {
        let stored = Set(try MeasuredSizes.numbers().keys)
        let (held, others) = (Set(Self.held.map(\.path)), Set(Self.others.keys))
        #expect(stored.subtracting(held).subtracting(others).sorted() == [])
        #expect(held.intersection(others).sorted() == [])
        #expect(held.union(others).subtracting(stored).sorted() == [])
    }
}
