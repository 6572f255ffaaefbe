import Espalier
import TestSupport
import Testing

@Test(.mustFail) func shrunkConflictOfAName() throws {
    let document = try ScenarioDocument(
        json: #"""
            {"espalier": 1, "root": {"constraints": ["wide: self.width == 2", "self.width == 1"]}}
            """#)
    #expect(!document.shows(.conflict("wide")))
}
