import Testing

@testable import EspalierScenarios

@Suite("Writing scenario documents")
struct ScenarioRoundTripTests {
    @Test("gives JSON that reads back as an equal document, 500 at random")
    func random() throws {
        for seed in 1...500 as ClosedRange<UInt64> {
            var generator = RandomScenario(seed: seed)
            let document = generator.document()
            let json = document.json()
            do {
                let read = try ScenarioDocument(json: json)
                #expect(read == document, "seed \(seed): \(json)")
                #expect(read.json() == json, "seed \(seed)")
            } catch {
                Issue.record("seed \(seed): \(error)\n\(json)")
            }
        }
    }

    @Test("writes keys in one order and leaves out what has its default")
    func form() throws {
        let json = #"""
            {"layout": "manual", "root": {"tag": 0, "frame": [0, 0.0, 0, -0], "subviews": [{"name": "b", "class": "UIView"},
            {"subviews": [{"hidden": false}], "rules": [["tt = 5"], ["w = %f", 390.0]], "class": "X"}], "rules": []},
            "steps": [{"tolerance": 0.001, "frame": [1, 2, 3, 4.50], "expect": "b"}, {"at": 1, "to": "/", "add": {}}],
            "title": "t", "observers": [{"options": ["new", "old", "initial", "new"], "keyPath": "superview.tag",
            "target": "b", "id": "o"}, {"old": true, "children": false, "keyPaths": [], "hierarchy": "/", "id": "h"}],
            "espalier": 1}
            """#
        #expect(
            try ScenarioDocument(json: json).json() == #"""
                {"espalier": 1, "title": "t", "root": {"subviews": [{"name": "b"}, {"class": "X", \#
                "rules": ["tt = 5", ["w = %f", 390]], "subviews": [{"hidden": false}]}]}, \#
                "observers": [{"id": "o", "target": "b", "keyPath": "superview.tag", \#
                "options": ["initial", "old", "new"]}, {"id": "h", "hierarchy": "/", "old": true}], \#
                "steps": [{"expect": "b", "frame": [1, 2, 3, 4.5]}, {"add": {}, "to": "/", "at": 1}], \#
                "layout": "manual"}
                """#)
    }

    @Test("keeps -0, which a rule or a property may tell from 0")
    func negativeZero() throws {
        let json = #"""
            {"espalier": 1, "root": {"properties": {"p": -0}, "rules": [["w = %f", -0]]}, \#
            "steps": [{"set": "/", "keyPath": "properties.p", "value": -0}]}
            """#
        #expect(try ScenarioDocument(json: json).json() == json)
        // Results write 0 (the contract).
        #expect(JSONWriter.text(-0.0) == "0")
    }

    @Test("continues what a writer has")
    func writer() {
        var writer = JSONWriter()
        writer.beginList()
        let document = ScenarioDocument(root: ScenarioTree(root: ScenarioView()))
        document.write(to: &writer)
        document.write(to: &writer)
        writer.endList()
        #expect(writer.text == #"[{"espalier": 1, "root": {}}, {"espalier": 1, "root": {}}]"#)
    }
}
