import EspalierScenarios

/// A scenario document: read, run, its result written; written again, it says the same.
func fuzzDocument(_ bytes: [UInt8]) {
    let document: ScenarioDocument
    do {
        document = try ScenarioDocument(json: bytes)
    } catch {
        require(!error.problems.isEmpty, "an error without a problem")
        for problem in error.problems {
            require((problem.place?.line ?? 1) >= 1 && (problem.place?.column ?? 1) >= 1, "a place that is none")
        }
        return
    }
    let text = document.json()
    guard let again = try? ScenarioDocument(json: text) else { stop("not read again: \(text)") }
    require(again == document, "says something else: \(text)")
    guard document.nib == nil, let result = try? document.simulate() else { return }
    require(!result.json().isEmpty, "a result without text")
}
