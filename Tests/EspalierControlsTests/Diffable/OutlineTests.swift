import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

@Suite("NSDiffableDataSourceSectionSnapshot")
struct OutlineTests {
    var food: Outline {
        var outline = Outline()
        outline.append(["fruit", "bread"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["red", "green"], to: "apple")
        outline.append(["rye"], to: "bread")
        return outline
    }

    @Test("Items stand before what is below them; those are visible whose parents are expanded")
    func order() {
        var outline = food
        #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "bread", "rye"])
        #expect(outline.rootItems == ["fruit", "bread"] && outline.visibleItems == ["fruit", "bread"])
        outline.expand(["apple"])
        #expect(outline.visibleItems == ["fruit", "bread"] && outline.isExpanded("apple") && !outline.isVisible("red"))
        outline.expand(["fruit"])
        #expect(outline.visibleItems == ["fruit", "apple", "red", "green", "pear", "bread"])
        #expect(outline.isVisible("red") && !outline.isVisible("rye"))
        outline.collapse(["fruit"])
        #expect(outline.visibleItems == ["fruit", "bread"])
        #expect(outline.visualDescription() == "- fruit\n  + apple\n    * red\n    * green\n  * pear\n- bread\n  * rye")
    }

    @Test("Levels, parents and places; nothing of what is not here")
    func places() {
        let outline = food
        #expect(["fruit", "apple", "red", "rye"].map(outline.level) == [0, 1, 2, 1])
        #expect(outline.parent(of: "red") == "apple" && outline.parent(of: "fruit") == nil)
        #expect(outline.index(of: "pear") == 4 && outline.index(of: "x") == nil)
        #expect(outline.contains("rye") && !outline.contains("x") && outline.parent(of: "x") == nil)
        #expect(!outline.isVisible("x") && !outline.isExpanded("x"))
    }

    @Test("Items are inserted beside others, deleted with what is below, and their slots serve new ones")
    func changing() {
        var outline = food
        outline.insert(["fig", "plum"], before: "pear")
        outline.insert(["cake", "roll"], after: "bread")
        #expect(outline.snapshot(of: "fruit").rootItems == ["apple", "fig", "plum", "pear"])
        #expect(outline.rootItems == ["fruit", "bread", "cake", "roll"])
        outline.expand(["apple"])
        outline.delete(["fruit", "x"])
        #expect(outline.items == ["bread", "rye", "cake", "roll"])
        outline.append(["a", "b", "c", "d", "e", "f", "g"], to: "cake")
        #expect(outline.items.allSatisfy { !outline.isExpanded($0) })
        #expect(outline.snapshot(of: "cake").items == ["a", "b", "c", "d", "e", "f", "g"])
        outline.deleteAll()
        #expect(outline.items == [])
    }

    @Test("Outlines are taken out of others, put into others, and keep what is expanded")
    func parts() {
        var outline = food
        outline.expand(["apple"])
        let part = outline.snapshot(of: "fruit")
        #expect(
            part.items == ["apple", "red", "green", "pear"] && part.isExpanded("apple") && part.level(of: "red") == 1)
        let whole = outline.snapshot(of: "fruit", includingParent: true)
        #expect(whole.items == ["fruit", "apple", "red", "green", "pear"] && whole.level(of: "red") == 2)
        var other = Outline()
        other.append(["first", "last"])
        other.insert(part, before: "last")
        #expect(other.items == ["first", "apple", "red", "green", "pear", "last"] && other.isExpanded("apple"))
        #expect(other.visibleItems == ["first", "apple", "red", "green", "pear", "last"])
        var behind = Outline()
        behind.append(["one"])
        behind.insert(whole, after: "one")
        #expect(behind.items == ["one", "fruit", "apple", "red", "green", "pear"])
        var replaced = food
        replaced.replace(childrenOf: "bread", using: behind.snapshot(of: "one", includingParent: true))
        #expect(replaced.items.suffix(2) == ["bread", "one"] && !replaced.contains("rye"))
        replaced.replace(childrenOf: "fruit", using: part)
        #expect(replaced.items.prefix(5) == ["fruit", "apple", "red", "green", "pear"])
    }

    @Test("A chain of a hundred thousand levels is walked without recursion")
    func deep() {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([0])
        for level in 1..<100_000 { outline.append([level], to: level - 1) }
        #expect(outline.items.count == 100_000 && outline.level(of: 99_999) == 99_999)
        outline.delete([0])
        #expect(outline.items == [])
    }

    @Test("A section shows the visible items of its outline, and others stay as they are")
    func applying() {
        let numbers = NumberCollection([("a", [1, 2])])
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([10, 20])
        outline.append([11, 12], to: 10)
        numbers.source.apply(outline, to: "b")
        #expect(numbers.shown == [1, 2, 10, 20] && numbers.takeAsked() == [10, 20])
        let before = numbers.cells
        outline.expand([10])
        numbers.source.apply(outline, to: "b")
        #expect(numbers.shown == [1, 2, 10, 11, 12, 20] && numbers.takeAsked() == [11, 12])
        #expect([1, 2, 10, 20].allSatisfy { before[$0] === numbers.cells[$0] })
        #expect(numbers.source.snapshot(for: "b").level(of: 11) == 1)
        #expect(numbers.source.snapshot(for: "a").items == [1, 2] && numbers.source.snapshot(for: "x").items == [])
    }

    @Test("A whole snapshot keeps the outlines of sections that it does not change")
    func keeping() {
        let numbers = NumberCollection([("a", [1])])
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([10])
        outline.append([11], to: 10)
        numbers.source.apply(outline, to: "b")
        var snapshot = numbers.source.snapshot()
        snapshot.appendItems([2], toSection: "a")
        numbers.source.apply(snapshot)
        #expect(numbers.source.snapshot(for: "b").contains(11))
        snapshot.appendItems([12], toSection: "b")
        numbers.source.apply(snapshot)
        #expect(numbers.source.snapshot(for: "b").items == [10, 12] && numbers.shown == [1, 2, 10, 12])
    }
}
