import EspalierLayout
import EspalierViews
import Foundation
import Testing

extension CostTests {
    @Test("A leaf changes in a tree of 10 000 views, deep and broad: few values", arguments: [2500, 10_000])
    func leafInLargeTree(count: Int) throws {
        let stage = Stage()
        var boxes: [UIView] = [stage.root]
        var leaf = stage.root
        var made = 1
        while made < count {
            // Ten subviews for each view: a label that follows an icon, and boxes that share the width.
            let box = boxes[made / 10]
            var previous: UIView?
            for _ in 0..<10 {
                let view = stage.view(nil, 0, 0, 10, 10, in: box)
                if let previous {
                    try view.layoutRules.add("ll = %rl, tt = 5%, h = 90%", previous)
                } else {
                    try view.layoutRules.add("ll = 0, h = 20")
                }
                previous = view
                leaf = view
                boxes.append(view)
                made += 1
            }
        }
        try stage.solve()
        let siblings = leaf.superview?.subviews ?? []
        let cost = try cost(stage) { siblings[5].frame.size.width = 33 }
        #expect(cost.valuesSolved == 4)
        #expect(cost.framesWritten == 4)
        #expect(cost.nodesResolved == 0)
    }

    @Test("A text that is added costs what it reaches, not the tree", arguments: [500, 2000])
    func addedRule(count: Int) throws {
        let stage = Stage()
        let views = try row(count, in: stage)
        try stage.solve()
        let added = try cost(stage) { try views[count - 10].layoutRules.add("tt = %tt + 1", views[3]) }
        #expect(added.nodesResolved == 1)
        #expect(added.valuesSolved <= 2)
        #expect(added.framesWritten == 1)
        #expect(added.textsCompiled == 1)
    }

    @Test("A view that is added, moved or removed costs what measures it", arguments: [500, 2000])
    func movedView(count: Int) throws {
        let stage = Stage()
        let views = try row(count, in: stage)
        let box = stage.view("box", 40, 40, 100, 100)
        let follower = stage.view("follower", 0, 0, 1, 1)
        try follower.layoutRules.add("w = %w, tt = %tt", views[0], box)
        try stage.solve()
        let moved = try cost(stage) { box.addSubview(follower) }
        #expect(moved.nodesResolved <= 4)
        #expect(moved.valuesSolved <= 4)
        let removed = try cost(stage) { views[count].removeFromSuperview() }
        #expect(removed.nodesResolved <= 3)
        #expect(removed.valuesSolved <= 3)
    }

    @Test("Functions and objects are asked; only where an answer is new, values are solved")
    func opaque() throws {
        let stage = Stage()
        let views = try row(100, in: stage)
        let cell = Cell(7)
        try views[95].layoutRules.add("ll = %@f", .object(cell))
        try stage.solve()
        #expect(try cost(stage) {}.valuesSolved == 0)
        let cost = try cost(stage) { cell.layoutNumber = 8 }
        #expect(cost.valuesSolved == 6)
        #expect(cost.framesWritten == 6)
    }

    @Test("Four times the views cost four times the counts, not sixteen times")
    func linear() throws {
        func total(_ count: Int) throws -> SolverCounters {
            let stage = Stage()
            let views = try row(count, in: stage)
            for (index, view) in views.enumerated() where index % 3 == 0 {
                try view.layoutRules.add("tt = %bt, h = H:1%", stage.root)
            }
            try stage.solve()
            stage.root.frame.size.width = 500
            try stage.solve()
            return stage.root.layoutRules.counters
        }
        let small = try total(500)
        let large = try total(2000)
        #expect(large.valuesSolved <= small.valuesSolved * 4 + 8)
        #expect(large.framesWritten <= small.framesWritten * 4 + 8)
        #expect(large.nodesResolved <= small.nodesResolved * 4 + 8)
        #expect(large.textsCompiled == small.textsCompiled)
        #expect(large.passes == small.passes)
    }
}
