import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

/// As code that was written for UIKit has it.
private final class PortedCell: UITableViewCell {
    private(set) var parts = ["image"]

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        parts.append("label")
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

private class InheritingCell: UITableViewCell {
    var parts = ["own"]
}

private final class OwnInitialiserCell: UITableViewCell {
    let model: String

    init(model: String, identifier: String?) {
        self.model = model
        super.init(style: .value1, reuseIdentifier: identifier)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        model = "none"
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

private final class PortedHeader: UITableViewHeaderFooterView {
    private(set) var parts = ["label"]
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { nil }
}

@Suite("UITableView: registering and dequeuing")
struct RegistrationTests {
    @Test(
        "A class that overrides init(style:reuseIdentifier:) is made by that, although its init?(coder:) cannot be used"
    )
    func ported() throws {
        let table = UITableView()
        let type: AnyClass = PortedCell.self
        table.register(type, forCellReuseIdentifier: "a")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "a") as? PortedCell)
        #expect(cell.parts == ["image", "label"])
        #expect(cell.reuseIdentifier == "a" && cell.cellStyle == .subtitle)
    }

    @Test("So is a class without initialisers, and one with others besides")
    func others() throws {
        let table = UITableView()
        table.register(InheritingCell.self, forCellReuseIdentifier: "a")
        table.register(OwnInitialiserCell.self, forCellReuseIdentifier: "b")
        #expect((table.dequeueReusableCell(withIdentifier: "a") as? InheritingCell)?.parts == ["own"])
        #expect((table.dequeueReusableCell(withIdentifier: "b") as? OwnInitialiserCell)?.model == "none")
        table.register(
            OwnInitialiserCell.self, forCellReuseIdentifier: "b",
            factory: { _, identifier in OwnInitialiserCell(model: "made", identifier: identifier) })
        #expect((table.dequeueReusableCell(withIdentifier: "b") as? OwnInitialiserCell)?.model == "made")
        table.register(nil as AnyClass?, forCellReuseIdentifier: "b")
        #expect(table.dequeueReusableCell(withIdentifier: "b") == nil)
    }

    @Test("A closure gets the identifier; a cell without one gets it")
    func closure() {
        let table = UITableView()
        var asked: [String] = []
        table.register(forCellReuseIdentifier: "song") {
            asked.append($0)
            return UITableViewCell(style: .value1, reuseIdentifier: nil)
        }
        let cell = table.dequeueReusableCell(withIdentifier: "song")
        #expect(asked == ["song"] && cell?.reuseIdentifier == "song" && cell?.cellStyle == .value1)
    }

    @Test("A nib's first object is the cell, anew each time")
    func nib() {
        let table = UITableView()
        var owners = 0
        let nib = UINib { owner in
            if owner == nil { owners += 1 }
            return [UITableViewCell(style: .subtitle, reuseIdentifier: "nib"), "other"]
        }
        table.register(nib, forCellReuseIdentifier: "nib")
        let first = table.dequeueReusableCell(withIdentifier: "nib")
        #expect(first?.cellStyle == .subtitle && owners == 1)
        #expect(table.dequeueReusableCell(withIdentifier: "nib") !== first)
        table.register(nil as UINib?, forCellReuseIdentifier: "nib")
        #expect(table.dequeueReusableCell(withIdentifier: "nib") == nil)
        #expect(nib.instantiate(withOwner: table).count == 2 && owners == 2)
    }

    @Test("Headers and footers by class, closure and nib")
    func headers() {
        let table = UITableView()
        table.register(PortedHeader.self, forHeaderFooterViewReuseIdentifier: "a")
        table.register(forHeaderFooterViewReuseIdentifier: "b") { UITableViewHeaderFooterView(reuseIdentifier: $0) }
        table.register(UINib { _ in [PortedHeader(reuseIdentifier: nil)] }, forHeaderFooterViewReuseIdentifier: "c")
        for identifier in ["a", "b", "c"] {
            let view = table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
            #expect(view?.reuseIdentifier == identifier)
        }
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "d") == nil)
    }

    @Test("Dequeuing for a row sets the cell's size to the row's")
    func size() {
        let text = TextTable(TextSource(rows: 3))
        text.table.rowHeight = 70
        let cell = text.table.dequeueReusableCell(withIdentifier: "cell", for: path(0, 1))
        #expect(cell.frame == rect(0, 0, 320, 70) && cell.contentView.frame == rect(0, 0, 320, 70))
        #expect(text.table.dequeueReusableCell(withIdentifier: "cell")?.frame == rect(0, 0, 320, 44))
    }

    @Test("Dequeuing for a row what is not registered is a trap")
    func unregistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UITableView().dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
        }
        #expect(errorText(result).contains("no cell for the identifier 'none' in UITableView at /"))
    }

    @Test("Registering a class that is no cell is a trap")
    func wrongClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UITableView().register(UIView.self, forCellReuseIdentifier: "a")
        }
        #expect(errorText(result).contains("UIView was registered for the identifier 'a'"))
    }

    @Test("A nib without a cell, and a cell of another identifier, are traps")
    func wrongNib() async {
        let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let table = UITableView()
            table.register(UINib { _ in [UIView()] }, forCellReuseIdentifier: "a")
            _ = table.dequeueReusableCell(withIdentifier: "a")
        }
        #expect(errorText(empty).contains("must have a UITableViewCell as its first object: found UIView"))
        let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let table = UITableView()
            table.register(forCellReuseIdentifier: "a") { _ in UITableViewCell(style: .default, reuseIdentifier: "b") }
            _ = table.dequeueReusableCell(withIdentifier: "a")
        }
        #expect(errorText(other).contains("for the identifier 'a' in UITableView at /, but has the identifier 'b'"))
    }
}
