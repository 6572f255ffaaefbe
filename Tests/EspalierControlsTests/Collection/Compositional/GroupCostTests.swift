import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("Compositional layout: groups within groups")
struct GroupCostTests {
    /// Groups that are 12 high around groups that are as high as their content, so many of each within one another; in
    /// the innermost one items of an estimated height, or of 10.
    private func nested(_ depth: Int, measured: Bool) -> NSCollectionLayoutGroup {
        let height: NSCollectionLayoutDimension = measured ? .estimated(10) : .absolute(10)
        var inner = NSCollectionLayoutItem(layoutSize: size(height))
        for _ in 0..<depth {
            let content = NSCollectionLayoutGroup.vertical(layoutSize: size(.estimated(12)), subitems: [inner])
            inner = NSCollectionLayoutGroup.vertical(layoutSize: size(.absolute(12)), subitems: [content])
        }
        return inner as? NSCollectionLayoutGroup ?? .vertical(layoutSize: size(height), subitems: [inner])
    }

    private func size(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    }

    private func layOut(
        _ group: NSCollectionLayoutGroup, available: Int, fitted: [Int: CGSize]
    ) -> (layouts: Int, shape: GroupShape) {
        let custom = CustomGroups(traits: UITraitCollection())
        var solver = GroupSolver(GroupTemplate(group), custom, first: 0, available: available, fitted: fitted)
        let shape = solver.shape(in: CGSize(width: 100, height: 500), along: .vertical, breadth: nil)
        return (solver.layouts, shape)
    }

    @Test("Each level of nested groups costs as much as the one before", arguments: [1, 2, 5, 10, 40])
    func linear(depth: Int) {
        let (layouts, shape) = layOut(nested(depth, measured: false), available: 1000, fitted: [:])
        #expect(shape.items.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 10)])
        #expect(shape.size.height == 12 && shape.lookahead == depth)
        #expect(layouts <= 4 * depth)
    }

    @Test("Items with sizes of their own, and the last ones, cost depth times depth", arguments: [5, 10, 30])
    func quadratic(depth: Int) {
        let group = nested(depth, measured: true)
        let sizes = (0...2 * depth).map { ($0, CGSize(width: 100, height: CGFloat(7 + $0 % 5))) }
        let fitted = layOut(group, available: 1000, fitted: Dictionary(uniqueKeysWithValues: sizes))
        #expect(fitted.shape.items.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 7)])
        #expect(fitted.layouts <= 4 * depth * depth)
        let last = layOut(group, available: depth / 2 + 1, fitted: [:])
        #expect(last.shape.items.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 10)])
        #expect(last.layouts <= 4 * depth * depth)
    }

    @Test("What is taken from a layout before has the places and the items of its own")
    func places() throws {
        // Room for two: the third is tried, and is what the next group begins with.
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(10)))
        let pair = NSCollectionLayoutGroup.vertical(layoutSize: size(.estimated(20)), subitems: [item])
        let column = NSCollectionLayoutGroup.vertical(layoutSize: size(.absolute(50)), subitems: [pair])
        let around = NSCollectionLayoutGroup.vertical(layoutSize: size(.estimated(50)), subitems: [column])
        let outer = NSCollectionLayoutGroup.vertical(layoutSize: size(.absolute(120)), subitems: [around])
        let shape = layOut(outer, available: 1000, fitted: [:]).shape
        let tops = shape.items.map(\.frame.minY)
        #expect(tops == [0, 10, 20, 30, 50, 60, 70, 80])
    }
}
