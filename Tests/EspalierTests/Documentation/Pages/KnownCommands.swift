/// What can be run: by the manifest, and by what the command says of itself.
struct KnownCommands {
    /// Products and targets that can be run.
    var executables: Set<String> = []
    var testTargets: Set<String> = []
    /// What `espalier --help` prints.
    var overview: String
    /// What `espalier SUBCOMMAND --help` prints.
    var help: [String: String] = [:]

    /// What this build has; asked once.
    static let present = Result { try KnownCommands() }

    private init() throws {
        let manifest = try ProjectFiles.text("Package.swift")
        for match in manifest.matches(of: #/\.executable(?:Target)?\(\s*name: "([^"]+)"/#) {
            executables.insert(String(match.1))
        }
        for match in manifest.matches(of: #/\.testTarget\(\s*name: "([^"]+)"/#) {
            testTargets.insert(String(match.1))
        }
        let espalier = BuiltProgram(name: "espalier")
        overview = try espalier.run(["--help"]).output
        for match in overview.matches(of: #/(?m)^(?:usage:)?\s+(?:espalier )?([a-z]+)\s/#) {
            let name = String(match.1)
            guard help[name] == nil, name != "espalier" else { continue }
            let outcome = try espalier.run([name, "--help"])
            if outcome.status == 0 { help[name] = outcome.output }
        }
    }
}
