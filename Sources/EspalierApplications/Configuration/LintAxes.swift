import EspalierRendering
import EspalierSupport
import EspalierViews

/// Reads what options and configurations say of the axes that only applications have.
enum LintAxes {
    static func orientations(_ words: [String]) throws(LintOptionError) -> [UIInterfaceOrientation] {
        let known: [(String, [UIInterfaceOrientation])] = [
            ("portrait", [.portrait]), ("upside-down", [.portraitUpsideDown]), ("landscape-left", [.landscapeLeft]),
            ("landscape-right", [.landscapeRight]), ("landscape", [.landscapeRight]),
            ("all", [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]),
            ("both", [.portrait, .landscapeRight]),
        ]
        return try values(words, known, "orientation")
    }

    static func appearances(_ words: [String]) throws(LintOptionError) -> [UIUserInterfaceStyle] {
        try values(words, [("light", [.light]), ("dark", [.dark]), ("both", [.light, .dark])], "appearance")
    }

    static func languages(_ words: [String]) throws(LintOptionError) -> [String] {
        for word in words {
            let isCode =
                !word.isEmpty && word.utf8.count <= 40
                && word.utf8.allSatisfy { byte in
                    Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
                        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                }
            guard isCode else {
                throw LintOptionError(
                    message: "\(PlainText.quoted(word)) is no language",
                    fix: "write codes as in de,pt-BR, all or longest")
            }
        }
        return words.map { Language.normalized($0) }
    }

    private static func values<Value: Equatable>(
        _ words: [String], _ known: [(String, [Value])], _ what: String
    ) throws(LintOptionError) -> [Value] {
        var result: [Value] = []
        for word in words {
            guard let found = known.first(where: { $0.0 == word })?.1 else {
                let names = known.map(\.0)
                throw LintOptionError(
                    message: "\(PlainText.quoted(word)) is no \(what)",
                    fix: nearestName(to: word, among: names).map { "did you mean '\($0)'?" }
                        ?? "write some of \(names.joined(separator: ", "))")
            }
            for value in found where !result.contains(value) { result.append(value) }
        }
        return result
    }
}
