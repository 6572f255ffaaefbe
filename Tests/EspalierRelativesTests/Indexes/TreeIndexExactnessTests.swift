import Testing

@testable import EspalierRelatives
@testable import EspalierViews

/// What a change costs the indexes of tags, classes and names, and which answers outlive it.
@Suite("Indexes of tags, classes and names forget what a change touches, and no more")
struct TreeIndexExactnessTests {
    final class Row: UIView {}

    /// root ─ 3 panels ─ 4 rows each, whose tags are 0 to 3 and whose names are those of the panels.
    struct Scene {
        let root = UIView()
        let panels: [UIView]
        let indexes: TreeIndexes

        init() {
            panels = (0..<3).map { number in
                let panel = UIView()
                panel.tag = 100 + number
                for tag in 0..<4 {
                    let row = Row()
                    row.tag = tag
                    row.name = "panel \(number)"
                    panel.addSubview(row)
                }
                return panel
            }
            for panel in panels { root.addSubview(panel) }
            indexes = TreeOrder.ensured(for: root).ensureIndexes()
            for kind in TreeIndexes.Kind.allCases { indexes.make(kind) }
            askAll()
        }

        /// Asks for each tag, class and name alone, so that each group has an answer.
        func askAll() {
            for tag in [0, 1, 2, 3, 100, 101, 102] { _ = root.groupDescendants(by: [tag]) }
            for number in 0..<3 { _ = root.groupDescendants(by: ["panel \(number)"]) }
            _ = root.groupDescendants(by: [Row.self])
            _ = root.groupDescendants(by: [UIView.self])
        }

        /// How many groups of tags, classes and names were forgotten while `body` ran.
        func touched(_ body: () -> Void) -> [Int] {
            askAll()
            let before = touches
            body()
            return zip(touches, before).map { $0 - $1 }
        }

        private var touches: [Int] {
            [indexes.tags?.touches ?? -1, indexes.types?.touches ?? -1, indexes.names?.touches ?? -1]
        }
    }

    @Test("frames, flags and other stored properties touch nothing")
    func unrelated() {
        let scene = Scene()
        let touched = scene.touched {
            for view in IndexForest.below(scene.root) {
                view.frame.size.width = 10
                view.isHidden = true
                view[stored: IndexForest.role] = "one"
            }
        }
        #expect(touched == [0, 0, 0])
    }

    @Test("a changed tag touches two groups of tags, a changed name two of names; the same value none")
    func values() {
        let scene = Scene()
        let row = scene.panels[1].subviews[2]
        #expect(scene.touched { row.tag = 3 } == [2, 0, 0])
        #expect(scene.touched { row.name = "panel 0" } == [0, 0, 2])
        #expect(scene.touched { row.name = nil } == [0, 0, 1])
        #expect(scene.touched { row.tag = 3 } == [0, 0, 0])
        #expect(scene.touched { row.name = nil } == [0, 0, 0])
        #expect(scene.root.groupDescendants(by: [3])[3]?.count == 4)
        #expect(scene.root.groupDescendants(by: ["panel 1"])["panel 1"]?.count == 3)
    }

    @Test("a subtree that goes touches the groups of its views")
    func subtree() {
        let scene = Scene()
        #expect(scene.touched { scene.panels[0].subviews[1].removeFromSuperview() } == [1, 1, 1])
        #expect(scene.touched { scene.panels[2].removeFromSuperview() } == [5, 2, 1])
        let back = scene.touched { scene.root.insertSubview(scene.panels[2], at: 0) }
        #expect(back == [5, 2, 1], "that there was none of them is an answer, too")
    }

    @Test("a move in the list touches the groups whose order it changes")
    func order() {
        let scene = Scene()
        #expect(scene.touched { scene.panels[0].bringSubviewToFront(scene.panels[0].subviews[0]) } == [0, 1, 1])
        #expect(scene.touched { scene.root.bringSubviewToFront(scene.panels[0]) } == [4, 2, 0])
    }

    @Test("a move to another superview that keeps the order is noticed by answers about what is below one view")
    func reparented() {
        let scene = Scene()
        let (first, second) = (scene.panels[0], scene.panels[1])
        let row = first.subviews[3]
        #expect(first.groupDescendants(by: [3]) == [3: [row]])
        #expect(second.groupDescendants(by: [3])[3]?.count == 1)
        second.insertSubview(row, at: 0)
        #expect(first.groupDescendants(by: [3]).isEmpty)
        #expect(second.groupDescendants(by: [3])[3]?.count == 2)
        scene.root.insertSubview(row, aboveSubview: first)
        #expect(second.groupDescendants(by: [3])[3]?.count == 1)
        first.addSubview(row)
        #expect(first.groupDescendants(by: [3]) == [3: [row]])
    }

    @Test("a key that no view had is found when the first one has it, also in the place of one that is gone")
    func newKeys() {
        let scene = Scene()
        for tag in [50, 51, 52] { #expect(scene.root.groupDescendants(by: [tag]).isEmpty) }
        let row = scene.panels[0].subviews[0]
        row.tag = 50
        #expect(scene.root.groupDescendants(by: [50]) == [50: [row]])
        row.tag = 51
        #expect(scene.root.groupDescendants(by: [51]) == [51: [row]])
        #expect(scene.root.groupDescendants(by: [50]).isEmpty)
        row.tag = 52
        #expect(scene.root.groupDescendants(by: [52]) == [52: [row]])
        #expect(scene.root.groupDescendants(by: [50, 51, 52]) == [52: [row]])
    }
}
