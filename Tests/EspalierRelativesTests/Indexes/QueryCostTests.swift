import EspalierRelatives
import EspalierViews
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    @Suite("What a repeated question costs, in objects that are made", .enabled(if: ObjectCount.isPlain))
    struct QueryCostTests {
        @Test("By tag, by name and by class, all or the first: none, once the tree has an index")
        func descendants() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let (views, root) = tree()
                // Found by looking at the views: there is no index yet.
                let first = root.viewWithTag(7)
                for _ in 0..<20 {
                    _ = root.groupDescendants(by: [7])
                    _ = root.view(named: "view 4000")
                    _ = root.groupDescendants(by: ["view 4000"])
                    _ = root.viewWithTag(7)
                }
                let tags = [7]
                let names = ["view 4000"]
                var found = 0
                ObjectCount.expect(0) {
                    for _ in 0..<100 {
                        found += root.groupDescendants(by: tags)[7]?.count ?? 0
                        found += root.groupDescendants(by: names)["view 4000"]?.count ?? 0
                        found += root.view(named: "view 4000") === views[4000] ? 1 : 0
                        found += root.viewWithTag(7) === first ? 1 : 0
                        found += root.findFirstDescendant(by: tags) === first ? 1 : 0
                        found += root.findFirstDescendant(by: names) === views[4000] ? 1 : 0
                        found += views[4000].isRelativeDescendant(of: root) ? 1 : 0
                    }
                }
                require(found == 2 * 100 * (5 + 6), "\(found) were found")
            }
            #expect(errorText(result).isEmpty)
        }

        @Test("Of a group index: none")
        func groupIndex() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let (views, root) = tree()
                let index = GroupIndex(of: root) { $0.tag }
                var found = index.count
                ObjectCount.expect(0) { for _ in 0..<100 { found += index[7].count + index.count(of: 8) } }
                require(found == 4999 + 2 * 100 * 10, "\(found) were found")
                withExtendedLifetime(views) {}
            }
            #expect(errorText(result).isEmpty)
        }

        @Test("With an index in use, frames are set without any")
        func changes() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let (views, root) = tree()
                let index = GroupIndex(of: root) { $0.tag }
                _ = index.count
                ObjectCount.expect(0) {
                    for turn in 0..<100 { views[100].frame = CGRect(x: 0, y: 0, width: turn, height: 1) }
                }
                withExtendedLifetime(views) {}
            }
            #expect(errorText(result).isEmpty)
        }
    }

    /// Of 5,000 views, whose tags repeat from 0 to 999.
    private func tree() -> (views: [UIView], root: UIView) {
        var views: [UIView] = []
        for number in 0..<5000 {
            let view = UIView()
            view.tag = number % 1000
            view.name = "view \(number)"
            if number > 0 { views[(number - 1) / 10].addSubview(view) }
            views.append(view)
        }
        return (views, views[0])
    }
#endif
