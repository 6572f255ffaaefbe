import Foundation

extension DeclarationPlace {
    /// The observer that the declaration has, `didSet` or `willSet`, as far as the source is there to be read: a running
    /// program does not know. Nil for none.
    func observer(of property: String) -> String? {
        guard line > 0, let source = try? String(contentsOfFile: "\(file)", encoding: .utf8) else { return nil }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        guard line <= lines.count else { return nil }
        // The wrapper may stand some lines before the name.
        let rest = lines[(Int(line) - 1)...].prefix(8).map(Self.withoutComment)
        guard let first = rest.firstIndex(where: { $0.contains("var \(property)") }) else { return nil }
        let declaration = rest[first...].joined(separator: " ")
        guard let name = declaration.range(of: "var \(property)"),
            let brace = rest[first].contains("{") || Self.opens(rest.dropFirst(first + 1).first)
                ? declaration[name.upperBound...].firstIndex(of: "{") : nil
        else { return nil }
        let body = declaration[declaration.index(after: brace)...].drop { $0.isWhitespace }
        return ["didSet", "willSet"].first { body.hasPrefix($0) }
    }

    private static func opens(_ line: String?) -> Bool { line?.drop { $0.isWhitespace }.hasPrefix("{") ?? false }

    private static func withoutComment(_ line: Substring) -> String {
        line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line)
    }
}
