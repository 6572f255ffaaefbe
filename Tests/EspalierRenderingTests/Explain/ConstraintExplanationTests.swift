import EspalierScenarios
import Foundation
import Testing

@testable import EspalierRendering

@Suite("Explaining constraints")
struct ConstraintExplanationTests {
    /// A card of 200 points between edges that are 280 apart, and two labels that share what is left.
    private let screen = """
        {"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 300, 100],
        "constraints": ["left: card.leading == self.leading + 10", "card.trailing == self.trailing - 10",
        "card.top == self.top", "card.height == 40", "card.width == 200",
        "name.leading == self.leading", "price.leading == name.trailing", "price.trailing == self.trailing",
        "name.top == card.bottom + 8", "price.top == name.top"],
        "subviews": [{"name": "card"}, {"name": "name", "intrinsicContentSize": [80, 20]},
        {"name": "price", "intrinsicContentSize": [60, 20]}]},
        "steps": [{"deactivate": ["left"]}]}
        """

    @Test("conflicts with places, views and other choices; ambiguities with ways out")
    func report() throws {
        let found = try ScenarioDocument(json: screen).explainConstraints(step: 0)
        #expect(
            found.text(file: "card.json") == """
                conflict: card.width == 200  at card.json:3:46 $.root.constraints[4] is broken; it cannot hold together with
                    left: card.leading == self.leading + 10  at card.json:2:17 $.root.constraints[0]
                    card.trailing == self.trailing - 10  at card.json:2:60 $.root.constraints[1]
                    the frame of 'screen'
                  views:
                    card  /0  [10, 0, 280, 40]
                    screen  /  [0, 0, 300, 100]
                  without 'left' instead: card.x 10 → 90, card.width 280 → 200
                  without 'card.trailing == screen.trailing - 10' instead: card.width 280 → 200
                  depend on which one is broken: card /0
                  fix: take one of them out, or give it a priority below 1000
                ambiguous: name.width +1 and price.x +1 and price.width -1 together
                  the hugging of name.width 80, the hugging of price.width 60: all at 250, so that none of them decides
                  fix: hug name horizontally at 251, or hug price horizontally at 251

                """)
        #expect(
            found.json().hasPrefix(
                #"{"espalier": 1, "step": 0, "conflicts": [{"broken": {"constraint": "card.width == 200", "#)
        )
        #expect(found.json().contains(#""paths": ["/1", "/2", "/2"]"#))
        #expect(found.json().contains(#""dependents": ["/0"]"#))
        let later = try ScenarioDocument(json: screen).explainConstraints()
        #expect(later.conflicts.isEmpty && later.ambiguities.count == 1)
        let clean = try ScenarioDocument(json: #"{"espalier": 1, "root": {}}"#).explainConstraints()
        #expect(clean.text() == "every constraint holds, and nothing is ambiguous\n")
    }

