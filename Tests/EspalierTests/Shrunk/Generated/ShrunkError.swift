import Espalier
import TestSupport
import Testing

@Test(.mustFail) func shrunkError() throws {
    let document = try ScenarioDocument(
        json: #"""
            {"espalier": 1, "root": {}, "steps": [{"remove": "a\"\"\"#b"}]}
            """#)
    #expect(!document.shows(.error("no view")))
}
