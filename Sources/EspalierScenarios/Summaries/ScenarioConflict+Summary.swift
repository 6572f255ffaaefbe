extension ScenarioResult.Conflict {
    /// What cannot hold, and what it contradicts, on one line.
    package var summary: String {
        let names = shown.map { ScenarioStep.shown($0) }
        let others = names.count < 2 ? "" : ", together with \(names.dropFirst().joined(separator: "; "))"
        return "the constraint \(names.first ?? "") cannot hold\(others)"
    }
}
