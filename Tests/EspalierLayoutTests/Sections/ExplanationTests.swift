import EspalierLayout
import EspalierViews
import Testing

@Suite("Explanations, shared rules and arguments")
struct ExplanationTests {
    @Test("explain says which rules gave a value and from what")
    func explanation() throws {
        let stage = Stage()
        let view = stage.view("a", 10, 20, 100, 50)
        let other = stage.view("b", 30, 0, 40, 10)
        try view.layoutRules.add(
            "ll = %rl + 8, tt = 5", arguments: [.view(other)], file: "App/A.swift", line: 12)
        try view.layoutRules.add("minw = 50%", arguments: [], file: "App/A.swift", line: 13)
        try stage.solve()
        #expect(
            view.layoutRules.explain(.x).description == """
                a.x is 78
                  ll, 1:1 in 'll = %rl + 8, tt = 5' (App/A.swift:12)
                  from b.x, b.width
                """)
        #expect(
            view.layoutRules.explain(.width).description == """
                a.width is 200
                  minw, 1:1 in 'minw = 50%' (App/A.swift:13)
                  from root.width
                """)
        #expect(
            view.layoutRules.explain(.y).description == """
                a.y is 5
                  tt, 1:15 in 'll = %rl + 8, tt = 5' (App/A.swift:12)
                """)
        #expect(view.layoutRules.explain(.height).description == "a.height is 50, given: no rule decides it")
        #expect(other.layoutRules.explain(.x).parts.isEmpty)
    }

    @Test("explain names both rules of a width, and the own width where a position needs it")
    func pair() throws {
        let stage = Stage()
        let view = stage.view("a", 10, 20, 100, 50)
        try view.layoutRules.add("ll = 10, rr = 20, maxw = 300")
        try stage.solve()
        let width = view.layoutRules.explain(.width)
        #expect(width.value == 300)
        #expect(width.parts.map(\.name.text) == ["ll", "rl", "maxw"])
        #expect(width.parts.map(\.column) == [1, 10, 19])
        #expect(width.needs == ["root.width"])
        #expect(Set(view.layoutRules.explain(.x).needs) == ["root.width", "a.width"])
    }

    @Test("A rule that was read once can be added to many views, of several trees")
    func precompiled() throws {
        let rule = try LayoutRule("ll = %rl + 2, w = %f")
        #expect(rule.text == "ll = %rl + 2, w = %f")
        for _ in 0..<2 {
            let stage = Stage()
            let first = stage.view("first", 1, 0, 10, 10)
            var last = first
            for index in 0..<5 {
                let view = stage.view("v\(index)")
                try view.layoutRules.add(rule, last, Double(index))
                last = view
            }
            try stage.solve()
            #expect(last.numbers == [11 + 2 * 5 + 6, 0, 4, 0])
        }
    }

    @Test("Equal texts of a tree are read once; views with equal rules keep their own arguments and orders")
    func sharedTexts() throws {
        let stage = Stage()
        let views = (0..<20).map { stage.view("v\($0)") }
        for (index, view) in views.enumerated() {
            try view.layoutRules.add("ll = %f, w = 5", index)
            try view.layoutRules.add("tt = ll")
        }
        try stage.solve()
        #expect(views.map { $0.numbers[0] } == (0..<20).map(Double.init))
        #expect(views.map { $0.numbers[1] } == (0..<20).map(Double.init))
        #expect(stage.root.layoutRules.counters.textsCompiled == 2)
        #expect(throws: RuleError.self) { try views[0].layoutRules.add("ll = %f, w = 5") }
    }

    @Test("A rule can be shared among threads")
    func threads() async throws {
        let rule = try LayoutRule("ll = 50%, w = %f")
        let widths = try await withThrowingTaskGroup(of: Double.self) { group in
            for index in 0..<8 {
                group.addTask {
                    let stage = Stage()
                    var sum = 0.0
                    for number in 0..<50 {
                        let view = stage.view("a")
                        try view.layoutRules.add(rule, index + number)
                        try stage.solve()
                        sum += view.frame.width
                    }
                    return sum
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let expected = (0..<8).map { index in Double(index * 50 + 49 * 25) }
        #expect(widths.sorted() == expected)
    }
}
