/// Names of languages as folders of applications have them: `de`, `pt-BR`, `zh-Hant-HK`.
enum Language {
    /// The language of a folder `NAME.lproj`; nil for other folders, and for `Base.lproj` and `mul.lproj`, which are of no
    /// language.
    static func ofFolder(_ name: some StringProtocol) -> String? {
        guard name.hasSuffix(".lproj") else { return nil }
        let language = String(name.dropLast(".lproj".count))
        return language == "Base" || language == "mul" || language.isEmpty ? nil : normalized(language)
    }

    /// Old names of languages, which Xcode wrote before it had codes.
    private static let oldNames = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
        "Dutch": "nl", "Russian": "ru",
    ]

    static func normalized(_ name: String) -> String {
        oldNames[name] ?? String(name.map { $0 == "_" ? "-" : $0 })
    }

    /// The language, then the more general ones to which it falls back: `zh-Hant-HK`, `zh-Hant`, `zh`.
    static func chain(_ language: String) -> [String] {
        var parts = language.split(separator: "-")
        var result: [String] = []
        while !parts.isEmpty {
            result.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return result
    }

    private static let rightToLeft: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "khw", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    private static let rightToLeftScripts: Set<String> = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm"]

    /// Whether its texts run from right to left: its script says so, else the language.
    static func runsRightToLeft(_ language: String) -> Bool {
        let parts = language.split(separator: "-").map(String.init)
        if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
            return rightToLeftScripts.contains(script)
        }
        return parts.first.map { rightToLeft.contains($0.lowercased()) } ?? false
    }
}
