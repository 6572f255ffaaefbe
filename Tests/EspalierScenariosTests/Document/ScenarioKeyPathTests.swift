import Testing

@testable import EspalierScenarios

@Suite("Key paths in a document")
struct ScenarioKeyPathTests {
    static let all: [(String, ScenarioKeyPath.Kind)] = [
        ("frame", .rectangle), ("frame.origin", .point), ("frame.origin.x", .number), ("frame.origin.y", .number),
        ("frame.size", .size), ("frame.size.width", .number), ("frame.size.height", .number), ("bounds", .rectangle),
        ("bounds.origin", .point), ("bounds.origin.x", .number), ("bounds.origin.y", .number), ("bounds.size", .size),
        ("bounds.size.width", .number), ("bounds.size.height", .number), ("center", .point), ("center.x", .number),
        ("center.y", .number), ("transform", .transform), ("transform.a", .number), ("transform.b", .number),
        ("transform.c", .number), ("transform.d", .number), ("transform.tx", .number), ("transform.ty", .number),
        ("tag", .integer), ("name", .name), ("hidden", .boolean), ("alpha", .number), ("text", .text),
        ("autoresizing", .autoresizing), ("properties.gap", .any), ("properties.a.b", .any), ("properties. ", .any),
    ]

    @Test("name all properties and their parts", arguments: all)
    func forms(text: String, kind: ScenarioKeyPath.Kind) throws {
        let keyPath = try #require(ScenarioKeyPath(text))
        #expect(keyPath.kind == kind)
        #expect(keyPath.description == text)
    }

    @Test("keep a stored property's name whole, points included")
    func stored() {
        #expect(ScenarioKeyPath("properties.a.b")?.property == .stored("a.b"))
        #expect(ScenarioKeyPath("properties..")?.property == .stored("."))
    }

    @Test(
        "are refused with what was most likely meant",
        arguments: [
            ("frame.width", "did you mean 'frame.size.width'?"),
            ("bounds.height", "did you mean 'bounds.size.height'?"),
            ("frame.x", "did you mean 'frame.origin.x'?"), ("bounds.y", "did you mean 'bounds.origin.y'?"),
            ("Frame", "did you mean 'frame'?"), ("centre", "did you mean 'center'?"),
            ("frame.size.widht", "did you mean 'frame.size.width'?"),
            ("properties", "write the name of the value, as in 'properties.gap'"),
            ("properties.", "write the name of the value, as in 'properties.gap'"),
        ])
    func refused(text: String, fix: String) {
        #expect(ScenarioKeyPath(text) == nil)
        #expect(ScenarioKeyPath.fix(for: text) == fix)
    }

    @Test(
        "are refused where the part belongs to another property",
        arguments: ["center.z", "tag.x", "frame.a", "frame.", "", ".", "alpha.origin.x"])
    func strangeParts(text: String) {
        #expect(ScenarioKeyPath(text) == nil)
    }
}
