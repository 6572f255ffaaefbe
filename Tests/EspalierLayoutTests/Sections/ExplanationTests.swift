import EspalierLayout
import EspalierViews
import Foundation
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
                a.x is 78, by ll
                  ll = 78  1:1 in 'll = %rl + 8, tt = 5' at App/A.swift:12
                                   ^^
                    %rl of b is 70
                    ll = 70 (b's rl) + 8
                  from b.x, b.width
                """)
        #expect(
            view.layoutRules.explain(.width).description == """
                a.width is 200, kept, within its limits: 100 (kept), at least 200 (minw)
                  minw = 200, the limit that applies: without it the width is 100  1:1 in 'minw = 50%' at App/A.swift:13
                    50% of the width of root is 200
                    minw = 50% of 400 (root's width)
                  from root.width
                """)
        #expect(
            view.layoutRules.explain(.y).description == """
                a.y is 5, by tt
                  tt = 5  1:15 in 'll = %rl + 8, tt = 5' at App/A.swift:12
                                                 ^^
                """)
        #expect(view.layoutRules.explain(.height).description == "a.height is 50, given: no rule decides it")
        #expect(other.layoutRules.explain(.x).rules.isEmpty)
        other.autoresizingMask = .flexibleWidth
        #expect(
            other.layoutRules.explain(.width).description
                == "b.width is 40, given: no rule decides it; the autoresizing mask lets it follow the superview")
    }

    @Test("explain names both rules of a width as they were assigned, and the own width where a position needs it")
    func pair() throws {
        let stage = Stage()
        let view = stage.view("a", 10, 20, 100, 50)
        try view.layoutRules.add("ll = 10, rr = 20, maxw = 300")
        try stage.solve()
        let width = view.layoutRules.explain(.width)
        #expect(width.value == 300)
        #expect(width.formula == "rl - ll")
        #expect(width.computed == "400 (root's width) - 20 (rr) - 10 (ll), at most 300 (maxw)")
        #expect((width.rules + width.limits).map(\.name) == ["ll", "rr", "maxw"])
        #expect((width.rules + width.limits).map(\.site.column) == [1, 10, 19])
        #expect((width.rules + width.limits).map(\.site.length) == [2, 2, 4])
        #expect(width.rules.map(\.canonicalName) == [nil, "rl"])
        #expect(width.limits.map(\.without) == [370])
        #expect(width.needs == ["root.width"])
        let x = view.layoutRules.explain(.x)
        #expect(Set(x.needs) == ["root.width", "a.width"])
        #expect(x.computed == "400 (root's width) - 20 (rr) - 300 (its own width)")
    }

    @Test("a limit that has made a kept size what it is, and what the size was, over several passes")
    func kept() throws {
        let stage = Stage()
        let view = stage.view("a", 0, 0, 50, 10)
        try view.layoutRules.add("minw = 20%, maxw = 200")
        try stage.solve()
        func limits() -> [String] {
            view.layoutRules.explain(.width).limits.map { "\($0.applied) \($0.without.map(\.description) ?? "-")" }
        }
        #expect(view.frame.width == 80 && limits() == ["true 50.0", "false -"])
        stage.root.frame.size.width = 500
        try stage.solve()
        #expect(view.frame.width == 100 && limits() == ["true 50.0", "false -"])
        // The width remains when the limit lets go (SLL 8.5): taking it away would change nothing.
        stage.root.frame.size.width = 300
        try stage.solve()
        #expect(view.frame.width == 100 && limits() == ["false -", "false -"])
        // A frame that is as wide as the limit is held, and nobody knows from what.
        view.frame.size.width = 60
        #expect(limits() == ["true -", "false -"])
        view.frame.size.width = 250
        try stage.solve()
        #expect(view.frame.width == 200 && limits() == ["false -", "true 250.0"])
        view.frame.size.width = 70
        #expect(limits() == ["false -", "false -"])
        // Where the maximum wins, the minimum makes no difference to a size above both (SLL 8.2).
        try view.layoutRules.add("w = 90, minw = 80, maxw = 40")
        try stage.solve()
        #expect(view.frame.width == 40 && limits() == ["false -", "true 90.0"])
        #expect(view.layoutRules.explain(.width).computed == "90 (w), at most 40 (maxw)")
        try view.layoutRules.add("w = 10")
        try stage.solve()
        #expect(view.frame.width == 40 && limits() == ["true 10.0", "true 80.0"])
    }

    @Test("numbers say whose they are: formats, percentages, arguments, signs, far sides and what was copied")
    func owners() throws {
        let stage = Stage()
        let other = stage.view("b", 30, 0, 40, 10)
        let view = stage.view("a", 0, 0, 50, 10)
        func computed(_ text: String, _ arguments: LayoutArgument...) throws -> String? {
            try view.layoutRules.add("ll = nil, rl = nil, " + text, arguments: arguments)
            try stage.solve()
            return view.layoutRules.explain(.x).rules.first?.computed
        }
        #expect(try computed("ll = 5") == "")
        #expect(try computed("ll = -5 * 3") == "")
        #expect(try computed("ll = (%w + 2) * 3", .view(other)) == "(40 (b's width) + 2) * 3")
        #expect(try computed("ll = 2 - (%rl - 8)", .view(other)) == "2 - (70 (b's rl) - 8)")
        #expect(try computed("ll = V:50% / 2") == "50% of 300 (root's height) / 2")
        #expect(try computed("ll = -%w", .view(other)) == "-40 (b's width)")
        #expect(try computed("ll = %f", .number(7)) == "7 (%f)")
        #expect(try computed("ll = %^p", .block { _ in 25 }) == "25% (%^p) of 400 (root's width)")
        #expect(try computed("ll = %^f", .block { _ in nil }) == "no number (%^f)")
        #expect(try computed("ll = %@f", .object(Cell(3))) == "3 (%@f)")
        #expect(try computed("lr = 20, tt = ll, ll = tt") == "400 (root's width) - 20")
        #expect(try computed("rr = %w", .view(other)) == "40 (b's width)")
        // What is built from itself over and over is cut short by its number.
        var text = "ll = %w"
        for _ in 0..<40 { text += ", ll = ll + ll" }
        #expect(try #require(try computed(text, .view(other))).utf8.count < 300)
    }

    @Test("where a rule has several names, the one that is meant stands above a caret, of a long rule in what is shown")
    func marks() throws {
        let stage = Stage()
        let view = stage.view("a")
        try view.layoutRules.add("w = 5", arguments: [], file: "A", line: 1)
        try view.layoutRules.add(
            "ll = 1,\n\t h = 2, minh = 1, maxh = 10, minw = 1, maxw = 100, tt = 1000000, bb=7", arguments: [],
            file: "A",
            line: 2)
        try stage.solve()
        func lines(_ attribute: LayoutAttribute, _ line: Int) -> [String] {
            Array("\(view.layoutRules.explain(attribute))".split(separator: "\n").map(String.init)[line...].prefix(2))
        }
        #expect(lines(.width, 1)[0] == "  w = 5  1:1 in 'w = 5' at A:1")
        #expect(!lines(.width, 1)[1].contains("^"))
        for (attribute, line) in [(LayoutAttribute.x, 1), (.height, 1), (.height, 3), (.height, 6), (.width, 2)] {
            let shown = lines(attribute, line)
            let name = try #require(shown[0].split(separator: " ").first)
            let place = try #require(shown[1].firstIndex(of: "^")).utf16Offset(in: shown[1])
            #expect(shown[1].trimmingCharacters(in: .whitespaces) == String(repeating: "^", count: name.count))
            #expect(shown[0].dropFirst(place).hasPrefix(name), "\(shown)")
        }
    }

    @Test("what constraints hold is told by the constraints, of a living view too")
    func constraints() throws {
        let stage = Stage()
        let view = stage.view("a")
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 33).isActive = true
        stage.root.layoutIfNeeded()
        let width = view.layoutRules.explain(.width)
        #expect(width.source == .constraints && width.value == 33)
        #expect(width.holders.map(\.kind) == [.constraint])
        #expect(width.constraints.map(\.text) == ["a.width == 33"])
        #expect(width.description == "a.width is 33, by constraints\n  a.width == 33")
    }

    #if ESPALIER_CHECKS
        @Test("with checks on, the recording of each value that rules give is compared with what the layout gave")
        func checked() throws {
            let stage = Stage()
            for number in 0..<5 {
                try stage.view("v\(number)").layoutRules.add("ll = \(number), rr = 7, maxw = 200, h = 50%")
            }
            try stage.solve()
            // x, width and height of each.
            #expect(stage.root.layoutRules.counters.recordingsChecked == 15)
        }
    #endif

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
            // 11 + 2 · 5 + 6.
            #expect(last.numbers == [27, 0, 4, 0])
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
