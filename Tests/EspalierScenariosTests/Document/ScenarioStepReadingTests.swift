import Foundation
import Testing

@testable import EspalierScenarios

@Suite("Reading steps")
struct ScenarioStepReadingTests {
    private func action(_ json: String) throws -> ScenarioStep.Action {
        try ScenarioDocument(json: #"{"espalier": 1, "root": {}, "steps": [\#(json)]}"#).steps[0].action
    }

    private let a = ScenarioReference(.name("a"))
    private let b = ScenarioReference(.path([0, 12]))
    private let root = ScenarioReference(.path([]))

    @Test("takes each verb with all of its keys")
    func verbs() throws {
        var view = ScenarioView()
        view.tag = 1
        var tree = ScenarioTree(root: ScenarioView())
        tree.append(view, to: 0)
        #expect(try action(#"{"add": {"subviews": [{"tag": 1}]}, "to": "/"}"#) == .add(tree, to: root, at: nil))
        #expect(try action(#"{"at": 2.0, "to": "a", "add": {}}"#) == .add(.init(root: .init()), to: a, at: 2))
        #expect(try action(#"{"move": "a", "to": "/0/12", "at": 0}"#) == .move(a, to: b, at: 0))
        #expect(try action(#"{"move": "/0/12", "to": "/"}"#) == .move(b, to: root, at: nil))
        #expect(try action(#"{"remove": "a"}"#) == .remove(a))
        #expect(try action(#"{"front": "a"}"#) == .front(a))
        #expect(try action(#"{"back": "/0/12"}"#) == .back(b))
        #expect(try action(#"{"exchange": ["a", "a"]}"#) == .exchange(a, a))
        #expect(try action(#"{"layout": "/"}"#) == .layout(root))
        let rule = ScenarioRule("tt = %f", [.init(.number(5))])
        let json = #"{"rule": "tt = %f", "arguments": [5], "on": "a", "fails": false}"#
        #expect(try action(json) == .rule(rule, on: a, fails: false))
        #expect(try action(#"{"rule": "tt = 5", "on": "a"}"#) == .rule(.init("tt = 5"), on: a, fails: false))
        #expect(
            try action(#"{"rule": "tt = 5", "arguments": [], "on": "a"}"#)
                == .rule(.init("tt = 5"), on: a, fails: false))
        let frame = CGRect(x: 0, y: 1.5, width: 10, height: 20)
        let expect = #"{"expect": "a", "frame": [0, 1.5, 10, 20]"#
        #expect(try action(expect + "}") == .expect(a, frame: frame, tolerance: 0.001))
        #expect(try action(expect + #", "tolerance": 0}"#) == .expect(a, frame: frame, tolerance: 0))
    }

    @Test(
        "takes a value of the kind that the key path has",
        arguments: [
            ("frame", "[1, 2, 3, 4]", .rectangle(CGRect(x: 1, y: 2, width: 3, height: 4))),
            ("bounds", "[0, -5, 3, 4]", .rectangle(CGRect(x: 0, y: -5, width: 3, height: 4))),
            ("frame.origin", "[1, 2]", .point(CGPoint(x: 1, y: 2))),
            ("bounds.size", "[1, 2]", .size(CGSize(width: 1, height: 2))),
            ("frame.size.width", "7", .number(7)), ("bounds.origin.y", "-7.5", .number(-7.5)),
            ("center", "[1, 2]", .point(CGPoint(x: 1, y: 2))), ("center.x", "3", .number(3)),
            ("transform", "[1, 0, 0, 1, 5, 6]", .transform(.init(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 6))),
            ("transform.tx", "5", .number(5)), ("tag", "7.0", .integer(7)), ("name", "\"x\"", .name("x")),
            ("name", "null", .name(nil)), ("hidden", "true", .boolean(true)), ("alpha", "1", .number(1)),
            ("text", "\"\"", .text("")),
            ("autoresizing", "[\"top\", \"width\"]", .autoresizing([.flexibleWidth, .flexibleTopMargin])),
            ("properties.gap", "8", .any(.number(8))), ("properties.gap", "null", .any(.null)),
            ("properties.a.b c", "[]", .any(.structure([.beginList, .endList]))),
        ] as [(String, String, ScenarioSetting.Value)])
    func settings(keyPath: String, value: String, expected: ScenarioSetting.Value) throws {
        let read = try action(#"{"set": "a", "keyPath": "\#(keyPath)", "value": \#(value)}"#)
        #expect(read == .set(a, ScenarioSetting(try #require(ScenarioKeyPath(keyPath)), expected)))
    }
}

@Suite("References in a document")
struct ScenarioReferenceTests {
    @Test(
        "are names, or paths from the root",
        arguments: [
            ("/", .path([])), ("/0", .path([0])), ("/0/12/3", .path([0, 12, 3])), ("a", .name("a")), (" ", .name(" ")),
            ("0/1", .name("0/1")), ("a/b", .name("a/b")), ("é", .name("é")),
        ] as [(String, ScenarioReference.Target)])
    func forms(text: String, target: ScenarioReference.Target) {
        let reference = ScenarioReference(text)
        #expect(reference?.target == target)
        #expect(reference?.description == text)
    }

    @Test(
        "are refused where they are empty or look like paths and are none",
        arguments: ["", "//", "/a", "/0/", "/ 0", "/+1", "/-1", "/0.5", "/99999999999999999999", "/٣"])
    func refused(text: String) {
        #expect(ScenarioReference(text) == nil)
    }
}
