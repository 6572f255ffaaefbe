/// The targets of `Package.swift` that users and programs are made of, with what they depend on.
struct Manifest {
    /// The names of the targets, in the order of the manifest.
    private(set) var targets: [String] = []
    /// What a target names as its dependencies.
    private(set) var dependencies: [String: [String]] = [:]

    init(_ text: String) {
        let library = #/Library\(\s*name: "([A-Za-z]+)",\s*dependencies: \[([^\]]*)\]/#
        let target =
            #/
            \.(?:executableTarget|target)\(\s*name:\s"([A-Za-z]+)",
            \s*dependencies:\sdependencies\(\[([^\]]*)\]\)(,\s*path:)?
            /#
        for match in text.matches(of: library) { add(match.1, match.2) }
        // What has a path is a sample.
        for match in text.matches(of: target) where match.3 == nil { add(match.1, match.2) }
    }

    private mutating func add(_ name: Substring, _ list: Substring) {
        targets.append(String(name))
        dependencies[String(name)] = list.matches(of: #/"([A-Za-z]+)"/#).map { String($0.1) }
    }

    /// The dependencies of a target that no other of its dependencies brings, in the order of the manifest.
    func directDependencies(of target: String) -> [String] {
        let all = dependencies[target] ?? []
        var brought: Set<String> = []
        var waiting = all.flatMap { dependencies[$0] ?? [] }
        while let name = waiting.popLast() {
            if brought.insert(name).inserted { waiting += dependencies[name] ?? [] }
        }
        return all.filter { !brought.contains($0) }
    }
}
