import EspalierLayout
import EspalierViews
import Testing

@Suite("SLL 9: what attributes need")
struct NeedTests {
    /// One rule of `a`, in `box`, and what an attribute of `a` then needs.
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: String
        let measured: [String]
        let attribute: LayoutAttribute
        let needs: Set<String>

        init(_ rule: String, _ measured: String..., x needs: Set<String>) {
            self.init(rule, measured, .x, needs)
        }

        init(_ rule: String, _ measured: String..., y needs: Set<String>) {
            self.init(rule, measured, .y, needs)
        }

        init(_ rule: String, _ measured: String..., width needs: Set<String>) {
            self.init(rule, measured, .width, needs)
        }

        private init(_ rule: String, _ measured: [String], _ attribute: LayoutAttribute, _ needs: Set<String>) {
            (self.rule, self.measured, self.attribute, self.needs) = (rule, measured, attribute, needs)
        }

        var testDescription: String { "\(rule) \(measured.joined(separator: " ")): \(attribute)" }
    }

    /// In the root: `outer` with `box` with `a` and `b`; `hut` with `c`.
    private func check(_ test: Case) throws {
        let stage = Stage()
        let outer = stage.view("outer", 10, 10, 300, 200)
        let box = stage.view("box", 50, 40, 200, 100, in: outer)
        let hut = stage.view("hut", 300, 200, 80, 60)
        let a = stage.view("a", 5, 6, 30, 20, in: box)
        _ = stage.view("b", 7, 8, 20, 10, in: box)
        _ = stage.view("c", 7, 8, 20, 10, in: hut)
        let arguments = try test.measured.map { name -> LayoutArgument in
            if let number = Double(name) { return .number(number) }
            if name == "block" { return .block { $0.frame.width } }
            return .view(try #require(stage.root.view(named: name)))
        }
        try a.layoutRules.add(test.rule, arguments: arguments)
        try? stage.solve()
        #expect(Set(a.layoutRules.explain(test.attribute).needs) == test.needs)
    }

    static let values: [Case] = [
        Case("ll = 5", x: []),
        Case("ll = tt", x: []),
        Case("ll = %f", "5", x: []),
        Case("ll = %^f", "block", x: []),
        Case("ll = 50%", x: ["box.width"]),
        Case("tt = 50%", y: ["box.height"]),
        Case("ll = V:50%", x: ["box.height"]),
        Case("tt = H:50%", y: ["box.width"]),
        Case("ll = %p", "5", x: ["box.width"]),
        Case("ll = %^p", "block", x: ["box.width"]),
        Case("ll = V:%@p", "5", x: ["box.height"]),
        Case("ll = %w", "b", x: ["b.width"]),
        Case("ll = %h", "b", x: ["b.height"]),
        Case("ll = %w + %h", "b", "c", x: ["b.width", "c.height"]),
        Case("ll = -%w", "b", x: ["b.width"]),
        Case("ll = +%w", "b", x: ["b.width"]),
        Case("ll = 0 * %w", "b", x: ["b.width"]),
        Case("ll = nil - %w", "b", x: ["b.width"]),
        Case("lr = 5", x: ["box.width"]),
        Case("lr = %h", "b", x: ["box.width", "b.height"]),
        Case("lr = 50%", x: ["box.width"]),
        Case("ll = %rl, tt = ll", "b", y: ["b.x", "b.width"]),
        Case("ll = 50%, tt = ll", y: ["box.height"]),
        Case("lr = 5, tt = ll", y: ["box.width"]),
        Case("lr = 50%, tt = ll", y: ["box.width", "box.height"]),
        Case("lr = 5, tt = lr", y: []),
        Case("ll = %rr", "box", x: ["box.width"]),
    ]

    @Test("9.3: values", arguments: values)
    func value(test: Case) throws { try check(test) }

    static let formats: [Case] = [
        Case("ll = %ll", "b", x: ["b.x"]),
        Case("ll = %cl", "b", x: ["b.x", "b.width"]),
        Case("ll = %rl", "b", x: ["b.x", "b.width"]),
        Case("ll = %lr", "b", x: ["b.x", "box.width"]),
        Case("ll = %cr", "b", x: ["b.x", "b.width", "box.width"]),
        Case("ll = %rr", "b", x: ["b.x", "b.width", "box.width"]),
        Case("ll = %tt", "b", x: ["b.y"]),
        Case("ll = %ct", "b", x: ["b.y", "b.height"]),
        Case("ll = %bt", "b", x: ["b.y", "b.height"]),
        Case("ll = %tb", "b", x: ["b.y", "box.height"]),
        Case("ll = %cb", "b", x: ["b.y", "b.height", "box.height"]),
        Case("ll = %bb", "b", x: ["b.y", "b.height", "box.height"]),
        Case("ll = %ll", "box", x: []),
        Case("ll = %rl", "box", x: ["box.width"]),
        Case("ll = %lr", "box", x: ["box.width"]),
        Case("ll = %ll", "outer", x: ["box.x"]),
        Case("ll = %rl", "outer", x: ["box.x", "outer.width"]),
        Case("ll = %ll", "root", x: ["box.x", "outer.x"]),
        Case("ll = %rr", "root", x: ["box.x", "outer.x", "root.width", "box.width"]),
        Case("ll = %ll", "c", x: ["c.x", "hut.x", "box.x", "outer.x"]),
        Case("ll = %rl", "c", x: ["c.x", "c.width", "hut.x", "box.x", "outer.x"]),
        Case("ll = %tb", "hut", x: ["hut.y", "box.y", "outer.y", "box.height"]),
        Case("tt = %ll", "a", y: ["a.x"]),
    ]

    @Test("9.4: position formats", arguments: formats)
    func format(test: Case) throws { try check(test) }

    static let attributes: [Case] = [
        Case("w = 50%", width: ["box.width"]),
        Case("ll = 50%", width: []),
        Case("ll = %w, rl = %h", "b", "c", width: ["b.width", "c.height"]),
        Case("ll = %w, rl = %h, w = %h", "b", "c", "b", width: ["b.width", "c.height"]),
        Case("cl = %w, w = %h", "b", "c", width: ["c.height"]),
        Case("minw = %w, maxw = %h", "b", "c", width: ["b.width", "c.height"]),
        Case("w = 5, minw = %w, minw = nil", "b", width: []),
        Case("ll = 1, rl = 2, maxw = 50%", width: ["box.width"]),
        Case("ll = %w, cl = 5, rl = 6", "b", width: []),
        Case("w = %w, w = nil", "b", width: []),
        Case("ll = %w, rl = 5, rl = nil", "b", x: ["b.width"]),
        Case("rl = %w, ll = 5", "b", x: []),
        Case("ll = 5, rl = %w", "b", x: ["b.width", "a.width"]),
        Case("cl = 5", x: ["a.width"]),
        Case("rr = 5", x: ["box.width", "a.width"]),
        Case("w = %w", "b", x: []),
    ]

    @Test("9.5, 9.6: widths and positions of a view", arguments: attributes)
    func attribute(test: Case) throws { try check(test) }

    @Test("9.2: what is given needs nothing: no rules, no superview, another tree")
    func given() throws {
        let stage = Stage()
        let a = stage.view("a", 1, 2, 3, 4)
        let b = stage.view("b", 1, 2, 3, 4)
        // Each would be a cycle if the other were not given.
        try a.layoutRules.add("w = %w", b)
        #expect(stage.cycle() == nil)
        try b.layoutRules.add("w = %w", a)
        #expect(stage.cycle() != nil)
        b.removeFromSuperview()
        #expect(stage.cycle() == nil)
        let far = Stage()
        far.root.addSubview(b)
        #expect(stage.cycle() == nil)
        #expect(far.cycle() == nil)
        stage.root.addSubview(b)
        #expect(stage.cycle() != nil)
    }

    @Test("9.2: in a pass about one tree, views of another are as they are")
    func otherTree() throws {
        let (one, other) = (Stage(), Stage())
        let a = one.view("a", 1, 2, 3, 4)
        let b = other.view("b", 1, 2, 3, 4)
        try a.layoutRules.add("w = %w", b)
        try b.layoutRules.add("w = 50")
        try one.solve()
        #expect(a.numbers == [1, 2, 3, 4])
        try other.solve()
        try one.solve()
        #expect(a.numbers == [1, 2, 50, 4])
    }
}
