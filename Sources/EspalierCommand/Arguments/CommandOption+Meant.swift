import EspalierSupport

extension CommandOption {
    /// What other subcommands and programs call an option.
    private static let otherNames: [String: [Name]] = [
        "--step": [.to], "--out": [.output], "--out-file": [.output], "-r": [.recursive], "-R": [.recursive],
    ]

    /// What somebody probably meant who wrote an option that is not known; nil where nothing is likely.
    ///
    /// It is a name that is written much the same; or a short name with its value right behind it (`-ofile`); or the
    /// option that takes the word as its value (`--json`); or what other programs call so.
    static func meant(by name: String, among known: [CommandOption]) -> String? {
        if let near = nearestName(to: name, among: known.map(\.name.rawValue)) { return near }
        for option in known {
            if let short = option.short, !option.values.isEmpty, !name.hasPrefix("--"), name.hasPrefix(short) {
                return "\(short) \(PlainText.line(String(name.dropFirst(short.count))))"
            }
        }
        let word = String(name.drop { $0 == "-" })
        for option in known {
            if case .words(let words) = option.values.first, words.contains(word) {
                return "\(option.name.rawValue) \(word)"
            }
        }
        let names = otherNames[name] ?? []
        return known.first { names.contains($0.name) }?.name.rawValue
    }
}
