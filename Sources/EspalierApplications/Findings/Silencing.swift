import EspalierNibs
import EspalierRendering
import EspalierSupport

/// Takes out of a report what notes in files and the configuration silence, and tells what they silence for nothing.
struct Silencing {
    let application: Application
    let options: ApplicationLintOptions
    /// Whether all of the application was looked at, so that what was not found does not occur.
    let isWhole: Bool

    func apply(to report: inout ApplicationReport) {
        let ignored = application.configuration.ignored
        var used = Set<Int>()
        let notes = notes()
        var usedNotes: Set<Note> = []
        report.findings.removeAll { finding in
            var isSilenced = false
            for id in finding.objects {
                let note = Note(file: finding.file, object: id, word: finding.kind.rawValue)
                guard notes[note] != nil else { continue }
                usedNotes.insert(note)
                isSilenced = true
            }
            for (index, ignored) in ignored.enumerated() where ignored.matches(finding) {
                used.insert(index)
                isSilenced = true
            }
            if isSilenced { report.silenced += 1 }
            return isSilenced
        }
        // On some devices alone, or in one language, nothing says that it does not occur on others.
        if report.isInterrupted || options.settings != LintConfiguration.Settings() { return }
        report.unusedIgnores = ignored.indices.filter { !used.contains($0) && isLookedFor(ignored[$0]) }.map { index in
            ignored[index].text
        }
        let left = notes.filter { !usedNotes.contains($0.key) && isOn($0.key.word, in: $0.key.file) }
        report.unusedIgnores += left.map { note, place in
            "\(note.word) in the notes of '\(note.object)', \(note.file):\(place)\(LintKind.remark(on: note.word))"
        }.ordered()
    }

    private func isLookedFor(_ ignored: LintConfiguration.Ignored) -> Bool {
        if let kind = ignored.kind, !isOn(kind, in: nil) { return false }
        if isWhole { return true }
        guard let file = ignored.file else { return false }
        return application.files.contains(where: file.matches)
    }

    /// Whether findings of a kind are told; a word that is no kind is a mistake, which is told in any case.
    private func isOn(_ word: String, in file: String?) -> Bool {
        guard let kind = LintKind(rawValue: word) else { return true }
        return application.settings(of: file ?? "", options).severity(of: kind, options) != nil
    }

    // MARK: Notes

    /// One word behind `espalier:ignore` in the notes of an object.
    private struct Note: Hashable {
        let file: String
        let object: String
        let word: String
    }

    /// What notes silence, with their places: `espalier:ignore overlap, outside`.
    private func notes() -> [Note: TextPlace] {
        var notes: [Note: TextPlace] = [:]
        for file in application.files {
            guard let document = application.document(of: file) else { continue }
            for element in document.elements where InterfaceElement.notes.contains(element.name) {
                guard element.key == "userComments", let object = element.parent?.id else { continue }
                for word in element.ignoredKinds {
                    notes[Note(file: file, object: object, word: word)] = element.place
                }
            }
        }
        return notes
    }
}

extension InterfaceElement {
    /// The elements in which Interface Builder keeps notes.
    fileprivate static let notes: Set<String> = ["attributedString", "string", "mutableString"]

    /// What notes in Interface Builder silence.
    fileprivate var ignoredKinds: [String] {
        let texts = [text, decodedText] + all("fragment").map { $0.text(key: "content") ?? "" }
        return texts.flatMap { text -> [String] in
            guard let mark = text.range(of: "espalier:ignore") else { return [] }
            let line = text[mark.upperBound...].prefix { !$0.isNewline }
            return line.split { $0 == "," || $0.isWhitespace }.map(String.init)
        }
    }
}

extension LintConfiguration.Ignored {
    func matches(_ finding: ApplicationFinding) -> Bool {
        (kind == nil || kind == finding.kind.rawValue) && (file?.matches(finding.file) ?? true)
            && (object.map { finding.objects.contains($0) } ?? true)
    }

    /// What it silences, in words.
    var text: String {
        [kind, file?.text, object].compactMap(\.self).joined(separator: " ")
    }
}
