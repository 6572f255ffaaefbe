import Testing

@testable import EspalierRelatives
@testable import EspalierViews

@Suite("What selectors look at")
struct SelectorCostTests {
    private final class Row: UIView {}

    /// A thousand rows with nine views each; every hundredth row has a name, and the views tags from 0 to 8.
    private func makeTree() -> UIView {
        let root = UIView()
        for number in 0..<1000 {
            let row = Row()
            if number % 100 == 0 { row.name = "row\(number)" }
            root.addSubview(row)
            for tag in 0..<9 {
                let view = UIView()
                view.tag = tag
                row.addSubview(view)
            }
        }
        return root
    }

    private func looked(_ text: String, _ root: UIView) throws -> (found: Int, looked: Int) {
        let search = SelectorSearch(from: root)
        let found = search.views(try ViewSelector(text)).count
        return (found, search.viewsLooked)
    }

    @Test(
        "11.5 Of tags, names and classes, the index that leaves the fewest views is asked, within the labels of each view"
    )
    func indexes() throws {
        let root = makeTree()
        for kind in TreeIndexes.Kind.allCases { TreeOrder.ensured(for: root).ensureIndexes().make(kind) }
        #expect(try looked("Row.row300", root) == (1, 1))
        #expect(try looked("Row.row300 [tag=7]", root) == (1, 2))
        #expect(try looked("Row [tag=7]", root) == (1000, 2000))
        #expect(try looked("UIView[tag=7]", root) == (1000, 1000))
        #expect(try looked("Row[name^=row]:first", root) == (1, 1))
        #expect(try looked("Nobody", root) == (0, 0))
        #expect(try looked(".row300 > [tag=7] ~ [tag=8]", root) == (1, 1 + 9 + 8))
        #expect(try looked(".row300 > [tag=7] << Row", root) == (1, 1 + 9 + 2))
    }

    @Test("without an index every view is looked at, and looking often makes one")
    func noIndexes() throws {
        let root = makeTree()
        #expect(try looked(".row300", root) == (1, 10_000))
        #expect(try looked(".row300", root).looked == 10_000)
        #expect(try looked(".row300", root) == (1, 1))
        #expect(try looked("[isHidden=true]", root) == (0, 10_000))
    }

    @Test("a chain of ten thousand views is searched once for each step, however the steps lead")
    func chain() throws {
        let root = UIView()
        var last = root
        for _ in 0..<10_000 {
            let view = UIView()
            last.addSubview(view)
            last = view
        }
        #expect(try looked("* * *", root) == (9_998, 29_997))
        #expect(try looked("* << * > *", root) == (10_000, 10_000 + 10_000 + 10_000))
    }
}
