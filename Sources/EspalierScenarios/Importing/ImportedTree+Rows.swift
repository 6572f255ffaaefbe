import EspalierControls
import EspalierNibs

extension ImportedTree {
    /// Makes the rows that stand in the file one by one what their table is built of. Tables in rows come first.
    mutating func gatherRows() {
        for table in views.indices.reversed() where tree.nodes[table].element.name == "tableView" {
            let sections = tree.nodes[table].element.first("sections")?.all("tableViewSection") ?? []
            let rows = sections.map { section in
                (section.first("cells")?.children ?? []).compactMap { element in
                    element.name == "tableViewCell" ? tree.index(of: element) : nil
                }
            }
            if rows.allSatisfy(\.isEmpty) { continue }
            var heights: [Double] = []
            let templates = rows.joined().map { row in
                let frame = views[row].frame
                heights.append(Double(frame == .zero ? UITableViewCell().frame.height : frame.height))
                views[row].frame = .zero
                let template = scenario(from: row)
                for index in subtree(of: row) { stands[index] = false }
                return template
            }
            views[table].settings[.cell] = .templates(templates)
            views[table].settings[.rows] = .counts(rows.map(\.count))
            views[table].settings[.rowHeights] = .lengths(heights)
            func say(_ field: ScenarioField, _ key: String) {
                let titles = sections.map { $0[key] ?? "" }
                if titles.contains(where: { !$0.isEmpty }) { views[table].settings[field] = .texts(titles) }
            }
            say(.sectionHeaderTitles, "headerTitle")
            say(.sectionFooterTitles, "footerTitle")
        }
    }

    /// The views below one of them, and that one itself, as a document has them.
    func scenario(from root: Int = 0) -> ScenarioTree {
        var result = ScenarioTree(root: views[root])
        var places = [root: 0]
        for index in subtree(of: root).dropFirst() where stands[index] {
            guard let parent = places[tree.nodes[index].parent] else { continue }
            places[index] = result.append(views[index], to: parent)
        }
        return result
    }

    private func subtree(of root: Int) -> Range<Int> {
        let depth = tree.nodes[root].depth
        return root..<(views.indices.dropFirst(root + 1).first { tree.nodes[$0].depth <= depth } ?? views.count)
    }
}
