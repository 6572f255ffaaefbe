import Espalier
import TestSupport
import Testing

@Test(.mustFail) func shrunkNoEffect() throws {
    let document = try ScenarioDocument(
        json: #"""
            {"espalier": 1, "root": {"rules": [""]}}
            """#)
    #expect(!document.shows(.finding(.noEffect, view: nil)))
}
