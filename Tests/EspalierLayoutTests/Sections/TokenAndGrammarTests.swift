import EspalierLayout
import EspalierViews
import Testing

@Suite("SLL 3 and 4: texts as rules")
struct TokenAndGrammarTests {
    @Test(
        "3.2 to 3.4: numbers, signs and operators touch or do not touch",
        arguments: [
            ("ll=5", 5.0), ("ll = 5.", 5), ("ll = .5", 0.5), ("ll=5.25", 5.25), ("ll = 10-5", 5), ("ll = 10 -5", 5),
            ("ll = 10 - 5", 5), ("ll = 10 --5", 15), ("ll = -5", -5), ("ll = - 5", -5), ("ll = --5", 5),
            ("ll = -(5)", -5), ("ll = +5", 5), ("ll = -10%", -40), ("ll = -H:10%", -40), ("ll = H:-10%", -40),
            ("ll = H:+10%", 40), ("ll=1,ll-=5", -4), ("ll=1,ll-5", 1), ("\tll\r\n=\n5 ", 5), ("ll = 50%*2", 400),
            ("ll = 1 - -2", 3), ("ll = 2 * -3", -6), ("ll = -2 * -3", 6),
        ])
    func tokens(text: String, x: Double) throws {
        #expect(try solved(text)[0] == x)
    }

    @Test(
        "4.2: empty statements do nothing",
        arguments: ["", " ", ",", ",,", "\n,\t,", "ll = 5,", ",ll = 5", "ll = 5,,tt = 20"])
    func empty(text: String) throws {
        let expected: [Double] = text.contains("ll") ? [5, 20, 100, 50] : [10, 20, 100, 50]
        #expect(try solved(text) == expected)
    }

    @Test(
        "4.3: grouping and precedence",
        arguments: [
            ("ll = 20 - 10 - 5", 5.0), ("ll = 100 / 5 / 2", 10), ("ll = 1 + 2 * 3", 7), ("ll = (1 + 2) * 3", 9),
            ("ll = -(1 + 2) * 3", -9), ("ll = 10 - 2 * 3 + 4 / 2", 6), ("ll = 50% + 10", 210),
            ("ll = 80% * 0.5", 160), ("ll = 100% / 2", 200), ("ll = 2 * (3 + (4 - 1))", 12),
        ])
    func precedence(text: String, x: Double) throws {
        #expect(try solved(text)[0] == x)
    }

    @Test("4.3: assignments chain and stand in parentheses")
    func chains() throws {
        #expect(try solved("tt = ll = 5") == [5, 5, 100, 50])
        #expect(try solved("tt = rr = 5") == [295, 5, 100, 50])
        #expect(try solved("tt = (ll = 10) * 2") == [10, 20, 100, 50])
        #expect(try solved("tt = 1, tt = (ll = 10) * 3") == [10, 30, 100, 50])
    }

    @Test(
        "3.1, 3.5, 3.6, 4.3, 4.4: wrong texts are refused",
        arguments: [
            "tt = (5, 6)", "ll = 1e3", "ll = 5;", "LL = 5", "ll = H: 50%", "ll = 5 %q", "(tt) = 5", "-tt = 5",
            "5 = 3", "5 + tt = 3", "tt =", "()", "5 -", "ll = 5 5", "ll = é", "ll = 50 %",
        ])
    func refused(text: String) {
        let view = makeView("a")
        #expect(throws: RuleError.self) { try view.layoutRules.add(text) }
        #expect(throws: RuleError.self) { _ = try LayoutRule(text) }
    }
}
