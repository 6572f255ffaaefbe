import Testing

@testable import EspalierScenarios

@Suite("Tables and collections in a scenario")
struct RowRunTests {
    private let table = #"""
        {"class": "UITableView", "name": "t", "frame": [0, 0, 200, 100], "rowHeight": 40, "rows": 5,
         "cell": {"name": "cell", "layoutMargins": [0, 10, 0, 10], "subviews": [{"class": "UILabel", "name": "title", "text": "Row"}],
            "constraints": [{"format": "|-[title]-|"}, "title.centerY == self.centerY"]}}
        """#

    @Test("build a cell for each row in sight, of the template")
    func rows() throws {
        let result = try run(root: table, steps: #"{"expect": "t", "keyPath": "contentSize", "value": [200, 200]}"#)
        #expect(result.error == nil && result.failures.isEmpty)
        let cells = result.steps[0].views?.filter { $0.className == "UITableViewCell" } ?? []
        #expect(cells.map(\.frame.origin.y) == [0, 40, 80] && cells.allSatisfy { $0.name == "cell" })
        let titles = result.steps[0].views?.filter { $0.name == "title" } ?? []
        #expect(titles.count == 3 && titles.allSatisfy { $0.frame.origin.x == 10 && $0.frame.size.width == 180 })
    }

    @Test("scroll and change their counts by steps")
    func steps() throws {
        let result = try run(
            root: table,
            steps: #"""
                {"set": "t", "keyPath": "contentOffset.y", "value": 100},
                {"set": "t", "keyPath": "rows", "value": [1, 2]},
                {"expect": "t", "keyPath": "rows", "value": [1, 2]}
                """#)
        #expect(result.error == nil && result.failures.isEmpty, "\(result.failures)")
    }

    @Test("of a collection are its items, in a flow")
    func items() throws {
        let result = try run(
            root: #"""
                {"class": "UICollectionView", "frame": [0, 0, 100, 100], "items": 3, "itemSize": [40, 30],
                 "minimumLineSpacing": 5, "minimumInteritemSpacing": 5, "sectionInset": [1, 2, 3, 4],
                 "cell": {"subviews": [{"name": "dot", "constraints": [{"format": "[self(6)]"}]}]}}
                """#)
        let cells = result.steps[0].views?.filter { $0.className == "UICollectionViewCell" } ?? []
        #expect(cells.map { [$0.frame.origin.x, $0.frame.origin.y] } == [[2, 1], [56, 1], [2, 36]])
        #expect(result.steps[0].views?.filter { $0.name == "dot" }.allSatisfy { $0.frame.size.width == 6 } ?? false)
    }

    @Test("end the run where a cell cannot be built")
    func errors() throws {
        let result = try run(
            root:
                #"{"class": "UITableView", "frame": [0, 0, 9, 9], "rows": 1, "cell": {"constraints": ["x.left == self.left"]}}"#
        )
        #expect(result.error?.description.contains("no view and no guide has the name 'x'") ?? false)
        #expect(result.steps.isEmpty)
        let subviews = Array(repeating: "{}", count: 120).joined(separator: ", ")
        let many = try run(
            root: #"""
                {"class": "UITableView", "frame": [0, 0, 9, 1000], "rows": 200, "rowHeight": 1,
                 "cell": {"subviews": [\#(subviews)]}}
                """#)
        #expect(many.error?.description.contains("built of more than 20000 views") ?? false)
    }

    @Test("keep what they are built of out of the names that steps know")
    func identifiers() throws {
        let twice =
            #"{"constraints": ["w: self.width == 5"], "subviews": [{"class": "UITableView", "rows": 1, "#
            + #""cell": {"subviews": [{"constraints": ["w: self.width == 5"]}]}}]}"#
        #expect(throws: ScenarioError.self) { try ScenarioDocument(json: #"{"espalier": 1, "root": \#(twice)}"#) }
    }
}
