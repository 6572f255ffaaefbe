import EspalierViews
import Foundation
import Testing

@testable import EspalierScenarios

@Suite("Reading views")
struct ScenarioViewReadingTests {
    private func root(_ json: String) throws -> ScenarioView {
        try ScenarioDocument(json: #"{"espalier": 1, "root": \#(json)}"#).root[0]
    }

    @Test("takes an empty document with all defaults")
    func defaults() throws {
        let document = try ScenarioDocument(json: #"{"espalier": 1, "root": {}}"#)
        #expect(document.title == nil)
        #expect(document.layout == .automatic)
        #expect(document.steps.isEmpty)
        #expect(document.root == ScenarioTree(root: ScenarioView()))
        let view = document.root[0]
        #expect(view.className == "UIView" && view.name == nil && view.tag == 0 && view.frame == .zero)
        #expect(view.bounds == nil && view.transform == nil && view.autoresizing == nil && view.hidden == nil)
        #expect(view.alpha == nil && view.text == nil && view.properties.isEmpty && view.rules.isEmpty)
    }

    @Test("takes the keys of the document")
    func document() throws {
        let json = #"{"steps": [], "layout": "manual", "root": {}, "title": "é \"x\"", "espalier": 1.0}"#
        let document = try ScenarioDocument(json: json)
        #expect(document.title == "é \"x\"")
        #expect(document.layout == .manual)
        #expect(try ScenarioDocument(json: #"{"espalier": 1, "root": {}, "layout": "automatic"}"#).layout == .automatic)
    }

    @Test("takes every key of a view")
    func everyKey() throws {
        let view = try root(
            #"""
            {"class": "UILabel", "name": "title", "tag": 3.0, "frame": [1, 2.5, -3, 4e2], "bounds": [0, -10, 3, 4],
             "transform": [1, 2, 3, 4, 5, 6], "autoresizing": ["bottom", "left", "left"], "hidden": true, "alpha": 0.5,
             "text": "", "properties": {"gap": 8, "role": null}, "rules": ["tt = 5"], "subviews": []}
            """#)
        #expect(view.className == "UILabel")
        #expect(view.name == "title")
        #expect(view.tag == 3)
        #expect(view.frame.numbers == [1, 2.5, -3, 400])
        #expect(view.bounds?.numbers == [0, -10, 3, 4])
        #expect(view.transform == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(view.autoresizing == [.flexibleLeftMargin, .flexibleBottomMargin])
        #expect(view.hidden == true)
        #expect(view.alpha == 0.5)
        #expect(view.text == "")
        #expect(view.properties == [.init("gap", .number(8)), .init("role", .null)])
        #expect(view.rules == [ScenarioRule("tt = 5")])
    }

    @Test("takes the words for what is flexible", arguments: UIView.AutoresizingMask.words.map(\.word))
    func autoresizing(word: String) throws {
        let options = try #require(try root(#"{"autoresizing": ["\#(word)"]}"#).autoresizing)
        #expect(options.words == [word])
        #expect(try root(#"{"autoresizing": []}"#).autoresizing == UIView.AutoresizingMask())
    }

    @Test("keeps a tag exact, however large")
    func tags() throws {
        #expect(try root(#"{"tag": 9223372036854775807}"#).tag == .max)
        #expect(try root(#"{"tag": -9007199254740993}"#).tag == -9_007_199_254_740_993)
    }

    @Test("keeps values of all kinds as properties, with their names in order")
    func properties() throws {
        let view = try root(#"{"properties": {"z": "a", "y": true, "": [1], "x": {"k": null}}}"#)
        #expect(
            view.properties == [
                .init("z", .text("a")), .init("y", .boolean(true)),
                .init("", .structure([.beginList, .number(1), .endList])),
                .init("x", .structure([.beginObject, .key("k"), .null, .endObject])),
            ])
    }

    @Test("lists views depth-first, whatever stands before and after the subviews")
    func order() throws {
        let json = #"""
            {"espalier": 1, "root": {"subviews": [
              {"subviews": [{"name": "a"}, {"subviews": [{"name": "b"}], "name": "c"}], "name": "d"},
              {"name": "e"}, {"name": "f", "subviews": [{"name": "g"}]}], "name": "h"}}
            """#
        let tree = try ScenarioDocument(json: json).root
        #expect(tree.views.map(\.name) == ["h", "d", "a", "c", "b", "e", "f", "g"])
        #expect(tree.views.indices.map { tree.parent(of: $0) } == [nil, 0, 1, 1, 3, 0, 0, 6])
    }
}
