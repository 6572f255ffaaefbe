import EspalierScenarios
import Foundation
import Testing

@testable import EspalierRendering

@Suite("Lint: rules and names")
struct LintRuleTests {
    private func view(_ rules: String, name: String = "a") -> String {
        #"{"name": "\#(name)", "frame": [0, 0, 5, 5], "rules": [\#(rules)]}"#
    }

    @Test("a cycle is told where it begins, and one that must be refused is none")
    func cycle() throws {
        let found = try findings(.cycle, in: screen(view(#"["tt = 3, w = %w", "a"]"#)))
        #expect(
            found == [
                LintFinding(
                    kind: .cycle, view: "/0", name: "a", place: TextPlace(line: 2, column: 49),
                    documentPath: "$.root.subviews[0].rules[0][0]", inner: TextPlace(line: 1, column: 13),
                    message: "1:13 in 'tt = 3, w = %w': a.width needs a.width",
                    fix: "give a a width that does not come from itself, for example 'w = 80'", sizes: [],
                    objects: ["$.root.subviews[0].rules[0][0]", "a"])
            ])
        #expect(try findings(.cycle, in: screen(view(#"["tt = 3, h = %w", "a"]"#))) == [])
        let refused = #", "steps": [{"rule": "w = %w", "arguments": ["a"], "on": "a", "fails": true}]"#
        #expect(try findings(.cycle, in: screen(view(""), rest: refused)) == [])
    }

    @Test("a cycle that a step brings")
    func cycleOfStep() throws {
        let json = screen(
            view(""), rest: ", \"steps\": [\n{\"rule\": \"w = %w\", \"arguments\": [\"a\"], \"on\": \"a\"}]")
        let found = try findings(.cycle, in: json)
        #expect(found.map(\.documentPath) == ["$.steps[0].rule"])
        #expect(found.map(\.place) == [TextPlace(line: 4, column: 10)])
    }

    @Test("a position rule that two others displace never counts (SLL 6.3)")
    func displaced() throws {
        let found = try findings(.displaced, in: screen(view(#""ll = 1, cl = 20, rl = 30""#)))
        #expect(
            found == [
                LintFinding(
                    kind: .displaced, view: "/0", name: "a", place: TextPlace(line: 2, column: 48),
                    documentPath: "$.root.subviews[0].rules[0]", inner: TextPlace(line: 1, column: 1),
                    message: "'ll' of 'a', 1:1 in 'll = 1, cl = 20, rl = 30', never counts: only two position rules of "
                        + "an axis do, and 'rl', 1:18 in the same rule, displaces it",
                    fix: "leave it out, or reset one of the others, as in 'cl = nil'", sizes: [],
                    objects: ["$.root.subviews[0].rules[0]", "a"])
            ])
    }

    @Test(
        "what takes the place of a rule",
        arguments: [
            (#""w = 3", "w = 4""#, "'w', 1:1 in rules[1], 'w = 4', overwrites it"),
            (#""lr = 3, lr = nil""#, "'nil', 1:9 in the same rule, resets it"),
            (#""ll = rl = 3, w = 4""#, "the size comes from the position rules 'rl' and 'll'"),
        ])
    func reasons(_ rules: String, _ reason: String) throws {
        let found = try findings(.displaced, in: screen(view(rules)))
        #expect(found.count == 1)
        #expect(found.first?.message.hasSuffix("never counts: \(reason)") == true, "\(found.map(\.message))")
    }

    @Test(
        "rules that count: in force, read by another (SLL 5.4), limits, and sizes beside one position",
        arguments: [
            #""ll = 1, rl = 30""#, #""ll = 1, cl = 20, rl = 30, tt = ll""#, #""ll = 1", "ll += 4""#,
            #""w = 3, minw = 1, maxw = 9, ll = 4""#, #""rr = tt = 5""#, #""lr = 60, tt = lr""#,
        ])
    func counting(_ rules: String) throws {
        #expect(try findings(.displaced, in: screen(view(rules))) == [])
    }

    @Test("a rule that counted until a step displaced it did count")
    func displacedLater() throws {
        let rest = #", "steps": [{"rule": "w = 9", "on": "a"}, {"rule": "ll = 1, rl = 9", "on": "a"}]"#
        #expect(try findings(.displaced, in: screen(view(#""w = 3""#), rest: rest)) == [])
        let manual = screen(
            view(#""w = 3""#), rest: ", \"steps\": [\n{\"rule\": \"w = 9, w = 8\", \"on\": \"a\"}]")
        #expect(try findings(.displaced, in: manual).map(\.documentPath) == ["$.steps[0].rule"])
    }

    @Test("a rule of the root never counts (SLL 1.3)")
    func root() throws {
        let json = #"{"espalier": 1, "root": {"frame": [0, 0, 5, 5], "rules": ["w = 3"]}}"#
        #expect(
            try findings(.displaced, in: json).map(\.message) == ["'w = 3' never counts: the root has no superview"])
    }

    @Test(
        "statements without effect (SLL 5.7)",
        arguments: [
            (#""ll = 4, tt - 5""#, "'tt - 5', 1:9 in 'll = 4, tt - 5' of 'a', has no effect: it assigns nothing"),
            (#""-tt""#, "'-tt', 1:1 in '-tt' of 'a', has no effect: it assigns nothing"),
            (#""w = nil""#, "'w = nil', 1:1 in 'w = nil' of 'a', has no effect: it resets what is not set"),
            (#""" "#, "the rule '' of 'a' has no statement"),
        ])
    func noEffect(_ rules: String, _ message: String) throws {
        let found = try findings(.noEffect, in: screen(view(rules)))
        #expect(found.map(\.message) == [message])
        #expect(found.map(\.documentPath) == ["$.root.subviews[0].rules[0]"])
    }

    @Test(
        "statements with an effect: a name alone, an assignment within, a reset of what is set, empty ones beside others",
        arguments: [
            #""tt""#, #""(tt = 5) * 2""#, #""w = 4", "w = nil""#, #""lr = 4", "ll = 3", "lr = nil""#, #"",tt = 5,""#,
        ])
    func effect(_ rules: String) throws {
        #expect(try findings(.noEffect, in: screen(view(rules))) == [])
    }

    @Test("a division by a zero that is written, and by one that layout gives")
    func division() throws {
        let zero = #"{"name": "z", "frame": [0, 0, 0, 5]}"#
        let found = try findings(.divisionByZero, in: screen(view(#"["w = 9 / %w, h = 4 / (3 - 3)", "z"]"#), zero))
        #expect(
            found == [
                LintFinding(
                    kind: .divisionByZero, view: "/0", name: "a", place: TextPlace(line: 2, column: 49),
                    documentPath: "$.root.subviews[0].rules[0][0]", inner: TextPlace(line: 1, column: 7),
                    message: "1:7 in 'w = 9 / %w, h = 4 / (3 - 3)' of 'a': what it divides by is zero",
                    fix: "divide by something that is not zero; the attribute keeps the number it has",
                    sizes: [CGSize(width: 100, height: 100)],
                    objects: ["$.root.subviews[0].rules[0][0]", "a"]),
                LintFinding(
                    kind: .divisionByZero, view: "/0", name: "a", place: TextPlace(line: 2, column: 49),
                    documentPath: "$.root.subviews[0].rules[0][0]", inner: TextPlace(line: 1, column: 19),
                    message: "1:19 in 'w = 9 / %w, h = 4 / (3 - 3)' of 'a': what it divides by is zero",
                    fix: "divide by something that is not zero; the attribute keeps the number it has", sizes: [],
                    objects: ["$.root.subviews[0].rules[0][0]", "a"]),
            ])
        #expect(try findings(.divisionByZero, in: screen(view(#"["w = 9 / %h, h = 0 / 3", "z"]"#), zero)) == [])
    }

    @Test("a name that nothing refers to, and all the ways to refer to one")
    func unusedNames() throws {
        let views = [
            view(#"["w = %w", "b"]"#), view("", name: "b"), view("", name: "c"), view("", name: "d"),
            view("", name: "e"), view(#"["h = %@f", {"of": "g", "keyPath": "tag"}]"#, name: "f"),
            view("", name: "g"), view("", name: "h"), view("", name: "i"),
        ]
        let rest =
            #", "observers": [{"id": "o", "target": "c", "keyPath": "frame"}], "steps": ["#
            + #"{"expect": "d", "frame": [0, 0, 5, 5]}, {"query": "q", "from": "/", "named": "e"}, "#
            + #"{"query": "q", "from": "f", "group": "siblings", "by": {"name": ["h"]}}]"#
        let found = try findings(.unusedName, in: screen(views.joined(separator: ",\n"), rest: rest))
        #expect(found.map(\.name) == ["a", "i"])
        #expect(
            found.first
                == LintFinding(
                    kind: .unusedName, view: "/0", name: "a", place: TextPlace(line: 2, column: 10),
                    documentPath: "$.root.subviews[0].name", message: "nothing refers to the name 'a'",
                    fix: "leave it out, or see whether something should refer to it", sizes: [],
                    objects: ["$.root.subviews[0].name", "a"]))
    }

    @Test("a control that nothing names, unless it has a title, a placeholder or a label")
    func missingLabels() throws {
        let frame = #""frame": [0, 0, 50, 50]"#
        let views = [
            #"{"class": "UIButton", "name": "a", \#(frame)}"#,
            #"{"class": "UIButton", "name": "b", "title": "Go", \#(frame)}"#,
            #"{"class": "UIButton", "name": "c", "properties": {"accessibilityLabel": "Go"}, \#(frame)}"#,
            #"{"class": "UIButton", "name": "d", "properties": {"accessibilityLabel": ""}, \#(frame)}"#,
            #"{"class": "UIButton", "name": "e", "hidden": true, \#(frame)}"#,
            #"{"class": "UISwitch", "name": "f", \#(frame)}"#, #"{"class": "UISlider", "name": "g", \#(frame)}"#,
            #"{"class": "UITextField", "name": "h", "placeholder": "Name", \#(frame)}"#,
            #"{"class": "UITextField", "name": "i", "text": "Ann", \#(frame)}"#,
            #"{"class": "UIStepper", "name": "j", \#(frame)}"#, #"{"name": "k", \#(frame)}"#,
            #"{"class": "UIButton", "name": "l", "isEnabled": false, \#(frame)}"#,
            #"{"class": "UIPageControl", "name": "m", \#(frame)}"#,
            #"{"class": "UIButton", "name": "n", "properties": {"isAccessibilityElement": false}, \#(frame)}"#,
            #"""
            {"name": "card", "properties": {"isAccessibilityElement": true}, \#(frame),
             "subviews": [{"subviews": [{"class": "UIButton", "name": "o", \#(frame)}], \#(frame)}]}
            """#,
            #"""
            {"name": "cover", "properties": {"accessibilityElementsHidden": true}, \#(frame),
             "subviews": [{"class": "UIButton", "name": "p", \#(frame)}]}
            """#,
            #"{"name": "plain", \#(frame), "subviews": [{"class": "UIButton", "name": "q", \#(frame)}]}"#,
        ]
        let json = screen(views.joined(separator: ",\n"))
        let found = try findings(.noLabel, in: json)
        #expect(found.compactMap(\.name) == ["a", "d", "f", "g", "i", "q"])
        #expect(found.first?.message == "nothing says what 'a' is to those who do not see it")
        #expect(try ScenarioDocument(json: json).lint().findings.allSatisfy { $0.kind != .noLabel })
    }

    @Test("where nothing is referred to by a name, names are for reading")
    func namesForReading() throws {
        #expect(try findings(.unusedName, in: screen(view(""))) == [])
    }

    @Test("a name that two views have, and that something refers to")
    func repeatedNames() throws {
        let rest = #", "steps": [{"expect": "a", "frame": [0, 0, 5, 5]}]"#
        let found = try findings(.repeatedName, in: screen(view(""), view(""), view("", name: "b"), rest: rest))
        #expect(
            found == [
                LintFinding(
                    kind: .repeatedName, view: "/1", name: "a", place: TextPlace(line: 3, column: 10),
                    documentPath: "$.root.subviews[1].name",
                    message: "the name 'a' is that of /0 too; a reference means the first in the tree",
                    fix: "give one of them another name", sizes: [],
                    objects: ["$.root.subviews[1].name", "a"])
            ])
        #expect(try findings(.repeatedName, in: screen(view(""), view(""))) == [])
    }

    @Test("names of views that steps add, rename and remove")
    func repeatedByStep() throws {
        let add = #"{"add": {"name": "a"}, "to": "screen"}"#
        let rename = #"{"set": "b", "keyPath": "name", "value": "a"}"#
        let use = #"{"front": "a"}"#
        func steps(_ steps: String...) -> String { ", \"steps\": [\n" + steps.joined(separator: ",\n") + "]" }
        let views = [view(""), view("", name: "b")].joined(separator: ",\n")
        let added = try findings(.repeatedName, in: screen(views, rest: steps(use, add)))
        #expect(added.map(\.documentPath) == ["$.steps[1].add.name"])
        let renamed = try findings(.repeatedName, in: screen(views, rest: steps(use, rename)))
        #expect(renamed.map(\.documentPath) == ["$.steps[1].value"])
        let gone = try findings(.repeatedName, in: screen(views, rest: steps(#"{"remove": "a"}"#, add)))
        #expect(gone == [])
    }
}
