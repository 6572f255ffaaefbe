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

    private func views(_ result: ScenarioResult, _ name: String) -> [[Double]] {
        (result.steps[0].views ?? []).filter { $0.name == name }.map(\.frame.numbers)
    }

    @Test("may be of several kinds, in turn or as the document says")
    func kinds() throws {
        let cells = #""cell": [{"name": "a"}, {"name": "b"}]"#
        let table = #"{"class": "UITableView", "frame": [0, 0, 50, 100], "rowHeight": 20, "rows": [2, 3], "#
        let turns = try run(root: table + cells + "}")
        #expect(views(turns, "a").map { $0[1] }.sorted() == [0, 40, 80] && views(turns, "b").count == 2)
        let said = try run(root: table + cells + #", "kinds": [0, 0, 1]}"#)
        #expect(views(said, "b").map { $0[1] } == [40])
        let wrong = try run(root: table + cells + #", "kinds": [0, 2]}"#)
        #expect(wrong.error?.description.contains("there is no cell 2; there are 2") ?? false)
        let items = try run(
            root: #"{"class": "UICollectionView", "frame": [0, 0, 100, 300], "items": 3, \#(cells)}"#)
        #expect(views(items, "a").count == 2 && views(items, "b").count == 1)
    }

    @Test("stand between the header and the footer of the table and of each section")
    func headers() throws {
        let result = try run(
            root: #"""
                {"class": "UITableView", "frame": [0, 0, 100, 300], "rowHeight": 20, "rows": [1, 1], "sectionHeaderHeight": 10,
                 "sectionFooterHeight": 5, "tableHeaderView": {"name": "top", "frame": [0, 0, 7, 40],
                    "subviews": [{"name": "in", "rules": ["ll = rr = tt = bb = 3"]}]},
                 "tableFooterView": {"name": "end", "frame": [0, 0, 7, 30]}, "sectionHeader": {"name": "head"},
                 "sectionFooter": {"name": "foot"}, "cell": {"name": "row"}}
                """#,
            steps: #"{"expect": "/", "keyPath": "contentSize", "value": [100, 140]}"#)
        #expect(result.error == nil && result.failures.isEmpty, "\(result.json())")
        #expect(views(result, "top") == [[0, 0, 100, 40]] && views(result, "in") == [[3, 3, 94, 34]])
        #expect(views(result, "head") == [[0, 40, 100, 10], [0, 75, 100, 10]])
        #expect(views(result, "row").map { $0[1] } == [50, 85] && views(result, "foot").map { $0[1] } == [70, 105])
        #expect(views(result, "end") == [[0, 110, 100, 30]])
        let wrong = #expect(throws: ScenarioError.self) {
            try run(root: #"{"class": "UITableView", "sectionHeader": {"class": "UILabel"}}"#)
        }
        #expect(
            try #require(wrong).description.contains(
                "the section header of a 'UITableView' is a 'UITableViewHeaderFooterView', and 'UILabel' is none"))
    }

    @Test("have heights one by one, and titles of sections; a cell may say its content view as a part")
    func titled() throws {
        let result = try run(
            root: #"""
                {"class": "UITableView", "style": "grouped", "frame": [0, 0, 100, 400], "rows": [2, 1], "rowHeights": [20, 30],
                 "sectionHeaderTitles": ["", "B"], "sectionFooterTitles": ["A"], "cell": [{"name": "row"}, {"name": "own",
                    "subviews": [{"part": "contentView", "frame": [0, 0, 60, 20], "subviews": [
                        {"name": "in", "frame": [10, 0, 40, 20], "autoresizing": ["width"]}]}]}]}
                """#,
            steps: #"{"set": "/", "keyPath": "rowHeights", "value": [50]}"#)
        #expect(result.error == nil, "\(result.json())")
        let tops = Dictionary(grouping: try #require(result.steps.first?.views), by: { $0.frame.height })
        // A section without a title has a gap of 35 in front and 20 behind; a title adds a line of 18.
        #expect(tops[20].map { $0.filter { $0.name == "row" }.map(\.frame.minY) } == [35, 161])
        #expect(tops[30]?.first { $0.name == "own" }?.frame.minY == 55)
        #expect(views(result, "in").first == [10, 0, 80, 20])
        #expect(try #require(result.steps.last?.views).filter { $0.name == "row" }.map(\.frame.height) == [50, 50])
    }

    @Test("of a collection have sizes one by one, overlap, are estimated, and stand below headers")
    func flow() throws {
        func frames(_ keys: String) throws -> [[Double]] {
            let result = try run(
                root: #"{"class": "UICollectionView", "frame": [0, 0, 100, 300], \#(keys)}"#)
            #expect(result.error == nil, "\(result.json())")
            return views(result, "i")
        }
        let cell = #""cell": {"name": "i"}"#
        #expect(
            try frames(#""items": 3, "itemSizes": [[100, 10], [100, 30]], "minimumLineSpacing": 0, \#(cell)"#)
                .map { [$0[1], $0[3]] } == [[0, 10], [10, 30], [40, 10]])
        #expect(
            try frames(#""items": 3, "itemSize": [100, 20], "minimumLineSpacing": -5, \#(cell)"#).map { $0[1] }
                == [0, 15, 30])
        #expect(
            try frames(
                #""items": [1, 1], "itemSize": [100, 20], "headerReferenceSize": [0, 15], "footerReferenceSize": [0, 5], "#
                    + #""sectionHeader": {"name": "h"}, \#(cell)"#
            ).map { $0[1] } == [15, 55])
        let fitted = #""cell": {"name": "i", "constraints": ["self.width == 30", "self.height == 44"]}"#
        #expect(
            try frames(#""items": 1, "estimatedItemSize": [50, 50], \#(fitted)"#).map { [$0[2], $0[3]] } == [[30, 44]])
        #expect(
            try frames(#""items": 1, "estimatedItemSize": "automatic", \#(fitted)"#).map { [$0[2], $0[3]] }
                == [[30, 44]])
    }

    @Test("that steps change are shown again")
    func changed() throws {
        let result = try run(
            root: #"""
                {"class": "UICollectionView", "frame": [0, 0, 100, 300], "items": 2, "itemSizes": [[100, 10]],
                 "cell": {"name": "i"}, "minimumLineSpacing": 0}
                """#,
            steps: #"""
                {"set": "/", "keyPath": "itemSizes", "value": [[100, 30]]}, {"expect": "/0", "frame": [0, 0, 100, 30]},
                {"expect": "/", "keyPath": "itemSizes", "value": [[100, 30]]}
                """#)
        #expect(result.error == nil && result.failures.isEmpty, "\(result.json())")
    }
}
