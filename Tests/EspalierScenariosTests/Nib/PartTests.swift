import EspalierControls
import EspalierNibs
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Parts of views in documents")
struct PartTests {
    private func frames(_ root: String, steps: String = "[]") throws -> [String: [Double]] {
        let document = try ScenarioDocument(json: #"{"espalier": 1, "root": \#(root), "steps": \#(steps)}"#)
        #expect(try ScenarioDocument(json: document.json()) == document)
        let result = try document.simulate(views: .last)
        #expect(result.error == nil, "\(result.error?.description ?? "")")
        var frames: [String: [Double]] = [:]
        for view in result.steps.last?.views ?? [] { frames[view.name ?? view.path] = view.frame.numbers }
        return frames
    }

    @Test(
        "content views keep their place, and follow what holds them",
        arguments: ["UICollectionViewCell", "UIVisualEffectView", "UITableViewHeaderFooterView", "UITableViewCell"])
    func content(_ name: String) throws {
        let edges = ["leading", "trailing", "top", "bottom"].map { "\"self.\($0) == super.\($0)\"" }
        let root = """
            {"class": "\(name)", "frame": [0, 0, 100, 40], "subviews": [{"part": "contentView", "name": "inside",
            "subviews": [{"name": "a", "constraints": [\(edges.joined(separator: ", "))]}]}]}
            """
        let steps = #"[{"set": "/", "keyPath": "frame", "value": [0, 0, 150, 60]}]"#
        #expect(try frames(root)["a"] == [0, 0, 100, 40])
        let after = try frames(root, steps: steps)
        #expect(after["a"] == [0, 0, 150, 60] && after["inside"] == [0, 0, 150, 60])
    }

    @Test("labels of a cell stand where its style has them, and accessory views at its edge")
    func cells() throws {
        let found = try frames(
            """
            {"class": "UITableViewCell", "cellStyle": "value1", "frame": [0, 0, 300, 44], "subviews": [
            {"part": "accessoryView", "name": "x", "frame": [0, 0, 20, 20]},
            {"part": "contentView", "subviews": [{"part": "textLabel", "name": "t", "class": "UILabel", "text": "A"},
            {"part": "detailTextLabel", "name": "d", "class": "UILabel", "text": "B"}]}]}
            """)
        #expect(found["x"] == [264, 12, 20, 20])
        #expect(found["t"]?[0] == 16 && (found["d"]?[0] ?? 0) > 200)
    }

    @Test("tables place their header and footer views")
    func tables() throws {
        let found = try frames(
            """
            {"class": "UITableView", "frame": [0, 0, 300, 400], "rows": 2, "rowHeight": 50, "subviews": [
            {"part": "tableHeaderView", "name": "h", "frame": [0, 0, 10, 30]},
            {"part": "tableFooterView", "name": "f", "frame": [0, 0, 10, 20]}]}
            """)
        #expect(found["h"] == [0, 0, 300, 30] && found["f"] == [0, 130, 300, 20])
    }

    @Test(
        "the content of an imported cell follows the cell's width",
        .enabled(if: SharedFolder.there("faults") != nil, "there is no folder ../shared/faults beside the package"))
    func imported() throws {
        let file = try #require(SharedFolder.there("faults")).appendingPathComponent("import-cell.xib")
        let document = try InterfaceImport(InterfaceDocument(contentsOf: file)).document
        for width in stride(from: 100.0, through: 400, by: 25) {
            let live = UINib(try InterfaceDocument(contentsOf: file)).build()
            let cell = try #require(live.object(id: "Xco-cu-dBe") as? UIView)
            cell.isDocumentRoot = true
            cell.frame.size.width = CGFloat(width)
            cell.layoutIfNeeded()
            var changed = document
            changed.root[0].frame.size.width = CGFloat(width)
            let views = try changed.simulate().steps[0].views ?? []
            for id in ["IFJ-E1-L0e", "BTc-ZK-DHL", "JMH-a1-Ou4"] {
                let frame = try #require(live.object(id: id) as? UIView).frame
                #expect(views.first { $0.name == id }?.frame.numbers == frame.numbers, "\(id) at \(width)")
            }
            #expect(views.first { $0.path == "/0" }?.frame.numbers == [0, 0, width, 150])
        }
    }

    @Test("are captured with what differs from what their superview made them with", arguments: ["value2", "subtitle"])
    func defaults(_ style: String) throws {
        let styles: [String: UITableViewCell.CellStyle] = ["value2": .value2, "subtitle": .subtitle]
        let cell = UITableViewCell(style: try #require(styles[style]), reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        func captured() throws -> ScenarioDocument { try ScenarioDocument(capturing: cell) }
        func again() throws -> UITableViewCell {
            let simulation = try Simulation(captured())
            #expect(simulation.run { _ in } == nil)
            return try #require(simulation.root as? UITableViewCell)
        }
        // What the cell's style gives them is no news.
        #expect(try !captured().json().contains("font") && !captured().json().contains("textAlignment"))
        (text.font, detail.font) = (.systemFont(ofSize: 17), .systemFont(ofSize: 17))
        (text.textAlignment, detail.textAlignment) = (.natural, .center)
        let copy = try again()
        #expect(copy.textLabel?.font == text.font && copy.detailTextLabel?.font == detail.font)
        #expect(copy.textLabel?.textAlignment == .natural && copy.detailTextLabel?.textAlignment == .center)
    }
}
