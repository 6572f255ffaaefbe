extension ScenarioDocument {
    /// The version of the format that documents and results are written in.
    package static var formatVersion: Int { ScenarioDecoder.version }
}

extension JSONWriter {
    /// The member that tells the version, which documents and results begin with.
    package mutating func formatVersion() {
        member("espalier", ScenarioDecoder.version)
    }
}
