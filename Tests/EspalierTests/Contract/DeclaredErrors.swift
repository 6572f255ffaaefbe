import Espalier

/// The public errors of the sources: `Type.case` for each case of an enumeration, or of a reason inside of a structure;
/// `Type` for a structure without.
enum DeclaredErrors {
    static func all() throws -> Set<String> {
        let sources = ProjectFiles.root.appendingPathComponent("Sources")
        var names: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
            names.formUnion(Self.names(in: try ProjectFiles.text("Sources/\(path)")))
        }
        return names
    }

    static func names(in source: String) -> Set<String> {
        var names: Set<String> = []
        var type: String?
        var cases: [String] = []
        for line in source.split(separator: "\n") {
            if line.hasPrefix("public "),
                let match = line.firstMatch(of: #/^public (?:struct|enum) (\w+):.*\bError\b/#)
            {
                type = String(match.1)
                cases = []
            } else if type != nil, let match = line.firstMatch(of: #/^ +case ([a-z].*)$/#) {
                // Of `one(number: Int), two` the names alone. What has a colon then is a case of a switch.
                let list = match.1.replacing(#/\([^)]*\)/#, with: "")
                if list.contains(":") { continue }
                cases += list.split(separator: ",").map { $0.drop { $0 == " " }.prefix { $0 != " " } }.map(String.init)
            } else if line == "}", let name = type {
                names.formUnion(cases.isEmpty ? [name] : cases.map { "\(name).\($0)" })
                type = nil
            }
        }
        return names
    }

    /// The names of an error that was thrown; of one that tells the problems of another, the other's as well.
    static func names(of error: any Error) -> Set<String> {
        let type = "\(type(of: error))"
        let mirror = Mirror(reflecting: error)
        if mirror.displayStyle == .enum { return ["\(type).\(label(error))"] }
        guard let reason = mirror.children.first(where: { $0.label == "reason" })?.value else { return [type] }
        return ["\(type).\(label(reason))"]
    }

    private static func label(_ value: Any) -> String { Mirror(reflecting: value).children.first?.label ?? "\(value)" }
}
