extension ScenarioDocument {
    /// The version of the format that documents and results are written in.
    package static var formatVersion: Int { ScenarioDecoder.version }
}
