extension ScenarioResult.Conflict {
    /// What cannot hold, and what it contradicts, on one line.
    package var summary: String {
        let others =
            with.isEmpty ? "" : ", together with \(with.map { ScenarioStep.shown($0) }.joined(separator: "; "))"
        return "the constraint \(ScenarioStep.shown(broken)) cannot hold\(others)"
    }
}