    @Test("what would be without a constraint, with a point more, and with another one broken")
    func supposing() throws {
        let document = try ScenarioDocument(json: screen)
        let without = try document.supposing(.without("left"), step: 0)
        #expect(
            without.text(file: "card.json") == """
                without left: card.leading == self.leading + 10  at card.json:2:17 $.root.constraints[0]
                  card  /0  UIView  [10, 0, 280, 40] → [90, 0, 200, 40]
                  holds then: card.width == 200

                """)
        #expect(try document.supposing(.broken("left"), step: 0).moved == without.moved)
        let nudged = try document.supposing(.nudged("name.top == card.bottom + 8", by: 1), step: 0)
        #expect(nudged.moved.map(\.path) == ["/1", "/2"])
        #expect(nudged.moved.map(\.to.minY) == nudged.moved.map { $0.from.minY + 1 })
        #expect(nudged.text().hasPrefix("+1 on the constant of name.top == card.bottom + 8  at 5:1 $"))
        #expect(
            nudged.json().hasPrefix(
                #"{"espalier": 1, "step": 0, "nudge": "name.top == card.bottom + 8", "by": 1, "moved": [{"path": "/1", "name""#
            ))
        // Another one that is needed breaks nothing more.
        let freed = try document.supposing(.without("card.width == 200"))
        #expect(freed.mended.isEmpty && freed.broken.isEmpty)
    }

    private func widths(_ constraints: String) throws -> ScenarioDocument {
        try ScenarioDocument(
            json: """
                {"espalier": 1, "root": {"frame": [0, 0, 300, 100], "subviews": [{"name": "a"}], "constraints": [
                "a.leading == self.leading", "a.top == self.top", "a.height == 10", \(constraints)]}}
                """)
    }

    @Test("what is taken away is not said to hold, broken as it was or not")
    func removed() throws {
        let document = try widths(#""c1: a.width == 100", "c2: a.width == 50", "c3: a.width == 25""#)
        for supposition in [ConstraintSupposition.broken("c2"), .without("c2"), .without("c3"), .broken("c3")] {
            let layout = try document.supposing(supposition)
            #expect(layout.mended.isEmpty && layout.broken.isEmpty && layout.moved.isEmpty)
        }
        #expect(try document.supposing(.without("c1")).mended == ["c2"])
    }

    @Test("a choice ends the conflict, alone or, where none does alone, with another one")
    func choices() throws {
        func choices(_ constraints: String) throws -> [[String]] {
            try widths(constraints).explainConstraints().conflicts.map(\.choices)
        }
        let alone = try choices(#""c1: a.width == 100", "c2: a.width == 50""#)
        #expect(alone == [["without 'c1' instead: a.width 100 → 50"]])
        // Of the third, the first and the second are each a reason of its own.
        let pairs = try choices(#""c1: a.width == 100", "c2: a.width == 50", "c3: a.width == 25""#)
        #expect(
            pairs == [
                ["without 'c1' instead: a.width 100 → 50"], ["without 'c1' and 'c2' instead: a.width 100 → 25"],
            ])
        let twice = try choices(#""c1: a.width == 100", "c2: a.width == 100", "c3: a.width == 25""#)
        #expect(twice == [["without 'c1' and 'c2' instead: a.width 100 → 25"]])
        let thrice = try choices(
            #""c1: a.width == 100", "c2: a.width == 100", "c3: a.width == 100", "c4: a.width == 25""#)
        #expect(thrice == [[]])
    }

    @Test("what to do names what was found to end a conflict, and nothing else")
    func fixes() throws {
        func fixes(_ constraints: String) throws -> [String] {
            try widths(constraints).explainConstraints().conflicts.map(\.fix)
        }
        let one = try fixes(#""c1: a.width == 100", "c2: a.width == 50""#)
        #expect(one == ["take one of them out, or give it a priority below 1000"])
        let two = try fixes(#""c1: a.width == 100", "c2: a.width == 100", "c3: a.width == 25""#)
        #expect(two == ["take 'c3' out, or give it a priority below 1000, or do so with both 'c1' and 'c2'"])
        let three = try fixes(#""c1: a.width == 100", "c2: a.width == 100", "c3: a.width == 100", "c4: a.width == 25""#)
        #expect(three == ["take 'c4' out, or give it a priority below 1000"])
        // Each of two conflicts has a side that the other one has as well.
        let shared = try fixes(#""c1: a.width == 100", "c2: a.width >= 90", "c3: a.width == 25", "c4: a.width <= 30""#)
        #expect(shared.count == 2)
        // Given sides alone.
        #expect(try fixes(#""c1: self.width == 100""#) == ["take it out, or give it a priority below 1000"])
    }

    @Test("a way out is another value than that there is, as a document writes it")
    func waysOut() throws {
        let found = try ScenarioDocument(
            json: """
                {"espalier": 1, "root": {"name": "the screen", "frame": [0, 0, 320, 480],
                 "constraints": [{"format": "V:|[view(==80)]"}, {"format": "H:|[view]"}], "subviews": [{"name": "view"}]}}
                """
        ).explainConstraints()
        #expect(
            found.text() == """
                ambiguous: view.width +1
                  fix: constrain view.trailing == 'the screen'.trailing, or constrain view.width == 44

                """)
    }

    @Test("where breaking a constraint does not mend what it contradicts, that is said; one broken as it is, too")
    func brokenAllTheSame() throws {
        let document = try widths(#""c1: a.width == 100", "c2: a.width == 50", "c3: a.width == 25""#)
        let layout = try document.supposing(.broken("c1"))
        #expect(layout.mended == ["c2"] && layout.standing == ["c3"] && !layout.isBrokenAlready)
        #expect(layout.text().hasSuffix("  holds then: c2\n  broken all the same: c3\n"))
        // What is printed is accepted: identifier and text together, too.
        let broken = try document.supposing(.broken("c3: a.width == 25"))
        #expect(broken.isBrokenAlready && broken.standing.isEmpty)
        #expect(broken.text().hasPrefix("broken as it is: c3"))
    }

    @Test("a size that a class gives itself is not said to be held by constraints")
    func ownSize() throws {
        let width = try ScenarioDocument(
            json: """
                {"espalier":1,"root":{"name":"root","frame":[0,0,300,100],
                 "constraints":["s.leading == self.leading","s.trailing == self.trailing","s.top == self.top"],
                 "subviews":[{"class":"UISwitch","name":"s"}]}}
                """
        ).explain("s", attributes: [.width]).attributes[0]
        #expect(width.holders.map(\.kind) == [.own])
        #expect(width.holders.map(\.text) == ["'s' gives itself its width: constraints would make it 300"])
        #expect(width.description.contains("width is 63, by the view itself"))
    }

    @Test("a stack that hides what a constraint gives a length is named")
    func hiding() throws {
        let found = try ScenarioDocument(
            json: """
                {"espalier": 1, "root": {"name": "root", "frame": [0, 0, 300, 100], "constraints":
                 ["s.leading == self.leading", "s.top == self.top"], "subviews": [{"class": "UIStackView", "name": "s", "axis": "horizontal",
                 "subviews": [{"name": "v", "hidden": true, "constraints": ["self.width == 50", "self.height == 20"]},
                  {"name": "w", "constraints": ["self.width == 50", "self.height == 20"]}]}]}}
                """
        ).explainConstraints().conflicts
        #expect(found.count == 1)
        let fix = try #require(found.first).fix
        #expect(fix.hasPrefix("'s' hides 'v' and makes it 0 points long: show it, or take it out of the stack; or "))
    }

    @Test("the search for choices among hundreds of conflicts ends, and says so")
    func manyConflicts() throws {
        let texts = (0..<120).map { "\"c\($0): a.width == \(400 - $0)\"" }
        let document = try widths(texts.joined(separator: ", "))
        let found = try document.explainConstraints()
        #expect(found.conflicts.count == 119)
        #expect(found.conflicts.first?.cutShortLine == nil && found.conflicts.last?.choices == [])
        let line = "there may be more choices: so many conflicts stand that not all were tried"
        #expect(found.text().contains("\n  \(line)\n"))
        #expect(found.json().contains(#""choicesCutShort": true"#))
    }

    @Test("a size that is stopped at 0 says so")
    func stopped() throws {
        let document = try ScenarioDocument(
            json: """
                {"espalier": 1, "root": {"frame": [0, 0, 300, 100],
                 "subviews": [{"name": "v", "rules": ["ll = 52, rl = 12, tt = 0, h = -5"]}]}}
                """)
        let found = try document.explain("v").attributes.map(\.computed)
        #expect(found[2] == "12 (rl) - 52 (ll), at least 0 (no size is negative)")
        #expect(found[3] == "-5 (h), at least 0 (no size is negative)")
        #expect(found[0] == "12 (rl) - 0 (its own width)")
    }

    @Test("constraints that are not there, or no side of a conflict, are refused with what there is")
    func refused() throws {
        let document = try ScenarioDocument(json: screen)
        func message(_ supposition: ConstraintSupposition) -> String {
            do {
                _ = try document.supposing(supposition)
                return ""
            } catch {
                return error.description
            }
        }
        #expect(
            message(.without("left"))
                == "no active constraint is called 'left' after step 1\nfix: write its identifier, or its text; there are "
                + "'card.trailing == screen.trailing - 10', 'card.top == screen.top', 'name.leading == screen.leading', "
                + "'price.leading == name.trailing', 'price.trailing == screen.trailing'")
        #expect(
            message(.broken("card.height == 40"))
                == "'card.height == 40' is no side of a conflict that stands after step 1\nfix: nothing is in conflict")
    }

    @Test("a number's holders, with their shares, in text and JSON")
    func holders() throws {
        let explanation = try ScenarioDocument(json: screen).explain("price", attributes: [.x], step: 0)
        let holders = explanation.attributes[0].holders
        #expect(holders.last?.kind == .tie)
        #expect(explanation.text(file: "card.json").contains("x is 80, by constraints\n"))
        #expect(explanation.json().contains(#""holders": [{"kind": "content", "#))
        let width = try ScenarioDocument(json: screen).explain("card", attributes: [.width]).attributes[0]
        #expect(width.holders.map(\.text) == ["card.width == 200"])
    }

    @Test("a limit that holds a kept size is said to apply")
    func keptLimit() throws {
        let document = try ScenarioDocument(
            json:
                #"{"espalier": 1, "root": {"subviews": [{"name": "a", "frame": [0, 0, 50, 9], "rules": ["minw = 80"]}]}}"#
        )
        let width = try document.explain("a", attributes: [.width])
        #expect(width.attributes[0].value == 80)
        #expect(width.attributes[0].limits.map(\.applied) == [true])
        #expect(width.text().contains("minw = 80, the limit that applies"))
    }
}
